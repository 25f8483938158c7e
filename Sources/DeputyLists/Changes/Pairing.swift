/// Which item of the new list is which of the old one: the result of a comparison, before it is put into stages.
///
/// Items are numbered through all sections, so that every list is one sequence of numbers.
// Half the memory of Int, and twice as many in each line of the cache; no list has two thousand million rows.
@usableFromInline
struct Pairing: Sendable {
    /// Where the sections of a list begin in the sequence of its items.
    @usableFromInline
    struct Sections: Sendable {
        @usableFromInline let starts: [Int]

        @usableFromInline
        init(_ counts: [Int]) {
            var starts = [0]
            starts.reserveCapacity(counts.count + 1)
            for count in counts { starts.append(starts[starts.count - 1] + count) }
            self.starts = starts
        }

        @inlinable var numberOfSections: Int { starts.count - 1 }
        @inlinable var count: Int { starts[starts.count - 1] }
        @inlinable subscript(section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
    }

    @usableFromInline let old: Sections
    @usableFromInline let new: Sections
    /// For each section of the old list its number in the new one, and the other way round; -1 for none.
    @usableFromInline var newSections: [Int]
    @usableFromInline var oldSections: [Int]
    /// For each item of the old list its number in the new one, and the other way round; -1 for none.
    @usableFromInline var newItems: [Int32]
    @usableFromInline var oldItems: [Int32]
    /// The items of the new list that have other content than in the old one, in their order.
    @usableFromInline var updated: [Int32] = []
    /// The sections of the new list that are reloaded as a whole.
    @usableFromInline var rejected: Set<Int> = []
    /// The identifiers that occur more than once in a section of the new list: their items, in order.
    @usableFromInline var repetitions: [[Int32]] = []
    /// The identifiers of ``repetitions``, as text.
    @usableFromInline var repeatedIdentifiers: [String] = []
    /// The items that are never matched, because they are not the first of their identifier.
    @usableFromInline var unfollowedOld: Set<Int32> = []
    @usableFromInline var unfollowedNew: Set<Int32> = []
    @usableFromInline var hasCollisions = false
    /// The items and sections of the new list that were moved on purpose, so that they move and not their neighbours.
    var movingItems: Set<Int32> = []
    var movingSections: Set<Int> = []

    @usableFromInline
    init(from oldCounts: [Int], to newCounts: [Int]) {
        old = Sections(oldCounts)
        new = Sections(newCounts)
        newSections = Array(repeating: -1, count: oldCounts.count)
        oldSections = Array(repeating: -1, count: newCounts.count)
        newItems = Array(repeating: -1, count: old.count)
        oldItems = Array(repeating: -1, count: new.count)
    }

    /// The number that a section of the new list had in the old one; nil if it is new.
    @inlinable
    func oldSection(of section: Int) -> Int? { oldSections[section] >= 0 ? oldSections[section] : nil }

    @inlinable
    mutating func pair(_ oldItem: Int, _ newItem: Int) {
        newItems[oldItem] = Int32(truncatingIfNeeded: newItem)
        oldItems[newItem] = Int32(truncatingIfNeeded: oldItem)
    }

    @inlinable
    mutating func unpair(_ oldItem: Int, _ newItem: Int) {
        newItems[oldItem] = -1
        oldItems[newItem] = -1
    }

    /// How many items at the front of a section of the new list are those at the front of the old one, in order.
    @usableFromInline
    func head(of section: Int) -> Int {
        guard let former = oldSection(of: section) else { return 0 }
        let oldStart = Int32(truncatingIfNeeded: old.starts[former])
        // Through a pointer: more than half of the loop are the checks of an array's accesses, an eighth of comparing lists that
        // have not changed.
        return oldItems.withUnsafeBufferPointer { partners in
            let partners = UnsafeBufferPointer(rebasing: partners[new[section]])
            let most = Swift.min(partners.count, old[former].count)
            var item = 0
            while item < most, partners[item] == oldStart &+ Int32(truncatingIfNeeded: item) { item += 1 }
            return item
        }
    }

    /// The section an item is in.
    /// - Complexity: O(log s) in the number of sections.
    @usableFromInline
    func section(of item: Int, in sections: Sections) -> Int { sections.section(of: item) }
}
