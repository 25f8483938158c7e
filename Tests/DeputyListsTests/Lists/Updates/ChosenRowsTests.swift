import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Rows that a handler selects in the middle of an update.
@MainActor
@Suite("Selecting rows while the list is updated (F66)", .releasesRigs)
struct ChosenRowsTests {
    @Test(
        "A row that a handler selects stays selected, and where only one can be, the one before it does not",
        arguments: EachKit.allCases, [false, true])
    func whileItAppears(_ list: EachKit, allowsSeveral: Bool) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            for reloads in [false, true] {
                let board = ListBoard<Kit>([things(1, 2)])
                board.list.allowsMultipleSelection = allowsSeveral
                board.mapping.willDisplay { [unowned board] _, thing, path in
                    if thing.id == 3 { board.list.selectItem(at: path) }
                }
                board.endTurn()
                board.list.selectItem(at: [0, 0])
                if reloads { board.manager.setNeedsUpdate() }
                board.items.append(thing(3))
                board.endTurn()
                expectEqual(board.list.selectedItems.sorted(), (allowsSeveral ? [[0, 0], [0, 2]] : [[0, 2]]))
                expectEqual(board.list.exceptions, [])
            }
        }
        check(list.kit)
    }

    @Test(
        "Where several rows can be selected only while editing, one that gets another cell stays selected beside the others"
    )
    func otherCellWhileEditing() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { mapping in
            mapping.condition = .where { thing, _ in thing.content == 9 }
        }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2, 3))
        board.table.allowsMultipleSelectionDuringEditing = true
        board.endTurn()
        board.table.beginEditing()
        for row in 0..<3 { board.table.tap([0, row]) }
        board.items.replace(at: [0, 1], with: thing(2, 9))
        board.endTurn()
        expectEqual(board.shown, "[1 odd 2'9 3]")
        expectEqual(board.table.selectedItems.sorted(), [[0, 0], [0, 1], [0, 2]])
        expectEqual(board.table.exceptions, [])
    }
}
