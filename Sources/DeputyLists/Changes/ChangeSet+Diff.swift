/// Making change sets by comparing two lists.
extension ChangeSet {
    /// The changes between two lists without sections, as changes of one section of what is shown.
    ///
    /// ```swift
    /// let changes = ChangeSet(from: old, to: new, inSection: 2)
    /// ```
    /// - Parameters:
    ///   - old: the items before.
    ///   - new: the items after.
    ///   - section: its number, before and after; 0 by default.
    ///   - comparison: what an item's identifier is, and when its content has changed.
    ///   - policy: how items that share an identifier are matched.
    /// - Complexity: as for ``init(fromSections:toSections:comparing:duplicates:)``.
    @inlinable
    public init<Item, ID>(
        from old: [Item], to new: [Item], inSection section: Int = 0, comparing comparison: ItemComparison<Item, ID>,
        duplicates policy: DuplicatePolicy = .byOccurrence
    ) {
        self.init(from: old, to: new, inSection: section, using: comparison, policy)
    }

    /// The changes between two lists: the fewest moves, and an update for each item whose content has changed.
    ///
    /// The fewest moves is a promise for identifiers that occur once in a section. If they repeat, as many items as possible
    /// keep their place in up to 500 items on each side, and in longer sections of which no more than 256 items come, go or move.
    /// Beyond that nearly as many do, so that the cost stays linear.
    ///
    /// Sections and items are matched by their identifiers, items across sections too. It is a pure function of values,
    /// so it may run on any thread. For any identifiers, applying the stages to the old list gives the new one.
    /// - Complexity: O(n) in the number of items, and O(k log k) in the number k of those that are out of order; also where
    ///   many identifiers have the same hash, because then the search is given up (`hasCollisions`).
    @inlinable
    public init<SectionID, Item, ID>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>],
        comparing comparison: ItemComparison<Item, ID>, duplicates policy: DuplicatePolicy = .byOccurrence
    ) {
        self.init(fromSections: old, toSections: new, using: comparison, policy)
    }

    /// The changes between two lists without sections, whose items are matched by their places.
    @inlinable
    public init<Item>(
        from old: [Item], to new: [Item], inSection section: Int = 0, comparing comparison: PlaceComparison<Item>
    ) {
        self.init(fromSections: [ListSection(0, old)], toSections: [ListSection(0, new)], comparing: comparison)
        setSection(section)
    }

    /// The changes between two lists, whose items are matched by their places in their sections.
    /// - Complexity: O(n) in the number of items.
    @inlinable
    public init<SectionID, Item>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>],
        comparing comparison: PlaceComparison<Item>
    ) {
        var pairing = Pairing(fromSections: old, toSections: new)
        pairing.pairPlaces(old.map { $0.items }, new.map { $0.items }, comparison)
        self.init(pairing)
    }

    /// The changes between two lists of items that are `Identifiable` and `Equatable`.
    @inlinable
    public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item], inSection section: Int = 0) {
        self.init(from: old, to: new, inSection: section, using: IdentifiableAndEquatable())
    }

    /// The changes between two lists of items that are `Hashable`.
    @inlinable @_disfavoredOverload  // items that can be followed too are
    public init<Item: Hashable>(from old: [Item], to new: [Item], inSection section: Int = 0) {
        self.init(from: old, to: new, inSection: section, using: ByValue())
    }

    /// The changes between two lists of sections, whose items are `Identifiable` and `Equatable`.
    @inlinable
    public init<SectionID, Item: Identifiable & Equatable>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(fromSections: old, toSections: new, using: IdentifiableAndEquatable())
    }

    /// The changes between two lists of sections, whose items are `Hashable`.
    @inlinable @_disfavoredOverload  // items that can be followed too are
    public init<SectionID, Item: Hashable>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(fromSections: old, toSections: new, using: ByValue())
    }
}

extension ChangeSet {
    @inlinable
    init<Comparison: ItemIdentifying>(
        from old: [Comparison.Item], to new: [Comparison.Item], inSection section: Int, using comparison: Comparison,
        _ policy: DuplicatePolicy = .byOccurrence
    ) {
        self.init(fromSections: [ListSection(0, old)], toSections: [ListSection(0, new)], using: comparison, policy)
        setSection(section)
    }

    @inlinable
    init<SectionID, Comparison: ItemIdentifying>(
        fromSections old: [ListSection<SectionID, Comparison.Item>],
        toSections new: [ListSection<SectionID, Comparison.Item>],
        using comparison: Comparison, _ policy: DuplicatePolicy = .byOccurrence
    ) {
        var pairing = Pairing(fromSections: old, toSections: new)
        pairing.pairItems(old.map { $0.items }, new.map { $0.items }, comparison, duplicates: policy)
        self.init(pairing)
    }
}
