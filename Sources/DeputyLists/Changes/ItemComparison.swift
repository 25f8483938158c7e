/// How two items are compared: what makes them the same one, and what makes its content the same.
///
/// The identifier can be a key path: `.by(\.number)`. A comparison is made where it is used, so it need not be `Sendable`.
public struct ItemComparison<Item, ID: Hashable>: ItemIdentifying {
    @usableFromInline let identify: (Item) -> ID
    @usableFromInline let compare: (Item, Item) -> Bool

    @inlinable
    init(identifier: @escaping (Item) -> ID, isSame: @escaping (Item, Item) -> Bool) {
        identify = identifier
        compare = isSame
    }

    /// Items with an identifier, and content that a closure compares; without one, every kept item counts as changed.
    @inlinable
    public static func by(
        _ identifier: @escaping (Item) -> ID, isSame: @escaping (Item, Item) -> Bool = { _, _ in false }
    ) -> Self {
        Self(identifier: identifier, isSame: isSame)
    }

    @inlinable func identifier(of item: Item) -> ID { identify(item) }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { compare(old, new) }
}

extension ItemComparison where Item: Identifiable, ID == Item.ID {
    /// Items that are `Identifiable` only: every kept one counts as changed.
    @inlinable
    public static var identifiable: Self { Self(identifier: { $0.id }, isSame: { _, _ in false }) }
}

extension ItemComparison where Item: Identifiable & Equatable, ID == Item.ID {
    /// Items that are `Identifiable` and `Equatable`.
    @inlinable
    public static var identifiableAndEquatable: Self { Self(identifier: { $0.id }, isSame: { $0 == $1 }) }
}

extension ItemComparison where Item: Hashable, ID == Item {
    /// Items that are `Hashable`: other content is another item.
    @inlinable
    public static var hashable: Self { Self(identifier: { $0 }, isSame: { _, _ in true }) }
}

/// How items without identifiers are compared: by their places.
public struct PlaceComparison<Item>: ItemComparing {
    @usableFromInline let compare: (Item, Item) -> Bool

    @inlinable
    init(isSame: @escaping (Item, Item) -> Bool) { compare = isSame }

    /// Items that cannot be compared: matched by number, and every kept one counts as changed.
    @inlinable
    public static var byPlace: Self { Self(isSame: { _, _ in false }) }

    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { compare(old, new) }
}

extension PlaceComparison where Item: Equatable {
    /// Items that are `Equatable` only: equal ones at both ends stay, those between are compared place by
    /// place.
    @inlinable
    public static var equatable: Self { Self(isSame: { $0 == $1 }) }
}
