import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Changes that say themselves how they are animated.
@MainActor
@Suite("Animations of one change (F64)")
struct ChangeAnimationsTests {
    private let fade = UpdateAnimations(.fade)

    @Test("A change is animated with its own animations, not with those set when the table is updated (F64)")
    func table() { oneChange(ListBoard<HeadlessTables>([things(1, 2)])) }

    @Test("So it is in a collection (F64)")
    func collection() { oneChange(ListBoard<HeadlessCollections>([things(1, 2)])) }

    private func oneChange<Kit>(_ board: ListBoard<Kit>) {
        for time in 1...3 {
            let batch = { board.list.updates.batches.last }
            board.items.batch(animations: .off) { $0.append(thing(10 * time)) }
            board.endTurn()
            expectEqual(batch()?.animations, .off)
            board.items.apply(items: board.items.items(of: Thing.self) + things(10 * time + 1), animations: fade)
            board.endTurn()
            expectEqual(batch()?.animations, fade)
            board.items.append(thing(10 * time + 2))
            board.endTurn()
            expectEqual(batch()?.animations, .automatic)
            expectEqual(board.list.updates.batches.count, 3 * time)
        }
        expectEqual(board.shown, board.data)
    }

    @Test(
        "A batch whose changes all have no animation has none, whatever others have (F64)", arguments: EachKit.allCases)
    func withoutAnimation(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2)])
            board.manager.animations.insertedItems = .none
            let mixed = board.manager.animations
            var batch: UpdateAnimations? { board.list.updates.batches.last?.animations }
            board.items.append(thing(3))
            board.endTurn()
            expectEqual(batch, .off)
            board.items.append(thing(4))
            board.items.remove(at: [0, 0])
            board.endTurn()
            expectEqual(batch, mixed)
            board.items.move([0, 0], to: [0, 1])
            board.endTurn()
            expectEqual(batch, mixed)
            expectEqual(board.list.updates.batches.count, 3)
            expectEqual(board.shown, "[3 2 4]")
        }
        check(list.kit)
    }

    @Test(
        "Changes of one turn are one update: of their animations off wins, else the last", arguments: EachKit.allCases)
    func several(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2)])
            let (left, fade) = (UpdateAnimations(.left), UpdateAnimations(.fade))
            for (asked, expected) in [
                ([left, nil, fade], fade), ([left, .off, fade, nil], .off), ([nil, left, nil], left),
                ([nil], .automatic),
            ] {
                var (done, updates) = (0, 0)
                board.manager.didUpdate = { _ in updates += 1 }
                for (number, animations) in asked.enumerated() {
                    let items =
                        board.items.items(of: Thing.self) + [
                            thing(100 * updates + 10 + board.items.items(of: Thing.self).count)
                        ]
                    board.items.apply(items: items, animations: animations) { done += 1 }
                    if number == 0 { board.items.replace(at: [0, 0], with: thing(1, asked.count)) }
                }
                board.endTurn()
                expectEqual(board.list.updates.batches.last?.animations, expected)
                expectEqual([updates, done], [1, asked.count])
                expectEqual(board.shown, board.data)
            }
            expectEqual(board.list.updates.batches.count, 4)
            expectEqual(board.list.updates.reloads, 0)
            expectEqual(board.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test("flush() between two changes makes two updates, each with its own animations")
    func flushed() {
        let board = Board([things(1)])
        board.items.batch(animations: .off) { $0.append(thing(2)) }
        board.manager.flush()
        board.items.batch(animations: fade) { $0.append(thing(3)) }
        board.endTurn()
        expectEqual(board.table.updates.batches.map(\.animations), [.off, fade])
    }

    @Test("A reload that is asked for shows all of them (F64)")
    func reloadAskedFor() {
        let board = Board([things(1, 2)])
        board.items.batch(animations: .off) { $0.append(thing(3)) }
        board.items.append(thing(4))
        board.manager.setNeedsUpdate()
        board.endTurn()
        expectEqual(board.table.updates.batches, [])
        expectEqual(board.table.updates.reloads, 1)
        expectEqual(board.shown, "[1 2 3 4]")
    }

    @Test("A binder's refresh may say how it is animated (F64)")
    func refresh() {
        let table = HeadlessTable()
        let binder = HeadlessTables.makeBinder(table)
        let data = Changing(things(1, 2))
        binder.onSection(.first).bind(cellType: ThingCell.self, models: { data.value })
        binder.finish()
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        data.value.append(thing(3))
        binder.refresh(animations: .off)
        data.value.append(thing(4))
        binder.refresh()
        binder.manager.flush()
        expectEqual(table.updates.batches.map(\.animations), [.off])
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["1", "2", "3", "4"])
    }

    @Test("A row that a person moves while such changes wait is where the person put it (F66)")
    func movedMeanwhile() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(source, to: destination)
        }
        board.endTurn()
        board.table.beginEditing()
        expectTrue(board.table.beginMove([0, 0]))
        board.items.batch(animations: .off) { $0.append(thing(4)) }
        board.items.append(thing(5))
        expectTrue(board.table.moveOver([0, 2]))
        expectTrue(board.table.endMove())
        board.endTurn()
        expectEqual(board.shown, board.data)
        expectEqual(board.data, "[2 3 1 4 5]")
        expectEqual(board.codes, [])
        expectEqual(board.table.exceptions, [])
    }
}
