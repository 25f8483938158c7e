public import Foundation

/// The identities of items and sections.
extension ItemStore {
    /// The identity of the item at an index path, which it keeps when it moves; nil outside the data.
    public func identity(at indexPath: IndexPath) -> ItemIdentity? {
        sections.identity(at: indexPath)
    }

    /// - Complexity: O(1) if the item has not moved, else O(n) in the number of items; O(n) for all calls between two
    ///   changes.
    public func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        if self.identity(at: indexPath) == identity { return indexPath }
        return places.indexPath(of: identity, in: sections)
    }

    /// The identity of a section, which it keeps when it moves; nil outside the data.
    public func identity(ofSection section: Int) -> ItemIdentity? {
        sections.section(section)?.identity
    }

    /// Where the section of an identity is now; nil if it is gone.
    public func section(of identity: ItemIdentity) -> Int? {
        sections.firstIndex { $0.identity == identity }
    }
}

extension ItemStore {
    /// Finds programming errors inside Deputy.
    /// - Parameter isShown: whether the host has got every change.
    func checkInvariants(isShown: Bool) -> [String] {
        var wrong: [String] = []
        var seen: Set<ItemIdentity> = []
        for (number, section) in sections.enumerated() {
            if section.items.count != section.identities.count {
                wrong.append("section \(number) has items without identity")
            }
            if section.identity == nil { wrong.append("section \(number) has no identity") }
            for identity in section.identities + [section.identity].compactMap({ $0 })
            where !seen.insert(identity).inserted {
                wrong.append("identity \(identity.number) occurs twice")
            }
        }
        if isShown, shown.sections.map(\.identities) != sections.map(\.identities) {
            wrong.append("the host did not get every change")
        }
        return wrong
    }
}

extension [ItemSection] {
    /// Where an item is; nil if it does not exist.
    func indexPath(of identity: ItemIdentity) -> IndexPath? {
        for (number, section) in enumerated() {
            if let item = section.identities.firstIndex(of: identity) { return [number, item] }
        }
        return nil
    }
}
