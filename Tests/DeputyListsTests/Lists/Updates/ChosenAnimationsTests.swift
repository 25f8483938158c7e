import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless
@testable import ListTestSupport

@MainActor
@Suite("A closure chooses the animations of an update, or a reload (F65, F68)", .releasesRigs)
struct ChosenAnimationsTests {
    @Test(
        "It gets the changes, and its answer is what they are animated by; nil is a reload", arguments: EachKit.allCases
    )
    func chosen(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2)])
            var seen: [String] = []
            board.manager.animates = { changes in
                seen.append(changes.description)
                return changes.count > 1 ? nil : .off
            }
            board.items.append(thing(3))
            board.endTurn()
            expectEqual(seen, ["+ [0, 2]"])
            expectEqual(board.list.updates.batches.map(\.animations), [.off])
            board.items.append(contentsOf: things(4, 5))
            board.endTurn()
            expectEqual((board.list.updates.batches.count, board.list.updates.reloads), (1, 1))
            expectEqual(board.shown, "[1 2 3 4 5]")
            // About a reload, and an update without changes, it is not asked.
            board.manager.setNeedsUpdate()
            board.endTurn()
            board.items.apply(items: things(1, 2, 3, 4, 5))
            board.endTurn()
            expectEqual(seen.count, 2)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("A change with animations of its own keeps them, and cells that are filled again get what was chosen")
    func ownAnimations() {
        let board = Board([things(1, 2)])
        board.manager.animates = { _ in .off }
        board.items.batch(animations: UpdateAnimations(.left)) { $0.append(thing(3)) }
        board.endTurn()
        expectEqual(board.table.updates.batches.map(\.animations), [UpdateAnimations(.left)])
        board.items.replace(at: [0, 0], with: thing(1, 1))
        board.endTurn()
        expectEqual(board.table.updates.reconfiguredAnimations, [.off])
    }

    @Test("Changes made in it come with the next update, and a manager that ends in it sends no batch")
    func acting() {
        let board = Board([things(1)])
        board.manager.animates = { [unowned board] _ in
            let count = board.items.numberOfItems(inSection: 0)
            if count < 4 { board.items.append(thing(count + 1)) }
            return .automatic
        }
        board.items.append(thing(2))
        for _ in 0..<4 { board.endTurn() }
        expectEqual(board.shown, "[1 2 3 4]")
        expectEqual(board.codes, [])
        board.manager.animates = { [unowned board] _ in
            board.manager.detach()
            return .automatic
        }
        let batches = board.table.updates.batches.count
        board.items.append(thing(5))
        board.manager.flush()
        expectEqual(board.table.updates.batches.count, batches)
        expectEqual(board.table.updates.refusals, [])
    }

    @Test("How many changes there are is each insertion, deletion, move, reload and update (F62)")
    func count() {
        expectEqual(ChangeSet().count, 0)
        let old = [ListSection("A", things(1, 2, 3)), ListSection("B", things(4))]
        let new = [ListSection("A", [thing(3), thing(1, 1), thing(5)]), ListSection("C", things(6))]
        // A row goes and one comes, one moves and one changes; a section goes and one comes.
        expectEqual(ChangeSet(fromSections: old, toSections: new).count, 6)
    }

    @Test("A list that other code has changed is reloaded instead, and that is reported (F65)")
    func changedByOthers() {
        let board = ListBoard<HeadlessCollections>([things(1, 2)])
        // As after a batch of other code, of which the manager knows nothing.
        board.list.itemNumbers = ItemNumbers([5])
        board.items.append(thing(3))
        board.endTurn()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual((board.list.updates.batches, board.list.updates.reloads), ([], 1))
        expectEqual(board.codes, [.unbalancedUpdate])
        expectEqual(board.manager.anomalies[0].facts, ["[5]", "[2]"])
        expectEqual(board.list.updates.refusals, [])
        board.items.append(thing(4))
        board.endTurn()
        expectEqual(board.list.updates.batches.count, 1)
    }

    @Test("A batch of other code that the table refuses disturbs no later change (F65)")
    func changedBehind() {
        let board = Board([things(1, 2)])
        var stage = ChangeSet.Stage()
        stage.deletedItems = [[0, 0]]
        board.table.performBatch(stage) {}
        expectEqual(board.table.updates.refusals.count, 1)
        board.endTurn()
        expectEqual(board.shown, "[1 2]")
        board.table.updates = HeadlessUpdates()
        board.items.append(thing(3))
        board.endTurn()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.table.updates.batches.count, 1)
        expectEqual((board.table.updates.refusals, board.table.updates.reloads), ([], 0))
        expectEqual(board.codes, [])
    }
}
