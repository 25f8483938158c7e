import AllocationCounter
import DeputyHeadless
import DeputySections
import Foundation

/// What a list view asks and tells about a row that comes on screen and leaves it again.
@MainActor
protocol RowDelegate: BenchDelegate {
    func cell(in table: HeadlessTable, at indexPath: IndexPath) -> HeadlessCell
    func didEndDisplaying(_ cell: HeadlessCell, at indexPath: IndexPath)
}

extension DeputyDelegate: RowDelegate {
    func cell(in table: HeadlessTable, at indexPath: IndexPath) -> HeadlessCell {
        manager.cell(in: table, at: indexPath)
    }
}

extension BoundDelegate: RowDelegate {
    func cell(in table: HeadlessTable, at indexPath: IndexPath) -> HeadlessCell {
        binder.manager.cell(in: table, at: indexPath)
    }

    func didEndDisplaying(_ cell: HeadlessCell, at indexPath: IndexPath) {
        link.sendSpecialized(events.didEndDisplaying, (), view: cell, at: indexPath) { _ in }
    }
}

extension ProtocolDelegate: RowDelegate {
    func cell(in table: HeadlessTable, at indexPath: IndexPath) -> HeadlessCell {
        let cell = HeadlessTables.dequeueCell(identifier: "row", in: table, at: indexPath)
        rows[indexPath.section][indexPath.item].willDisplay(cell, indexPath)
        return cell
    }

    func didEndDisplaying(_ cell: HeadlessCell, at indexPath: IndexPath) {
        rows[indexPath.section][indexPath.item].willDisplay(cell, indexPath)
    }
}

@MainActor
func newRows(_ name: String, _ delegate: any RowDelegate, in table: HeadlessTable) -> Task {
    table.keepsJournal = false
    table.register(BenchCell.self, identifier: "row")
    return Task(name: name, events: paths.count) {
        for path in paths {
            let cell = delegate.cell(in: table, at: path)
            delegate.willDisplay(cell, at: path)
            sink += Double(delegate.height(at: path))
            delegate.didEndDisplaying(cell, at: path)
        }
    }
}

/// A manager whose rows are shown as they come: a cell filled, its four calls.
@MainActor
func makeNewRows() -> DeputyDelegate {
    let deputy = DeputyDelegate((0..<1024).map(Row0.init))
    deputy.manager.register(BenchCell.self, for: Row0.self) { mapping in
        mapping.heightForCell { row, _ in row.rowHeight }
        mapping.willDisplay { cell, row, _ in row.display(cell) }
        mapping.didEndDisplaying { cell, row, _ in row.display(cell) }
    } configure: { cell, row, _ in
        row.display(cell)
    }
    deputy.manager.flush()
    return deputy
}
