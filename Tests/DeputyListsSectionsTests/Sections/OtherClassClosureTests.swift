import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Closures that no cell of their sections is for: reported at their line, where that is certain (R12, F82).
@MainActor
@Suite("Closures for another class of cells", .releasesRigs)
struct OtherClassClosureTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("R12, F82: a closure for another cell class than the chain's is reported at its line")
    func otherClass() throws {
        let lost = line() + 2
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
            .onEvent(from: StarCell.self) { row, _, _, _ in list.note("\(row)") }
        // Before anything is shown.
        expectEqual(list.anomalies, [.unboundHandler])
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try list.onlyFinding(.unboundHandler)
        expectEqual(anomaly.site?.line, lost)
        expectEqual(anomaly.headline, "This closure for onEvent of onSection(.first) is never called.")
        expectEqual(anomaly.reason, "It takes StarCell, and the cells there are EntryCell.")
        expectEqual(anomaly.remedy, "To fix, bind StarCell there, or remove the closure.")
    }

    @Test("R12, F82: a closure for another cell class than its sections have is reported when the list is first shown")
    func otherClassElsewhere() throws {
        let lost = line() + 1
        binder.onSections(.first, .second).onEvent(from: StarCell.self) { _, row, _, _, _ in list.note("\(row)") }
        binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { _ in notes(1) })
        list.show()
        binder.manager.flush()
        let anomaly = try list.onlyFinding(.unboundHandler)
        expectEqual(anomaly.site?.line, lost)
        expectEqual(anomaly.reason, "It takes StarCell, and the cells there are EntryCell.")
    }

    @Test("R12: a closure for several sections is not reported while one has its cell class")
    func otherClassInSome() {
        binder.onSections(.first, .second).onEvent(from: StarCell.self) { section, row, _, _, _ in
            list.note("\(section)")
        }
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
        binder.onSection(.second).bind(cellType: StarCell.self, models: notes(2))
        binder.displayedSections = [.first, .second]
        list.show()
        binder.manager.flush()
        (list.table.cell(at: [1, 0]) as? StarCell)?.emit(event: .starred)
        expectEqual(list.calls, ["second"])
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate(), [])
    }

    class BaseCell: HeadlessCell, Configurable, ViewEventEmitting {
        enum ViewEvent { case told }
        func configure(_ note: Note) { text = note.text }
    }
    final class SubCell: BaseCell {}

    @Test(
        "R12, F42: a closure for a superclass or subclass of the cells, or beside a closure that makes them, is not reported"
    )
    func relatedClasses() {
        binder.onSection(.first).bind(cellType: SubCell.self, models: notes(1))
            .onEvent(from: BaseCell.self) { row, _, _, _ in list.note("base \(row)") }
        binder.onSection(.second).bind(cellType: BaseCell.self, models: notes(2))
            .onEvent(from: SubCell.self) { _, _, _, _ in }
        binder.onSection(.third).bind(
            cellProvider: { table, _, _ in table.dequeue(SubCell.self) }, for: Note.self, models: notes(3).asClosure
        )
        .onEvent(from: SubCell.self) { _, _, _, _ in }
        binder.displayedSections = [.first, .second, .third]
        list.show()
        binder.manager.flush()
        expectEqual(list.anomalies, [])
        expectEqual(binder.manager.validate(), [])
        (list.table.cell(at: [0, 0]) as? SubCell)?.emit(event: .told)
        expectEqual(list.calls, ["base 0"])
    }
}
