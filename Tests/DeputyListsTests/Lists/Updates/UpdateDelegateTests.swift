import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("An update delegate may take over (F65, F68)")
struct UpdateDelegateTests {
    final class Delegate: ListUpdateDelegate {
        var seen: [String] = []
        var body: (ListUpdate) -> Void = { $0.apply() }
        func apply(_ update: ListUpdate) {
            seen.append(update.changes.description)
            body(update)
        }
    }

    let board = Board([things(1, 2)])
    let delegate = Delegate()

    init() { board.manager.updateDelegate = delegate }

    private func append() {
        board.items.append(thing(3))
        board.endTurn()
    }

    @Test("It gets the changes, and may apply them with other animations")
    func otherAnimations() {
        delegate.body = { $0.apply(animations: .off) }
        append()
        expectEqual(delegate.seen, ["+ [0, 2]"])
        expectEqual(board.table.updates.batches.map(\.animations), [.off])
        expectEqual(board.shown, "[1 2 3]")
    }

    @Test("It may reload, and is not asked about reloads")
    func reload() {
        delegate.body = { $0.reload() }
        append()
        expectEqual((board.shown, board.table.updates.reloads), ("[1 2 3]", 1))
        board.manager.setNeedsUpdate()
        board.endTurn()
        expectEqual(delegate.seen.count, 1)
    }

    @Test("It may make the batches itself, with the data swapped inside")
    func ownBatches() {
        let table = board.table
        var stages: [ChangeSet.Stage] = []
        delegate.body = { update in
            update.apply { stage, swap in
                stages.append(stage)
                table.performBatch(stage, swap: swap)
            }
        }
        append()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(stages.map(\.insertedItems), [[[0, 2]]])
    }

