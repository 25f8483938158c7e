/// The states of a list between the batches.
extension ChangeSet {
    /// A list's state after each stage, if this is its state after the last.
    ///
    /// Before sections move, the list has the same sections in the order they had.
    func states<Section>(of final: [Section]) -> [[Section]] {
        // Most have one, which needs no look at what sections do: that took 2,600 instructions of an update, twice.
        guard stages.count > 1 else { return stages.map { _ in final } }
        var states: [[Section]] = []
        var current = final
        for stage in stages.reversed() {
            states.insert(current, at: 0)
            current = stage.beforeMoves(current)
        }
        return states
    }

    /// The first ledger that does not add up, from the counts of the sections that a list has to their new ones; nil if all do.
    func imbalance(from counts: [Int], to final: [Int]) -> BatchLedger? {
        var counts = counts
        for (number, after) in states(of: final).enumerated() {
            let ledger = BatchLedger(stages[number], from: counts, to: after)
            guard ledger.isBalanced else { return ledger }
            counts = after
        }
        // Without a batch only the content of rows may have changed.
        if counts == final { return nil }
        let rest = BatchLedger(ChangeSet.Stage(), from: counts, to: final)
        return rest.isBalanced ? nil : rest
    }
}

extension ChangeSet.Stage {
    /// The sections of a list before they moved, if they are these afterwards.
    fileprivate func beforeMoves<Section>(_ sections: [Section]) -> [Section] {
        let moved = Set(movedSections.map(\.to))
        guard movedSections.allSatisfy({ sections.indices.contains($0.to) && sections.indices.contains($0.from) }),
            moved.count == movedSections.count, insertedSections.isEmpty, deletedSections.isEmpty
        else { return sections }
        let origins = Dictionary(movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        var others = sections.indices.filter { !moved.contains($0) }.makeIterator()
        return sections.indices.compactMap { place in (origins[place] ?? others.next()).map { sections[$0] } }
    }
}
