import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What is bound and added after `finish()` (R12).
@MainActor
@Suite("Binding after finish()", .releasesRigs)
struct LateBindingTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    // Braid: a closure after finish() was taken in silence.
    @Test("R12: a chain begun after finish() counts from the next refresh() on, and is reported once, at its line")
    func lateChain() throws {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.first]
        list.show()
        let begun = line() + 1
        binder.onSection(.first)
            .bind(cellType: EntryCell.self, models: notes(2, 3)).bind(headerTitle: "late")
            .onTapped { row, _, note in list.note("late \(row) \(note.id)") }
        list.table.reloadData()
        list.table.layoutIfNeeded()
        expectEqual(list.rows, [["note 1"]])
        expectTrue(list.table.cell(at: [0, 0]) is NoteCell)
        expectEqual(list.headers, [nil])
        let anomaly = try list.onlyAnomaly(.lateBinding)
        expectEqual(anomaly.site?.line, begun)
        expectEqual(anomaly.headline, "onSection(.first) was bound after finish().")
        expectEqual(
            anomaly.reason,
            "The list already has its data. Data and views that are bound now take effect at the next refresh(), closures at once."
        )
        list.refresh()
        expectEqual(list.rows, [["note 2", "note 3"]])
        expectTrue(list.table.cell(at: [0, 0]) is EntryCell)
        expectEqual(list.headers, ["late"])
        list.table.tap([0, 1])
        expectEqual(list.calls, ["late 1 3"])
        expectEqual(list.anomalies, [.lateBinding])
        expectEqual(list.troubles, [])
    }

    @Test("R12: a bind after finish() on a chain that was begun before is reported at the line of the bind")
    func lateBind() throws {
        let chain = binder.onSection(.first)
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.first]
        list.show()
        let late = line() + 1
        chain.bind(cellType: NoteCell.self, models: notes(2))
        list.refresh()
        expectEqual(list.rows, [["note 2"]])
        try expectEqual(list.onlyAnomaly(.lateBinding).site?.line, late)
    }

    @Test("R12: a closure that is added after finish() counts at once, and is not reported")
    func lateClosures() {
        let chain = binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1, 2))
        binder.displayedSections = [.first]
        list.show()
        chain.didDeselect { _, _, path in list.note("deselected \(path[1])") }
        binder.onSection(.first).onTapped { row, _, _ in list.note("tapped \(row)") }
        list.table.tap([0, 0])
        list.table.tap([0, 1])
        expectEqual(list.calls, ["tapped 0", "deselected 0", "tapped 1"])
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate().map(\.code), [.cellOffScreen])
    }
}
