/// Gives equal identifiers equal numbers, so that everything after it is about numbers.
///
/// Identifiers are hashed with the standard library's hasher, whose seed differs from run to run, so nobody can choose
/// identifiers that collide. A type whose own `hash(into:)` makes them collide costs no more than a bounded search.
// A table of its own instead of a Dictionary: the dictionary took about three times as long for ten thousand integers,
// and has no bound where hashes collide.
@usableFromInline
struct IdentifierNumbers {
    /// Half of a hash and a number plus one; 0 where nothing is.
    @usableFromInline var slots: [UInt64]
    /// For each number, where its identifier stands.
    @usableFromInline var keys: [Int32] = []
    /// How many steps may still be lost to identifiers whose slots collide.
    @usableFromInline var patience: Int
    @usableFromInline var hasCollisions = false

    @usableFromInline
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        keys.reserveCapacity(capacity)
        patience = 64 * capacity + 1_024
    }

    /// How many different identifiers there are so far.
    @inlinable var count: Int { keys.count }

    /// The number of the identifier at an index: that of an equal one before it, or a new one.
    @inlinable
    mutating func number<ID: Hashable>(of index: Int, in ids: [ID]) -> Int32 {
        let hash = UInt64(truncatingIfNeeded: ids[index].hashValue)
        let mask = slots.count - 1
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag {
                let number = Int32(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if ids[Int(keys[Int(number)])] == ids[index] { return number }
            }
            patience -= 1
            guard patience > 0 else {
                hasCollisions = true
                return append(index)
            }
            slot = (slot + 1) & mask
        }
        let number = append(index)
        slots[slot] = tag | UInt64(number + 1)
        return number
    }

    @inlinable
    mutating func append(_ index: Int) -> Int32 {
        keys.append(Int32(truncatingIfNeeded: index))
        return Int32(truncatingIfNeeded: keys.count - 1)
    }
}
