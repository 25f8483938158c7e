import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

@MainActor
@Suite("A list whose update asks for another one (R10)", .releasesRigs)
struct EndlessUpdatesTests {
    enum Way: CaseIterable { case sizes, filling, update }

    @Test(
        "After a hundred such updates it is reported, once, and updated after pauses only", arguments: EachKit.allCases,
        Way.allCases)
    func endless(_ list: EachKit, _ way: Way) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let list = Kit.makeList(height: 440)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            let (asked, isOver) = (Counter(), Changing(false))
            func ask(_ on: Way, _ act: () -> Void) {
                guard way == on, !isOver.value else { return }
                asked()
                act()
            }
            manager.register(Kit.ThingCell.self, for: Thing.self) { mapping in
                Kit.answerHeight(mapping) { [unowned manager] _ in
                    ask(.sizes) { manager.items.askSizes() }
                    return 44
                }
            } configure: { [unowned manager] _, thing, path in
                ask(.filling) { manager.items.replace(at: path, with: thing) }
            }
            manager.didUpdate = { [unowned manager] _ in ask(.update) { manager.setNeedsUpdate() } }
            var pauses = 0
            manager.core.schedule.pause = { _ in
                pauses += 1
                for _ in 0..<20 { await endOfTurn() }
            }
            manager.items.setItems(things(1))
            await list.rest(2)
            manager.setNeedsUpdate()
            for _ in 0..<3_000 { await endOfTurn() }
            expectEqual(manager.anomalies.map(\.code), [.endlessWork])
            #expect(pauses > 10)
            #expect(asked.count < 1_000)
            isOver.value = true
            await list.rest(50)
            let before = pauses
            manager.items.setItems(things(1, 2))
            await list.rest()
            expectEqual(list.visibleItems.count, 2)
            expectEqual(pauses, before)
        }
        await check(list.kit)
    }

    @Test(
        "Changes of each row that comes on screen, one screen after the other, are no such loop",
        arguments: EachKit.allCases)
    func scrolling(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [(0..<300).map { thing($0) }])
            board.mapping.willDisplay.withoutCell { [unowned board] thing, path in
                if thing.content == 0 { board.items.replace(at: path, with: Thing(id: thing.id, content: 1)) }
            }
            board.endTurn()
            for row in 0..<250 {
                board.list.scroll(to: [0, row])
                await board.list.rest()
            }
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }
}
