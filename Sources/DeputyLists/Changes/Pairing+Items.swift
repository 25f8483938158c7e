/// Pairing items.
extension Pairing {
    /// Pairs items by their identifiers, and notes which of the pairs have other content.
    ///
    /// - Parameter areUnique: whether no identifier occurs twice in a list, so that only items out of place are hashed.
    @inlinable
    mutating func pairItems<Comparison: ItemIdentifying>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison,
        duplicates policy: DuplicatePolicy = .byOccurrence, areUnique: Bool = false
    ) {
        for section in 0..<new.numberOfSections {
            guard let former = oldSection(of: section) else { continue }
            align(oldLists[former], newLists[section], comparison, former, section)
        }
        pairLeftOvers(oldLists, newLists, comparison, duplicates: policy, areUnique: areUnique)
        for section in 0..<new.numberOfSections { markUpdates(oldLists, newLists[section], comparison, in: section) }
    }

    /// Pairs items by their places, and notes which of the pairs have other content.
    @inlinable
    mutating func pairPlaces<Comparison: ItemComparing>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison
    ) {
        for section in 0..<new.numberOfSections {
            guard let former = oldSection(of: section) else { continue }
            pairByPlace(oldLists[former], newLists[section], comparison, former, section)
            markUpdates(oldLists, newLists[section], comparison, in: section)
        }
    }

    /// Walks along two sections side by side and pairs the items in place, looking a little ahead where they differ.
    @inlinable
    mutating func align<Comparison: ItemIdentifying>(
        _ before: [Comparison.Item], _ after: [Comparison.Item], _ comparison: Comparison, _ former: Int, _ section: Int
    ) {
        let (oldStart, newStart) = (old.starts[former], new.starts[section])
        var (i, j) = (0, 0)
        var (oldEnd, newEnd) = (before.count, after.count)
        while i < oldEnd, j < newEnd, comparison.identifier(of: before[i]) == comparison.identifier(of: after[j]) {
            pair(oldStart + i, newStart + j)
            i += 1
            j += 1
        }
        while i < oldEnd, j < newEnd,
            comparison.identifier(of: before[oldEnd - 1]) == comparison.identifier(of: after[newEnd - 1])
        {
            oldEnd -= 1
            newEnd -= 1
            pair(oldStart + oldEnd, newStart + newEnd)
        }
        walk: while i < oldEnd, j < newEnd {
            if comparison.identifier(of: before[i]) == comparison.identifier(of: after[j]) {
                pair(oldStart + i, newStart + j)
                i += 1
                j += 1
                continue
            }
            // Eight steps are enough after most changes; the items they miss are found by hash.
            for ahead in 1...8 {
                if j + ahead < newEnd,
                    comparison.identifier(of: before[i]) == comparison.identifier(of: after[j + ahead])
                {
                    j += ahead
                    continue walk
                }
                if i + ahead < oldEnd,
                    comparison.identifier(of: before[i + ahead]) == comparison.identifier(of: after[j])
                {
                    i += ahead
                    continue walk
                }
            }
            i += 1
            j += 1
        }
    }

    /// Pairs items of two sections by their places: equal ones at both ends, then place by place.
    @inlinable
    mutating func pairByPlace<Comparison: ItemComparing>(
        _ before: [Comparison.Item], _ after: [Comparison.Item], _ comparison: Comparison, _ former: Int, _ section: Int
    ) {
        let (oldRange, newRange) = (old[former], new[section])
        let shorter = Swift.min(before.count, after.count)
        var head = 0
        while head < shorter, comparison.isSame(before[head], after[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head,
            comparison.isSame(before[before.count - 1 - tail], after[after.count - 1 - tail])
        { tail += 1 }
        for item in 0..<(shorter - tail) { pair(oldRange.lowerBound + item, newRange.lowerBound + item) }
        for item in 0..<tail { pair(oldRange.upperBound - 1 - item, newRange.upperBound - 1 - item) }
    }

    /// Notes which of a section's items that are still there have other content.
    @inlinable
    mutating func markUpdates<Comparison: ItemComparing>(
        _ oldLists: [[Comparison.Item]], _ items: [Comparison.Item], _ comparison: Comparison, in section: Int
    ) {
        let start = new.starts[section]
        let former = oldSection(of: section)
        let range = former.map { old[$0] } ?? 0..<0
        let formerItems = former.map { oldLists[$0] } ?? []
        for (index, item) in items.enumerated() {
            let partner = Int(oldItems[start + index])
            guard partner >= 0 else { continue }
            if range.contains(partner) {
                if comparison.isSame(formerItems[partner - range.lowerBound], item) { continue }
            } else {
                let other = self.section(of: partner, in: old)
                if comparison.isSame(oldLists[other][partner - old.starts[other]], item) { continue }
            }
            updated.append(Int32(truncatingIfNeeded: start + index))
        }
    }
}
