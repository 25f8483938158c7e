import DeputyHeadless
import Foundation

/// A delegate over typed arrays, a section each: the least that anybody writes by hand.
@MainActor
final class TypedDelegate: BenchDelegate {
    let sections: [[Row0]]
    init(_ rows: [Row0]) { sections = [rows] }

    func height(at indexPath: IndexPath) -> CGFloat { sections[indexPath.section][indexPath.item].rowHeight }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        guard let cell = cell as? BenchCell else { return }
        sections[indexPath.section][indexPath.item].display(cell)
    }
}

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

    func makeCell() -> HeadlessCell { binder.manager.cell(in: table, at: [0, 0]) }

    func height(at indexPath: IndexPath) -> CGFloat {
        link.ask(events.heightForCell, (), at: indexPath) { _ in nil }
    }

    func willDisplay(_ cell: HeadlessCell, at indexPath: IndexPath) {
        link.tell(events.willDisplay, (), view: cell, at: indexPath) { _ in }
    }
}

extension BoundDelegate {
    func didSelect(in table: HeadlessTable, at indexPath: IndexPath) {
        link.tell(events.didSelect, (), at: indexPath) { _ in }
    }
}

/// Times an event of a bound section beside one of a registered mapping, and a delegate over a typed array.
@MainActor
func boundSectionTable() -> [Bound] {
    let rows = (0..<1024).map(Row0.init)
    let delegates: [(String, any BenchDelegate)] = [
        ("delegate over a typed array", TypedDelegate(rows)),
        ("delegate that calls through a protocol", ProtocolDelegate(rows)),
        ("Deputy, one of four bound sections", BoundDelegate(rows)),
        ("Deputy, a registered mapping", makeDeputy(1)),
    ]
    return [("heightForCell", heights), ("willDisplay", displays)].map { event, task in
        let times = measure(delegates.map { task($0.0, $0.1) })
        print("| `\(event)`, a bound section | ns |\n|---|--:|")
        for (name, time) in times.sorted(by: { $0.value < $1.value }) {
            print("| \(name) | \(String(format: "%.0f", time)) |")
        }
        print()
        return Bound(
            claim: "`\(event)` of a bound section against a delegate over a typed array",
            value: times["Deputy, one of four bound sections"]! / times["delegate over a typed array"]!, limit: 2.5)
    }
}
