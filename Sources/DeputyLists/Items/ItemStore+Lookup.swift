public import Foundation

/// Finding items by place and places by item.
extension ItemStore {
    /// The item at an index path, if there is one and it is of this type.
    public func item<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
        item(at: indexPath) as? Model
    }

    /// The items of a section; none for a section that does not exist.
    public func items(inSection section: Int) -> [Any] {
        sections.indices.contains(section) ? sections[section].items : []
    }

    /// The first place of an item equal to this one.
    /// - Complexity: O(n) in the number of items.
    public func indexPath<Model: Equatable>(of model: Model) -> IndexPath? {
        indexPath { ($0 as? Model) == model }
    }

    /// The first place whose item is this object.
    /// - Complexity: O(n) in the number of items.
    public func indexPath(ofObject object: AnyObject) -> IndexPath? {
        indexPath { type(of: $0) is AnyObject.Type && ($0 as AnyObject) === object }
    }

    /// The first place whose item a closure says yes to.
    /// - Complexity: O(n) in the number of items.
    public func indexPath(where condition: (Any) -> Bool) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(where: condition) { return [number, item] }
        }
        return nil
    }
}
