/// How two items are compared: what makes them the same one, and what makes its content the same.
///
/// The identifier can be a key path: `.by(\.number)`. A comparison is made where it is used, so it need not be `Sendable`.
public struct ItemComparison<Item, ID: Hashable>: ItemIdentifying {
    @usableFromInline let identify: (Item) -> ID
    @usableFromInline let compare: (Item, Item) -> Bool

    @inlinable init(identifier: @escaping (Item) -> ID, isSame: @escaping (Item, Item) -> Bool) {
        identify = identifier
        compare = isSame
    }

    /// Items with an identifier, and content that a closure compares; without one, every kept item counts as changed.
    @inlinable public static func by(
        _ identifier: @escaping (Item) -> ID, isSame: @escaping (Item, Item) -> Bool = { _, _ in false }
    ) -> Self {
        Self(identifier: identifier, isSame: isSame)
    }

    @inlinable func identifier(of item: Item) -> ID { identify(item) }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { compare(old, new) }
}

extension ItemComparison where Item: Identifiable, ID == Item.ID {
    /// Items that are `Identifiable` only: every kept one counts as changed.
    @inlinable public static var identifiable: Self { Self(identifier: { $0.id }, isSame: { _, _ in false }) }
}

extension ItemComparison where Item: Identifiable & Equatable, ID == Item.ID {
    /// Items that are `Identifiable` and `Equatable`.
    @inlinable public static var identifiableAndEquatable: Self { Self(identifier: { $0.id }, isSame: { $0 == $1 }) }
}

extension ItemComparison where Item: Hashable, ID == Item {
    /// Items that are `Hashable`: other content is another item.
    @inlinable public static var hashable: Self { Self(identifier: { $0 }, isSame: { _, _ in true }) }
}

/// How items without identifiers are compared: by their places.
public struct PlaceComparison<Item>: ItemComparing {
    @usableFromInline let compare: (Item, Item) -> Bool

    @inlinable init(isSame: @escaping (Item, Item) -> Bool) { compare = isSame }

    /// Items that cannot be compared: matched by number, and every kept one counts as changed.
    @inlinable public static var byPlace: Self { Self(isSame: { _, _ in false }) }

    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { compare(old, new) }
}

extension PlaceComparison where Item: Equatable {
    /// Items that are `Equatable` only: equal ones at both ends stay, those between are compared place by
    /// place.
    @inlinable public static var equatable: Self { Self(isSame: { $0 == $1 }) }
}

/// How the diff compares items.
// A protocol, so that the compiler can inline it: closures copied each identifier that is a string,
// and a diff of ten thousand of them took twice as long.
@usableFromInline protocol ItemComparing<Item> {
    associatedtype Item
    /// Whether two items that are the same one have the same content.
    func isSame(_ old: Item, _ new: Item) -> Bool
}

/// How the diff compares items that have identifiers.
@usableFromInline protocol ItemIdentifying: ItemComparing {
    associatedtype ID: Hashable
    /// The identifier of an item.
    func identifier(of item: Item) -> ID
}

extension ItemIdentifying {
    /// Whether identifiers are known to be all different without a hash of any: those that are numbers which lie close together, as
    /// of the rows of a database.
    // A mark for each number. Hashes took a list that has not changed twice the time.
    @inlinable func areDistinct(_ items: [Item]) -> Bool {
        var (least, most) = (Int.max, Int.min)
        for item in items {
            guard let number = identifier(of: item) as? Int else { return false }
            (least, most) = (min(least, number), max(most, number))
        }
        let (span, isTooWide) = most.subtractingReportingOverflow(least)
        guard !isTooWide, span < 8 * items.count else { return items.isEmpty }
        var seen = [Bool](repeating: false, count: span + 1)
        for item in items {
            let place = (identifier(of: item) as? Int ?? least) - least
            if seen[place] { return false }
            seen[place] = true
        }
        return true
    }
}

/// Items that are `Identifiable` and `Equatable`.
@usableFromInline struct IdentifiableAndEquatable<Item: Identifiable & Equatable>: ItemIdentifying {
    @inlinable init() {}
    @inlinable func identifier(of item: Item) -> Item.ID { item.id }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { old == new }
}

/// Items that are `Hashable`.
@usableFromInline struct ByValue<Item: Hashable>: ItemIdentifying {
    @inlinable init() {}
    @inlinable func identifier(of item: Item) -> Item { item }
    @inlinable func isSame(_ old: Item, _ new: Item) -> Bool { true }
}
