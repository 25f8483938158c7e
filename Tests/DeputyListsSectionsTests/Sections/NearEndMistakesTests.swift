import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What keeps `onNearEnd` from being called, and is reported (R12, F58).
@MainActor
@Suite("Mistakes with onNearEnd", .releasesRigs)
struct NearEndMistakesTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test(
        "R12, F58, F82: validate() finds onNearEnd of a section that is hidden while it is empty, as that never loads its first rows"
    )
    func hiddenWhileEmpty() async throws {
        let models = Changing(notes())
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(2))
        let near = line() + 2
        binder.onSection(.first).bind(cellType: NoteCell.self, models: { models.value })
            .onNearEnd { list.note("load") }
        list.show()
        expectEqual(list.calls, [])
        expectEqual(list.anomalies, [])
        let finding = try #require(binder.manager.validate().first)
        expectEqual(binder.manager.validate().count, 1)
        expectEqual(finding.code, .undisplayedChain)
        expectEqual(finding.site?.line, near)
        expectEqual(
            finding.headline, "onNearEnd of onSection(.first) waits for a section that is hidden while it is empty.")
        models.value = notes(1)
        list.refresh()
        await until(list.calls, is: ["load"])
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R11, R12, F58: onNearEnd whose object is gone is not reported")
    func hiddenAndGone() {
        var object: Counter? = Counter()
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.onSection(.first).bind(cellType: NoteCell.self, models: []).onNearEnd(weak: object!) { _ in }
        list.show()
        expectEqual(binder.manager.validate().map(\.code), [.undisplayedChain])
        object = nil
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R12, F58: onNearEnd of a section shown empty, or hidden for another reason, is not reported")
    func shownWhileEmpty() async {
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in [] })
            .onNearEnd { section in list.note("\(section)") }
        binder.sectionDisplayBehavior = .hidesSections { $0.section != .first }
        list.show()
        await until(list.calls, is: ["first"])
        expectEqual(binder.manager.validate(), [])
        binder.sectionDisplayBehavior = .showsSections { [.second] }
        list.refresh()
        await until(list.calls, is: ["first", "second"])
        expectEqual(binder.manager.validate(), [])
    }

    @Test("R12, F58: a distance of less than one row is taken for 1, and reported", arguments: [0, -3])
    func noDistance(_ rows: Int) async throws {
        let table = HeadlessTable(height: 440)
        let binder = TableBinder(table, anomalyLog: quietLog())
        var calls = 0
        let near = line() + 2
        binder.onTable().bind(cellType: NoteCell.self, models: (1...30).map { Note(id: $0) })
            .onNearEnd(rows: rows) { calls += 1 }
        binder.finish()
        table.layoutIfNeeded()
        table.scroll(by: 44 * 19 - 1)
        await table.rest()
        expectEqual(calls, 0)
        table.scroll(by: 2)
        await until(calls, is: 1)
        let anomaly = try #require(binder.manager.anomalies.first)
        expectEqual(binder.manager.anomalies, binder.manager.validate())
        expectEqual(anomaly.code.rawValue, "invalid-count")
        expectEqual(anomaly.site?.line, near)
        expectEqual(anomaly.headline, "onNearEnd(rows: \(rows)) of onTable() matches no row.")
        expectEqual(anomaly.reason, "The smallest number is 1, for the last row, so 1 is used.")
        expectEqual(anomaly.remedy, "To fix, pass 1 or more.")
    }
}
