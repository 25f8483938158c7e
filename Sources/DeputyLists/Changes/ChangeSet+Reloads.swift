import Foundation

/// Turning changes into others that come to the same.
extension ChangeSet {
    /// The same changes with some rows shown anew, instead of filled anew or moved: they are numbered as before the update.
    func reloading(_ rows: [IndexPath]) -> ChangeSet {
        guard !rows.isEmpty else { return self }
        var changes = self
        let reloaded = Set(rows)
        changes.updates.removeAll { reloaded.contains($0.from) }
        // A batch that only moves sections must stay by itself.
        if changes.stages.first.map({ !$0.movedSections.isEmpty }) ?? true { changes.stages.insert(Stage(), at: 0) }
        // A row cannot be moved and shown anew at once, but it can go and come.
        let moved = changes.stages[0].movedItems.filter { reloaded.contains($0.from) }
        let movedAway = Set(moved.map(\.from))
        changes.stages[0].movedItems.removeAll { reloaded.contains($0.from) }
        changes.stages[0].deletedItems = (changes.stages[0].deletedItems + moved.map(\.from)).sorted()
        changes.stages[0].insertedItems = (changes.stages[0].insertedItems + moved.map(\.to)).sorted()
        changes.stages[0].reloadedItems += reloaded.filter { !movedAway.contains($0) }.sorted()
        return changes
    }

    /// What a list is after each stage, if it is this one after the last.
    ///
    /// Before sections move, the list has the same sections in the order they had.
    func states<Section>(of final: [Section]) -> [[Section]] {
        var states: [[Section]] = []
        var current = final
        for stage in stages.reversed() {
            states.insert(current, at: 0)
            current = stage.beforeMoves(current)
        }
        return states
    }
}

extension ChangeSet.Stage {
    /// The sections of a list before they moved, if they are these afterwards.
    fileprivate func beforeMoves<Section>(_ sections: [Section]) -> [Section] {
        let moved = Set(movedSections.map(\.to))
        guard movedSections.allSatisfy({ sections.indices.contains($0.to) && sections.indices.contains($0.from) }),
            moved.count == movedSections.count, insertedSections.isEmpty, deletedSections.isEmpty
        else { return sections }
        var list = sections.indices.filter { !moved.contains($0) }.map { sections[$0] }
        for move in movedSections.sorted(by: { $0.from < $1.from }) where move.from <= list.count {
            list.insert(sections[move.to], at: move.from)
        }
        return list
    }
}
