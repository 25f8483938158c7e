import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What two chains bind, or one chain twice: the first counts, and the second is reported (R12).
@MainActor
@Suite("Binding one section twice", .releasesRigs)
struct BoundTwiceTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    // Braid: the second chain's data drove the first one's cells.
    @Test("R12: of two binds of a section the first counts; the second is reported with both lines")
    func boundTwice() throws {
        let first = line() + 1
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        let second = line() + 1
        binder.onSections(.first, .second).bind(
            cellType: PlainNoteCell.self, for: Note.self, models: { [.first: notes(2, 3), .second: notes(4)] })
        binder.displayedSections = [.first, .second]
        list.show()
        for _ in 0...1 {
            expectEqual(list.table.numberOfItems(inSection: 0), 1)
            expectTrue(list.table.cell(at: [0, 0]) is NoteCell)
            expectTrue(list.table.cell(at: [1, 0]) is PlainNoteCell)
            list.refresh()
        }
        let anomaly = try #require(binder.manager.anomalies.first { $0.code == .boundTwice })
        expectEqual(anomaly.site?.line, second)
        expectTrue(anomaly.headline.hasPrefix("This binds the cells of section first again, after "))
        expectContains(anomaly.headline, ":\(first)")
        expectEqual(binder.manager.validate().filter { $0.code == .boundTwice }, [anomaly])
    }

    @Test("R12: two chains that bind one section after finish() are reported as bound twice")
    func boundTwiceLate() {
        binder.displayedSections = [.first]
        list.show()
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(2))
        list.refresh()
        expectEqual(list.rows, [["note 1"]])
        expectEqual(binder.manager.anomalies.filter { $0.code == .boundTwice }.count, 1)
    }

    @Test("R12: one chain that binds cells twice keeps the first, and closures of the second's types are skipped")
    func boundTwiceOnOneChain() throws {
        let second = line() + 2
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .bind(cellType: PlainNoteCell.self, for: Draft.self, models: [])
            .onTapped { _, _, draft in list.note("never \(draft.text)") }
        binder.displayedSections = [.first]
        list.show()
        list.table.tap([0, 0])
        expectEqual(list.rows, [["note 1"]])
        expectEqual(list.calls, [])
        let anomaly = try #require(binder.manager.anomalies.first)
        expectEqual(anomaly.code, .boundTwice)
        expectEqual(anomaly.site?.line, second)
    }

    @Test("R12, F82: a title that one chain binds twice is found by validate()")
    func titleTwice() throws {
        let second = line() + 3
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .bind(headerTitle: "x")
            .bind(headerTitle: "y")
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.headers, ["x"])
        let anomaly = try list.onlyFinding(.boundTwice)
        expectEqual(anomaly.site?.line, second)
        expectEqual(anomaly.remedy, "To fix, remove one of the two.")
    }
}
