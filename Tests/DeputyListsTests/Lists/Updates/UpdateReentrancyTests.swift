import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Updates asked for inside an update (R10, F67)")
struct UpdateReentrancyTests {
    @Test(
        "A change made inside any handler is in the data at once, reaches the list as a batch, and none is lost",
        arguments: await AnySample.all)
    func insideEveryHandler(_ sample: AnySample) {
        let rig = sample.makeRig()
        _ = sample.register(rig, .passing)
        rig.show(sample)
        let before = rig.list.updates
        var hasChanged = false
        rig.insideCall = { [unowned rig] in
            hasChanged = true
            rig.manager.items.insert(Apple(name: "new"), at: [0, 0])
            rig.manager.items.remove(at: [1, 0])
            rig.manager.items.append(contentsOf: [Pear(), Pear()], toSection: 1)
            rig.manager.flush()
            expectEqual(rig.manager.items.sections.map(\.items.count), [43, 2])
            // A drop hands over where its items are to be, so the list must have them at once.
            expectEqual(rig.list.itemCounts, (sample.isDrop ? [43, 2] : [42, 1]))
            expectEqual((rig.list.updates == before), !sample.isDrop)
        }
        _ = sample.send(rig, [0, 0])
        // What a question asks for comes after the update it was asked in.
        for _ in 0..<10 where rig.manager.isUpdatePending { rig.manager.flush() }
        expectTrue(hasChanged)
        expectEqual(rig.manager.items.sections.map(\.items.count), [43, 2])
        expectEqual(rig.list.itemCounts, [43, 2])
        for row in rig.list.visibleItems {
            let item = rig.manager.items.item(at: row)
            expectEqual(rig.list.view(.cell, at: row)?.text, (item as? Apple)?.name ?? (item as? Pear)?.name)
        }
        expectEqual(rig.list.updates.reloads, before.reloads)
        expectEqual(rig.list.updates.refusals, [])
        expectEqual(rig.manager.checkInvariants(), [])
    }

    @Test("From inside what an update of a table calls itself, a change reaches the table with the next one (R10)")
    func insideAnUpdateOfATable() { insideAnUpdate(ListBoard<HeadlessTables>([things(1, 2, 3)])) }

    @Test("From inside what an update of a collection calls itself, a change reaches it with the next one (R10)")
    func insideAnUpdateOfACollection() { insideAnUpdate(ListBoard<HeadlessCollections>([things(1, 2, 3)])) }

