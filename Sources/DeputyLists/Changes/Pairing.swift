public import Foundation

/// Which item of the new list is which of the old one: the result of a comparison, before it is put into stages.
///
/// Items are numbered through all sections, so that every list is one sequence of numbers.
@usableFromInline struct Pairing: Sendable {
    /// Where the sections of a list begin in the sequence of its items.
    @usableFromInline struct Sections: Sendable {
        @usableFromInline let starts: [Int]

        init(_ counts: [Int]) { starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }

        @inlinable var numberOfSections: Int { starts.count - 1 }
        var counts: [Int] { (0..<numberOfSections).map { self[$0].count } }
        @inlinable var count: Int { starts[starts.count - 1] }
        @inlinable subscript(section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
    }

    @usableFromInline let old: Sections
    @usableFromInline let new: Sections
    /// For each section of the old list its number in the new one, and the other way round; -1 for none.
    var newSections: [Int]
    @usableFromInline var oldSections: [Int]
    /// For each item of the old list its number in the new one, and the other way round; -1 for none.
    @usableFromInline var newItems: [Int32]
    @usableFromInline var oldItems: [Int32]
    /// The items of the new list that have other content than in the old one, in their order.
    @usableFromInline var updated: [Int32] = []
    /// The identifiers that occur more than once in a section of the new list.
    @usableFromInline var duplicates: [DuplicateIdentifier] = []
    @usableFromInline var hasCollisions = false
    /// The items and sections of the new list that were moved on purpose, so that they move and not their neighbours.
    var movingItems: Set<Int32> = []
    var movingSections: Set<Int> = []

    @usableFromInline init(from oldCounts: [Int], to newCounts: [Int]) {
        (old, new) = (Sections(oldCounts), Sections(newCounts))
        newSections = Array(repeating: -1, count: oldCounts.count)
        oldSections = Array(repeating: -1, count: newCounts.count)
        newItems = Array(repeating: -1, count: old.count)
        oldItems = Array(repeating: -1, count: new.count)
    }

    /// The items of one section before and after.
    @inlinable init<Comparison: ItemIdentifying>(
        _ old: [Comparison.Item], _ new: [Comparison.Item], _ comparison: Comparison
    ) {
        self.init(from: [old.count], to: [new.count])
        pairSections([0, 0])
        pairItems([old], [new], comparison)
    }

    /// The number that a section of the new list had in the old one; nil if it is new.
    @inlinable func oldSection(of section: Int) -> Int? { oldSections[section] >= 0 ? oldSections[section] : nil }

    /// The section an item is in.
    /// - Complexity: O(log s) in the number of sections.
    @usableFromInline func section(of item: Int, in sections: Sections) -> Int {
        sections.starts.partitioningIndex { $0 > item } - 1
    }

    /// The place of an item in its list.
    func place(of item: Int, in sections: Sections) -> IndexPath {
        let section = section(of: item, in: sections)
        return [section, item - sections.starts[section]]
    }

    /// The places of some items of one section.
    @usableFromInline func places(of items: [Int], in sections: Sections) -> [IndexPath] {
        let section = section(of: items[0], in: sections)
        return items.map { [section, $0 - sections.starts[section]] }
    }

    /// How many items at the front of a section of the new list are those at the front of the old one, in order.
    func head(of section: Int) -> Int {
        guard let former = oldSection(of: section) else { return 0 }
        let (start, most) = (old.starts[former], min(old[former].count, new[section].count))
        return (0..<most).first { Int(oldItems[new.starts[section] + $0]) != start + $0 } ?? most
    }

    /// Which items of a section of the new list came from another section, or past others of their own, by their numbers in the section.
    ///
    /// Of two that have changed places either may have moved, so both are among them.
    func displaced(in section: Int) -> [Int] {
        let former = oldSection(of: section).map { old[$0] }
        var (displaced, greatest, least): (Set<Int>, Int32, Int32) = ([], -1, .max)
        for item in new[section] where oldItems[item] >= 0 {
            if former?.contains(Int(oldItems[item])) == true, oldItems[item] > greatest {
                greatest = oldItems[item]
            } else {
                displaced.insert(item - new.starts[section])
            }
        }
        for item in new[section].reversed() where former?.contains(Int(oldItems[item])) == true {
            if oldItems[item] > least { displaced.insert(item - new.starts[section]) }
            least = min(least, oldItems[item])
        }
        return Array(displaced)
    }

    @inlinable mutating func pair(_ oldItem: Int, _ newItem: Int) {
        newItems[oldItem] = Int32(truncatingIfNeeded: newItem)
        oldItems[newItem] = Int32(truncatingIfNeeded: oldItem)
    }

