import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// A source as that of fetched objects: it tells no new content of what takes another place.
@MainActor
@Suite("Sources that tell no new content of rows that move (F60)")
struct UntoldContentTests {
    @Test(
        "A renamed row that is sorted by its name shows it, whichever of two neighbours has moved",
        arguments: EachKit.allCases)
    func renamed(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for renamed in 0...1 {
                let source = TellingThings([ListSection("A", things(1, 2, 3))], movesAreUpdates: true)
                let board: ListBoard<Kit> = tellingBoard(source)
                let cell = board.list.view(.cell, at: [0, renamed])
                var new = source.sections
                new[0].items[renamed].content = 7
                new[0].items.swapAt(0, 1)
                source.becomeSilently(new)
                source.changes.tell()
                board.endTurn()
                expectEqual(board.shown, source.data)
                expectSame(board.list.view(.cell, at: [0, 1 - renamed]), cell)
                expectEqual(board.list.updates.reloads, 0)
                expectEqual(board.codes, [])
            }
        }
        check(list.kit)
    }

    @Test("Rows that move anywhere show their content, among others that come and go")
    func moved() {
        for seed in Cases.seeds(ofSteps: 6, findsFaults: true) {
            let isRight =
                seed.isMultiple(of: 2) ? moved(HeadlessTables.self, seed) : moved(HeadlessCollections.self, seed)
            guard isRight else { return }
        }
    }

    private func moved<Kit: TestKit>(_: Kit.Type, _ seed: UInt64) -> Bool {
        var random = SeededRandom(seed)
        let source = TellingThings(
            [ListSection("A", things(0, 1, 2, 3)), ListSection("B", things(4, 5)), ListSection("C", [])],
            movesAreUpdates: true)
        let board: ListBoard<Kit> = tellingBoard(source)
        for step in 1...6 {
            let old = source.sections
            var new = old
            for number in 0..<Int.random(in: 1...3, using: &random) {
                let (from, to) = (Int.random(in: 0...2, using: &random), Int.random(in: 0...2, using: &random))
                guard let row = new[from].items.indices.randomElement(using: &random) else { continue }
                var item = new[from].items.remove(at: row)
                if Int.random(in: 0...4, using: &random) == 0 {
                    item = thing(10 * step + number)
                } else {
                    item.content += 1
                }
                new[to].items.insert(item, at: Int.random(in: 0...new[to].items.count, using: &random))
            }
            if Bool.random(using: &random) { new.swapAt(0, 2) }
            source.becomeSilently(new)
            // What stays in its place is told, as by a controller; so are headers.
            source.changes.tell(updated: inPlace(old, new), sections: new.map(\.id))
            board.endTurn()
            guard board.shown == source.data, board.codes == [], board.list.exceptions == [] else {
                expectEqual(board.shown, source.data, "seed \(seed), step \(step): \(board.codes)")
                return false
            }
        }
        return true
    }

    /// The ids of what is before and behind the same rows as it was, in the same section.
    private func inPlace(_ old: Things, _ new: Things) -> [Int] {
        new.flatMap { section -> [Int] in
            let before = old.first { $0.id == section.id }?.items.map(\.id) ?? []
            let kept = section.items.map(\.id).filter(before.contains)
            return kept.enumerated().filter { place, id in
                let index = before.firstIndex(of: id)!
                return kept.enumerated().allSatisfy { ($0 < place) == (before.firstIndex(of: $1)! < index) || $1 == id }
            }.map(\.element)
        }
    }

    @Test("A mistake with a source is reported to the manager that shows it, and to one that will, with its line")
    func mistakes() {
        let source = TellingThings(things(1))
        let first: Board = tellingBoard(source)
        let report = Anomaly.Report(ListAnomaly.lostController, "those that this list shows", "this list")
        source.changes.report(report, at: CallSite("App/Songs.swift", 9))
        source.changes.report(report, at: CallSite("App/Songs.swift", 9))
        let second: Board = tellingBoard(source)
        for board in [first, second] {
            expectEqual(board.codes, [.lostSlot])
            expectEqual(board.manager.anomalies.first?.site, CallSite("App/Songs.swift", 9))
            expectEqual(
                board.manager.anomalies.first.map { "\($0)" },
                """
                [lost-slot] FetchedItems became the delegate of a fetched results controller instead of those that this list shows.
                  at: App/Songs.swift:9
                  why: A controller tells its changes to one object only, so this list is told of none any more.
                  To fix, make a controller for each FetchedItems, and hear of changes in the manager's didUpdate.
                """)
        }
    }
}
