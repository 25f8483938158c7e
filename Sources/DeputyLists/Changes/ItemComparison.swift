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

/// Gives equal identifiers equal numbers, so that whatever comes after compares numbers.
///
/// Identifiers are hashed with the standard library's hasher, whose seed differs from run to run, so they cannot be chosen to
/// collide. For a type whose own `hash(into:)` makes them collide the search is bounded.
// A Dictionary's search is not: a hundred thousand items with the same hash would take minutes.
@usableFromInline struct IdentifierNumbers<ID: Hashable> {
    /// Half of a hash and a number plus one; 0 for an empty cell.
    @usableFromInline var cells: [UInt64]
    /// The identifier of each number.
    @usableFromInline var keys: [ID] = []
    /// How many steps may still be spent on colliding cells.
    @usableFromInline var patience: Int

    @inlinable init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        cells = Array(repeating: 0, count: size)
        keys.reserveCapacity(capacity)
        patience = 64 * capacity + 1_024
    }

    /// How many different identifiers there are so far.
    @inlinable var count: Int { keys.count }

    /// Whether the search for an identifier was given up, so that it may have two numbers.
    @inlinable var hasCollisions: Bool { patience <= 0 }

    /// The number of an identifier: that of an equal one before it, or a new one.
    @inlinable mutating func number(of id: ID) -> Int32 {
        let hash = UInt64(truncatingIfNeeded: id.hashValue)
        let cell = self.cell(of: id, hash)
        if let cell, cells[cell] != 0 { return number(in: cell) }
        keys.append(id)
        // Where the search was given up there is no cell, and the identifier is never found again.
        if let cell { cells[cell] = (hash >> 32) << 32 | UInt64(keys.count) }
        return Int32(truncatingIfNeeded: keys.count - 1)
    }

    /// Numbers the items of some lists, one after the other.
    /// - Parameter known: the number of an item that needs no search; nil for one that does.
    @inlinable mutating func numbers<Comparison: ItemIdentifying>(
        of lists: [[Comparison.Item]], _ comparison: Comparison, known: (Int) -> Int32?
    ) -> [Int32] where Comparison.ID == ID {
        var found: [Int32] = []
        for list in lists {
            found.reserveCapacity(found.count + list.count)
            for item in list { found.append(known(found.count) ?? number(of: comparison.identifier(of: item))) }
        }
        return found
    }

    /// The cell an identifier is in, or the empty one it would be put in; nil when the search takes too long.
    @inlinable mutating func cell(of id: ID, _ hash: UInt64) -> Int? {
        let mask = cells.count - 1
        var cell = Int(truncatingIfNeeded: hash) & mask
        while cells[cell] != 0 {
            if cells[cell] >> 32 == hash >> 32, keys[Int(number(in: cell))] == id { return cell }
            patience -= 1
            guard patience > 0 else { return nil }
            cell = (cell + 1) & mask
        }
        return cell
    }

    @inlinable func number(in cell: Int) -> Int32 { Int32(truncatingIfNeeded: cells[cell] & 0xFFFF_FFFF) - 1 }
}
