/// What is decided by numbers alone, once every identifier has one.
extension Pairing {
    /// Finds what stands more than once in a section, and does with it as the policy says.
    @usableFromInline
    mutating func findRepetitions(
        _ oldNumbers: [Int32], _ newNumbers: [Int32], count: Int, _ policy: DuplicatePolicy
    ) {
        var repeated = Repetitions(count: count)
        for section in 0..<new.numberOfSections {
            for item in new[section] { repeated.note(item, newNumbers[item], in: section) }
        }
        repetitions = repeated.groups
        guard policy != .byOccurrence else { return }
        var former = Repetitions(count: count)
        for section in 0..<old.numberOfSections {
            for item in old[section] { former.note(item, oldNumbers[item], in: section) }
        }
        switch policy {
        case .byOccurrence: break
        case .firstWins:
            for item in repeated.groups.flatMap({ $0.dropFirst() }) where oldItems[Int(item)] >= 0 {
                unpair(Int(oldItems[Int(item)]), Int(item))
            }
            for item in former.groups.flatMap({ $0.dropFirst() }) where newItems[Int(item)] >= 0 {
                unpair(Int(item), Int(newItems[Int(item)]))
            }
        case .rejectSection:
            for group in repeated.groups { rejected.insert(section(of: Int(group[0]), in: new)) }
            for group in former.groups {
                let partner = newSections[section(of: Int(group[0]), in: old)]
                if partner >= 0 { rejected.insert(partner) }
            }
        }
    }

    /// Pairs what is not in place: within its section first, then with any other.
    ///
    /// - Parameter onlyFirst: whether an item is passed over that is not the first of its number in its section.
    @usableFromInline
    mutating func pairLeftOvers(_ oldNumbers: [Int32], _ newNumbers: [Int32], count: Int, onlyFirst: Bool) {
        guard newItems.contains(where: { $0 < 0 }), oldItems.contains(where: { $0 < 0 }) else { return }
        var queues = Queues(count: count, items: new.count)
        var oldFirsts = Firsts(count: onlyFirst ? count : 0)
        var newFirsts = Firsts(count: onlyFirst ? count : 0)
        for section in 0..<new.numberOfSections {
            guard let former = oldSection(of: section) else { continue }
            queues.begin()
            for item in new[section] where newFirsts.isFirst(newNumbers[item], in: section) && oldItems[item] < 0 {
                queues.add(item, newNumbers[item])
            }
            for item in old[former] where oldFirsts.isFirst(oldNumbers[item], in: former) && newItems[item] < 0 {
                if let found = queues.next(oldNumbers[item]) { pair(item, found) }
            }
        }
        queues.begin()
        newFirsts.begin()
        oldFirsts.begin()
        for section in 0..<new.numberOfSections {
            for item in new[section] where newFirsts.isFirst(newNumbers[item], in: section) && oldItems[item] < 0 {
                queues.add(item, newNumbers[item])
            }
        }
        for section in 0..<old.numberOfSections {
            for item in old[section] where oldFirsts.isFirst(oldNumbers[item], in: section) && newItems[item] < 0 {
                if let found = queues.next(oldNumbers[item]) { pair(item, found) }
            }
        }
    }
}

/// Notices numbers that come again within a section.
private struct Repetitions {
    /// The items of each such number, in order.
    private(set) var groups: [[Int32]] = []
    private var lastSection: [Int32]
    private var first: [Int32]
    private var groupOf: [Int32: Int] = [:]
    private var groupSection = -1

    init(count: Int) {
        lastSection = Array(repeating: -1, count: count)
        first = Array(repeating: 0, count: count)
    }

    mutating func note(_ item: Int, _ number: Int32, in section: Int) {
        let index = Int(number)
        guard lastSection[index] == Int32(section) else {
            lastSection[index] = Int32(section)
            first[index] = Int32(item)
            return
        }
        if groupSection != section {
            groupSection = section
            groupOf = [:]
        }
        if let group = groupOf[number] { return groups[group].append(Int32(item)) }
        groupOf[number] = groups.count
        groups.append([first[index], Int32(item)])
    }
}

/// Tells the first item of a number in a section from those after it; without numbers, every item is a first one.
private struct Firsts {
    private var lastSection: [Int32]

    init(count: Int) { lastSection = Array(repeating: -1, count: count) }

    mutating func begin() { lastSection = Array(repeating: -1, count: lastSection.count) }

    mutating func isFirst(_ number: Int32, in section: Int) -> Bool {
        guard !lastSection.isEmpty else { return true }
        defer { lastSection[Int(number)] = Int32(section) }
        return lastSection[Int(number)] != Int32(section)
    }
}

/// For each number a queue of items, all emptied in one step.
private struct Queues {
    private var round: Int32 = 0
    private var rounds: [Int32]
    private var heads: [Int32]
    private var tails: [Int32]
    private var followers: [Int32]

    init(count: Int, items: Int) {
        rounds = Array(repeating: 0, count: count)
        heads = Array(repeating: -1, count: count)
        tails = Array(repeating: -1, count: count)
        followers = Array(repeating: -1, count: items)
    }

    mutating func begin() { round += 1 }

    mutating func add(_ item: Int, _ number: Int32) {
        let index = Int(number)
        followers[item] = -1
        if rounds[index] != round || heads[index] < 0 {
            rounds[index] = round
            heads[index] = Int32(item)
        } else {
            followers[Int(tails[index])] = Int32(item)
        }
        tails[index] = Int32(item)
    }

    mutating func next(_ number: Int32) -> Int? {
        let index = Int(number)
        guard rounds[index] == round, heads[index] >= 0 else { return nil }
        let item = Int(heads[index])
        heads[index] = followers[item]
        return item
    }
}
