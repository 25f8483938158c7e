import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Cells that a collection keeps when they are scrolled off, and shows again without asking for them.
@MainActor
@Suite("Cells that come back as they are")
struct KeptCellsTests {
    private typealias Board = ListBoard<HeadlessCollections>

    /// A collection that shows ten of its items.
    private func makeBoard() -> Board { Board(height: 440, [(0..<40).map { thing($0) }]) }

    private func scrollOffAndBack(_ board: Board) {
        board.list.scroll(by: 44)
        expectNotContains(board.list.visibleItems, [0, 0])
        board.list.scroll(by: -44)
        expectEqual(board.list.visibleItems.first, [0, 0])
    }

    @Test(
        "A cell that was filled again in place, scrolled off and back begins another use each time, and each ends (F68)",
        arguments: [1, 3])
    func scopesBeginAgain(times: Int) {
        let board = makeBoard()
        var notes: [String] = []
        board.mapping.whileInUse { scope, _, thing, _ in
            guard thing.id == 0 else { return }
            notes.append("begin \(thing)")
            scope.onEnd { notes.append("end") }
        }
        board.manager.setNeedsUpdate()
        board.endTurn()
        for time in 1...times {
            board.items.replace(at: [0, 0], with: thing(0, time))
            board.endTurn()
            notes = []
            scrollOffAndBack(board)
            expectEqual(notes, ["end", "begin 0'\(time)"])
        }
        notes = []
        board.items.remove(at: [0, 0])
        board.endTurn()
        expectEqual(notes, ["end"])
        expectEqual(board.list.exceptions, [])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test(
        "didEndDisplaying gets the item of a cell that came back and whose item is deleted, whatever other notices come (R8)",
        arguments: [true, false], [true, false])
    func deletedAfterItCameBack(isRefilled: Bool, tellsWillDisplay: Bool) {
        let board = makeBoard()
        var ended: [String] = []
        board.mapping.didEndDisplaying.withoutCell { thing, _ in ended.append("\(thing)") }
        if tellsWillDisplay { board.mapping.willDisplay.withoutCell { _, _ in } }
        board.endTurn()
        if isRefilled { board.items.replace(at: [0, 0], with: thing(0, 1)) }
        board.endTurn()
        scrollOffAndBack(board)
        scrollOffAndBack(board)
        ended = []
        board.items.remove(at: [0, 0])
        board.endTurn()
        expectEqual(ended, [isRefilled ? "0'1" : "0"])
        expectEqual(board.manager.anomalies, [])
    }

    @Test("So it does when the whole list is reloaded with other data (R8)")
    func reloadedAfterItCameBack() {
        let board = makeBoard()
        var ended: [String] = []
        board.mapping.didEndDisplaying.withoutCell { thing, _ in ended.append("\(thing)") }
        scrollOffAndBack(board)
        ended = []
        board.items.setSections([things(7)])
        board.manager.setNeedsUpdate()
        board.endTurn()
        expectEqual(ended.sorted(), (0..<10).map { "\($0)" })
    }
}
