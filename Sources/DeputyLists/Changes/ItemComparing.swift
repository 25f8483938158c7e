/// How the diff compares items.
// A protocol, so that the compiler can inline it: closures copied each identifier that is a string,
// and a diff of ten thousand of them took twice as long.
@usableFromInline
protocol ItemComparing<Item> {
    associatedtype Item
    /// Whether two items that are the same one have the same content.
    func isSame(_ old: Item, _ new: Item) -> Bool
}

/// How the diff compares items that have identifiers.
@usableFromInline
protocol ItemIdentifying: ItemComparing {
    associatedtype ID: Hashable
    /// The identifier of an item.
    func identifier(of item: Item) -> ID
}

/// Items that are `Identifiable` and `Equatable`.
@usableFromInline
struct IdentifiableAndEquatable<Item: Identifiable & Equatable>: ItemIdentifying {
    @inlinable init() {}
    @inlinable func identifier(of item: Item) -> Item.ID { item.id }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { old == new }
}

/// Items that are `Hashable`.
@usableFromInline
struct ByValue<Item: Hashable>: ItemIdentifying {
    @inlinable init() {}
    @inlinable func identifier(of item: Item) -> Item { item }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { true }
}
