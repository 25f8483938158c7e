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

    // A collection asks for sizes in its next layout, and not in the update.
    @Test(
        "Each such update has a turn of its own; a hundred in a row are one anomaly",
        arguments: Way.allCases.map { (EachKit.tables, $0) } + [(.collections, .filling), (.collections, .update)])
    func endless(_ list: EachKit, _ way: Way) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let list = Kit.makeList(height: 440)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            let (asked, turns, isOver) = (Counter(), Counter(), Changing(false))
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
            manager.items.setItems(things(1))
            await list.rest(2)
            manager.setNeedsUpdate()
            // The app has the main actor between two updates.
            while manager.anomalies.isEmpty, turns.count < 10_000 {
                turns()
                await Task.yield()
            }
            expectEqual(manager.anomalies.map(\.code), [.endlessWork])
            #expect(asked.count >= 50 && asked.count < 1_000)
            #expect(turns.count > 10)
            isOver.value = true
            await list.rest(5)
            manager.items.setItems(things(1, 2))
            await list.rest()
            expectEqual(list.visibleItems.count, 2)
            expectEqual(manager.anomalies.count, 1)
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
