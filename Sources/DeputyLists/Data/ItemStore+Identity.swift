package import Foundation

/// The identities of items and sections.
extension ItemStore {
    package func identity(at indexPath: IndexPath) -> ItemIdentity? {
        sections.identity(at: indexPath)
    }

    /// - Complexity: O(1) if the item has not moved, else O(n) in the number of items; O(n) for all calls between two
    ///   changes.
    package func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        if self.identity(at: indexPath) == identity { return indexPath }
        return places.indexPath(of: identity, in: sections.map { $0.identities })
    }

    package func identity(ofSection section: Int) -> ItemIdentity? {
        sections.section(section)?.identity
    }

    package func section(of identity: ItemIdentity) -> Int? {
        sections.firstIndex { $0.identity == identity }
    }
}

/// The store as the data of a list.
extension ItemStore: CurrentItems {
    var isComparable: Bool { true }
    var keepsModels: Bool { true }

    var snapshot: Snapshot {
        let sections = sections.map { section in
            Snapshot.Section(section.identity ?? makeIdentity(), section.identities, extras: extras(of: section))
        }
        return Snapshot(sections: sections)
    }

    /// A section with an identity for each entry.
    func identified(_ section: ItemSection) -> ItemSection {
        var section = section
        section.identity = makeIdentity()
        section.identities = section.items.map { _ in makeIdentity() }
        return section
    }
}
