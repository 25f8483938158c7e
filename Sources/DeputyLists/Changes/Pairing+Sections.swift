/// Pairing sections.
extension Pairing {
    /// A comparison of lists whose sections are paired already.
    @inlinable
    init<SectionID, Item>(
        fromSections old: [ListSection<SectionID, Item>], toSections new: [ListSection<SectionID, Item>]
    ) {
        self.init(from: old.map { $0.items.count }, to: new.map { $0.items.count })
        pairSections(old.map { $0.id } + new.map { $0.id })
    }

    /// Pairs sections by their identifiers, given for the old list and then the new one; repeated ones in their order.
    @inlinable
    mutating func pairSections<ID: Hashable>(_ ids: [ID]) {
        let oldCount = old.numberOfSections
        var numbers = IdentifierNumbers<ID>(capacity: ids.count)
        pairSections(numbers: ids.map { numbers.number(of: $0) }, oldCount: oldCount)
        hasCollisions = numbers.hasCollisions
    }

    @usableFromInline
    mutating func pairSections(numbers: [Int32], oldCount: Int) {
        var waiting: [Int32: [Int]] = [:]
        for section in (0..<oldCount).reversed() { waiting[numbers[section], default: []].append(section) }
        for section in 0..<new.numberOfSections {
            guard let former = waiting[numbers[oldCount + section]]?.popLast() else { continue }
            oldSections[section] = former
            newSections[former] = section
        }
    }
}