    /// Undoes a pair, if the item is in one.
    mutating func unpair(_ newItem: Int) {
        guard oldItems[newItem] >= 0 else { return }
        newItems[Int(oldItems[newItem])] = -1
        oldItems[newItem] = -1
    }
}

/// Pairing by identifiers, and by places.
extension Pairing {
    /// Pairs sections by their identifiers, given for the old list and then the new one.
    @usableFromInline mutating func pairSections<ID: Hashable>(_ ids: [ID]) {
        let (before, after) = (Array(ids.prefix(newSections.count)), Array(ids.dropFirst(newSections.count)))
        var pairing = Pairing(from: [before.count], to: [after.count])
        (pairing.newSections, pairing.oldSections) = ([0], [0])
        pairing.pairIdentifiers([before], [after], ByValue(), areUnique: true)
        (newSections, oldSections) = (pairing.newItems.map(Int.init), pairing.oldItems.map(Int.init))
        hasCollisions = pairing.hasCollisions
    }

    /// Pairs items by their identifiers, and notes which of the pairs have other content.
    /// - Parameter areUnique: whether no identifier occurs twice in a list, so that only items out of place are hashed.
    @inlinable mutating func pairItems<Comparison: ItemIdentifying>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison,
        areUnique: Bool = false
    ) {
        pairIdentifiers(oldLists, newLists, comparison, areUnique: areUnique)
        for section in newLists.indices { markUpdates(oldLists, newLists[section], comparison, in: section) }
    }

    /// Pairs items by their identifiers: those in place by a look, all others by their numbers.
    @inlinable mutating func pairIdentifiers<Comparison: ItemIdentifying>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison,
        areUnique: Bool = false
    ) {
        for section in newLists.indices {
            guard let former = oldSection(of: section) else { continue }
            pairInPlace(oldLists[former], newLists[section], comparison, former, section)
        }
        let left = (old: newItems.lazy.filter { $0 < 0 }.count, new: oldItems.lazy.filter { $0 < 0 }.count)
        let isSettled = left.old == 0 || left.new == 0
        if isSettled, areUnique || newLists.allSatisfy({ comparison.areDistinct($0) }) { return }
        var numbers = IdentifierNumbers<Comparison.ID>(capacity: left.old + (areUnique ? left.new : new.count))
        let newNumbers = numbers.numbers(of: newLists, comparison) { areUnique && oldItems[$0] >= 0 ? -1 : nil }
        if isSettled, numbers.count == new.count { return }
        let oldNumbers = numbers.numbers(of: oldLists, comparison) {
            newItems[$0] < 0 ? nil : newNumbers[Int(newItems[$0])]
        }
        hasCollisions = hasCollisions || numbers.hasCollisions
        let repeats = pair(oldNumbers, newNumbers, count: numbers.count, areUnique: areUnique)
        duplicates = repeats.map {
            DuplicateIdentifier(String(describing: numbers.keys[Int(newNumbers[$0[0]])]), at: places(of: $0, in: new))
        }
    }

    /// Walks along two sections side by side and pairs the items in place, looking a little ahead where they differ.
    // Of a list that changes a little half of the identifiers need no hash then.
    @inlinable mutating func pairInPlace<Comparison: ItemIdentifying>(
        _ before: [Comparison.Item], _ after: [Comparison.Item], _ comparison: Comparison, _ former: Int, _ section: Int
    ) {
        func isSame(_ old: Int, _ new: Int) -> Bool {
            comparison.identifier(of: before[old]) == comparison.identifier(of: after[new])
        }
        let middle = pairEnds(former, section, isSame)
        var (i, j, misses) = (middle.old.lowerBound, middle.new.lowerBound, 0)
        while i < middle.old.upperBound, j < middle.new.upperBound {
            if isSame(i, j) {
                pair(old.starts[former] + i, new.starts[section] + j)
                (i, j, misses) = (i + 1, j + 1, 0)
                continue
            }
            misses += 1
            // Where nothing matches any more the lists have little in common, and looks would be in vain.
            let reach = misses < 32 ? 1..<9 : 1..<1
            if let ahead = reach.first(where: { j + $0 < middle.new.upperBound && isSame(i, j + $0) }) {
                j += ahead
            } else if let ahead = reach.first(where: { i + $0 < middle.old.upperBound && isSame(i + $0, j) }) {
                i += ahead
            } else {
                (i, j) = (i + 1, j + 1)
            }
        }
    }

    /// Pairs items by their places: equal ones at both ends of a section, then place by place. Notes which have other content.
    @inlinable mutating func pairPlaces<Comparison: ItemComparing>(
        _ oldLists: [[Comparison.Item]], _ newLists: [[Comparison.Item]], _ comparison: Comparison
    ) {
        for section in newLists.indices {
            guard let former = oldSection(of: section) else { continue }
            let middle = pairEnds(former, section) { comparison.isSame(oldLists[former][$0], newLists[section][$1]) }
            for (i, j) in zip(middle.old, middle.new) { pair(old.starts[former] + i, new.starts[section] + j) }
            markUpdates(oldLists, newLists[section], comparison, in: section)
        }
    }

    /// Pairs what is the same at both ends of two sections.
    /// - Returns: what is between, by the numbers in the sections.
    @inlinable mutating func pairEnds(
        _ former: Int, _ section: Int, _ isSame: (Int, Int) -> Bool
    ) -> (old: Range<Int>, new: Range<Int>) {
        let (olds, news) = (old[former], new[section])
        let most = Swift.min(olds.count, news.count)
        var (head, tail) = (0, 0)
        while head < most, isSame(head, head) {
            pair(olds.lowerBound + head, news.lowerBound + head)
            head += 1
        }
        while tail < most - head, isSame(olds.count - 1 - tail, news.count - 1 - tail) {
            tail += 1
            pair(olds.upperBound - tail, news.upperBound - tail)
        }
        return (head..<olds.count - tail, head..<news.count - tail)
    }

    /// Notes which of a section's items that are still there have other content.
    @inlinable mutating func markUpdates<Comparison: ItemComparing>(
        _ oldLists: [[Comparison.Item]], _ items: [Comparison.Item], _ comparison: Comparison, in section: Int
    ) {
        let start = new.starts[section]
        var (range, list) = (0..<0, [Comparison.Item]())
        for number in items.indices {
            let partner = Int(oldItems[start + number])
            guard partner >= 0 else { continue }
            if !range.contains(partner) {
                let former = self.section(of: partner, in: old)
                (range, list) = (old[former], oldLists[former])
            }
            if comparison.isSame(list[partner - range.lowerBound], items[number]) { continue }
            updated.append(Int32(truncatingIfNeeded: start + number))
        }
    }
}

