import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Chains on any section beside closures of the manager, off screen, and in explanations.
@MainActor
@Suite("Chains on any section, and on others", .releasesRigs)
struct AnySectionTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test(
        "F51, R9, R14: behind a notice on any section a closure of the manager is called, and not reported as silent")
    func managerBehindAny() {
        binder.onAnySection().onTapped { section, _, _ in list.note("any \(section)") }
        // They take the cell, as the notice does: it would be the first of their kind if it were not called besides.
        binder.manager.on(NoteCell.self).didSelect { _, note, _ in list.note("manager \(note.id)") }
        binder.manager.on(NoteCell.self).didSelect { _, _, _ in list.note("never") }
        let silent = line() - 1
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.displayedSections = [.first]
        list.show()
        for _ in 0...1 {
            list.table.tap([0, 0])
            expectEqual(list.takeCalls(), ["any first", "manager 1"])
        }
        expectEqual(binder.manager.anomalies.map(\.site?.line), [silent])
        expectEqual(binder.manager.validate().map(\.site?.line), [silent])
    }

    @Test(
        "F51, R7: off screen a notice is reported as missed where a chain's closure is for its section, and nowhere else"
    )
    func missedInOtherSections() {
        let list = BoundList(height: 88)
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1, 2, 3, 4) })
        list.binder.onSection(.second).onTapped { _, _, _ in list.note("second") }
        list.show()
        list.table.send(\.didSelect, at: [2, 3])
        expectEqual(list.anomalies, [])
        list.table.send(\.didSelect, at: [1, 3])
        expectEqual(list.anomalies, [.cellOffScreen])
        expectEqual(list.calls, [])
    }

    @Test(
        "F51, R17: behind a closure on any section the owner gets no more than explain says, of taps and of what cells emit",
        arguments: [OwnerNotices.everyNotice, .unhandledNotices])
    func ownerBehindAny(_ receives: OwnerNotices) throws {
        binder.onAnySection().onTapped { _, _, _ in }.onEvent(from: EntryCell.self) { _, _, _, _ in }
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
        binder.displayedSections = [.first]
        let (manager, owner) = (binder.manager, HearingOwner())
        (manager.owner, manager.ownerReceives) = (owner, receives)
        list.show()
        manager.isTracing = true
        let foreseen = manager.explain(\.didSelect, at: [0, 0])
        let emitted = try #require(manager.explainViewEvent(at: [0, 0]))
        list.table.tap([0, 0])
        (list.table.cell(at: [0, 0]) as? EntryCell)?.enter("a")
        expectEqual(owner.heard, receives == .everyNotice ? ["tap"] : [])
        expectEqual(manager.lastResolution(of: \.didSelect)?.steps, foreseen.steps)
        expectEqual(manager.lastViewEventResolution?.steps, emitted.steps)
    }

    @Test("F51, R17: explain is certain of a question on any section that always answers, and of none that may pass")
    func explainingAny() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        binder.onAnySection().cellHeight { _, _ in 20 }
            .estimatedCellHeight.orPass { (_, _) -> EventDecision<CGFloat> in .answer(30) }
        binder.displayedSections = [.first]
        list.show()
        let manager = binder.manager
        expectEqual(manager.explain(\.heightForCell, at: [0, 0]).mayAnswer, [.handler])
        expectEqual(manager.explain(\.estimatedHeightForCell, at: [0, 0]).mayAnswer, [.handler, .default])
    }

    @Test(
        "F43, F55: what a cell emits reaches the chain on any section too, after its own chain's closure, also from a subclass"
    )
    func emitted() {
        final class SpecialEntryCell: EntryCell {}
        binder.onAnySection().onEvent(from: EntryCell.self) { section, row, cell, event in
            list.note("any \(section) \(row) \(event) \(cell is SpecialEntryCell)")
        }
        binder.onSections([.first, .second]).bind(cellType: EntryCell.self, models: { _ in notes(1) })
        binder.onSection(.third).bind(cellType: SpecialEntryCell.self, models: notes(2))
            .onEvent(from: SpecialEntryCell.self) { row, _, event, note in list.note("own \(row) \(event) \(note.id)") }
        binder.displayedSections = [.first, .second, .third]
        list.show()
        for section in 1...2 { (list.table.cell(at: [section, 0]) as? EntryCell)?.enter("a") }
        expectEqual(
            list.calls,
            [
                "any second 0 entered(\"a\") false", "own 0 entered(\"a\") 2", "any third 0 entered(\"a\") true",
            ])
        expectEqual(list.anomalies, [])
    }

    @Test("F43, R11: a closure for what cells emit in any section ends with its object, and a method is taken too")
    func emittedToAnObject() {
        @MainActor
        final class Screen {
            let list: BoundList
            init(_ list: BoundList) { self.list = list }
            func entered(_ section: Part, _ row: Int, _ cell: EntryCell, _ event: EntryCell.ViewEvent) {
                list.note("method \(section)")
            }
        }
        var screen: Screen? = Screen(list)
        binder.onAnySection()
            .onEvent(from: EntryCell.self, weak: screen!) { screen, section, _, _, _ in
                screen.list.note("weak \(section)")
            }
        binder.onAnySection().onEvent(from: EntryCell.self, weak: screen!) { $0.entered($1, $2, $3, $4) }
        binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { _ in notes(1) })
        list.show()
        let cell = list.table.cell(at: [1, 0]) as? EntryCell
        cell?.enter("a")
        let heard = list.takeCalls()
        expectContains(heard, "weak second")
        screen = nil
        cell?.enter("b")
        expectEqual(list.calls, [])
    }
}

/// Hears of taps, and of what cells emit.
private final class HearingOwner: TableOwner, ViewEventOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(HearingOwner.self) { me in me.didSelect { me, _ in me.heard.append("tap") } }
    private(set) var heard: [String] = []
    func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation) { heard.append("\(event)") }
}
