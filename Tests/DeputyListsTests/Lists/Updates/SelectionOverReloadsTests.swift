import DeputyHeadless
import DeputyLists
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The selection of a list that is reloaded: a table empties it at once, a collection when it is laid out.
@MainActor
@Suite("The selection stays with its items over reloads (F66)")
struct SelectionOverReloadsTests {
    @Test(
        "A reload, and another one, keep it, in a window or in none", arguments: EachKit.allCases, [true, false])
    func keeps(_ list: EachKit, isOnScreen: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3, 4)])
            var lost: [Int] = []
            board.manager.didLoseSelection = { lost += $0.compactMap { ($0 as? Thing)?.id } }
            board.list.allowsMultipleSelection = true
            board.list.selectItem(at: [0, 1])
            board.list.selectItem(at: [0, 2])
            board.list.isOnScreen = isOnScreen
            for ids in [[1, 3, 4], [3, 4]] {
                board.items.setItems(ids.map { thing($0) })
                board.manager.setNeedsUpdate()
                board.manager.flush()
            }
            board.list.isOnScreen = true
            board.list.layoutIfNeeded()
            expectEqual(board.list.selectedItems, [[0, 0]])
            expectEqual(board.list.cell(at: [0, 0])?.isSelected, true)
            expectEqual(lost, [2])
            expectEqual(board.list.exceptions, [])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
