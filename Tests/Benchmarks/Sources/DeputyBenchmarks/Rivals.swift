import DeputyHeadless
import Foundation

/// A row that every rival can show: it knows its height and does something with its cell.
@MainActor
protocol BenchRow {
    init(number: Int)
    var number: Int { get }
    // Requirements, so that each type has its own compiled copy of them, as hand-written code would.
    static func register(with deputy: DeputyDelegate, handlers: Int)
    static func register(with peer: PeerDelegate, handlers: Int)
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
    func makeCell() -> HeadlessCell
}

extension BenchDelegate {
    func didSelect(in table: HeadlessTable, at indexPath: IndexPath) {}
    func makeCell() -> HeadlessCell { BenchCell() }
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

/// A re-creation of DTTableViewManager's technique: unwrapping by `Mirror`, a string for a key, closures over `Any`, a linear
/// search.
@MainActor
final class PeerDelegate: BenchDelegate {
    final class Reaction {
        let event: String
        let run: (Any, Any, Any) -> Any
        init(_ event: String, _ run: @escaping (Any, Any, Any) -> Any) {
            self.event = event
            self.run = run
        }
    }

    final class Mapping {
        let matches: (Any) -> Bool
        var reactions: [Reaction] = []
        init(_ matches: @escaping (Any) -> Bool) { self.matches = matches }
    }

    var mappings: [Mapping] = []
    let rows: [[Any]]
    init(_ rows: [any BenchRow]) { self.rows = [rows.map { $0 }] }

    func height(at indexPath: IndexPath) -> CGFloat {
        let row = rows[indexPath.section][indexPath.item]
        return perform("tableView:heightForRowAtIndexPath:", 0, row, indexPath) as? CGFloat ?? 0
    }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        let row = rows[indexPath.section][indexPath.item]
        _ = perform("tableView:willDisplayCell:forRowAtIndexPath:", cell, row, indexPath)
    }

    /// Whether anybody reacts to an event: a search over all reactions of all mappings.
    func responds(to event: String) -> Bool {
        mappings.contains { $0.reactions.contains { $0.event == event } }
    }

    private func perform(_ event: String, _ view: Any, _ model: Any, _ place: Any) -> Any {
        guard let model = unwrap(model) else { return 0 }
        let found = mappings.first { mapping in
            guard let model = unwrap(model) else { return false }
            return mapping.matches(model) && mapping.reactions.contains { $0.event == event }
        }
        return found?.reactions.first { $0.event == event }?.run(view, model, place) ?? 0
    }

    private func unwrap(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrap($0.value) }
    }
}

/// The rows as a source of an app's own.
final class RowSource: ItemSource {
    private let rows: [any BenchRow]
    init(_ rows: [any BenchRow]) { self.rows = rows }

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { rows.count }
    func item(at indexPath: IndexPath) -> Any? { rows[indexPath.item] }
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

    convenience init(_ rows: [any BenchRow], isSource: Bool = false) {
        self.init(boxes: rows.map { $0 }, isSource ? RowSource(rows) : nil)
    }

    init(boxes: [Any], _ source: RowSource? = nil) {
        table.keepsJournal = false
        manager = TableManager(table, source: source)
        link = manager._link
        events = manager.dispatcher.events
        if source == nil { manager.items.setItems(boxes) }
    }

    func makeCell() -> HeadlessCell { manager.cell(in: table, at: [0, 0]) }

    func height(at indexPath: IndexPath) -> CGFloat {
        link.ask(events.heightForCell, (), at: indexPath) { _ in nil }
    }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        link.tell(events.willDisplay, (), view: cell, at: indexPath) {
            unsafeDowncast($0, to: BenchOwner.self).willDisplay(cell, at: indexPath)
        }
    }

    func didSelect(in table: HeadlessTable, at indexPath: IndexPath) {
        link.tell(events.didSelect, (), at: indexPath) {
            unsafeDowncast($0, to: BenchOwner.self).didSelect(at: indexPath)
        }
    }

    func didEndDisplaying(_ cell: HeadlessCell, at indexPath: IndexPath) {
        link.tell(events.didEndDisplaying, (), view: cell, at: indexPath) { _ in }
    }
}

/// An object with delegate methods of its own.
final class BenchOwner: HeadlessSlotObject {
    private var told = 0
    func responds(to event: DelegateEvent) -> Bool { event.name == "willDisplay" || event.name == "didSelect" }
    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) { told += 1 }
    func didSelect(at indexPath: IndexPath) { told += 1 }
}
