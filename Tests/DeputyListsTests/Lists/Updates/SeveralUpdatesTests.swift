import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Changes of one turn that are animated differently reach the list one after the other: the data is ahead of the first.
@MainActor
@Suite("Several updates in one turn (F65, F68)")
struct SeveralUpdatesTests {
    @Test(
        "A row whose cell another mapping makes now stays selected, wherever the next update takes it (F68)",
        arguments: EachKit.allCases)
    func selection(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = ListBoard<Kit>()
            board.manager.unregister(Kit.ThingCell.self)
            board.manager.register(Kit.OddCell.self) { $0.condition = .where { thing, _ in thing.content == 9 } }
            board.manager.register(Kit.ThingCell.self)
            board.items.setSections([things(1, 2, 3)])
            board.endTurn()
            board.list.updates = HeadlessUpdates()
            board.list.selectItem(at: [0, 1])
            for round in 1...2 {
                board.items.replace(at: [0, round], with: thing(2, round == 1 ? 9 : 0))
                board.items.batch(animations: .off) { $0.insert(thing(6 + round), at: [0, 0]) }
                board.endTurn()
                expectEqual(board.list.selectedItems, [[0, round + 1]])
            }
            expectEqual(board.shown, "[8 7 1 2 3]")
            expectEqual(board.list.updates.reloads, 0)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test(
        "A header that another mapping makes now is another one when the first update is over (F66, F68)",
        arguments: EachKit.allCases)
    func headers(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = ListBoard<Kit>()
            board.manager.registerHeader(Kit.AppleView.self) {
                $0.condition = .section(0)
            }
            board.manager.registerHeader(Kit.AppleView.self, for: Apple.self) { _ in
            } configure: { view, apple, _ in
                (view as? HeadlessView)?.text = "plain \(apple.name)"
            }
            Kit.giveRoomForHeaders(board.list)
            func section(_ name: String) -> ItemSection { ItemSection(things(1), id: name, header: Apple(name: name)) }
            board.items.setSections(["a", "b", "c"].map(section))
            board.endTurn()
            board.list.updates = HeadlessUpdates()
            var seen: [[String?]] = []
            board.manager.didUpdate = { [unowned board] _ in
                board.list.layoutIfNeeded()
                seen.append(board.list.itemCounts.indices.map { board.list.view(.header, at: [$0, 0])?.text })
            }
            board.items.removeSection(0)
            board.items.batch(animations: .off) { $0.insertSection(section("d"), at: 0) }
            board.endTurn()
            expectEqual(seen, [["b", "plain c"], ["d", "plain b", "plain c"]])
            expectEqual(board.list.updates.reloads, 0)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
