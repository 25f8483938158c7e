import DeputyHeadless
import Foundation
import Testing

/// Which sections there are where their type does not list them.
@MainActor
@Suite("Sections that chains name and data brings")
struct KnownSectionsTests {
    @Test(
        "F57: a section that two chains and the data name is shown once, in the order of the chains, without an anomaly"
    )
    func namedTwice() {
        let table = HeadlessTable(height: 2_000)
        let log = AnomalyLog()
        log.sink = { _ in }
        let binder = SectionedTableBinder(table, sectionedBy: String.self, anomalyLog: log)
        binder.onSections("b", "a").bind(cellType: NoteCell.self, models: { ["a": notes(1), "b": notes(2)] })
        binder.onSection("a").onTapped { _, _, _ in }
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { ["d": notes(4), "c": notes(3)] })
        binder.finish()
        table.layoutIfNeeded()
        #expect(binder.displayedSections == ["b", "a", "c", "d"])
        #expect((0..<4).map { table.cell(at: [$0, 0])?.text } == ["note 2", "note 1", "note 3", "note 4"])
        #expect(log.anomalies == [])
    }

    @Test("F57: titles bring sections as rows do")
    func titlesBringSections() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: String.self, anomalyLog: quietLog())
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { ["a": notes(1)] })
            .bind(headerTitles: ["b": "title"])
        binder.finish()
        table.layoutIfNeeded()
        #expect(binder.displayedSections == ["a", "b"])
        #expect(table.header(inSection: 1)?.text == "title")
    }

    @Test("F57: other sections in the data of a chain with named ones are not shown, and reported")
    func dataOfNamedChains() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: String.self, anomalyLog: quietLog())
        binder.onSections("a", "b").bind(cellType: NoteCell.self, models: { ["a": notes(1), "x": notes(2)] })
        binder.finish()
        #expect(binder.displayedSections == ["a", "b"])
        #expect(binder.manager.anomalies.map(\.code) == [.unknownSections])
    }

    @Test("F57: a section that is equal to the previous one, with another name, replaces it")
    func renamed() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: Day.self, anomalyLog: quietLog())
        let name = Changing("today")
        binder.onAllOtherSections().bind(
            cellType: NoteCell.self, models: { [Day(number: 1, name: name.value): notes(1)] })
        binder.finish()
        #expect(binder.displayedSections.map(\.name) == ["today"])
        name.value = "yesterday"
        binder.refresh()
        #expect(binder.displayedSections.map(\.name) == ["yesterday"])
    }
}

/// Equal by its number, whatever it is called.
private struct Day: Hashable {
    let number: Int
    let name: String

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
