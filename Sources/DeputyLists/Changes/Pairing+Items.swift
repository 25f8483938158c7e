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
        pairIdentifiers(oldLists, newLists, comparison, duplicates: policy, areUnique: areUnique)
        for section in 0..<new.numberOfSections { markUpdates(oldLists, newLists[section], comparison, in: section) }
    }

    /// Pairs items by their identifiers.
    @inlinable
    mutating func pairIdentifiers<Comparison: ItemIdentifying>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison,
        duplicates policy: DuplicatePolicy = .byOccurrence, areUnique: Bool = false
    ) {
        for section in 0..<new.numberOfSections {
            guard let former = oldSection(of: section) else { continue }
            align(oldLists[former], newLists[section], comparison, former, section)
        }
        pairLeftOvers(oldLists, newLists, comparison, duplicates: policy, areUnique: areUnique)
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
        var i = 0
        var (oldEnd, newEnd) = (before.count, after.count)
        while i < oldEnd, i < newEnd, comparison.identifier(of: before[i]) == comparison.identifier(of: after[i]) {
            i += 1
        }
        var j = i
        pairRun(from: oldStart, newStart, count: i)
        while i < oldEnd, j < newEnd,
            comparison.identifier(of: before[oldEnd - 1]) == comparison.identifier(of: after[newEnd - 1])
        {
            oldEnd -= 1
            newEnd -= 1
        }
        pairRun(from: oldStart + oldEnd, newStart + newEnd, count: before.count - oldEnd)
        var misses = 0
        walk: while i < oldEnd, j < newEnd {
            if comparison.identifier(of: before[i]) == comparison.identifier(of: after[j]) {
                pair(oldStart + i, newStart + j)
                i += 1
                j += 1
                misses = 0
                continue
            }
            misses += 1
            // Eight steps are enough after most changes; the items they miss are found by hash. Where nothing matches a look now
            // and then is enough: of a list that is all new eight steps for each item were a fifth.
            let reach = misses < 32 || misses & 31 == 0 ? 8 : 0
            for ahead in 0..<reach {
                let ahead = ahead + 1
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

    /// Pairs items one after the other.
    // Through pointers: with the checks of an array's accesses it is four times the instructions, a seventh of comparing lists
    // that have not changed.
    @usableFromInline
    mutating func pairRun(from oldStart: Int, _ newStart: Int, count: Int) {
        guard count > 0 else { return }
        newItems.withUnsafeMutableBufferPointer { partners in
            for item in 0..<count { partners[oldStart &+ item] = Int32(truncatingIfNeeded: newStart &+ item) }
        }
        oldItems.withUnsafeMutableBufferPointer { partners in
            for item in 0..<count { partners[newStart &+ item] = Int32(truncatingIfNeeded: oldStart &+ item) }
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
        // What has not moved needs no look at its partner.
        let head = head(of: section)
        // Through pointers: where the type is not known when this is compiled, an array copies each item that is read.
        (former.map { oldLists[$0] } ?? []).withUnsafeBufferPointer { formerItems in
            items.withUnsafeBufferPointer { items in
                guard let items = items.baseAddress else { return }
                if let formerItems = formerItems.baseAddress {
                    for index in 0..<head
                    where !comparison.isSame((formerItems + index).pointee, (items + index).pointee) {
                        updated.append(Int32(truncatingIfNeeded: start + index))
                    }
                }
                for index in head..<new[section].count {
                    let partner = Int(oldItems[start + index])
                    guard partner >= 0 else { continue }
                    if let formerItems = formerItems.baseAddress, range.contains(partner) {
                        let former = formerItems + (partner - range.lowerBound)
                        if comparison.isSame(former.pointee, (items + index).pointee) { continue }
                    } else {
                        let other = self.section(of: partner, in: old)
                        if comparison.isSame(oldLists[other][partner - old.starts[other]], (items + index).pointee) {
                            continue
                        }
                    }
                    updated.append(Int32(truncatingIfNeeded: start + index))
                }
            }
        }
    }
}
