import DeputyHeadless
import Foundation

/// How it grows that a source says what has changed: questions before the list has it, and an update of several changes.
@MainActor
func toldGrowth() -> [Bound] {
    [
        growth("what a source is asked while rows are told, rows told", 1_000, isFlat: true) { told in
            let rows = ToldRows(1_000_000)
            let manager = makeToldTable(rows)
            // Every second of the first rows was just inserted.
            rows.insert((0..<told).map { 2 * $0 })
            let before = rows.questions
            for row in 0..<1_000 { if manager.shownItems.item(at: [0, row * 999]) != nil { sink += 1 } }
            return Double(rows.questions - before)
        },
        growth("allocations of two changes told together, rows", 10_000) { count in
            let rows = ToldRows(count)
            let manager = makeToldTable(rows)
            return allocated {
                rows.insert([0])
                rows.removeFirst()
                manager.flush()
            }
        },
    ]
}

@MainActor
private func makeToldTable(_ rows: ToldRows) -> TableManager<HeadlessTables> {
    let table = HeadlessTables.makeList()
    let manager = TableManager(table, source: rows)
    manager.register(BenchCell.self, for: Row0.self) { _, _, _ in }
    manager.flush()
    keptLists.append(table)
    return manager
}

/// Rows that are only counted.
final class ToldRows: IdentifiedItemSource {
    let changes = SourceChanges()
    private(set) var questions = 0
    private var ids: [Int]
    init(_ count: Int) { ids = Array(0..<count) }

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { ids.count }
    func ids(inSection section: Int) -> [Int] { ids }
    func item(at indexPath: IndexPath) -> Any? {
        questions += 1
        return Row0(number: indexPath.item)
    }

    func insert(_ rows: [Int]) {
        for row in rows { ids.insert(-ids.count, at: row) }
        changes.tell()
    }

    func removeFirst() {
        ids.removeFirst()
        changes.tell()
    }
}
