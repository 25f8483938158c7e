import DeputyHeadless
import Foundation

/// A row that Deputy and a delegate by hand can show: it knows its height and does something with its cell.
@MainActor
protocol BenchRow {
    init(number: Int)
    var number: Int { get }
    // Requirements, so that each type has its own compiled copy of them, as hand-written code would.
    static func register(with deputy: DeputyDelegate, handlers: Int)
    static func register(on manager: TableManager<HeadlessTables>, handlers: Int)
}

extension BenchRow {
    var rowHeight: CGFloat { CGFloat(number & 63) }
    func display(_ cell: BenchCell) { cell.shown &+= number }
}

final class BenchCell: HeadlessCell {
    var shown = 0
}

/// What a table would call, through an existential, as a table calls its delegate.
@MainActor
protocol BenchDelegate: AnyObject {
    func height(at indexPath: IndexPath) -> CGFloat
    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath)
    func didSelect(in table: HeadlessTable, at indexPath: IndexPath)
    func makeCell(at indexPath: IndexPath) -> HeadlessCell
}

extension BenchDelegate {
    func didSelect(in table: HeadlessTable, at indexPath: IndexPath) {}
    func makeCell(at indexPath: IndexPath) -> HeadlessCell { BenchCell() }
}

/// A delegate that calls through a protocol its rows conform to: the fastest that people write by hand.
@MainActor
final class ProtocolDelegate: BenchDelegate {
    let rows: [[any DisplayableRow]]
    init(_ rows: [any BenchRow]) { self.rows = [rows.compactMap { $0 as? any DisplayableRow }] }

    func height(at indexPath: IndexPath) -> CGFloat { rows[indexPath.section][indexPath.item].heightForRow(indexPath) }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        rows[indexPath.section][indexPath.item].willDisplay(cell, indexPath)
    }

    func didSelect(in table: HeadlessTable, at indexPath: IndexPath) {
        guard let cell = table.cell(at: indexPath) else { return }
        rows[indexPath.section][indexPath.item].didSelect(cell, indexPath)
    }
}

/// The protocol of ``ProtocolDelegate``: its rows get the cell as the table has it.
@MainActor
protocol DisplayableRow {
    func heightForRow(_ indexPath: IndexPath) -> CGFloat
    func willDisplay(_ cell: HeadlessCell, _ indexPath: IndexPath)
    func didSelect(_ cell: HeadlessCell, _ indexPath: IndexPath)
}

extension BenchRow {
    func heightForRow(_ indexPath: IndexPath) -> CGFloat { rowHeight }
    func willDisplay(_ cell: HeadlessCell, _ indexPath: IndexPath) {
        if let cell = cell as? BenchCell { display(cell) }
    }
    func didSelect(_ cell: HeadlessCell, _ indexPath: IndexPath) { willDisplay(cell, indexPath) }
}

/// Deputy, entered where a list view enters it: the methods do what those of the proxies for UIKit do.
@MainActor
final class DeputyDelegate: BenchDelegate {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>
    let link: _ManagerLink<HeadlessTables>
    let events: TableEvents<HeadlessTables>
    /// Keeps what a case needs beside the manager.
    var kept: [Any] = []

    convenience init(_ rows: [any BenchRow]) { self.init(boxes: rows.map { $0 }) }

    init(boxes: [Any]) {
        table.keepsJournal = false
        manager = TableManager(table)
        link = manager._link
        events = manager.dispatcher.events
        manager.items.setItems(boxes)
    }

    func makeCell(at indexPath: IndexPath) -> HeadlessCell { manager.cell(in: table, at: indexPath) }

    func height(at indexPath: IndexPath) -> CGFloat {
        link.sendSpecialized(events.heightForCell, (), at: indexPath) { _ in nil }
    }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        link.sendSpecialized(events.willDisplay, (), view: cell, at: indexPath) {
            unsafeDowncast($0, to: BenchOwner.self).willDisplay(cell, at: indexPath)
        }
    }

    func didSelect(in table: HeadlessTable, at indexPath: IndexPath) {
        link.send(events.didSelect, (), at: indexPath) {
            unsafeDowncast($0, to: BenchOwner.self).didSelect(at: indexPath)
        }
    }

    func didEndDisplaying(_ cell: HeadlessCell, at indexPath: IndexPath) {
        link.sendSpecialized(events.didEndDisplaying, (), view: cell, at: indexPath) { _ in }
    }
}

/// An object with delegate methods of its own.
final class BenchOwner: HeadlessSlotObject {
    private var told = 0
    func responds(to event: DelegateEvent) -> Bool { event.name == "willDisplay" || event.name == "didSelect" }
    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) { told += 1 }
    func didSelect(at indexPath: IndexPath) { told += 1 }
}
