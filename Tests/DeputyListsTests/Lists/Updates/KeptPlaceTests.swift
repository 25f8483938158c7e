import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a person reads stays where it is when a list changes while it is in no window (F60).
@MainActor
@Suite("The place of a list that is in no window (F60)", .releasesRigs)
struct KeptPlaceTests {
    /// A list of forty rows of 44 points, with the rows from 20 on in its window of 440, cut by 10.
    private func scrolledBoard<Kit: TestKit>(_: Kit.Type, source: TellingThings? = nil) -> ListBoard<Kit> {
        let board = source.map { ListBoard<Kit>(height: 440, source: $0) } ?? ListBoard<Kit>(height: 440, [many(40)])
        board.endTurn()
        board.list.scroll(to: [0, 20])
        board.list.scroll(by: 10)
        expectEqual(board.list.contentOffset, 890)
        board.list.isOnScreen = false
        return board
    }

    private func comeBack<Kit: HeadlessKit>(_ list: HeadlessList<Kit>, to offset: CGFloat) async {
        list.isOnScreen = true
        list.layoutIfNeeded()
        await until(list.contentOffset, is: offset)
        expectEqual(list.exceptions, [])
    }

    @Test("Rows that come and go above leave those on screen where they were", arguments: EachKit.allCases)
    func store(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let board = scrolledBoard(kit)
            for number in 1...5 {
                board.items.insert(thing(number), at: [0, 0])
                board.manager.flush()
            }
            board.items.remove(at: [0, 5])
            board.manager.flush()
            await comeBack(board.list, to: 890 + 4 * 44)
            expectEqual(board.list.view(.cell, at: [0, 24])?.text, "120")
            // Once only: from then on a person scrolls.
            board.list.scroll(by: 100)
            await beat()
            expectEqual(board.list.contentOffset, 1_166)
            board.list.scroll(by: 890 - 1_166)
            await beat()
            expectEqual(board.list.contentOffset, 890)
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }

    @Test("A table is there from its first layout on, so that nothing else is seen, and is not laid out before (F60)")
    func firstLayout() async {
        let board = scrolledBoard(HeadlessTables.self)
        board.list.journal = HeadlessJournal()
        for number in 1...5 {
            board.items.insert(thing(number), at: [0, 0])
            board.manager.flush()
        }
        expectEmpty(board.list.visibleItems)
        expectEqual(board.list.journal["note"], [])
        board.list.isOnScreen = true
        board.list.layoutIfNeeded()
        expectEqual(board.list.visibleItems.first, [0, 25])
        expectEqual(board.list.journal["cellForRow"].count, 11)
        await beat()
        expectEqual(board.list.contentOffset, 890 + 5 * 44)
    }

    @Test("If the first row goes, the next stays where it was", arguments: EachKit.allCases)
    func firstRowGoes(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let board = scrolledBoard(kit)
            board.items.remove(at: [0, 20])
            board.items.insert(contentsOf: things(1, 2), at: [0, 0])
            board.manager.flush()
            await comeBack(board.list, to: 890 + 44)
        }
        await check(list.kit)
    }

    @Test("So it is with a source that tells its changes (F67)", arguments: EachKit.allCases)
    func told(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let source = TellingThings(many(40))
            source.hasHeaders = false
            let board = scrolledBoard(kit, source: source)
            source.change { $0.insert(contentsOf: things(1, 2, 3), at: 0) }
            board.manager.flush()
            await comeBack(board.list, to: 890 + 3 * 44)
        }
        await check(list.kit)
    }

    @Test("So it is with a followed model and with a binder", arguments: EachKit.allCases)
    func followed(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let bookcase = Bookcase()
            bookcase.things = many(40)
            let lists = (Kit.makeList(height: 440), Kit.makeList(height: 440))
            let manager = ListManager(lists.0, anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self)
            manager.items.follow { bookcase.things }
            let binder = Kit.makeBinder(lists.1)
            binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: { bookcase.things })
            binder.displayedSections = [.first]
            binder.finish()
            for list in [lists.0, lists.1] {
                list.layoutIfNeeded()
                list.scroll(to: [0, 20])
                list.isOnScreen = false
            }
            bookcase.things = things(1, 2) + many(40)
            manager.flush()
            binder.refresh()
            binder.manager.flush()
            for list in [lists.0, lists.1] { await comeBack(list, to: 22 * 44) }
        }
        await check(list.kit)
    }

    @Test(
        "A list at its start stays there, and one that code has scrolled is where that wants it",
        arguments: EachKit.allCases)
    func elsewhere(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(40)])
            board.list.isOnScreen = false
            board.items.insert(thing(1), at: [0, 0])
            board.manager.flush()
            await comeBack(board.list, to: 0)
            await beat()
            expectEqual(board.list.contentOffset, 0)
            let scrolled = scrolledBoard(kit)
            scrolled.items.insert(thing(1), at: [0, 0])
            scrolled.manager.flush()
            scrolled.list.scroll(to: [0, 5])
            scrolled.list.isOnScreen = true
            scrolled.endTurn()
            await beat()
            expectEqual(scrolled.list.contentOffset, 220)
        }
        await check(list.kit)
    }

    @Test("One that code has scrolled stays where a person scrolls it next", arguments: EachKit.allCases)
    func scrolledNext(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let board = scrolledBoard(kit)
            board.items.insert(thing(1), at: [0, 0])
            board.manager.flush()
            board.list.scroll(to: [0, 5])
            board.list.isOnScreen = true
            // By the rows that come on screen the list is known to be in a window again.
            board.list.scroll(by: 88)
            await beat()
            expectEqual(board.list.contentOffset, 308)
        }
        await check(list.kit)
    }
}
