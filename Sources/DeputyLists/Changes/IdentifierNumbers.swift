/// Gives equal identifiers equal numbers, so that later steps compare numbers.
///
/// Identifiers are hashed with the standard library's hasher, whose seed differs from run to run, so identifiers cannot be
/// chosen to collide. For a type whose own `hash(into:)` makes them collide the search is bounded.
// A table of its own instead of a Dictionary, whose search is not bounded if hashes collide: a hundred thousand items with the
// same hash would take minutes.
@usableFromInline
struct IdentifierNumbers<ID: Hashable> {
    /// Half of a hash and a number plus one; 0 for an empty cell.
    @usableFromInline var cells: [UInt64]
    /// The identifier of each number.
    @usableFromInline var keys: [ID] = []
    /// How many steps may still be spent on colliding cells.
    @usableFromInline var patience: Int
    @usableFromInline var hasCollisions = false

    @inlinable
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        cells = Array(repeating: 0, count: size)
        patience = 64 * capacity + 1_024
    }

    /// Allows the steps of one more search than the capacity is for, in a table that lives longer than one comparison.
    mutating func allowSearch() { patience += 64 }

    /// How many different identifiers there are so far.
    @inlinable var count: Int { keys.count }

    /// The number of an identifier: that of an equal one before it, or a new one.
    /// - Parameter hashValue: its hash, if that is already known.
    @inlinable
    mutating func number(of id: ID, hashValue: Int? = nil) -> Int32 {
        let hash = UInt64(truncatingIfNeeded: hashValue ?? id.hashValue)
        let cell = self.cell(of: id, hash)
        if let cell, cells[cell] != 0 { return number(in: cell) }
        let number = append(id)
        // After the probe limit the identifier is not stored.
        if let cell { cells[cell] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(number + 1) }
        return number
    }

    /// The number of an identifier that was seen; nil for an unknown one.
    mutating func knownNumber(of id: ID) -> Int32? {
        guard let cell = cell(of: id, UInt64(truncatingIfNeeded: id.hashValue)), cells[cell] != 0 else { return nil }
        return number(in: cell)
    }

    /// The cell an identifier is in, or the empty one it would be put in; nil when the search takes too long.
    @inlinable
    mutating func cell(of id: ID, _ hash: UInt64) -> Int? {
        let mask = cells.count - 1
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var cell = Int(truncatingIfNeeded: hash) & mask
        while cells[cell] != 0 {
            if cells[cell] & 0xFFFF_FFFF_0000_0000 == tag, keys[Int(number(in: cell))] == id { return cell }
            patience -= 1
            guard patience > 0 else {
                hasCollisions = true
                return nil
            }
            cell = (cell + 1) & mask
        }
        return cell
    }

    @inlinable
    func number(in cell: Int) -> Int32 { Int32(truncatingIfNeeded: cells[cell] & 0xFFFF_FFFF) - 1 }

    @inlinable
    mutating func append(_ id: ID) -> Int32 {
        keys.append(id)
        return Int32(truncatingIfNeeded: keys.count - 1)
    }

    /// Looks up the numbers of those items that have none yet, in the order of the list.
    /// - Parameter hashes: the hashes of all of them; empty if they are not known.
    @inlinable
    mutating func number<Comparison: ItemIdentifying>(
        _ items: [Int32], _ found: inout [Int32], _ lists: [[Comparison.Item]], _ sections: Pairing.Sections,
        _ hashes: [Int], _ comparison: Comparison
    ) where Comparison.ID == ID {
        var section = 0
        for item in items where found[Int(item)] < 0 {
            while Int(item) >= sections.starts[section + 1] { section += 1 }
            found[Int(item)] = number(
                of: comparison.identifier(of: lists[section][Int(item) - sections.starts[section]]),
                hashValue: hashes.isEmpty ? nil : hashes[Int(item)])
        }
    }
}
