import Deputy
public import Foundation

/// Finding items by place and places by item.
extension ItemStore {
    /// The item at an index path, if there is one and it is of this type.
    public func item<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
        unwrapped(item(at: indexPath), as: type)
    }

    /// Where the item is now that the list shows at an index path; nil if it is gone.
    ///
    /// The index paths that closures get are those of the data. Those that the list itself gives, to a layout or to your own
    /// delegate methods, are the list's, which is behind the data until the end of the turn. So is the destination of a drop, which
    /// may be the place behind a section's last row.
    /// - Complexity: O(1) if the item has not moved, else O(n) in the number of items.
    public func indexPath(shownAt indexPath: IndexPath) -> IndexPath? {
        list.map { $0.place(shownAt: indexPath) } ?? indexPath
    }

    /// Where the list shows the item at an index path; nil if it does not have it yet.
    /// - Complexity: O(1) if the item has not moved, else O(n) in the number of items.
    public func shownIndexPath(for indexPath: IndexPath) -> IndexPath? {
        list.map { $0.shownPlace(for: .row(indexPath))?.rowPath } ?? indexPath
    }

    /// The items of a section; none for a section that does not exist.
    public func items(inSection section: Int) -> [Any] {
        sections.indices.contains(section) ? sections[section].items : []
    }

    /// The items of a section that are of this type, in order; none for a section that does not exist.
    public func items<Model>(of type: Model.Type, inSection section: Int = 0) -> [Model] {
        items(inSection: section).compactMap { unwrapped($0, as: type) }
    }

    /// The first place of an `Identifiable` item with this `id`.
    ///
    /// ```swift
    /// manager.items.indexPath(id: post.id)
    /// ```
    /// - Complexity: O(n) in the number of items.
    public func indexPath<ID: Hashable>(id: ID) -> IndexPath? {
        func has<Item: Identifiable>(_ item: Item) -> Bool { unwrapped(item.id, as: ID.self) == id }
        return indexPath { item in (unwrapped(item) as? any Identifiable).map { has($0) } ?? false }
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

    /// The first place of an item for which a closure returns true.
    /// - Complexity: O(n) in the number of items.
    public func indexPath(where condition: (Any) -> Bool) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(where: condition) { return [number, item] }
        }
        return nil
    }
}
