import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import DeputySamples
@testable import ListTestSupport

/// What recipes do in cases that their pages don't show.
@MainActor
@Suite("Recipes to copy (F85)")
struct RecipeTests {
    // MARK: Deletions

    @Test("An item that was put back is below the one that was above it, or else where it was")
    func undo() {
        let board = Board([things(1, 2, 3, 4)])
        let deletions = UndoableDeletions<Thing>(board.items)
        for id in [3, 1] { deletions.delete(id) }
        board.items.move([0, 0], to: [0, 1])
        expectEqual(board.data, "[4 2]")
        deletions.undo()
        expectEqual(board.data, "[1 4 2]")
        deletions.undo()
        expectEqual(board.data, "[1 4 2 3]")
        deletions.delete(3)
        deletions.delete(2)
        board.items.apply(items: things(1))
        deletions.undo()
        expectEqual(board.data, "[1 2]")
        deletions.undo()
        expectEqual(board.data, "[1 2 3]")
        deletions.undo()
        board.endTurn()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.codes, [])
    }

    @Test("Nothing is deleted that has gone, put back that is there, or lost with its section")
    func undoAtEdges() {
        let board = Board([things(1), things(2, 3)])
        let deletions = UndoableDeletions<Thing>(board.items)
        deletions.delete(9)
        deletions.undo()
        expectEqual(board.data, "[1] [2 3]")
        deletions.delete(2)
        board.items.insert(thing(2), at: [0, 1])
        deletions.undo()
        expectEqual(board.data, "[1 2] [3]")
        deletions.delete(3)
        board.items.setSections([ItemSection(things(1))])
        deletions.undo()
        expectEqual(board.data, "[3 1]")
        deletions.delete(1)
        board.items.setSections([])
        deletions.undo()
        expectEqual(board.data, "[1]")
        expectEqual(board.codes, [])
    }

    @Test("An answer that comes late deletes the item that was asked about, wherever it is; none if it has gone")
    func confirming() {
        let board = Board([things(1, 2, 3)])
        var answer: (Bool) -> Void = { _ in }
        board.mapping.trailingSwipeActionsConfiguration.withoutCell { [unowned manager = board.manager] thing, _ in
            let delete = HeadlessSwipeAction("Delete", style: .destructive) { done in
                answer = { isSure in
                    if isSure { manager.items.remove { (other: Thing) in other.id == thing.id } }
                    manager.flush()
                    done(isSure)
                }
            }
            return HeadlessSwipeActions([delete])
        }
        func ask(_ place: IndexPath) {
            board.table.swipe(place, .trailing)
            expectTrue(board.table.perform("Delete"))
            expectEqual(board.table.swipedRow, place)
        }
        ask([0, 2])
        board.items.insert(thing(4), at: [0, 0])
        board.endTurn()
        answer(false)
        expectNil(board.table.swipedRow)
        expectEqual(board.shown, "[4 1 2 3]")
        ask([0, 3])
        board.items.move([0, 3], to: [0, 1])
        board.endTurn()
        answer(true)
        board.endTurn()
        expectEqual(board.shown, "[4 1 2]")
        ask([0, 2])
        board.items.remove(at: [0, 2])
        board.endTurn()
        answer(true)
        board.endTurn()
        expectEqual(board.shown, "[4 1]")
        expectNil(board.table.swipedRow)
        expectEqual(board.table.exceptions, [])
        expectEqual(board.codes, [])
    }
}
