import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Which section a row is in when it leaves the screen: the one that its cell was filled in, if it is gone from the data (R8).
@MainActor
@Suite("Rows that leave the screen", .releasesRigs)
struct LeavingRowsTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    /// Binds some sections by one chain, and every row that leaves notes the section that its closure gets.
    private func bind(_ sections: Changing<[Part: [Note]]>, _ displayed: [Part]) {
        binder.onSections(.first, .second, .third).bind(cellType: NoteCell.self, models: { sections.value })
            .didEndDisplaying { [unowned binder] _, note, path in
                list.note("\(binder.section(at: path).map { "\($0)" } ?? "nowhere") \(note.id)")
            }
        binder.displayedSections = displayed
        list.show()
    }

    @Test(
        "R8, F51: a row that leaves with its section is in that section for a closure of several, whatever is in its place"
    )
    func leavingWithTheSection() {
        bind(Changing([.first: notes(1, 2, 3, 4, 5), .second: notes(6)]), [.first, .second])
        // The handlers of rows of a type are known once some of them have left.
        for _ in 1...3 {
            binder.displayedSections = [.second]
            list.table.layoutIfNeeded()
            expectEqual(list.takeCalls().sorted(), ["first 1", "first 2", "first 3", "first 4", "first 5"])
            binder.displayedSections = [.first, .second]
            list.table.layoutIfNeeded()
        }
        expectEqual(list.troubles, [])
    }

    @Test(
        "R8, F51: a row that went to another section and goes with that leaves as of where its cell was filled",
        arguments: [false, true])
    func leavingAfterAMove(_ changes: Bool) {
        let sections = Changing([Part.first: notes(1, 2), .second: notes(3)])
        bind(sections, [.first, .second])
        let moved = Note(id: 2, text: changes ? "new" : "note 2")
        sections.value = [.first: notes(1), .second: [moved] + notes(3)]
        list.refresh()
        expectEqual(list.rows, [["note 1"], [moved.text, "note 3"]])
        list.calls = []
        binder.displayedSections = [.first]
        list.table.layoutIfNeeded()
        expectEqual(list.calls.sorted(), ["\(changes ? "second" : "first") 2", "second 3"])
        expectEqual(list.troubles, [])
    }

    @Test(
        "R8, R19, F51: a cell that its row has left behind leaves, when animations end, as of where the row is then",
        arguments: EachKit.allCases, [false, true])
    func leavingLate(_ list: EachKit, isOutOfSight: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let list = Kit.makeList(height: 200)
            list.keepsAnimating = true
            let binder = Kit.makeBinder(list)
            let parts = [Part.first, .second, .third]
            let others = isOutOfSight ? (10..<40).map { thing($0) } : []
            let models = Changing([Part.first: things(1, 2), .second: others])
            var left: [String] = []
            binder.onAnySection().didEndDisplaying { [unowned binder] _, item, path in
                left.append("\(path[0]) \(binder.section(at: path).map { "\($0)" } ?? "nowhere") \(item)")
            }
            // A row that goes to another chain's section gets another cell there, and one that goes out of sight has none.
            if isOutOfSight {
                binder.onSections(.first, .second, .third)
                    .bind(cellType: Kit.ThingCell.self, models: { models.value[$0] ?? [] })
            } else {
                for part in parts {
                    binder.onSection(part).bind(cellType: Kit.ThingCell.self, models: { models.value[part] ?? [] })
                }
            }
            binder.displayedSections = parts
            binder.finish()
            list.layoutIfNeeded()
            for part in [Part.second, .third] {
                models.value = [.first: things(1), .second: others]
                models.value[part, default: []] += things(2)
                binder.refresh()
                binder.manager.flush()
                list.layoutIfNeeded()
            }
            expectEqual(left, [])
            list.endAnimations()
            expectEqual(left, isOutOfSight ? ["2 third 2"] : ["2 third 2", "2 third 2"])
            expectEqual(binder.manager.anomalies, [])
        }
        check(list.kit)
    }

    @Test("R8, F51: a swipe whose row is gone ends in the section that it began in")
    func swipeAfterAMove() {
        let sections = Changing([Part.first: notes(1, 2), .second: notes(3)])
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { sections.value })
        for part in [Part.first, .second] {
            binder.onSection(part).trailingSwipeActionsConfiguration { _, _, _ in HeadlessSwipeActions(["Delete"]) }
                .willBeginEditing { _, note, _ in list.note("begins \((note as? Note)?.id ?? 0) in \(part)") }
                .didEndEditing.withoutCell { note, _ in list.note("ends \((note as? Note)?.id ?? 0) in \(part)") }
        }
        binder.displayedSections = [.first, .second]
        list.show()
        list.table.swipe([0, 1], .trailing)
        sections.value = [.first: notes(1), .second: notes(2, 3)]
        list.refresh()
        expectEqual(list.table.swipedRow, [1, 0])
        sections.value = [.first: notes(1), .second: notes(3)]
        list.refresh()
        expectEqual(list.calls, ["begins 2 in first", "ends 2 in first"])
        expectEqual(list.troubles, [])
    }

    @Test("R8, F51: a row whose section moved leaves the screen as that section's")
    func leavingAfterASectionMoved() {
        bind(Changing([.first: notes(1), .second: notes(2), .third: notes(3)]), [.first, .second, .third])
        binder.displayedSections = [.third, .second, .first]
        list.table.layoutIfNeeded()
        list.calls = []
        binder.displayedSections = [.second, .first]
        list.table.layoutIfNeeded()
        expectEqual(list.calls, ["third 3"])
        expectEqual(list.troubles, [])
    }
}
