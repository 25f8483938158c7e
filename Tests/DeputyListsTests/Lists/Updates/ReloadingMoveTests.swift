import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A person moves an item, and the handler that is told has the list reload.
@MainActor
@Suite("Moves whose handler reloads the list (F67)")
struct ReloadingMoveTests {
    @Test("A table shows the data at its next update, whether that follows the move or not", arguments: [true, false])
    func table(follows: Bool) {
        let board = ListBoard<HeadlessTables>(height: 132, [(0..<10).map { thing($0) }])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            if follows { board.items.move(source, to: destination) }
            board.list.reloadData()
        }
        check(board)
    }

    @Test("So does a collection, which reloads as it scrolls", arguments: [true, false])
    func collection(follows: Bool) {
        let board = ListBoard<HeadlessCollections>(height: 132, [(0..<10).map { thing($0) }])
        board.manager.onHost.moveItemAtTo { [unowned board] source, destination in
            if follows { board.items.move(source, to: destination) }
            board.list.reloadData()
            board.list.scroll(by: 10)
        }
        check(board)
    }

    private func check<Kit: TestKit>(_ board: ListBoard<Kit>) {
        for number in 10...11 {
            board.list.beginEditing()
            expectTrue(board.list.move([0, 1], to: [0, 0]))
            board.endTurn()
            board.items.append(thing(number))
            board.endTurn()
            board.list.scroll(to: [0, 0])
            for path in board.list.visibleItems {
                expectEqual(board.list.view(.cell, at: path)?.text, board.items.item(at: path).map { "\($0)" })
            }
        }
        expectEqual(board.list.exceptions, [])
        expectEqual(board.manager.checkInvariants(), [])
    }
}
