/// What the diff asks about items.
// A protocol, so that the compiler sees through it: with closures each look at an identifier that is a string copied it,
// and a diff of ten thousand of them took twice as long.
@usableFromInline
protocol ItemComparing<Item> {
    associatedtype Item
    /// Whether two items that are the same one have the same content.
    func isSame(_ old: Item, _ new: Item) -> Bool
}

/// What the diff asks about items that can be told apart by more than their places.
@usableFromInline
protocol ItemIdentifying: ItemComparing {
    associatedtype ID: Hashable
    /// What tells an item from all others.
    func identifier(of item: Item) -> ID
}

/// Items that can be followed and compared.
@usableFromInline
struct IdentifiableAndEquatable<Item: Identifiable & Equatable>: ItemIdentifying {
    @inlinable init() {}
    @inlinable func identifier(of item: Item) -> Item.ID { item.id }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { old == new }
}

/// Items that are what they contain.
@usableFromInline
struct ByValue<Item: Hashable>: ItemIdentifying {
    @inlinable init() {}
    @inlinable func identifier(of item: Item) -> Item { item }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { true }
}
