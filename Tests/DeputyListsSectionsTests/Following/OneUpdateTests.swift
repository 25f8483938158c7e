import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What changes in one turn comes in one update (F67, F76)", .releasesRigs)
struct OneUpdateTests {
    /// Each closure is read in a turn of its own, and an edit is due in another one: the first update takes along what the others wait with.
    @Test("Whichever models change, and whatever is edited, in whatever order")
    func everyOrder() async {
        for seed in Cases.seeds(ofSteps: 3, findsFaults: true) {
            var random = SeededRandom(seed)
            if Bool.random(using: &random) {
                await check(HeadlessTables.self, &random)
            } else {
                await check(HeadlessCollections.self, &random)
            }
        }
    }

    private func check<Kit: TestKit>(_: Kit.Type, _ random: inout SeededRandom) async {
        let board = ListBoard<Kit>()
        let cases = [Bookcase(), Bookcase(), Bookcase()]
        let items = board.items
        for (number, one) in cases.enumerated() { items.follow(inSection: number) { one.things } }
        items.setItems([thing(0)], inSection: 3)
        board.endTurn()
        await board.list.rest()
        var last = 0
        for _ in 0..<3 {
            board.list.updates = HeadlessUpdates()
            let changes: [@MainActor (Thing) -> Void] =
                [{ items.append($0, toSection: 3) }] + cases.map { one in { one.things.append($0) } }
            for change in changes.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random)) {
                last += 1
                change(thing(last))
            }
            await board.list.rest()
            expectEqual(board.list.updates.batches.count, 1)
            let expected = (0..<4).map { "[\(items.items(inSection: $0).map { "\($0)" }.joined(separator: " "))]" }
            expectEqual(board.shown, expected.joined(separator: " "))
        }
    }
}
