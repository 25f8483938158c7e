import Foundation

/// What differs between two lists of a type that differ little: the items between those at their fronts and at their ends that
/// are the same to the bit.
///
/// Of a list that an app keeps and changes a little nearly all items are. They need no comparison, and their boxes are kept.
@usableFromInline
struct SmallChange<Item: Identifiable & Equatable> {
    /// The items of the old list that differ.
    @usableFromInline let old: Range<Int>
    /// The items that are in their place.
    @usableFromInline let items: [Item]
    /// For each of these the number that it had among those that differ, -1 for one that is new; empty if all are.
    @usableFromInline let partners: [Int32]
    /// Those with other content.
    @usableFromInline let updated: [Int32]

    /// Nil if they differ in more than a few items, if some are moved, and if an identifier of the new list may occur twice.
    /// - Parameter old: a list in which no identifier occurs twice.
    @inlinable
    init?(from old: [Item], to new: [Item]) {
        guard let (head, tail) = commonEnds(old, new, most: 32) else { return nil }
        let (before, after) = (Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
        var (partners, updated) = ([Int32](), [Int32]())
        // Where items only come there is nothing to pair them with. To pair them took a message 14,000 instructions, and a list of
        // partners that says -1 of each another 1,300.
        if !before.isEmpty {
            var pairing = Pairing(from: [before.count], to: [after.count])
            pairing.pairSections([0, 0])
            pairing.pairItems([before], [after], IdentifiableAndEquatable())
            guard pairing.duplicates.isEmpty, pairing.isInOrder else { return nil }
            (partners, updated) = (pairing.oldItems, pairing.updated)
        }
        // Up to a few are looked for faster than all identifiers are hashed.
        guard after.count - partners.lazy.filter({ $0 >= 0 }).count <= 4 else { return nil }
        for number in after.indices where partners.isEmpty || partners[number] < 0 {
            let id = after[number].id
            for item in old[..<head] where item.id == id { return nil }
            for item in old[(old.count - tail)...] where item.id == id { return nil }
            for item in after[..<number] where item.id == id { return nil }
        }
        self.old = head..<old.count - tail
        items = after
        (self.partners, self.updated) = (partners, updated)
    }
}

extension Pairing {
    /// Whether no item of the only section has to move.
    @usableFromInline var isInOrder: Bool {
        let partners = oldItems.lazy.filter { $0 >= 0 }
        return zip(partners, partners.dropFirst()).allSatisfy { $0 < $1 }
    }
}

/// How many items at the fronts and at the ends of two lists are the same to the bit; nil if more than some others are left.
// Bits of one type that are the same are the same value, as both lists keep what they refer to. It takes one instruction for eight
// bytes, of which there are two in an item with a number and a text; `==` of its parts takes thirty to a hundred for an item.
@usableFromInline
func commonEnds<Item>(_ old: [Item], _ new: [Item], most: Int) -> (head: Int, tail: Int)? {
    let size = MemoryLayout<Item>.stride
    guard MemoryLayout<Item>.size > 0, abs(old.count - new.count) <= most else { return nil }
    return old.withUnsafeBytes { old in
        new.withUnsafeBytes { new in
            let shorter = min(old.count, new.count) / size
            let head = longestRun(upTo: shorter) { start, end in
                old.isSame(as: new, from: start * size, start * size, count: (end - start) * size)
            }
            let tail = longestRun(upTo: shorter - head) { start, end in
                old.isSame(as: new, from: old.count - end * size, new.count - end * size, count: (end - start) * size)
            }
            return max(old.count, new.count) / size - head - tail <= most ? (head, tail) : nil
        }
    }
}

/// How many are the same from the first on: found by halves, so that long stretches are compared at once.
private func longestRun(upTo most: Int, _ areSame: (_ start: Int, _ end: Int) -> Bool) -> Int {
    // Where items are only added at an end, all are.
    if areSame(0, most) { return most }
    var (run, step) = (0, 1)
    while step < most { step *= 2 }
    while step > 0 {
        if run + step <= most, areSame(run, run + step) { run += step }
        step /= 2
    }
    return run
}

extension UnsafeRawBufferPointer {
    fileprivate func isSame(as other: Self, from start: Int, _ otherStart: Int, count: Int) -> Bool {
        guard let one = baseAddress, let two = other.baseAddress else { return count == 0 }
        return memcmp(one + start, two + otherStart, count) == 0
    }
}
