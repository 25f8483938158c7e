import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A move that is refused (F61, R12)")
struct RefusedMoveTests {
    @Test("The item stays the one it was: its cell is not made again, and the list gets no update")
    func itemStays() {
        let board = Board([things(1, 2, 3)])
        let cell = board.cell(0, 0)
        board.items.move([0, 0], to: [0, 9])
        board.endTurn()
        expectEqual(board.codes, [.outsideData])
        expectEqual(board.table.updates.batches, [])
        expectEqual(board.table.updates.reloads, 0)
        expectTrue(board.keeps(cell, 0, 0))
    }
}
