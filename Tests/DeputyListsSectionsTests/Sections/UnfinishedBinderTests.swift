import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
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
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate().map(\.code), [.unfinishedBinder])
        list.table.layoutIfNeeded()
        expectEqual(list.anomalies, [.unfinishedBinder])
        expectEqual(binder.manager.anomalies.first?.site?.line, begun)
        expectEqual(binder.manager.validate(), binder.manager.anomalies)
        list.table.reloadData()
        list.table.layoutIfNeeded()
        list.refresh()
        binder.manager.flush()
        expectEqual(binder.manager.anomalies.map(binder.manager.anomalyLog.occurrences), [1])
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
        expectEqual(list.anomalies, [.unfinishedBinder])
        expectEqual(readings, 0)
    }

    @Test("R12: reported at the next layout where chains are bound after the list was laid out")
    func afterLayout() {
        list.table.layoutIfNeeded()
        binder.manager.flush()
        expectEqual(list.anomalies, [])
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        list.table.layoutIfNeeded()
        expectEqual(list.anomalies, [.unfinishedBinder])
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
        expectEqual(early.manager.anomalies, [])
        expectEqual(table.cell(at: [0, 0])?.text, "note 1")
    }

    @Test("R12: not reported without chains")
    func withoutChains() {
        list.table.layoutIfNeeded()
        binder.refresh()
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R12: follow() and displayedSections before finish() are not reported")
    func setUpBefore() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.displayedSections = [.first]
        binder.follow()
        expectEqual(list.anomalies, [])
        list.show()
        expectEqual(list.anomalies, [])
    }

    @Test("R12: not reported, nor found by validate(), after finish()")
    func finished() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.displayedSections = [.first]
        list.show()
        list.refresh()
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R12, F33: explain says why there is no item, until the binder is finished")
    func explained() {
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1)).onTapped { _, _, _ in }
        binder.displayedSections = [.first]
        let text = binder.manager.explain(\.didSelect, at: [0, 0]).description
        expectTrue(text.hasPrefix("didSelect at [0, 0] (no item: finish() was not called on the binder)\n"))
        let emitted = binder.manager.explainViewEvent(at: [0, 0])?.description
        expectEqual(emitted?.hasPrefix("onEvent at [0, 0] (no item: finish() was not called on the binder)\n"), true)
        list.show()
        expectTrue(
            binder.manager.explain(\.didSelect, at: [0, 9]).description.hasPrefix("didSelect at [0, 9] (no item)\n"))
    }

    @Test("F58: onNearEnd of a binder that is not finished is not called: its list is empty for another reason")
    func nearEnd() async {
        let list = BoundList()
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).onNearEnd { list.note("load") }
        list.binder.manager.onNearEnd { list.note("manager") }
        for _ in 0..<2 {
            list.binder.manager.flush()
            await list.table.rest()
        }
        expectEqual(list.calls, [])
        list.show()
        await list.table.rest()
        expectEqual(list.calls.sorted(), ["load", "manager"])
    }
}
