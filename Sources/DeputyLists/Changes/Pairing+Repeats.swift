/// Pairing items with the same identifier.
extension Pairing {
    /// Pairs the items of sections in which an identifier occurs more than once along what both lists have in the same order.
    ///
    /// An identifier that occurs once has one possible partner. For a repeated one there are several, and the walk along the
    /// sections took the first it met.
    /// - Parameter known: the numbers of all items that are not paired, and of all that may occur twice.
    /// - Complexity: as for ``CommonRun``; O(n) if nothing occurs twice.
    @usableFromInline
    mutating func pairRepeats(_ known: inout IdentifierNumbering) {
        var marks = RepeatMarks(count: known.count)
        var isOutOfOrder = false
        for section in 0..<new.numberOfSections {
            guard let former = oldSection(of: section), marks.findsChoice(self, known, former, section) else {
                continue
            }
            let (oldItems, newItems) = (old[former], new[section])
            known.name(self, former, section)
            let run = CommonRun(Array(known.old[oldItems]), Array(known.new[newItems]))
            guard run.pairs.count > newItems.filter({ self.oldItems[$0] >= 0 }).count else { continue }
            isOutOfOrder = true
            for item in newItems where self.oldItems[item] >= 0 { unpair(Int(self.oldItems[item]), item) }
            for (first, second) in run.pairs { pair(oldItems.lowerBound + first, newItems.lowerBound + second) }
        }
        if isOutOfOrder { known.count += new.count }
    }
}

/// The numbers that stand for the identifiers of items; -1 for those that were not looked up.
@usableFromInline
struct IdentifierNumbering {
    @usableFromInline var old: [Int32]
    @usableFromInline var new: [Int32]
    /// One more than the greatest number.
    @usableFromInline var count = 0

    @usableFromInline
    init(_ pairing: Pairing) {
        old = Array(repeating: -1, count: pairing.old.count)
        new = Array(repeating: -1, count: pairing.new.count)
    }

    /// Gives every item of two sections a number: items that are paired have the same.
    fileprivate mutating func name(_ pairing: Pairing, _ former: Int, _ section: Int) {
        for item in pairing.new[section] {
            if new[item] < 0 { new[item] = Int32(truncatingIfNeeded: count + item) }
            if pairing.oldItems[item] >= 0 { old[Int(pairing.oldItems[item])] = new[item] }
        }
    }
}

/// The section in which each number was last seen.
private struct RepeatMarks {
    private var inOld: [Int]
    private var inNew: [Int]
    private var paired: [Int]

    init(count: Int) {
        inOld = Array(repeating: -1, count: count)
        inNew = inOld
        paired = inOld
    }

    /// Whether an item of two sections could be paired otherwise, with fewer moves.
    mutating func findsChoice(
        _ pairing: Pairing, _ known: IdentifierNumbering, _ former: Int, _ section: Int
    ) -> Bool {
        // The walk keeps the order, so if it has paired all of one section no more can stay.
        guard pairing.old[former].contains(where: { pairing.newItems[$0] < 0 }),
            pairing.new[section].contains(where: { pairing.oldItems[$0] < 0 })
        else { return false }
        for item in pairing.new[section] where known.new[item] >= 0 {
            let number = Int(known.new[item])
            if inNew[number] == section { return true }
            inNew[number] = section
            if pairing.oldItems[item] >= 0 { paired[number] = section }
        }
        for item in pairing.old[former] where pairing.newItems[item] < 0 && known.old[item] >= 0 {
            let number = Int(known.old[item])
            if inNew[number] == section, paired[number] == section || inOld[number] == section { return true }
            inOld[number] = section
        }
        return false
    }
}
