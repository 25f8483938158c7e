import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a person reads stays where it is when a list changes, whether other closures are registered or not (F60).
@MainActor
@Suite("The rows that a person reads (F60)", .releasesRigs)
struct ReadPlaceTests {
    @Test("Whatever comes and goes, the first row on screen that is still there stays where it was")
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
        list.layoutIfNeeded()
        for step in 0..<8 {
            // A table keeps its rows by itself where it estimates their heights, by its own number or by a closure's.
            if step == 3, let table = manager as? TableManager<HeadlessTables> {
                if closure == 1 { table.on(ThingCell.self).heightForCell { _, _ in 44 } }
                if closure == 2 { table.on(ThingCell.self).estimatedHeightForCell { _, _ in 44 } }
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
            manager.flush()
            list.layoutIfNeeded()
            let most = CGFloat(model.count * 44) - 440
            // A list at its start stays there.
            let anchor = offset == 0 ? nil : reach.first { number in model.contains { $0.id == before[number].id } }
            let shift = anchor.map { number in (model.firstIndex { $0.id == before[number].id } ?? number) - number }
            let expected = min(max(offset + CGFloat(44 * (shift ?? 0)), 0), most)
            expectEqual(list.contentOffset, expected, "\(seed), step \(step), \(Kit.self)")
            expectEqual(manager.anomalies, [], seed)
            guard list.contentOffset == expected else { return false }
        }
        return true
    }

    @Test("A row that goes elsewhere does not take the list along", arguments: EachKit.allCases, [true, false])
    func movesAway(_ list: EachKit, hasEstimates: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(40)])
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

    @Test("A closure that chooses where a collection is scrolled to is obeyed")
    func chosen() {
        let board = ListBoard<HeadlessCollections>(height: 440, [many(40)])
        board.manager.onHost.targetContentOffsetForProposedContentOffset { proposed in proposed }
        board.endTurn()
        board.list.scroll(to: [0, 20])
        board.items.insert(thing(1), at: [0, 0])
        board.endTurn()
        expectEqual(board.list.contentOffset, 20 * 44)
    }

    @Test("A table that is told estimates keeps its rows by itself, so what comes above them is animated")
    func estimated() {
        for isTold in [false, true] {
            let board = Board(height: 440, [many(40)])
            board.list.estimatedRowHeight = 0
            if isTold { board.mapping.estimatedHeightForCell { _, _ in 44 } }
            board.endTurn()
            board.list.scroll(to: [0, 20])
            board.items.insert(thing(1), at: [0, 0])
            board.endTurn()
            expectEqual(board.list.contentOffset, 21 * 44)
            expectEqual(board.list.updates.batches.map(\.animations), [isTold ? .automatic : .off])
        }
    }
}
