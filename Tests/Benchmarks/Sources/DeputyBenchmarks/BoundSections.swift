import DeputyHeadless
import DeputySections
import Foundation

/// Four bound sections, entered the way a proxy enters them.
@MainActor
final class BoundDelegate: BenchDelegate {
    enum Part: CaseIterable { case first, second, third, fourth }

    let table = HeadlessTable()
    let binder: SectionedTableBinder<HeadlessTables, Part>
    let link: _ManagerLink<HeadlessTables>
    let events: TableEvents<HeadlessTables>

    init(_ rows: [Row0]) {
        binder = SectionedTableBinder(table, sectionedBy: Part.self)
        link = binder.manager._link
        events = binder.manager.dispatcher.events
        for part in Part.allCases {
            binder.onSection(part).bind(cellType: BenchCell.self, for: Row0.self, models: rows)
                .heightForCell { row, _ in row.rowHeight }
                .willDisplay { cell, row, _ in row.display(cell) }
                .didSelect { cell, row, _ in row.display(cell) }
                .didEndDisplaying { cell, row, _ in row.display(cell) }
        }
        binder.finish()
        table.layoutIfNeeded()
    }

    func makeCell(at indexPath: IndexPath) -> HeadlessCell { binder.manager.cell(in: table, at: indexPath) }

    func height(at indexPath: IndexPath) -> CGFloat {
        link.sendSpecialized(events.heightForCell, (), at: indexPath) { _ in nil }
    }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        link.sendSpecialized(events.willDisplay, (), view: cell, at: indexPath) { _ in }
    }

    func didSelect(in table: HeadlessTable, at indexPath: IndexPath) {
        link.send(events.didSelect, (), at: indexPath) { _ in }
    }
}
