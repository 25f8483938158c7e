public import Foundation

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
    /// - Complexity: as for lists with sections.
    @inlinable public init<Item, ID>(
        from old: [Item], to new: [Item], inSection section: Int = 0, comparing comparison: ItemComparison<Item, ID>
    ) {
        self.init([ListSection(0, old)], [ListSection(0, new)], section) {
            $0.pairItems($1, $2, comparison)
        }
    }

    /// The changes between two lists: the fewest moves, and an update for each item whose content has changed.
    ///
    /// The fewest moves is a promise for identifiers that occur once in a section. If they repeat, as many items as possible
    /// keep their place in up to 500 items on each side, and in longer sections as long as none repeats very often. Beyond that
    /// fewer may, so that the cost stays linear.
    ///
    /// Sections and items are matched by their identifiers, items across sections too. It is a pure function of values,
    /// so it may run on any thread. For any identifiers, applying the batch to the old list gives the new one.
    /// - Complexity: O(n) in the number of items, and O(k log k) in the number k of those that are out of order; also where
    ///   many identifiers have the same hash, because then the search is given up (`hasCollisions`).
    @inlinable public init<SectionID, Item, ID>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>],
        comparing comparison: ItemComparison<Item, ID>
    ) {
        self.init(old, new) { $0.pairItems($1, $2, comparison) }
    }

    /// The changes between two lists without sections, whose items are matched by their places.
    @inlinable public init<Item>(
        from old: [Item], to new: [Item], inSection section: Int = 0, comparing comparison: PlaceComparison<Item>
    ) {
        self.init([ListSection(0, old)], [ListSection(0, new)], section) { $0.pairPlaces($1, $2, comparison) }
    }

    /// The changes between two lists, whose items are matched by their places in their sections.
    /// - Complexity: O(n) in the number of items.
    @inlinable public init<SectionID, Item>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>],
        comparing comparison: PlaceComparison<Item>
    ) {
        self.init(old, new) { $0.pairPlaces($1, $2, comparison) }
    }

    /// The changes between two lists of items that are `Identifiable` and `Equatable`.
    @inlinable public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item], inSection section: Int = 0)
    {
        self.init([ListSection(0, old)], [ListSection(0, new)], section) {
            $0.pairItems($1, $2, IdentifiableAndEquatable())
        }
    }

    /// The changes between two lists of items that are `Hashable`.
    @inlinable @_disfavoredOverload  // items that can be followed too are
    public init<Item: Hashable>(from old: [Item], to new: [Item], inSection section: Int = 0) {
        self.init([ListSection(0, old)], [ListSection(0, new)], section) { $0.pairItems($1, $2, ByValue()) }
    }

    /// The changes between two lists of sections, whose items are `Identifiable` and `Equatable`.
    @inlinable public init<SectionID, Item: Identifiable & Equatable>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(old, new) { $0.pairItems($1, $2, IdentifiableAndEquatable()) }
    }

    /// The changes between two lists of sections, whose items are `Hashable`.
    @inlinable @_disfavoredOverload  // items that can be followed too are
    public init<SectionID, Item: Hashable>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(old, new) { $0.pairItems($1, $2, ByValue()) }
    }

    /// The changes between two lists of sections, whose items a closure pairs.
    /// - Parameter first: the number of the first section in what is shown.
    @inlinable init<SectionID, Item>(
        _ old: [ListSection<SectionID, Item>], _ new: [ListSection<SectionID, Item>], _ first: Int = 0,
        _ pairItems: (inout Pairing, [[Item]], [[Item]]) -> Void
    ) {
        var pairing = Pairing(from: old.map { $0.items.count }, to: new.map { $0.items.count })
        pairing.pairSections(old.map { $0.id } + new.map { $0.id })
        pairItems(&pairing, old.map { $0.items }, new.map { $0.items })
        self.init(pairing, inSection: first)
    }
}

/// A section of a list that is compared: its identifier, and its items.
public struct ListSection<ID: Hashable, Item> {
    /// Identifies the section, also when it moves.
    public var id: ID
    /// The items, in order.
    public var items: [Item]

    /// A section with this identifier and these items.
    public init(_ id: ID, _ items: [Item]) { (self.id, self.items) = (id, items) }
}

extension ListSection: Sendable where ID: Sendable, Item: Sendable {}
extension ListSection: Equatable where Item: Equatable {}

/// An identifier that occurs more than once in a section: which, and where.
///
/// The same identifier in two sections is not a duplicate. They are two items, each matched within its own section first.
public struct DuplicateIdentifier: Sendable, Equatable {
    /// The identifier, as text.
    public var identifier: String
    /// Every place in the new list where it occurs within one section, in order; two at least.
    public var places: [IndexPath]

    /// An identifier, as text, and its places.
    @usableFromInline package init(_ identifier: String, at places: [IndexPath]) {
        (self.identifier, self.places) = (identifier, places)
    }
}
