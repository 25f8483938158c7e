import DeputyHeadless
import Foundation

/// Scrolls a page at a time through a thousand rows and through a million.
@MainActor
func millionRowsTable() -> [Bound] {
    let asked = Counter()
    let small = makeTable(rows: 1_000, counting: asked)
    let large = makeTable(rows: 1_000_000, counting: asked)
    func pages(_ name: String, _ table: HeadlessTable) -> Task {
        Task(name: name, events: 40) {
            for _ in 0..<20 { table.scroll(by: table.height) }
            for _ in 0..<20 { table.scroll(by: -table.height) }
        }
    }
    let times = measure([pages("1,000 rows", small.table!), pages("1,000,000 rows", large.table!)])
    print("| a page of scrolling | µs |\n|---|--:|")
    for (name, time) in times.sorted(by: { $0.key < $1.key }) {
        print("| \(name) | \(String(format: "%.1f", time / 1000)) |")
    }
    print()
    return [
        Bound(claim: "heights asked while none is announced", value: Double(asked.count), limit: 0),
        Bound(
            claim: "a page of a million rows against a thousand",
            value: times["1,000,000 rows"]! / times["1,000 rows"]!,
            limit: 1.3),
    ]
}

@MainActor
private final class Counter {
    var count = 0
}

@MainActor
private func makeTable(rows: Int, counting asked: Counter) -> TableManager<HeadlessTables> {
    let table = HeadlessTable()
    table.keepsJournal = false
    let manager = TableManager(table)
    manager.register(BenchCell.self, for: Row0.self) { mapping in
        // Registered and withdrawn: a height that is not announced is not asked.
        mapping.heightForCell { _, _ in
            asked.count += 1
            return 44
        }.cancel()
        mapping.willDisplay { cell, row, _ in row.display(cell) }
    } configure: { _, _, _ in
    }
    manager.items.setItems((0..<rows).map { Row0(number: $0) })
    manager.flush()
    keptTables.append(table)
    return manager
}

// A manager holds its table weakly, as a table view's owner is the view hierarchy.
@MainActor private var keptTables: [HeadlessTable] = []
