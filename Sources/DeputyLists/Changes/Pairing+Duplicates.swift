/// Handling of identifiers that occur more than once in a section.
extension Pairing {
    /// Applies the policy to them, in the new list and the old one.
    @usableFromInline
    mutating func apply(_ policy: DuplicatePolicy, _ former: [[Int32]]) {
        switch policy {
        case .byOccurrence: break
        case .firstWins:
            unfollowedNew = Set(repetitions.flatMap { $0.dropFirst() })
            unfollowedOld = Set(former.flatMap { $0.dropFirst() })
            for item in unfollowedNew where oldItems[Int(item)] >= 0 { unpair(Int(oldItems[Int(item)]), Int(item)) }
            for item in unfollowedOld where newItems[Int(item)] >= 0 { unpair(Int(item), Int(newItems[Int(item)])) }
        case .rejectSection:
            for items in repetitions { rejected.insert(section(of: Int(items[0]), in: new)) }
            for items in former {
                let partner = newSections[section(of: Int(items[0]), in: old)]
                if partner >= 0 { rejected.insert(partner) }
            }
        }
    }
}

extension Pairing.Sections {
    /// The items of each number that is repeated within a section, in order.
    @usableFromInline
    func repetitions(of items: [Int32], _ known: [Int32], count: Int) -> [[Int32]] {
        var groups: [[Int32]] = []
        var lastSection = [Int](repeating: -1, count: count)
        var first = [Int32](repeating: 0, count: count)
        var groupOf: [Int32: Int] = [:]
        var section = 0
        for item in items {
            let number = known[Int(item)]
            while item >= starts[section + 1] {
                section += 1
                groupOf = [:]
            }
            if lastSection[Int(number)] != section {
                lastSection[Int(number)] = section
                first[Int(number)] = item
            } else if let group = groupOf[number] {
                groups[group].append(item)
            } else {
                groupOf[number] = groups.count
                groups.append([first[Int(number)], item])
            }
        }
        return groups
    }
}
