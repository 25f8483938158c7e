import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A collection inside each of a table's rows.
@MainActor
@Suite("A list inside a cell")
struct InnerListTests {
    /// A row that shows its apples in a collection, with or without telling it at once.
    class Row: HeadlessCell, Configurable {
        let collection = HeadlessCollection(width: 200, height: 50)
        lazy var manager = CollectionManager(collection)
        var flushes: Bool { false }

        required init() {
            super.init()
            manager.anomalyLog.sink = { _ in }
            manager.register(AppleItemCell.self)
        }

        func configure(_ names: [String]) {
            manager.items.setItems(names.map { Apple(name: $0) })
            if flushes { manager.flush() }
        }

        var shown: [String?] {
            collection.visibleItems.map { collection.cell(at: $0)?.text }
        }
    }
    final class FlushingRow: Row { override var flushes: Bool { true } }

    @Test("Where configure calls flush(), the inner list shows its other items at once, every time")
    func flushed() {
        let (table, manager) = outer(FlushingRow.self)
        for row in [0, 7, 19, 3] {
            table.scroll(to: at(0, row))
            let cell = table.cell(at: at(0, row)) as? FlushingRow
            expectEqual(cell?.shown, ["\(row)"])
        }
        expectEqual(manager.anomalies, [])
    }

    @Test("Where it does not, the inner list shows the row's before until the turn is over")
    func notFlushed() async {
        let (table, manager) = outer(Row.self)
        table.scroll(to: at(0, 0))
        let cell = table.cell(at: at(0, 0)) as? Row
        cell?.collection.layoutIfNeeded()
        await endOfTurn()
        table.reloadData()
        manager.items.setItems([["new"]])
        table.layoutIfNeeded()
        expectSame(table.cell(at: at(0, 0)), cell)
        expectEqual(cell?.shown, ["0"])
        expectEqual(cell?.collection.needsReload, false)
        await endOfTurn()
        cell?.collection.layoutIfNeeded()
        expectEqual(cell?.shown, ["new"])
    }

    private func outer<Cell: Row>(_ type: Cell.Type) -> (HeadlessTable, TableManager<HeadlessTables>) {
        let table = HeadlessTable(height: 44)
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(type)
        manager.items.setItems((0..<20).map { ["\($0)"] })
        table.layoutIfNeeded()
        return (table, manager)
    }
}
