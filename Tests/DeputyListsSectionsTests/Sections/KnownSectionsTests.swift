import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Which sections there are where their type does not list them.
@MainActor
@Suite("Sections that chains and data name (F57)")
struct KnownSectionsTests {
    @Test(
        "F57: a section that two chains and the data name is shown once, in the order of the chains, without an anomaly"
    )
    func namedTwice() {
        let table = HeadlessTable(height: 2_000)
        let binder = SectionedTableBinder(table, sectionedBy: String.self, anomalyLog: quietLog())
        binder.onSections("b", "a").bind(cellType: NoteCell.self, models: { ["a": notes(1), "b": notes(2)] })
        binder.onSection("a").onTapped { _, _, _ in }
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { ["d": notes(4), "c": notes(3)] })
        binder.finish()
        table.layoutIfNeeded()
        expectEqual(binder.displayedSections, ["b", "a", "c", "d"])
        expectEqual((0..<4).map { table.cell(at: [$0, 0])?.text }, ["note 2", "note 1", "note 3", "note 4"])
        expectEqual(binder.manager.anomalies, [])
    }

    @Test("F57: titles bring sections as rows do")
    func titlesBringSections() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: String.self, anomalyLog: quietLog())
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { ["a": notes(1)] })
            .bind(headerTitles: ["b": "title"])
        binder.finish()
        table.layoutIfNeeded()
        expectEqual(binder.displayedSections, ["a", "b"])
        expectEqual(table.header(inSection: 1)?.text, "title")
    }

    @Test("F57: other sections in the data of a chain with named ones are not shown, and reported")
    func dataOfNamedChains() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: String.self, anomalyLog: quietLog())
        binder.onSections("a", "b").bind(cellType: NoteCell.self, models: { ["a": notes(1), "x": notes(2)] })
        binder.finish()
        expectEqual(binder.displayedSections, ["a", "b"])
        expectEqual(binder.manager.anomalies.map(\.code), [.unknownSections])
    }

    @Test("F57: a section that is equal to the previous one, with another name, replaces it")
    func renamed() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: Day.self, anomalyLog: quietLog())
        let name = Changing("today")
        binder.onAllOtherSections().bind(
            cellType: NoteCell.self, models: { [Day(number: 1, name: name.value): notes(1)] })
        binder.finish()
        expectEqual(binder.displayedSections.map(\.name), ["today"])
        name.value = "yesterday"
        binder.refresh()
        expectEqual(binder.displayedSections.map(\.name), ["yesterday"])
    }

    @Test("F57: sections that only the data names come with it, stay in their order, and go with it")
    func dynamic() {
        var calls: [String] = []
        let data = Changing<[Day: [Note]]>([Day(number: 2, name: "b"): notes(1), Day(number: 1, name: "a"): notes(2)])
        let table = HeadlessTable(height: 2_000)
        let days = SectionedTableBinder(table, sectionedBy: Day.self, anomalyLog: quietLog())
        days.onAllOtherSections().bind(cellType: NoteCell.self, models: { data.value })
            .bind(headerTitles: { section in section.name })
            .onTapped { section, row, _, note in calls.append("\(section.name) \(row) \(note.id)") }
        days.finish()
        table.layoutIfNeeded()
        expectEqual(headers(of: table), ["a", "b"])
        data.value[Day(number: 0, name: "0")] = notes(3)
        days.refresh()
        table.layoutIfNeeded()
        expectEqual(headers(of: table), ["a", "b", "0"])
        table.tap([2, 0])
        expectEqual(calls, ["0 0 3"])
        data.value = [Day(number: 1, name: "a"): notes(2), Day(number: 0, name: "0"): notes(3)]
        days.refresh()
        table.layoutIfNeeded()
        expectEqual(headers(of: table), ["a", "0"])
        expectEqual(days.displayedSections.map(\.number), [1, 0])
        expectEqual(days.manager.anomalies, [])
    }

    // Braid: of two refreshes in a turn both left sections behind. An old section stayed where an equal one came.
    @Test(
        "F53, F57: of several refreshes in a turn the last counts, and a section has its current name"
    )
    func lastRefreshCounts() {
        var calls: [String] = []
        let data = Changing<[Day: [Note]]>([Day(number: 1, name: "a"): notes(1)])
        let table = HeadlessTable(height: 2_000)
        let days = SectionedTableBinder(table, sectionedBy: Day.self, anomalyLog: quietLog())
        days.onAllOtherSections().bind(cellType: NoteCell.self, models: { data.value })
            .bind(headerTitles: { section in section.name })
            .onTapped { section, _, _, _ in calls.append(section.name) }
        days.finish()
        table.layoutIfNeeded()
        data.value = [Day(number: 2, name: "b"): notes(2)]
        days.refresh()
        data.value = [Day(number: 1, name: "new a"): notes(1), Day(number: 3, name: "c"): notes(3)]
        days.refresh()
        table.layoutIfNeeded()
        expectEqual(Set(headers(of: table)), ["new a", "c"])
        table.tap([0, 0])
        table.tap([1, 0])
        expectEqual(Set(calls), ["new a", "c"])
    }

    /// What the headers of a table show.
    private func headers(of table: HeadlessTable) -> [String?] {
        (0..<table.numberOfSections).map { table.header(inSection: $0)?.text }
    }
}

/// Equal by its number, whatever it is called.
private struct Day: Hashable {
    let number: Int
    let name: String

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
