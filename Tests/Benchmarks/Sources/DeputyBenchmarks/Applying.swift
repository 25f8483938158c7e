import DeputyHeadless
import DeputySections
import Foundation

/// An item as an app has it. Not generic as ``Entry``, whose own `==` looks up its type each time it is called for an unknown one.
struct Note: Identifiable, Equatable {
    let id: Int
    var count = 0
}

extension Scenario {
    /// Two lists of ten thousand notes.
    fileprivate func notes() -> (old: [Note], new: [Note]) {
        let (old, new) = lists(10_000) { $0 }
        return (old.map { Note(id: $0.id, count: $0.count) }, new.map { Note(id: $0.id, count: $0.count) })
    }
}

/// One list of ten thousand and another by turns, and the update of a table that shows ten of them.
@MainActor
func apply() -> Task {
    let table = HeadlessTables.makeList()
    let manager = ListManager(table)
    manager.register(BenchCell.self, for: Note.self) { _, _, _ in }
    let (old, new) = Scenario.inserted.notes()
    var round = 0
    let task = Task(name: "apply", events: 1) {
        round += 1
        manager.items.apply(items: round % 2 == 0 ? old : new)
        manager.flush()
        withExtendedLifetime(table) {}
    }
    task.body()
    table.layoutIfNeeded()
    return task
}

/// The diff alone of the lists that ``apply()`` takes by turns.
@MainActor
func bareDiff(_ scenario: Scenario = .inserted) -> Task {
    let (old, new) = scenario.notes()
    var round = 0
    return Task(name: "bare", events: 1) {
        round += 1
        let changes = round % 2 == 0 ? ChangeSet(from: old, to: new) : ChangeSet(from: new, to: old)
        sink += Double(changes.stages.count)
    }
}

private enum Part: CaseIterable { case first, second, third, fourth }

/// A refresh of four bound sections of 2,500 rows, in which nothing changes.
@MainActor
func refresh() -> Task {
    let table = HeadlessTables.makeList()
    let binder = SectionedTableBinder(table, sectionedBy: Part.self)
    for (number, part) in Part.allCases.enumerated() {
        let rows = (0..<2_500).map { Note(id: number * 2_500 + $0) }
        binder.onSection(part).bind(cellType: BenchCell.self, for: Note.self, models: { rows })
    }
    binder.finish()
    table.layoutIfNeeded()
    return Task(name: "refresh", events: 1) {
        binder.refresh()
        binder.manager.flush()
        withExtendedLifetime(table) {}
    }
}

/// What reaches the list against the bare diff of the same items.
@MainActor
func applyTable() -> [Bound] {
    let times = measure([bareDiff(), apply()])
    let refreshes = measure([bareDiff(.unchanged), refresh()])
    print("| 10,000 items | µs | its bare diff, µs |\n|---|--:|--:|")
    for (words, own, bare) in [
        ("`apply(items:)`, 1 % deleted, 1 % inserted", times["apply"]!, times["bare"]!),
        ("`refresh()` of four bound sections, no change", refreshes["refresh"]!, refreshes["bare"]!),
    ] { print("| \(words) | \(String(format: "%.0f | %.0f", own / 1_000, bare / 1_000)) |") }
    print()
    return [
        Bound(claim: "typed `apply` against its own diff", value: times["apply"]! / times["bare"]!, limit: 3),
        Bound(
            claim: "`refresh()` of 4 × 2,500 unchanged rows against the bare diff",
            value: refreshes["refresh"]! / refreshes["bare"]!, limit: 4),
    ]
}
