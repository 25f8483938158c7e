/// Looking up what is not in place.
extension Pairing {
    /// Pairs what is not in place by identifiers; only that needs a number, and what may occur somewhere twice.
    @inlinable
    mutating func pairLeftOvers<Comparison: ItemIdentifying>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison,
        duplicates policy: DuplicatePolicy, areUnique: Bool
    ) {
        let newSuspects = areUnique ? [] : HashBits.suspects(hashes(newLists, comparison))
        let oldSuspects = policy == .byOccurrence ? [] : HashBits.suspects(hashes(oldLists, comparison))
        var left = LeftOvers(self)
        var numbers = IdentifierNumbers<Comparison.ID>(
            capacity: left.new.count + left.old.count + newSuspects.count + oldSuspects.count)
        if !newSuspects.isEmpty {
            let known = numbers.numbers(of: newSuspects, newLists, new, comparison)
            repetitions = new.repetitions(of: newSuspects, known, count: numbers.count)
            repeatedIdentifiers = repetitions.map { group in
                let section = self.section(of: Int(group[0]), in: new)
                return String(
                    describing: comparison.identifier(of: newLists[section][Int(group[0]) - new.starts[section]]))
            }
        }
        if policy != .byOccurrence {
            let known = numbers.numbers(of: oldSuspects, oldLists, old, comparison)
            apply(policy, old.repetitions(of: oldSuspects, known, count: numbers.count))
            left = LeftOvers(self)
        }
        left.newNumbers = numbers.numbers(of: left.new, newLists, new, comparison)
        left.oldNumbers = numbers.numbers(of: left.old, oldLists, old, comparison)
        pair(left, count: numbers.count)
        hasCollisions = hasCollisions || numbers.hasCollisions
    }

    @inlinable
    func hashes<Comparison: ItemIdentifying>(_ lists: [[Comparison.Item]], _ comparison: Comparison) -> [Int] {
        var hashes: [Int] = []
        hashes.reserveCapacity(lists.reduce(0) { $0 + $1.count })
        for list in lists {
            for item in list { hashes.append(comparison.identifier(of: item).hashValue) }
        }
        return hashes
    }
}
