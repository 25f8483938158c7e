import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Hooks and animations of updates (F68)")
struct UpdateHookTests {
    @Test("Animation styles are handed on, per operation (F68)")
    func animations() {
        let board = Board([things(1)])
        board.manager.animations.insertedItems = .left
        board.manager.animations.deletedSections = .fade
        board.items.append(thing(2))
        board.endTurn()
        var expected = UpdateAnimations.automatic
        expected.insertedItems = .left
        expected.deletedSections = .fade
        expectEqual(board.table.updates.batches.map(\.animations), [expected])
        board.manager.animations = .off
        board.items.append(thing(3))
        board.endTurn()
        expectEqual(board.table.updates.batches.last?.animations, UpdateAnimations(.none))
    }

    @Test("Hooks are called before and after, and may change the data again (F68)")
    func hooks() {
        let board = Board([things(1)])
        var calls: [String] = []
        board.manager.willUpdate = { [unowned board] in
            calls.append("will \($0?.description ?? "reload") \(board.shown)")
        }
        board.manager.didUpdate = { [unowned board] in
            calls.append("did \($0?.description ?? "reload") \(board.shown)")
            if board.items.numberOfItems(inSection: 0) < 3 { board.items.append(thing(3)) }
        }
        board.items.append(thing(2))
        board.endTurn()
        board.endTurn()
        expectEqual(
            calls,
            [
                "will + [0, 1] [1]", "did + [0, 1] [1 2]", "will + [0, 2] [1 2]", "did + [0, 2] [1 2 3]",
            ])
        board.manager.setNeedsUpdate()
        board.endTurn()
        // The cells of a reload come with the next layout.
        expectEqual(calls.suffix(2), ["will reload [1 2 3]", "did reload []"])
        expectEqual(board.shown, "[1 2 3]")
    }
}