    @Test("A batch without the swap is reported, and the table reloaded")
    func forgottenSwap() {
        delegate.body = { $0.apply { _, _ in } }
        append()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.codes, [.unbalancedUpdate])
        expectContains(board.manager.anomalies[0].headline, "the data was not swapped in the batch")
    }

    @Test("A swap without a batch is reported, and the table reloaded")
    func forgottenBatch() {
        delegate.body = { $0.apply { _, swap in swap() } }
        append()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.codes, [.unbalancedUpdate])
        expectContains(board.manager.anomalies[0].headline, "the list did not get the batch")
    }

    @Test("An update about rows that go, or about other rows, is passed over")
    func foreignUpdates() {
        board.items.remove(at: [0, 1])
        delegate.body = { update in
            var changes = update.changes
            changes.updates = [
                ChangeSet.Move(from: [0, 1], to: [0, 0]), ChangeSet.Move(from: [0, 0], to: [0, 1]),
                ChangeSet.Move(from: [], to: [-1]),
            ]
            changes.updatedSections = [-1, 7, 0]
            update.apply(changes)
        }
        append()
        expectEqual(board.shown, "[1 3]")
        expectEqual(board.codes, [])
        expectEqual(board.table.updates.refusals, [])
        expectEqual(board.table.updates.reconfigured, [])
    }

    @Test("A manager that is detached between the batches of one update fills no row of the table again (R15)")
    func detachedBeforeFilling() {
        let board = Board([things(1, 2)])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { thing, _ in thing.content == 1 } }
        board.manager.register(ThingCell.self)
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        board.manager.updateDelegate = delegate
        let table = board.table
        delegate.body = { [unowned board] update in
            update.apply { stage, swap in
                table.performBatch(stage, swap: swap)
                if !stage.reloadedItems.isEmpty { board.manager.detach() }
            }
        }
        // The first gets another cell, in a batch; the second is filled again after it.
        board.items.apply(items: [thing(1, 1), thing(2, 2)])
        board.manager.flush()
        expectEqual(table.updates.batches.map(\.stage.reloadedItems), [[[0, 0]]])
        expectEqual(table.updates.reconfigured, [])
    }

    @Test("A manager that is detached in the middle leaves the table alone from then on (R15)")
    func detached() {
        for moment in 0..<2 {
            let board = Board([things(1, 2)])
            board.manager.updateDelegate = delegate
            if moment == 0 { board.manager.willUpdate = { [unowned board] _ in board.manager.detach() } }
            delegate.body = { [unowned board] update in
                board.manager.detach()
                update.apply()
            }
            board.items.append(thing(3))
            board.manager.flush()
            // The reload is for the data source that the table had before.
            expectEqual(board.table.updates.reloads, 1)
            expectEqual(board.table.updates.batches, [])
            expectEqual(board.table.updates.refusals, [])
            expectEqual(board.codes, [])
        }
    }

    @Test("An update that is kept keeps neither table nor manager")
    func kept() {
        var update: ListUpdate?
        weak var table: HeadlessTable?
        weak var manager: TableManager<HeadlessTables>?
        do {
            let board = Board([things(1)])
            (table, manager) = (board.table, board.manager)
            board.manager.updateDelegate = delegate
            delegate.body = {
                update = $0
                $0.apply()
            }
            board.items.append(thing(2))
            board.manager.flush()
        }
        expectEqual(update?.isDone, true)
        expectNil(table)
        expectNil(manager)
    }

    @Test("An update the delegate ignores is applied by a reload and reported")
    func forgotten() {
        delegate.body = { _ in }
        append()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.codes, [.unappliedUpdate])
        expectContains(board.manager.anomalies[0].headline, "Delegate")
    }

    @Test("Changes that do not add up never reach the table: the ledger is printed, and the table reloaded (F65)")
    func otherChanges() {
        let hostile: [(inout ChangeSet) -> Void] = [
            { $0.stages[0].insertedItems = [] },
            { $0.stages[0].insertedItems += [[0, 0]] },
            { $0.stages[0].deletedItems = [[7, 7], [], [-1, -1], [0, -1], [Int.max, Int.min]] },
            { $0.stages = [] },
            { $0.stages += $0.stages },
            { $0.stages[0].movedSections = [ChangeSet.Move(from: 3, to: -1)] },
            { $0.stages[0].deletedSections = [0, 0, -4] },
        ]
        for change in hostile {
            let board = Board([things(1, 2)])
            board.manager.updateDelegate = delegate
            delegate.body = { update in
                var changes = update.changes
                change(&changes)
                update.apply(changes)
            }
            board.items.append(thing(3))
            board.endTurn()
            expectEqual(board.shown, "[1 2 3]")
            expectEqual(board.codes, [.unbalancedUpdate])
            expectEqual(board.table.updates.refusals, [])
            expectEqual(board.table.updates.reloads, 1)
        }
    }

    @Test("Changes that add up and are about other rows never reach the table either")
    func wrongRows() {
        delegate.body = { update in
            var changes = update.changes
            changes.stages[0].insertedItems = [[0, 0]]
            update.apply(changes)
        }
        append()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.codes, [.unbalancedUpdate])
        expectContains(board.manager.anomalies[0].headline, "the old row [0, 0] would show another item")
    }

    @Test("The whole message of a batch that does not add up (F65, F80)")
    func message() {
        delegate.body = { update in
            var changes = update.changes
            changes.stages[0].insertedItems += [[0, 0]]
            update.apply(changes)
        }
        append()
        expectEqual(
            board.manager.anomalies[0].description,
            """
            [unbalanced-update] A batch does not add up: section 0: 2 rows + 2 inserted = 4, but the data has 3.
              why: A table view raises an exception on such a batch. It was not sent, and the table was reloaded.
              To fix, change the table only through manager.items, and apply an update's changes as they are.
            """)
    }

    @Test("A batch of other code that the table refuses disturbs no later change (F65)")
    func changedBehind() {
        var stage = ChangeSet.Stage()
        stage.deletedItems = [[0, 0]]
        board.table.performBatch(stage) {}
        expectEqual(board.table.updates.refusals.count, 1)
        board.endTurn()
        expectEqual(board.shown, "[1 2]")
        board.table.updates = HeadlessUpdates()
        append()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.table.updates.batches.count, 1)
        expectEqual((board.table.updates.refusals, board.table.updates.reloads), ([], 0))
        expectEqual(board.codes, [])
    }

    @Test("It is held weakly; two calls of apply are one")
    func weakAndOnce() {
        delegate.body = { update in
            update.apply()
            update.apply()
            update.reload()
            expectTrue(update.isDone)
        }
        append()
        expectEqual((board.table.updates.batches.count, board.table.updates.reloads), (1, 0))
        do {
            let other = Delegate()
            board.manager.updateDelegate = other
        }
        expectNil(board.manager.updateDelegate)
        append()
        expectEqual(board.shown, "[1 2 3 3]")
    }
}
