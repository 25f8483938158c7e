import Deputy
import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A list cancels what was prefetched at the beginning of each batch, and a closure that hears of it may reload the list then.
@MainActor
@Suite("A reload that is asked for as prefetching is cancelled (F65)")
struct PrefetchingReloadTests {
    /// Who asks for the reload.
    enum Asker: CaseIterable { case cancelPrefetch, onResolution }

    @Test("The batch counts as shown, and nothing is reported", arguments: EachKit.allCases, Asker.allCases)
    func reloading(_ list: EachKit, asker: Asker) {
        check(list, asker) { items, round in items.insert(thing(100 + round), at: [0, 0]) }
    }

    @Test("The next batch of the same update adds up, too", arguments: EachKit.allCases, Asker.allCases)
    func severalBatches(_ list: EachKit, asker: Asker) {
        check(list, asker) { items, round in
            items.batch(animations: .off) { $0.insert(thing(100 + round), at: [0, 0]) }
            // What is animated differently is another batch.
            items.insert(thing(200 + round), at: [0, 0])
            items.replace(at: [0, 1], with: thing(300 + round))
        }
    }

    @Test("Rows that the batch deleted are not looked for after it", arguments: EachKit.allCases, Asker.allCases)
    func fewerRows(_ list: EachKit, asker: Asker) {
        // One that was prefetched is left, as no closure hears of what is gone.
        check(list, asker) { items, _ in items.batch { $0.remove(at: (1..<40).filter { $0 != 5 }.map { [0, $0] }) } }
    }

    @Test("The list counts the batch, and then loads everything again", arguments: EachKit.allCases, Asker.allCases)
    func counting(_ list: EachKit, asker: Asker) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let isDue = Changing(false)
            let board = board(kit, asker, isDue)
            var wrong = ChangeSet.Stage()
            wrong.deletedItems = [[0, 0]]
            for time in 1...2 {
                isDue.value = true
                expectTrue(board.list.performBatch(ChangeSet.Stage()) {})
                expectFalse(isDue.value)
                expectEqual(board.list.updates.batches.count, time)
                board.list.layoutIfNeeded()
                isDue.value = true
                expectFalse(board.list.performBatch(wrong) {}, "a row is deleted, and all are there")
                expectFalse(isDue.value)
                expectEqual((board.list.updates.refusals.count, board.list.exceptions.count), (time, time))
                board.list.layoutIfNeeded()
                expectEqual(board.list.updates.reloads, 2 * time)
                expectEqual(board.list.itemCounts, [40])
            }
        }
        check(list.kit)
    }

    /// Changes 40 rows, twice, of which each time some are on their way.
    private func check(_ list: EachKit, _ asker: Asker, _ change: @escaping @MainActor (ItemStore, Int) -> Void) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let isDue = Changing(false)
            let board = board(kit, asker, isDue)
            for round in 1...2 {
                board.items.setItems((0..<40).map { thing($0) })
                board.endTurn()
                change(board.items, round)
                isDue.value = true
                board.manager.flush()
                expectFalse(isDue.value)
                board.endTurn()
                expectEqual(board.list.itemCounts, [board.items.numberOfItems(inSection: 0)])
                expectFalse(board.list.visibleItems.isEmpty)
                for path in board.list.visibleItems {
                    expectEqual(board.list.view(.cell, at: path)?.text, board.items.item(at: path).map { "\($0)" })
                }
            }
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
            expectEqual(board.list.updates.refusals, [])
            expectEqual(board.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    /// 40 rows, of which a few are on screen, and a closure that reloads once each time it is due.
    private func board<Kit: TestKit>(_: Kit.Type, _ asker: Asker, _ isDue: Changing<Bool>) -> ListBoard<Kit> {
        let board = ListBoard<Kit>(height: 132)
        let reload: @MainActor (Asker) -> Void = { [unowned board] in
            guard isDue.value, $0 == asker else { return }
            isDue.value = false
            board.list.reloadData()
        }
        board.manager.on(model: Thing.self).prefetch { _, _ in }
        board.manager.on(model: Thing.self).cancelPrefetch { _, _ in reload(.cancelPrefetch) }
        board.manager.isTracing = true
        board.manager.onResolution = { if $0.event == "cancelPrefetch" { reload(.onResolution) } }
        board.items.setItems((0..<40).map { thing($0) })
        board.endTurn()
        board.list.updates = HeadlessUpdates()
        return board
    }
}
