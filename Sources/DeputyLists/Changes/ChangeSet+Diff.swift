/// Making change sets by comparing two lists.
extension ChangeSet {
    /// What happened between two lists without sections, which stand in section 0.
    /// - Complexity: as for ``init(fromSections:toSections:comparing:duplicates:)``.
    @inlinable
    public init<Item, ID>(
        from old: [Item], to new: [Item], comparing comparison: ItemComparison<Item, ID>,
        duplicates policy: DuplicatePolicy = .byOccurrence
    ) {
        self.init(
            fromSections: [ListSection(0, old)], toSections: [ListSection(0, new)], comparing: comparison,
            duplicates: policy)
    }

    /// What happened between two lists: the fewest moves, and an update for each item whose content has changed.
    ///
    /// Sections and items are followed by their identifiers, items across sections too. It is a pure function of values,
    /// so it may run anywhere. Whatever the identifiers are, applying the stages to the old list gives the new one.
    /// - Complexity: O(n) in the number of items, and O(k log k) in the number k of those that are out of order; also where
    ///   many identifiers have the same hash, for then the search is given up (``hasCollisions``).
    @inlinable
    public init<SectionID, Item, ID>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>],
        comparing comparison: ItemComparison<Item, ID>, duplicates policy: DuplicatePolicy = .byOccurrence
    ) {
        var pairing = Pairing(from: old.map(\.items.count), to: new.map(\.items.count))
        pairing.pairSections(old.map(\.id) + new.map(\.id))
        let isSame = comparison.isSame
        if let identifier = comparison.identifier {
            var ids: [ID] = []
            ids.reserveCapacity(pairing.old.count + pairing.new.count)
            for section in old { for item in section.items { ids.append(identifier(item)) } }
            for section in new { for item in section.items { ids.append(identifier(item)) } }
            pairing.pairItems(ids, duplicates: policy)
        } else {
            for (number, section) in new.enumerated() {
                guard let former = pairing.oldSection(of: number) else { continue }
                let items = old[former].items
                pairing.pairByPlace(former, number) { isSame(items[$0], section.items[$1]) }
            }
        }
        pairing.markUpdates { oldPlace, newPlace in
            isSame(old[oldPlace.section].items[oldPlace.item], new[newPlace.section].items[newPlace.item])
        }
        self.init(pairing)
    }

    /// What happened between two lists of items that can be followed and compared.
    @inlinable
    public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
        self.init(from: old, to: new, comparing: .identifiableAndEquatable)
    }

    /// What happened between two lists of items that are what they contain.
    @inlinable
    public init<Item: Hashable>(from old: [Item], to new: [Item]) {
        self.init(from: old, to: new, comparing: .hashable)
    }

    /// What happened between two lists of items that can be followed and compared; that they are hashable too changes
    /// nothing.
    @inlinable
    public init<Item: Identifiable & Hashable>(from old: [Item], to new: [Item]) {
        self.init(from: old, to: new, comparing: .identifiableAndEquatable)
    }

    /// What happened between two lists of sections, whose items can be followed and compared.
    @inlinable
    public init<SectionID, Item: Identifiable & Equatable>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(fromSections: old, toSections: new, comparing: .identifiableAndEquatable)
    }

    /// What happened between two lists of sections, whose items are what they contain.
    @inlinable
    public init<SectionID, Item: Hashable>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(fromSections: old, toSections: new, comparing: .hashable)
    }

    /// What happened between two lists of sections, whose items can be followed and compared; that they are hashable too
    /// changes nothing.
    @inlinable
    public init<SectionID, Item: Identifiable & Hashable>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(fromSections: old, toSections: new, comparing: .identifiableAndEquatable)
    }
}
