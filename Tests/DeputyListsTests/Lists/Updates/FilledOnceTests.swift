import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A row is filled once in an update (F66)")
struct FilledOnceTests {
    final class Delegate: ListUpdateDelegate {
        func apply(_ update: ListUpdate) {
            var changes = update.changes
            var stage = changes.stages.first ?? ChangeSet.Stage()
            stage.reloadedItems = [[0, 0]]
            changes.stages = [stage]
            update.apply(changes)
        }
    }

    @Test("One that the update delegate has shown again is not filled a second time", arguments: [true, false])
    func shownAgain(hasDelegate: Bool) {
        let board = Board([things(1, 2)])
        let delegate = Delegate()
        if hasDelegate { board.manager.updateDelegate = delegate }
        board.items.apply(items: [thing(1, 1), thing(2), thing(3)])
        board.endTurn()
        expectEqual(board.shown, "[1'1 2 3]")
        expectEqual(board.table.updates.reconfigured, (hasDelegate ? [] : [[[0, 0]]]))
        expectEqual(board.codes, [])
    }
}
