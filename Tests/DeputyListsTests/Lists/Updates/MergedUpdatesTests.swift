import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Updates with animations of their own wait for a row that a person holds, and are one update when it is let go.
@MainActor
@Suite("Updates that are made one (F67, F68)")
struct MergedUpdatesTests {
    let board = Board([things(1, 2, 3, 4), things(5, 6)])
    var table: HeadlessTable { board.table }
    var items: ItemStore { board.items }

    init() {
        board.mapping.moveRowTo.withoutCell { [items = board.items] destination, _, source in
            items.move(source, to: destination)
        }
        board.items.setHeader(1, inSection: 1)
        board.endTurn()
        table.updates = HeadlessUpdates()
    }

    /// Makes a change with animations of its own and another one while a row is held, and lets go of the row.
    private func merge(_ change: @escaping @MainActor (ItemStore) -> Void) {
        table.beginEditing()
        expectTrue(table.beginMove([0, 0]))
        expectTrue(table.moveOver([0, 1]))
        items.batch(animations: .off, change)
        items.batch(animations: UpdateAnimations(.fade)) { $0.append(thing(7), toSection: 1) }
        expectEqual(table.updates, HeadlessUpdates())
        expectTrue(table.endMove())
        board.endTurn()
        expectEqual(board.shown, board.data)
        expectEqual(board.manager.checkInvariants(), [])
        expectEqual(table.exceptions, [])
    }

    @Test("An item of the first that has other content is filled again (F66, F67)")
    func content() {
        merge { $0.replace(at: [1, 0], with: thing(5, 1)) }
        expectEqual(board.shown, "[2 1 3 4] [5'1 6 7]")
    }

    @Test("A header of the first is shown (F62)")
    func header() {
        merge { $0.setHeader(2, inSection: 1) }
        expectEqual(board.text(.header, inSection: 1), "header 2")
    }

    @Test("An item that the first moves is moved, and not those around it (F62)")
    func move() {
        merge { $0.move([1, 0], to: [1, 1]) }
        expectEqual(board.shown, "[2 1 3 4] [6 5 7]")
        expectEqual(table.updates.batches.flatMap(\.stage.movedItems), [ChangeSet.Move(from: [1, 0], to: [1, 1])])
    }

    @Test("What the first replaces is loaded again as a whole (F60)")
    func reload() {
        merge { $0.setItems(things(8, 9), inSection: 1) }
        expectEqual(board.shown, "[2 1 3 4] [8 9 7]")
        expectEqual(table.updates.reloads, 1)
        expectEqual(table.updates.batches, [])
    }

    @Test("What is to be done at the end is done in order (F66)")
    func completions() async {
        var done: [Int] = []
        table.beginEditing()
        expectTrue(table.beginMove([0, 0]))
        expectTrue(table.moveOver([0, 1]))
        items.apply(items: things(5), inSection: 1, animations: .off) { done.append(1) }
        items.apply(items: things(6), inSection: 1, animations: UpdateAnimations(.fade)) { done.append(2) }
        items.apply(items: things(5, 6), inSection: 1, animations: .off) { done.append(3) }
        expectTrue(table.endMove())
        board.endTurn()
        await until(done.count, is: 3)
        expectEqual(done, [1, 2, 3])
        expectEqual(board.shown, "[2 1 3 4] [5 6]")
    }
}
