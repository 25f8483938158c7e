import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// By which rows an edge is judged, and when.
@MainActor
@Suite("What is judged before more is loaded (F100)", .releasesRigs)
struct PagesJudgedTests {
    @Test(
        "Rows that come on screen while a reload waits do not count, as they are those of before",
        arguments: EachKit.allCases)
    func beforeReload(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let plain = PlainThings()
            plain.rows = (0..<20).map { thing($0, 44) }
            let board = ListBoard<Kit>(height: 440, source: plain)
            Kit.answerHeight(board.mapping) { CGFloat($0.content) }
            board.endTurn()
            let calls = Counter()
            board.manager.onNearEnd { calls() }
            await board.list.rest()
            expectEqual(calls.count, 0)
            plain.rows = (0..<20).map { thing($0, 440) }
            board.manager.setNeedsUpdate()
            // As a finger does, which waits for nothing.
            Kit.scroll(board.list, by: 10_000)
            // A table takes the new heights of the rows that come.
            if Kit.self == HeadlessCollections.self { expectEqual(board.list.visibleItems.last, [0, 19]) }
            await board.list.rest()
            expectEqual(board.list.visibleItems.contains([0, 19]), false)
            expectEqual(calls.count, 0)
            board.list.scroll(to: [0, 19])
            await until(calls.count, is: 1)
        }
        await check(list.kit)
    }

    @Test(
        "A list that was reloaded off screen is judged by its new layout, not by the rows that it had on screen",
        arguments: EachKit.allCases)
    func beforeLayout(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440)
            Kit.answerHeight(board.mapping) { CGFloat($0.content) }
            board.items.setItems((0..<20).map { thing($0, 44) })
            board.endTurn()
            board.list.scroll(to: [0, 19])
            let calls = Counter()
            board.manager.onNearEnd { calls() }
            await until(calls.count, is: 1)
            await board.list.rest()
            board.list.isOnScreen = false
            board.items.setItems((100..<120).map { thing($0, 440) })
            for _ in 0..<8 { await endOfTurn() }
            board.list.isOnScreen = true
            for _ in 0..<8 { await endOfTurn() }
            await board.list.rest()
            expectEqual(board.list.visibleItems.contains([0, 19]), false)
            expectEqual(calls.count, 1)
            board.list.scroll(to: [0, 19])
            await until(calls.count, is: 2)
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }

    @Test("Rows that other code replaces are other rows each time, and no loop", arguments: EachKit.allCases)
    func othersReplace(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(5)])
            let calls = Counter()
            board.manager.onNearEnd { calls() }
            await board.list.rest(20)
            for search in 1...4 {
                board.items.setItems((0..<5).map { thing(1_000 * search + $0) })
                await board.list.rest(20)
                expectEqual(calls.count, 1 + search)
            }
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }
}
