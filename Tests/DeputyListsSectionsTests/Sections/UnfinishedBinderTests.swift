import DeputyHeadless
import DeputySections
import Foundation
import Testing

@testable import ListTestSupport

/// A binder whose `finish()` was forgotten says so where one looks (R12, F80).
@MainActor
@Suite("A binder that was not finished", .releasesRigs)
struct UnfinishedBinderTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("R12: found by validate(), and reported once, at the first chain, when the list is laid out")
    func atLayout() {
        let begun = line() + 1
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        #expect(list.anomalies == [])
        #expect(binder.manager.validate().map(\.code) == [.unfinishedBinder])
        list.table.layoutIfNeeded()
        #expect(list.anomalies == [.unfinishedBinder])
        #expect(binder.manager.anomalies.first?.site?.line == begun)
        #expect(binder.manager.validate() == binder.manager.anomalies)
        list.table.reloadData()
        list.table.layoutIfNeeded()
        list.refresh()
        binder.manager.flush()
        #expect(binder.manager.anomalies.map(binder.manager.anomalyLog.occurrences) == [1])
    }

    @Test("R12: refresh() reports it, and reads nothing")
    func atRefresh() {
        var readings = 0
        binder.onSection(.first).bind(
            cellType: NoteCell.self,
            models: {
                readings += 1
                return notes(1)
            })
        binder.refresh()
        #expect(list.anomalies == [.unfinishedBinder])
        #expect(readings == 0)
    }

    @Test("R12: reported at the next layout where chains are bound after the list was laid out")
    func afterLayout() {
        list.table.layoutIfNeeded()
        binder.manager.flush()
        #expect(list.anomalies == [])
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        list.table.layoutIfNeeded()
        #expect(list.anomalies == [.unfinishedBinder])
    }

    @Test("R12: not reported while the list is off screen")
    func offScreen() {
        let table = HeadlessTable()
        table.isOnScreen = false
        let early = TableBinder(table, anomalyLog: quietLog())
        early.onTable().bind(cellType: NoteCell.self, models: notes(1))
        early.manager.flush()
        table.layoutIfNeeded()
        early.finish()
        table.isOnScreen = true
        table.layoutIfNeeded()
        #expect(early.manager.anomalies == [])
        #expect(table.cell(at: [0, 0])?.text == "note 1")
    }

    @Test("R12: not reported without chains")
    func withoutChains() {
        list.table.layoutIfNeeded()
        binder.refresh()
        #expect(list.anomalies == [])
        #expect(binder.manager.validate() == [])
    }

    @Test("R12: follow() and displayedSections before finish() are not reported")
    func setUpBefore() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.displayedSections = [.first]
        binder.follow()
        #expect(list.anomalies == [])
        list.show()
        #expect(list.anomalies == [])
    }

    @Test("R12: not reported, nor found by validate(), after finish()")
    func finished() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.displayedSections = [.first]
        list.show()
        list.refresh()
        #expect(list.anomalies == [])
        #expect(binder.manager.validate() == [])
    }

    @Test("R12, F33: explain says why there is no item, until the binder is finished")
    func explained() {
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1)).onTapped { _, _, _ in }
        binder.displayedSections = [.first]
        let text = binder.manager.explain(\.didSelect, at: [0, 0]).description
        #expect(text.hasPrefix("didSelect at [0, 0] (no item: finish() was not called on the binder)\n"))
        let emitted = binder.manager.explainViewEvent(at: [0, 0])?.description
        #expect(emitted?.hasPrefix("onEvent at [0, 0] (no item: finish() was not called on the binder)\n") == true)
        list.show()
        #expect(
            binder.manager.explain(\.didSelect, at: [0, 9]).description.hasPrefix("didSelect at [0, 9] (no item)\n"))
    }

    @Test("F58: onNearEnd of a binder that is not finished is not called: its list is empty for another reason")
    func nearEnd() {
        let list = BoundList()
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).onNearEnd { list.note("load") }
        list.binder.manager.onNearEnd { list.note("manager") }
        for _ in 0..<2 {
            list.binder.manager.flush()
            list.table.layoutIfNeeded()
        }
        #expect(list.calls == [])
        list.show()
        #expect(list.calls.sorted() == ["load", "manager"])
    }
}
