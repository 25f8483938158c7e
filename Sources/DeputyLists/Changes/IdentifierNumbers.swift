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
