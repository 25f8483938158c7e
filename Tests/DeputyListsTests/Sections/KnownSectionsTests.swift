import DeputyHeadless
import Foundation
import Testing

/// Which sections there are where their type does not list them.
@MainActor
@Suite("Sections that chains name and data brings")
struct KnownSectionsTests {
    @Test("F57: one that two chains name and data brings is shown once, in the order of the chains, without an anomaly")
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
}
