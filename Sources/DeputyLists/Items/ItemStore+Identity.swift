public import Foundation

/// Following items and sections wherever they move.
extension ItemStore {
    public func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
            sections[indexPath[0]].identities.indices.contains(indexPath[1])
        else { return nil }
        return sections[indexPath[0]].identities[indexPath[1]]
    }

    /// - Complexity: O(1) where the item has not moved, else O(n) in the number of items.
    public func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        if self.identity(at: indexPath) == identity { return indexPath }
        for (number, section) in sections.enumerated() {
            if let item = section.identities.firstIndex(of: identity) { return [number, item] }
        }
        return nil
    }

    public func identity(ofSection section: Int) -> ItemIdentity? {
        sections.indices.contains(section) ? sections[section].identity : nil
    }

    public func section(of identity: ItemIdentity) -> Int? {
        sections.firstIndex { $0.identity == identity }
    }
}
