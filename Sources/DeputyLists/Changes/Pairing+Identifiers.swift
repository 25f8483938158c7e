/// Looking up items that are not in place.
extension Pairing {
    /// Pairs items that are not in place by identifiers. Only these need a number, and those that may occur twice.
    @inlinable
    mutating func pairLeftOvers<Comparison: ItemIdentifying>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison,
        duplicates policy: DuplicatePolicy, areUnique: Bool
    ) {
        var left = LeftOvers(self)
        if areUnique, left.old.isEmpty || left.new.isEmpty { return }
        let followsAll = policy == .byOccurrence
        // Each identifier is hashed once: all new ones, and of the old ones those that are not in place.
        let hasher = IdentifierHasher()
        let newHashes = hashes(areUnique ? left.new : nil, newLists, new, comparison, hasher)
        let oldHashes = hashes(followsAll ? left.old : nil, oldLists, old, comparison, hasher)
        if followsAll,
            pairDistinct(left, oldLists, newLists, oldHashes, newHashes, comparison, areUnique: areUnique)
        {
            return
        }
        let newSuspects =
            areUnique
            ? [] : HashBits.suspects(newHashes, in: newHashes.indices, and: left.old.map { oldHashes[Int($0)] })
        let oldSuspects = followsAll ? [] : HashBits.suspects(oldHashes)
        var known = IdentifierNumbering(self)
        var numbers = IdentifierNumbers<Comparison.ID>(
            capacity: left.new.count + left.old.count + newSuspects.count + oldSuspects.count)
        if !newSuspects.isEmpty {
            numbers.number(newSuspects, &known.new, newLists, new, newHashes, comparison)
            repetitions = new.repetitions(of: newSuspects, known.new, count: numbers.count)
            repeatedIdentifiers = repetitions.map { group in
                let section = self.section(of: Int(group[0]), in: new)
                return String(
                    describing: comparison.identifier(of: newLists[section][Int(group[0]) - new.starts[section]]))
            }
        }
        if !followsAll {
            numbers.number(oldSuspects, &known.old, oldLists, old, oldHashes, comparison)
            apply(policy, old.repetitions(of: oldSuspects, known.old, count: numbers.count))
            left = LeftOvers(self)
        }
        numbers.number(left.new, &known.new, newLists, new, newHashes, comparison)
        numbers.number(left.old, &known.old, oldLists, old, oldHashes, comparison)
        known.count = numbers.count
        hasCollisions = hasCollisions || numbers.hasCollisions
        if followsAll, !newSuspects.isEmpty {
            pairRepeats(&known)
            left = LeftOvers(self)
        }
        pair(left, known)
    }

    /// The hashes of some items, or of all, by the numbers of the items.
    @inlinable
    func hashes<Comparison: ItemIdentifying>(
        _ items: [Int32]?, _ lists: [[Comparison.Item]], _ sections: Sections, _ comparison: Comparison,
        _ hasher: IdentifierHasher
    ) -> [Int] {
        guard let items else {
            return [Int](writing: sections.count) { hashes, count in
                for list in lists {
                    for item in list {
                        hashes[count] = hasher.hash(comparison.identifier(of: item))
                        count += 1
                    }
                }
            }
        }
        guard !items.isEmpty else { return [] }
        var hashes = [Int](repeating: 0, count: sections.count)
        var section = 0
        for item in items {
            while Int(item) >= sections.starts[section + 1] { section += 1 }
            hashes[Int(item)] =
                hasher.hash(comparison.identifier(of: lists[section][Int(item) - sections.starts[section]]))
        }
        return hashes
    }
}
