/// Which item is which, by identifiers.
extension Pairing {
    /// Pairs items by their identifiers, given for the old list and then the new one.
    ///
    /// - Parameter areUnique: whether no identifier stands twice in a list, so that only what is out of place is hashed.
    @inlinable
    mutating func pairItems<ID: Hashable>(
        _ ids: [ID], duplicates policy: DuplicatePolicy = .byOccurrence, areUnique: Bool = false
    ) {
        let oldCount = old.count
        for section in 0..<new.numberOfSections {
            guard let former = oldSection(of: section) else { continue }
            align(ids, old[former], new[section])
        }
        // Most items are in place by now. What is left is looked up, and everything is if there may be duplicates.
        var numbers = IdentifierNumbers(capacity: areUnique ? 16 : oldCount + new.count)
        if areUnique {
            let left = newItems.count(where: { $0 < 0 }) + oldItems.count(where: { $0 < 0 })
            numbers = IdentifierNumbers(capacity: left)
        }
        var newNumbers = [Int32](repeating: -1, count: new.count)
        for item in 0..<new.count where !areUnique || oldItems[item] < 0 {
            newNumbers[item] = numbers.number(of: oldCount + item, in: ids)
        }
        var oldNumbers = [Int32](repeating: -1, count: oldCount)
        for item in 0..<oldCount {
            let partner = newItems[item]
            oldNumbers[item] = partner >= 0 ? newNumbers[Int(partner)] : numbers.number(of: item, in: ids)
        }
        if !areUnique {
            findRepetitions(oldNumbers, newNumbers, count: numbers.count, policy)
            repeatedIdentifiers = repetitions.map { String(describing: ids[oldCount + Int($0[0])]) }
        }
        pairLeftOvers(oldNumbers, newNumbers, count: numbers.count, onlyFirst: policy == .firstWins)
        hasCollisions = hasCollisions || numbers.hasCollisions
    }

    /// Walks along two sections side by side and pairs what is in place, looking a little ahead where they differ.
    @inlinable
    mutating func align<ID: Equatable>(_ ids: [ID], _ oldRange: Range<Int>, _ newRange: Range<Int>) {
        let base = old.count
        var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
        var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
        while i < oldEnd, j < newEnd, ids[oldEnd - 1] == ids[base + newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            pair(oldEnd, newEnd)
        }
        walk: while i < oldEnd, j < newEnd {
            if ids[i] == ids[base + j] {
                pair(i, j)
                i += 1
                j += 1
                continue
            }
            // Eight steps find the way back after most changes; whatever they miss is found by its hash.
            for ahead in 1...8 {
                if j + ahead < newEnd, ids[i] == ids[base + j + ahead] {
                    j += ahead
                    continue walk
                }
                if i + ahead < oldEnd, ids[i + ahead] == ids[base + j] {
                    i += ahead
                    continue walk
                }
            }
            i += 1
            j += 1
        }
    }

    /// Pairs the items of two sections that are only known by their places: equal ones at both ends, then place by place.
    @inlinable
    mutating func pairByPlace(_ oldSection: Int, _ newSection: Int, _ isSame: (Int, Int) -> Bool) {
        let (before, after) = (old[oldSection], new[newSection])
        let shorter = Swift.min(before.count, after.count)
        var head = 0
        while head < shorter, isSame(head, head) { head += 1 }
        var tail = 0
        while tail < shorter - head, isSame(before.count - 1 - tail, after.count - 1 - tail) { tail += 1 }
        for item in 0..<(shorter - tail) { pair(before.lowerBound + item, after.lowerBound + item) }
        for item in 0..<tail { pair(before.upperBound - 1 - item, after.upperBound - 1 - item) }
    }
}
