import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A row that a person deletes.
@MainActor
@Suite("A deletion is in the table when the table's call returns (F64)")
struct DeletedAtOnceTests {
    @Test("Of the store, of a followed model and of a source that tells")
    func atOnce() {
        let board = Board([things(1, 2, 3)])
        board.mapping.commitEditingStyle.withoutCell { [unowned board] _, _, path in board.items.remove(at: path) }
        board.endTurn()
        board.list.updates = HeadlessUpdates()
        expectTrue(board.table.delete([0, 1]))
        expectEqual(board.shown, "[1 3]")
        expectEqual(board.list.updates.batches.map(\.stage.deletedItems), [[[0, 1]]])

        let model = Bookcase()
        model.things = things(1, 2, 3)
        let following = Board()
        following.items.follow { model.things }
        following.mapping.commitEditingStyle.withoutCell { _, _, path in model.things.remove(at: path[1]) }
        following.endTurn()
        expectTrue(following.table.delete([0, 0]))
        expectEqual(following.shown, "[2 3]")

        let source = TellingThings(things(1, 2, 3))
        let telling: Board = tellingBoard(source)
        telling.mapping.commitEditingStyle.withoutCell { _, _, path in source.change { $0.remove(at: path[1]) } }
        telling.endTurn()
        expectTrue(telling.table.delete([0, 2]))
        expectEqual(telling.shown, "[1 2]")
        for codes in [board.codes, following.codes, telling.codes] { expectEqual(codes, []) }
    }

    @Test("A closure that asks first, and deletes later, changes nothing at once")
    func later() {
        let board = Board([things(1, 2)])
        board.mapping.commitEditingStyle.withoutCell { _, _, _ in }
        board.endTurn()
        board.list.updates = HeadlessUpdates()
        expectTrue(board.table.delete([0, 0]))
        expectEqual(board.shown, "[1 2]")
        expectEmpty(board.list.updates.batches)
        board.items.remove(at: [0, 0])
        board.endTurn()
        expectEqual(board.shown, "[2]")
        expectEqual(board.codes, [])
    }
}
