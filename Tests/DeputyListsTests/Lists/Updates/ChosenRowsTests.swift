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
}
