import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What the text of an explanation says, and that it is true.
@MainActor
@Suite("The text of an explanation (F33)", .releasesRigs)
struct ExplainTextTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("F33: handlers and streams are printed below the row's mapping, wherever that is among the others")
    func belowTheRowsMapping() throws {
        let table = HeadlessTable()
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(PearCell.self)
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.didSelect { _, _, _ in }
        }
        let stream = manager.on(AppleCell.self).events(\.didSelect)
        manager.register(AppleCell.self, for: Pear.self) { _, _, _ in }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let lines = manager.explain(\.didSelect, at: [0, 0]).description.split(separator: "\n").map(String.init)
        let kinds = lines.map { $0.split(separator: " ")[0] }
        expectEqual(
            kinds,
            [
                "didSelect", "announced:", "gate", "gate", "mapping", "mapping", "handler", "handler", "stream",
                "mapping", "answered",
            ])
        expectTrue(lines[5].hasPrefix("  mapping AppleCell for Apple "))
        expectTrue(lines[5].hasSuffix(": is the row's"))
        expectTrue(lines[6...8].allSatisfy { $0.hasPrefix("    ") })
        expectTrue(lines[9].hasPrefix("  mapping AppleCell for Pear "))
        withExtendedLifetime(stream) {}
    }

    @Test("F33, R17: that a chain's closure gets what its own cells emit is certain, and it is said so")
    func ownCells() throws {
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
            .onEvent(from: EntryCell.self) { row, _, _, note in list.note("\(row) \(note.id)") }
        list.show()
        let resolution = try #require(binder.manager.explainViewEvent(at: [0, 0]))
        expectEqual(resolution.mayAnswer, [.handler])
        expectEqual(resolution.description.split(separator: "\n").last?.contains("answered by: the handler at "), true)
        expectNotContains(resolution.description, "pass")
        expectEqual(binder.manager.report().events.flatMap(\.handlers).map(\.mayPass), [false])
        (list.table.cell(at: [0, 0]) as? EntryCell)?.enter("a")
        expectEqual(list.calls, ["0 1"])
    }

    @Test("F33, F55: where a closure makes the cells, each closure for what they emit gets only what its class emits")
    func cellsOfSeveralClasses() throws {
        binder.onSection(.first).bind(
            cellProvider: { table, row, _ in
                row == 0 ? table.dequeue(EntryCell.self) : table.dequeue(StarCell.self)
            }, for: Note.self, models: notes(1, 2).asClosure
        )
        .onEvent(from: EntryCell.self) { row, _, _, _ in list.note("entered \(row)") }
        .onEvent(from: StarCell.self) { row, _, _, _ in list.note("starred \(row)") }
        list.show()
        for (row, other) in [(0, 1), (1, 0)] {
            let resolution = try #require(binder.manager.explainViewEvent(at: [0, row]))
            let handlers = resolution.steps.filter { if case .handler = $0.candidate { true } else { false } }
            expectEqual(handlers[row].outcome, .hears)
            expectEqual(handlers[other].outcome, .otherView)
            expectEqual(resolution.mayAnswer, [.handler])
        }
        (list.table.cell(at: [0, 0]) as? EntryCell)?.enter("a")
        (list.table.cell(at: [0, 1]) as? StarCell)?.emit(event: .starred)
        expectEqual(list.calls, ["entered 0", "starred 1"])
        expectNotContains(list.anomalies, .silentHandler)
        expectNotContains(list.anomalies, .failedCast)
    }

    @Test("F33: no host asks about what a cell emits, so it is not said that it never does")
    func emittedByTheView() throws {
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
        list.show()
        let text = try #require(binder.manager.explainViewEvent(at: [0, 0])).description
        expectContains(text, "announced: no, nothing is registered for it: the view emits it anyway\n")
        expectNotContains(text, "the host")
    }
}
