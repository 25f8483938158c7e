import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a person reads stays where it is, in a list whose manager is asked for that.
@MainActor
@Suite("The rows that a person reads, with keepsPlace (F66, F96)", .releasesRigs)
struct ReadPlaceTests {
    @Test("Whatever comes, goes or is reloaded, the first row on screen that is still there stays where it was")
    func everyChange() {
        for seed in Cases.seeds(ofSteps: 8, findsFaults: true) {
            var random = SeededRandom(seed)
            let isRight =
                Bool.random(using: &random)
                ? changes(HeadlessTables.self, &random, "seed \(seed)")
                : changes(HeadlessCollections.self, &random, "seed \(seed)")
            guard isRight else { return }
        }
    }

    private func changes<Kit: TestKit>(_: Kit.Type, _ random: inout SeededRandom, _ seed: String) -> Bool {
        let list = Kit.makeList(height: 440)
        let (hasEstimate, closure) = (Bool.random(using: &random), Int.random(in: 0..<3, using: &random))
        (list as? HeadlessTable)?.estimatedRowHeight = hasEstimate ? HeadlessTable.automaticDimension : 0
        var model = many(60)
        var newest = 1_000
        var update: @MainActor () -> Void
        let manager: ListManager<Kit>
        let binder = Bool.random(using: &random) ? Kit.makeBinder(list) : nil
        if let binder {
            manager = binder.manager
            binder.displayedSections = [.first]
            binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: { model })
            binder.finish()
            update = { binder.refresh() }
        } else {
            manager = ListManager(list, anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self)
            manager.items.setItems(model)
            update = { manager.items.apply(items: model) }
        }
        manager.keepsPlace = true
        list.layoutIfNeeded()
        for step in 0..<8 {
            if step == 3, let table = manager as? TableManager<HeadlessTables> {
                if closure == 1 { table.on(ThingCell.self).heightForCell { _, _ in 44 } }
                if closure == 2 { table.on(ThingCell.self).estimatedHeightForCell { _, _ in 44 } }
                // They have the table reload, at the place of before.
                manager.flush()
                list.layoutIfNeeded()
            }
            list.scroll(by: CGFloat.random(in: -700...700, using: &random))
            let (offset, before) = (list.contentOffset, model)
            let reach = Int(offset) / 44..<min((Int(offset) + 439) / 44 + 1, model.count)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let row = Int.random(in: 0..<model.count, using: &random)
                if Bool.random(using: &random) {
                    newest += 1
                    model.insert(thing(newest), at: row)
                } else if model.count > 30 {
                    model.remove(at: row)
                }
            }
            update()
            if Int.random(in: 0..<4, using: &random) == 0 { manager.setNeedsUpdate() }
            manager.flush()
            list.layoutIfNeeded()
            let most = CGFloat(model.count * 44) - 440
            let anchor = reach.first { number in model.contains { $0.id == before[number].id } }
            let shift = anchor.map { number in (model.firstIndex { $0.id == before[number].id } ?? number) - number }
            let expected = min(max(offset + CGFloat(44 * (shift ?? 0)), 0), most)
            expectEqual(list.contentOffset, expected, "\(seed), step \(step), \(Kit.self)")
            expectEqual(manager.anomalies, [], seed)
            guard list.contentOffset == expected else { return false }
        }
        return true
    }

    @Test("A row that is moved does not take the list along", arguments: EachKit.allCases, [true, false])
    func movesAway(_ list: EachKit, hasEstimates: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(40)])
            board.manager.keepsPlace = true
            if !hasEstimates { (board.list as? HeadlessTable)?.estimatedRowHeight = 0 }
            board.endTurn()
            board.list.scroll(to: [0, 20])
            board.items.move([0, 20], to: [0, 0])
            board.endTurn()
            // Twenty rows are above the row that was the second.
            expectEqual(board.list.contentOffset, 20 * 44)
            board.items.move([0, 20], to: [0, 39])
            board.endTurn()
            expectEqual(board.list.contentOffset, 19 * 44)
        }
        check(list.kit)
    }

    @Test("Rows above that change their heights leave what is read where it is", arguments: EachKit.allCases)
    func otherHeights(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(40)])
            board.manager.keepsPlace = true
            (board.list as? HeadlessTable)?.estimatedRowHeight = 0
            let isTall = Changing(false)
            Kit.answerHeight(board.mapping) { thing in isTall.value && thing.id == 100 ? 144 : 44 }
            board.endTurn()
            board.list.scroll(to: [0, 20])
            let offset = board.list.contentOffset
            isTall.value = true
            board.items.askSizes()
            board.endTurn()
            expectEqual(board.list.contentOffset, offset + 100)
            expectEqual(board.list.view(.cell, at: [0, 20])?.text, "120")
            isTall.value = false
            board.manager.setNeedsUpdate()
            board.endTurn()
            expectEqual(board.list.contentOffset, offset)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("Without it a list does with its offset what a view does", arguments: EachKit.allCases)
    func notAsked(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(40)])
            (board.list as? HeadlessTable)?.estimatedRowHeight = 0
            board.endTurn()
            board.list.scroll(to: [0, 20])
            board.items.insert(thing(1), at: [0, 0])
            board.endTurn()
            expectEqual(board.list.contentOffset, 20 * 44)
            expectEqual(board.list.updates.batches.map(\.animations), [.automatic])
        }
        check(list.kit)
    }

    @Test("In no window a list is marked for a reload, and nothing is kept", arguments: EachKit.allCases)
    func inNoWindow(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(40)])
            board.manager.keepsPlace = true
            board.endTurn()
            board.list.scroll(to: [0, 20])
            board.list.isOnScreen = false
            board.list.journal = HeadlessJournal()
            board.items.insert(contentsOf: things(1, 2), at: [0, 0])
            board.items.replace(at: [0, 22], with: thing(5))
            board.manager.flush()
            expectEmpty(board.list.journal.entries.filter { $0.event.hasPrefix("cellFor") })
            board.list.isOnScreen = true
            board.list.layoutIfNeeded()
            await beat()
            expectEqual(board.list.contentOffset, 20 * 44)
            expectEqual(board.list.view(.cell, at: [0, 22])?.text, "5")
            expectEqual(board.list.exceptions, [])
        }
        await check(list.kit)
    }
}
