/// A table of new items by the hashes of their identifiers, which finds the items of the old list, and identifiers that
/// occur twice.
// Instead of ``IdentifierNumbers``, as long as no identifier occurs twice: it copies none, and needs no queues. A shuffled
// list takes a third of the instructions.
@usableFromInline
struct DistinctItems {
    /// Half of a hash and an item's number plus one; 0 for an empty cell.
    @usableFromInline var cells: [UInt64] = []
    @usableFromInline var mask = 0
    /// How many steps may still be spent on colliding cells.
    @usableFromInline var patience = 0

    @inlinable init() {}

    /// Empties the table for a number of items.
    @inlinable
    mutating func begin(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        if cells.count >= size {
            for cell in 0..<size { cells[cell] = 0 }
        } else {
            cells = Array(repeating: 0, count: size)
        }
        mask = size - 1
        patience = 8 * capacity + 64
    }

    /// The cell that an identifier with a hash is in, or the empty one that it would be put in; nil if the search takes too
    /// long.
    /// - Parameter isItem: whether the item of a number has the identifier.
    @inlinable @inline(__always)
    mutating func cell(of hash: Int, isItem: (Int) -> Bool) -> Int? {
        let tag = UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000
        var cell = hash & mask
        while true {
            let content = cells[cell]
            if content == 0 || content & 0xFFFF_FFFF_0000_0000 == tag && isItem(item(content)) { return cell }
            patience -= 1
            guard patience > 0 else { return nil }
            cell = (cell + 1) & mask
        }
    }

    /// The number of the item in a cell; nil for an empty cell.
    @inlinable @inline(__always)
    func item(in cell: Int) -> Int? { cells[cell] == 0 ? nil : item(cells[cell]) }

    @inlinable @inline(__always)
    mutating func put(_ item: Int, _ hash: Int, in cell: Int) {
        cells[cell] =
            UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: item + 1)
    }

    @inlinable @inline(__always)
    func item(_ content: UInt64) -> Int { Int(truncatingIfNeeded: content & 0xFFFF_FFFF) - 1 }
}
