import DeputyHeadless
import Foundation

/// What it costs that a source tells its changes: a question before the list has them, and an update of several.
@MainActor
func toldTable() -> [Bound] {
    let questions = [1_000, 100_000].map(questions)
    let updates = [10_000, 100_000].map(updates)
    let times = measure(questions + updates, rounds: 9)
    func ratio(_ tasks: [Task]) -> Double { times[tasks[1].name]! / times[tasks[0].name]! }
    print("| a source that tells its changes | µs |\n|---|--:|")
    for task in questions + updates { print("| \(task.name) | \(String(format: "%.2f", times[task.name]! / 1000)) |") }
    print()
    return [
        Bound(claim: "a question while 100,000 rows are told, against 1,000", value: ratio(questions), limit: 3),
        Bound(claim: "two changes told together, 100,000 rows against 10,000", value: ratio(updates), limit: 16),
    ]
}

/// Questions about a million rows, of which every second of the first ones was just inserted.
@MainActor
private func questions(_ told: Int) -> Task {
    let rows = ToldRows(1_000_000)
    let manager = makeToldTable(rows)
    rows.insert((0..<told).map { 2 * $0 })
    return Task(name: "a question while \(told) rows are told", events: 1_000) {
        for row in 0..<1_000 { if manager.shownItems.item(at: [0, row * 999]) != nil { sink += 1 } }
    }
}

@MainActor
private func updates(_ count: Int) -> Task {
    let rows = ToldRows(count)
    let manager = makeToldTable(rows)
    return Task(name: "two changes of \(count) rows told together", events: 1) {
        rows.insert([0])
        rows.removeFirst()
        manager.flush()
    }
}

@MainActor
private func makeToldTable(_ rows: ToldRows) -> TableManager<HeadlessTables> {
    let table = HeadlessTable(height: 440)
    table.keepsJournal = false
    let manager = TableManager(table, source: rows)
    manager.register(BenchCell.self, for: Row0.self) { _, _, _ in }
    manager.flush()
    toldTables.append(table)
    return manager
}

// A manager holds its table weakly.
@MainActor private var toldTables: [HeadlessTable] = []

/// Rows that are only counted.
private final class ToldRows: ItemSource {
    let changes = SourceChanges()
    private var count: Int
    init(_ count: Int) { self.count = count }

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { count }
    func item(at indexPath: IndexPath) -> Any? { Row0(number: indexPath[1]) }

    func insert(_ rows: [Int]) {
        var stage = ChangeSet.Stage()
        stage.insertedItems = rows.map { [0, $0] }
        count += rows.count
        changes.tell(ChangeSet(stages: [stage]))
    }

    func removeFirst() {
        var stage = ChangeSet.Stage()
        stage.deletedItems = [[0, 0]]
        count -= 1
        changes.tell(ChangeSet(stages: [stage]))
    }
}
