import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A row that moves in the middle of an update, from inside a closure.
@MainActor
@Suite("Rows that move in the middle of an update (R10, F67)")
struct MovedInUpdatesTests {
    @Test(
        "A row moved while an update brings another on screen is where the data has it in the end, each time (R10, F67)"
    )
    func moved() async {
        let board = Board([things(1, 2, 3, 4)])
        var (moves, seen): (Int, Set<Int>) = (0, [1, 2, 3, 4])
        board.mapping.moveRowTo { _, _, _, _ in moves += 1 }
        board.mapping.willDisplay { [unowned board] _, thing, _ in
            if seen.insert(thing.id).inserted { board.table.move([0, 0], to: [0, 2]) }
        }
        board.table.beginEditing()
        for number in 5...9 {
            board.items.append(thing(number))
            board.endTurn()
            await endOfTurn()
            board.endTurn()
            expectEqual(board.shown, board.data)
        }
        expectEqual(moves, 5)
        expectEqual(board.manager.checkInvariants(), [])
        expectEqual(board.table.exceptions, [])
    }
}
