/// Pairing left-over items whose identifiers occur once: then each has one possible partner.
extension Pairing {
    /// Pairs items that are not in place: within their section first, then with any other.
    /// - Returns: false if an identifier occurs twice, so that there may be a choice; then nothing is paired.
    /// - Complexity: O(n) in the number of items.
    @inlinable
    mutating func pairDistinct<Comparison: ItemIdentifying>(
        _ left: LeftOvers, _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ oldHashes: [Int],
        _ newHashes: [Int], _ comparison: Comparison, areUnique: Bool
    ) -> Bool {
        var table = DistinctItems()
        var isDistinct = true
        for section in 0..<new.numberOfSections where isDistinct {
            let former = oldSection(of: section)
            let newItems = left.new.elements(within: new[section])
            let oldItems = former.map { left.old.elements(within: old[$0]) } ?? []
            if areUnique, newItems.isEmpty || oldItems.isEmpty { continue }
            let listed =
                areUnique
                ? Array(newItems)
                : suspects(in: new[section], newItems, newHashes, oldItems.map { oldHashes[Int($0)] })
            isDistinct =
                put(listed, in: &table, newLists, newHashes, comparison)
                && pair(oldItems, table: &table, oldLists, newLists, oldHashes, comparison)
        }
        if isDistinct, old.numberOfSections > 1 || new.numberOfSections > 1 {
            let rest = LeftOvers(self)
            guard !rest.old.isEmpty, !rest.new.isEmpty else { return true }
            isDistinct =
                put(rest.new, in: &table, newLists, newHashes, comparison)
                && pair(rest.old[...], table: &table, oldLists, newLists, oldHashes, comparison)
        }
        if !isDistinct {
            for item in left.old where newItems[Int(item)] >= 0 { unpair(Int(item), Int(newItems[Int(item)])) }
        }
        return isDistinct
    }

    /// The items of a section of the new list that have to be looked up: those left over, and those that may occur twice.
    @usableFromInline
    func suspects(in range: Range<Int>, _ left: ArraySlice<Int32>, _ hashes: [Int], _ others: [Int]) -> [Int32] {
        // Where much is left over, or there are few items, the filter would take longer than the table.
        if left.count * 4 >= range.count || range.count <= 256 { return range.map { Int32(truncatingIfNeeded: $0) } }
        let suspects = HashBits.suspects(hashes, in: range, and: others)
        guard !left.isEmpty else { return suspects }
        var merged: [Int32] = []
        merged.reserveCapacity(left.count + suspects.count)
        var next = left.startIndex
        for item in suspects {
            while next < left.endIndex, left[next] <= item {
                if left[next] < item { merged.append(left[next]) }
                next += 1
            }
            merged.append(item)
        }
        return merged + left[next...]
    }

    /// Puts items of the new list into a table; false if one of them occurs twice.
    @inlinable
    func put<Comparison: ItemIdentifying>(
        _ items: [Int32], in table: inout DistinctItems, _ lists: [[Comparison.Item]], _ hashes: [Int],
        _ comparison: Comparison
    ) -> Bool {
        table.begin(capacity: items.count)
        for item in items {
            let item = Int(item)
            let cell = table.cell(of: hashes[item]) { other in
                comparison.identifier(of: new.item(other, of: lists))
                    == comparison.identifier(of: new.item(item, of: lists))
            }
            guard let cell, table.item(in: cell) == nil else { return false }
            table.put(item, hashes[item], in: cell)
        }
        return true
    }

    /// Pairs items of the old list with those in a table; false if one could be paired that is paired already.
    @inlinable
    mutating func pair<Comparison: ItemIdentifying>(
        _ items: ArraySlice<Int32>, table: inout DistinctItems, _ oldLists: [[Comparison.Item]],
        _ newLists: [[Comparison.Item]], _ hashes: [Int], _ comparison: Comparison
    ) -> Bool {
        for item in items {
            let item = Int(item)
            let cell = table.cell(of: hashes[item]) { other in
                comparison.identifier(of: new.item(other, of: newLists))
                    == comparison.identifier(of: old.item(item, of: oldLists))
            }
            guard let cell else { return false }
            guard let partner = table.item(in: cell) else { continue }
            guard oldItems[partner] < 0 else { return false }
            pair(item, partner)
        }
        return true
    }
}

extension Pairing.Sections {
    /// The item of a number.
    @inlinable @inline(__always)
    func item<Item>(_ number: Int, of lists: [[Item]]) -> Item {
        guard lists.count > 1 else { return lists[0][number] }
        let section = section(of: number)
        return lists[section][number - starts[section]]
    }

    /// The section an item is in.
    /// - Complexity: O(log s) in the number of sections.
    @usableFromInline
    func section(of item: Int) -> Int {
        var low = 0
        var high = numberOfSections - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension [Int32] {
    /// Where the elements of a range are among elements that increase.
    @usableFromInline
    func indices(within range: Range<Int>) -> Range<Int> {
        let start = partitioningIndex { $0 >= range.lowerBound }
        return start..<self[start...].partitioningIndex { $0 >= range.upperBound }
    }

    /// The elements of a range, among elements that increase.
    @usableFromInline
    func elements(within range: Range<Int>) -> ArraySlice<Int32> { self[indices(within: range)] }
}
