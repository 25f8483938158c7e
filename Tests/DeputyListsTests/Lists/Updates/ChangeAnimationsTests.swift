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
        "Changes of one turn that are animated otherwise reach a table one after the other; the same go together (F64)")
    func severalInATable() { several(ListBoard<HeadlessTables>([things(1, 2)])) }

    @Test("So they reach a collection (F64)")
    func severalInACollection() { several(ListBoard<HeadlessCollections>([things(1, 2)])) }

    private func several<Kit>(_ board: ListBoard<Kit>) {
        var (shown, done): ([String], [Int]) = ([], [])
        board.manager.didUpdate = { [unowned board] _ in shown.append(board.shown) }
        board.items.append(thing(3))
        board.items.remove(at: [0, 0])
        board.items.batch(animations: .off) { items in
            items.append(thing(4))
            items.batch(animations: UpdateAnimations(.fade)) { $0.append(thing(5)) }
            items.apply(items: items.items(of: Thing.self) + things(6), animations: UpdateAnimations(.left))
        }
        board.items.apply(items: things(6, 5), animations: .off) { done.append(1) }
        board.items.replace(at: [0, 0], with: thing(6, 1))
        board.items.append(thing(7))
        board.items.apply(items: things(7), animations: fade) { done.append(2) }
        board.endTurn()
        expectEqual(board.list.updates.batches.map(\.animations), [.automatic, .off, .automatic, fade])
        expectEqual(shown, ["[2 3]", "[6 5]", "[6'1 5 7]", "[7]"])
        expectEqual(done, [1, 2])
        expectEqual(board.list.updates.reloads, 0)
        expectEqual(board.list.updates.refusals, [])
        expectEqual(board.shown, "[7]")
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("A header that changes before items of its section, animated otherwise, reaches the table before them (F64)")
    func headerBeforeItems() {
        let board = Board([things(1, 2)])
        var headers: [String?] = []
        board.manager.didUpdate = { [unowned board] _ in headers.append(board.text(.header, inSection: 0)) }
        board.items.batch(animations: .off) { $0.setHeader(7) }
        board.items.append(thing(3))
        board.endTurn()
        let stages = board.table.updates.batches.map(\.stage)
        expectEqual(headers, ["header 7", "header 7"])
        expectEqual(stages.map(\.insertedItems), [[[0, 2]]])
        expectEqual(board.table.updates.reloads, 0)
        expectEqual(board.codes, [])
        expectEqual(board.shown, "[1 2 3]")
    }

    @Test("A row that such changes update twice has the cell for its content after each of them (F64, F66)")
    func updatedTwice() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { thing, _ in thing.content % 2 == 1 } }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2))
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        var shown: [String] = []
        board.manager.didUpdate = { [unowned board] _ in shown.append(board.shown) }
        for (content, animations) in [(2, .off), (3, fade), (4, .off)] {
            board.items.batch(animations: animations) { $0.replace(at: [0, 0], with: thing(1, content)) }
        }
        board.endTurn()
        expectEqual(shown, ["[1'2 2]", "[odd 1'3 2]", "[1'4 2]"])
        expectEqual(board.table.updates.reloads, 0)
        expectEqual(board.codes, [])
    }

    @Test("Where one of them needs a reload, that shows all of them, and every completion is called once (F64)")
    func reloadInBetween() {
        let board = Board([things(1, 2)])
        var done: [Int] = []
        board.items.apply(items: things(1, 2, 3), animations: .off) { done.append(1) }
        board.items.setItems(things(4))
        board.items.apply(items: things(4, 5), animations: fade) { done.append(2) }
        board.items.apply(items: things(5), animations: .off) { done.append(3) }
        board.endTurn()
        // The animations of the first go on while everything is reloaded.
        expectEqual(done, [2, 3, 1])
        expectEqual(board.shown, "[5]")
        expectEqual(board.data, "[5]")
        expectEqual(board.table.updates.reloads, 1)
        board.table.isOnScreen = false
        board.items.apply(items: things(5, 6), animations: .off) { done.append(4) }
        board.items.apply(items: things(6), animations: fade) { done.append(5) }
        board.endTurn()
        expectEqual(done, [2, 3, 1, 4, 5])
        expectEqual(board.table.updates.reloads, 2)
        expectEqual(board.shown, "[6]")
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("A reload that is asked for shows all of them, without the batches that would have come before it (F64)")
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
        expectEqual(table.updates.batches.map(\.animations), [.off, .automatic])
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
