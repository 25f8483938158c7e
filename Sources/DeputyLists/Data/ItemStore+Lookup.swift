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
    ///
    /// Without `inSection:` it is the first section.
    public func items<Model>(of type: Model.Type, inSection section: Int = 0) -> [Model] {
        items(inSection: section).compactMap { unwrapped($0, as: type) }
    }

    /// Where an item is now, whatever has changed since you got it; nil if it is gone.
    ///
    /// It is found by its type and its `id`, also if its content is another one by now. Of several, the first with the same content is meant, else the first.
    ///
    /// ```swift
    /// mapping.didSelect { [items] cell, post, indexPath in later { print(items.indexPath(of: post) ?? "gone") } }
    /// ```
    /// - Complexity: O(n) in the number of items.
    public func indexPath<Item: Identifiable>(of item: Item) -> IndexPath? { place(of: item) }

    /// Where an item without an `id` is now: one that is equal, and of its type.
    /// - Complexity: O(n) in the number of items.
    @_disfavoredOverload
    public func indexPath<Item: Equatable>(
        of item: Item, fileID: StaticString = #fileID, line: UInt = #line
    ) -> IndexPath? { place(ofValue: item, at: CallSite(fileID, line)) }

    /// Where an item without an `id` is; the id of another item, which is found nowhere, is reported.
    func place<Item: Equatable>(ofValue item: Item, at site: CallSite) -> IndexPath? {
        if let place = place(of: item) { return place }
        var table = ItemTraitsTable()
        guard let id = unwrapped(item, as: AnyHashable.self), indexPath(where: { $0 is Item }) == nil,
            let path = indexPath(where: { table.key(of: $0, onlyIDs: true)?.id == id })
        else { return nil }
        let type = typeName(Swift.type(of: unwrapped(self.item(at: path)) ?? id))
        log.report(ListAnomaly.idForItem, id, type, EventLocation.row(path), at: site)
        return nil
    }

    // Not public: a closure would be an item of type `Any`, and `remove { … }` would not remove what it says.
    @usableFromInline
    func place(of item: Any) -> IndexPath? {
        var table = ItemTraitsTable()
        guard let key = table.key(of: item) else { return indexPath { table.isSame($0, item) } }
        return indexPath { table.key(of: $0) == key && table.isSame($0, item) }
            ?? indexPath { table.key(of: $0) == key }
    }

    /// Where the item of a type with an `id` is now; nil if there is none.
    ///
    /// ```swift
    /// manager.items.indexPath(of: Post.self, id: 1)
    /// ```
    /// - Complexity: O(n) in the number of items.
    public func indexPath<Model: Identifiable>(of type: Model.Type, id: Model.ID) -> IndexPath? {
        indexPath { unwrapped($0, as: type)?.id == id }
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