    private func insideAnUpdate<Kit>(_ board: ListBoard<Kit>) {
        var asked: [String] = []
        let change: (String) -> Void = { [unowned board] from in
            guard !asked.contains(from) else { return }
            asked.append(from)
            let (count, batches) = (board.items.numberOfItems(inSection: 0), board.list.updates.batches.count)
            board.items.insert(thing(10 + asked.count), at: [0, 0])
            board.manager.flush()
            expectEqual(board.items.numberOfItems(inSection: 0), count + 1)
            // The list is in the middle of its batch.
            expectEqual(board.list.updates.batches.count, batches)
        }
        board.mapping.willDisplay.withoutCell { _, _ in change("willDisplay") }
        board.mapping.didEndDisplaying.withoutCell { _, _ in change("didEndDisplaying") }
        Kit.answerHeight(board.mapping) { _ in
            change("height")
            return 44
        }
        board.manager.willUpdate = { _ in change("willUpdate") }
        board.manager.didUpdate = { _ in change("didUpdate") }
        board.items.remove(at: [0, 0])
        board.endTurn()
        board.endTurn()
        expectEqual(Set(asked), ["willDisplay", "didEndDisplaying", "height", "willUpdate", "didUpdate"])
        expectEqual(board.items.numberOfItems(inSection: 0), 2 + asked.count)
        expectEqual(board.shown, board.data)
        expectEqual(board.list.updates.refusals, [])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("A batch asked for in an event is one piece: its index paths fit one another (F60)")
    func batchInAnEvent() {
        let board = Board([things(1, 2, 3)])
        board.mapping.didSelect.withoutCell { [unowned board] _, _ in
            board.items.remove(at: [0, 0])
            board.items.batch { items in
                expectEqual(items.numberOfItems(inSection: 0), 2)
                items.remove(at: [0, 0])
                expectEqual(items.numberOfItems(inSection: 0), 1)
                items.batch { $0.append(thing(7)) }
                items.insert(thing(8), at: [0, 1])
            }
            expectEqual(board.items.numberOfItems(inSection: 0), 3)
        }
        board.table.tap([0, 0])
        board.endTurn()
        expectEqual(board.shown, "[3 8 7]")
        expectEqual(board.table.updates.batches.count, 1)
    }

    @Test("A batch keeps the table waiting, whatever it asks for, and its events keep to their order (R10)")
    func flushInABatch() {
        let board = Board([things(0, 1, 2)])
        var isFirst = true
        board.mapping.willDisplay.withoutCell { [unowned board] thing, _ in
            guard thing.id == 50, isFirst else { return }
            isFirst = false
            board.items.append(Thing(id: 99, content: 0))
        }
        board.mapping.didSelect.withoutCell { [unowned board] _, path in
            board.items.remove(at: path)
            expectEqual(board.items.numberOfItems(inSection: 0), 3)
        }
        board.endTurn()
        board.items.append(thing(50))
        board.items.batch { [unowned board] items in
            board.manager.flush()
            board.table.tap([0, 0])
            expectEqual(items.numberOfItems(inSection: 0), 3)
        }
        board.endTurn()
        board.endTurn()
        expectEqual(board.data, "[1 2 50 99]")
        expectEqual(board.shown, board.data)
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("While a cell is made the table waits for it, so what is asked for then comes after (R10)")
    func flushWhileACellIsMade() async {
        let board = Board(height: 132, [])
        var isFirst = true
        board.manager.unregister(ThingCell.self)
        board.manager.register(ThingCell.self, for: Thing.self) { _ in
        } configure: { [unowned board] cell, thing, _ in
            cell.configure(thing)
            guard thing.id == 4, isFirst else { return }
            isFirst = false
            board.items.remove(at: [0, 0])
            board.manager.flush()
        }
        board.items.setItems((0..<9).map { thing($0) })
        board.endTurn()
        board.table.scroll(to: [0, 3])
        expectEmpty(board.table.updates.batches)
        expectTrue(board.manager.isUpdatePending)
        board.endTurn()
        expectEqual(board.table.updates.batches.count, 1)
        let shown = board.table.visibleItems.map { board.table.cell(at: $0)?.text }
        expectEqual(shown, board.table.visibleItems.map { "\(board.items.item(at: $0)!)" })
        expectEqual(Set(shown).count, shown.count)
        expectEqual(board.items.numberOfItems(inSection: 0), 8)
    }

    @Test(
        "An item whose == changes the store is compared to the end first, and nothing traps (R10)",
        arguments: [true, false])
    func equalityThatChanges(appliesItems: Bool) {
        struct Evil: Hashable {
            let number: Int
            let store: ItemStore
            nonisolated static func == (a: Self, b: Self) -> Bool {
                MainActor.assumeIsolated { a.store.removeAll() }
                return a.number == b.number
            }
            nonisolated func hash(into hasher: inout Hasher) { hasher.combine(0) }
        }
        let board = Board([])
        board.items.setItems((0..<20).map { Evil(number: $0, store: board.items) })
        board.endTurn()
        let new = (0..<20).reversed().map { Evil(number: $0, store: board.items) }
        if appliesItems { board.items.apply(items: new) } else { board.items.setItems(new) }
        board.endTurn()
        expectEmpty(board.items.sections)
        expectEqual(board.table.itemCounts, [])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("What an item's == asks of the store is done in the order it was asked for (R10)")
    func orderOfWaitingChanges() {
        struct Eager: Hashable {
            let number: Int
            let store: ItemStore
            nonisolated static func == (a: Self, b: Self) -> Bool {
                MainActor.assumeIsolated {
                    a.store.setItems(things(1))
                    a.store.append(thing(2))
                }
                return a.number == b.number
            }
            nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
        }
        let board = Board([])
        board.items.setItems([Eager(number: 1, store: board.items)])
        board.endTurn()
        board.items.apply(items: [Eager(number: 1, store: board.items)])
        board.endTurn()
        expectEqual(board.data, "[1 2]")
        expectEqual(board.shown, "[1 2]")
    }
}