/// Pairing by numbers: items with the same number have the same identifier.
extension Pairing {
    /// Pairs the items that are left, and handles identifiers that occur more than once in a section.
    /// - Returns: the items of the new list for each of these identifiers, in order.
    @usableFromInline mutating func pair(
        _ oldNumbers: [Int32], _ newNumbers: [Int32], count: Int, areUnique: Bool
    ) -> [[Int]] {
        let former = areUnique ? [] : old.repeats(oldNumbers, count: count)
        let repeats = areUnique ? [] : new.repeats(newNumbers, count: count)
        let sections = Set(
            repeats.map { section(of: $0[0], in: new) } + former.map { newSections[section(of: $0[0], in: old)] })
        for section in sections where section >= 0 { pairRun(of: section, oldNumbers, newNumbers) }
        pairQueues(oldNumbers, newNumbers, count: count)
        return repeats
    }

    /// Pairs the items of a section in which an identifier occurs more than once along what both lists have in the same order.
    ///
    /// An identifier that occurs once has one possible partner. For a repeated one there are several, and the walk along the
    /// sections took the first it met.
    private mutating func pairRun(of section: Int, _ oldNumbers: [Int32], _ newNumbers: [Int32]) {
        guard let former = oldSection(of: section) else { return }
        let (olds, news) = (old[former], new[section])
        // The walk keeps the order, so if it has paired all of one section no more can stay.
        guard olds.contains(where: { newItems[$0] < 0 }), news.contains(where: { oldItems[$0] < 0 }) else { return }
        let run = commonRun(Array(oldNumbers[olds]), Array(newNumbers[news]))
        guard run.count > oldItems[news].filter({ $0 >= 0 }).count else { return }
        for item in news { unpair(item) }
        for found in run { pair(olds.lowerBound + found.old, news.lowerBound + found.new) }
    }

    /// Pairs what is left in the order in which it occurs: within each section first, then with any other.
    private mutating func pairQueues(_ oldNumbers: [Int32], _ newNumbers: [Int32], count: Int) {
        // For each number the first item that waits for a partner, and for each item the next of its number.
        var first = [Int32](repeating: -1, count: count)
        var next = [Int32](repeating: -1, count: new.count)
        func pairQueues(_ olds: Range<Int>, _ news: Range<Int>) {
            for item in news.reversed() where oldItems[item] < 0 && newNumbers[item] >= 0 {
                next[item] = first[Int(newNumbers[item])]
                first[Int(newNumbers[item])] = Int32(truncatingIfNeeded: item)
            }
            for item in olds where newItems[item] < 0 && oldNumbers[item] >= 0 {
                let found = first[Int(oldNumbers[item])]
                guard found >= 0 else { continue }
                first[Int(oldNumbers[item])] = next[Int(found)]
                pair(item, Int(found))
            }
            for item in news where newNumbers[item] >= 0 { first[Int(newNumbers[item])] = -1 }
        }
        for section in oldSections.indices {
            if let former = oldSection(of: section) { pairQueues(old[former], new[section]) }
        }
        // With one section on both sides, which is the same, everything is paired by now.
        if oldSections != [0] || newSections != [0] { pairQueues(0..<old.count, 0..<new.count) }
    }
}

extension Pairing.Sections {
    /// The items of each number that is repeated within a section, in order.
    fileprivate func repeats(_ numbers: [Int32], count: Int) -> [[Int]] {
        // By the first of each.
        var groups: [Int: [Int]] = [:]
        var first = [Int](repeating: -1, count: count)
        for section in 0..<numberOfSections {
            for item in self[section] {
                let former = first[Int(numbers[item])]
                if former < starts[section] {
                    first[Int(numbers[item])] = item
                } else {
                    groups[former, default: [former]].append(item)
                }
            }
        }
        return groups.values.inOrder { $0[1] < $1[1] }
    }
}
