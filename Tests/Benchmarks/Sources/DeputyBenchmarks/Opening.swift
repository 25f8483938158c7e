import DeputyHeadless
import Foundation

/// A cell class for each of twenty row types, as a screen of many sections has.
class OpeningCell: HeadlessCell {
    var shown = 0
}
final class OpeningCell0: OpeningCell {}
final class OpeningCell1: OpeningCell {}
final class OpeningCell2: OpeningCell {}
final class OpeningCell3: OpeningCell {}
final class OpeningCell4: OpeningCell {}
final class OpeningCell5: OpeningCell {}
final class OpeningCell6: OpeningCell {}
final class OpeningCell7: OpeningCell {}
final class OpeningCell8: OpeningCell {}
final class OpeningCell9: OpeningCell {}
final class OpeningCell10: OpeningCell {}
final class OpeningCell11: OpeningCell {}
final class OpeningCell12: OpeningCell {}
final class OpeningCell13: OpeningCell {}
final class OpeningCell14: OpeningCell {}
final class OpeningCell15: OpeningCell {}
final class OpeningCell16: OpeningCell {}
final class OpeningCell17: OpeningCell {}
final class OpeningCell18: OpeningCell {}
final class OpeningCell19: OpeningCell {}

/// A screen with a row of each of the twenty types; a new one each time.
@MainActor
protocol OpeningScreen: AnyObject {
    init(_ table: HeadlessTable)
}

@MainActor
private func emptyTable() -> HeadlessTable {
    let table = HeadlessTable(height: 20 * 44)
    table.keepsJournal = false
    return table
}

/// Makes a screen and lays it out. What is made is kept, so that only opening is measured.
@MainActor
func open(_ screen: any OpeningScreen.Type) {
    let table = emptyTable()
    keptScreens.append((table, screen.init(table)))
    table.layoutIfNeeded()
    sink += Double(table.visibleItems.count)
}

@MainActor private var keptScreens: [(HeadlessTable, any OpeningScreen)] = []

/// Rows of the twenty types, one each.
@MainActor private var openingRows: [any BenchRow] { rowTypes[..<20].enumerated().map { $1.init(number: $0) } }

/// The screen with Deputy.
final class DeputyScreen: OpeningScreen {
    private let manager: TableManager<HeadlessTables>

    init(_ table: HeadlessTable) {
        manager = TableManager(table)
        add(OpeningCell0.self, Row0.self)
        add(OpeningCell1.self, Row1.self)
        add(OpeningCell2.self, Row2.self)
        add(OpeningCell3.self, Row3.self)
        add(OpeningCell4.self, Row4.self)
        add(OpeningCell5.self, Row5.self)
        add(OpeningCell6.self, Row6.self)
        add(OpeningCell7.self, Row7.self)
        add(OpeningCell8.self, Row8.self)
        add(OpeningCell9.self, Row9.self)
        add(OpeningCell10.self, Row10.self)
        add(OpeningCell11.self, Row11.self)
        add(OpeningCell12.self, Row12.self)
        add(OpeningCell13.self, Row13.self)
        add(OpeningCell14.self, Row14.self)
        add(OpeningCell15.self, Row15.self)
        add(OpeningCell16.self, Row16.self)
        add(OpeningCell17.self, Row17.self)
        add(OpeningCell18.self, Row18.self)
        add(OpeningCell19.self, Row19.self)
        manager.items.setItems(openingRows.map { $0 })
    }

    private func add<Cell: OpeningCell, Row: BenchRow>(_ cell: Cell.Type, _ row: Row.Type) {
        manager.register(cell, for: row) { mapping in
            mapping.heightForCell { _, _ in 44 }
            mapping.didSelect { cell, row, _ in cell.shown += row.number }
        } configure: { cell, row, _ in
            cell.shown = row.number
        }
    }
}

/// The same screen with a delegate and data source written by hand.
final class HandWrittenScreen: OpeningScreen, HeadlessTableDelegate, HeadlessTableDataSource {
    private let rows: [any BenchRow]

    init(_ table: HeadlessTable) {
        rows = openingRows
        table.delegate = self
        table.dataSource = self
    }

    func responds(to event: DelegateEvent) -> Bool { event.name == "heightForCell" || event.name == "didSelect" }

    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer { CGFloat(44) as! Answer }

    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { rows.count }

    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        switch rows[indexPath.item] {
        case let row as Row0: fill(table.dequeue(OpeningCell0.self), row)
        case let row as Row1: fill(table.dequeue(OpeningCell1.self), row)
        case let row as Row2: fill(table.dequeue(OpeningCell2.self), row)
        case let row as Row3: fill(table.dequeue(OpeningCell3.self), row)
        case let row as Row4: fill(table.dequeue(OpeningCell4.self), row)
        case let row as Row5: fill(table.dequeue(OpeningCell5.self), row)
        case let row as Row6: fill(table.dequeue(OpeningCell6.self), row)
        case let row as Row7: fill(table.dequeue(OpeningCell7.self), row)
        case let row as Row8: fill(table.dequeue(OpeningCell8.self), row)
        case let row as Row9: fill(table.dequeue(OpeningCell9.self), row)
        case let row as Row10: fill(table.dequeue(OpeningCell10.self), row)
        case let row as Row11: fill(table.dequeue(OpeningCell11.self), row)
        case let row as Row12: fill(table.dequeue(OpeningCell12.self), row)
        case let row as Row13: fill(table.dequeue(OpeningCell13.self), row)
        case let row as Row14: fill(table.dequeue(OpeningCell14.self), row)
        case let row as Row15: fill(table.dequeue(OpeningCell15.self), row)
        case let row as Row16: fill(table.dequeue(OpeningCell16.self), row)
        case let row as Row17: fill(table.dequeue(OpeningCell17.self), row)
        case let row as Row18: fill(table.dequeue(OpeningCell18.self), row)
        case let row as Row19: fill(table.dequeue(OpeningCell19.self), row)
        default: HeadlessCell()
        }
    }

    private func fill(_ cell: OpeningCell, _ row: some BenchRow) -> HeadlessCell {
        cell.shown = row.number
        return cell
    }
}
