import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A list in no window is not laid out by updates: it takes what has changed, and makes its cells when it is shown.
@MainActor
@Suite("Updates of a list that is in no window (F60)")
struct OffScreenUpdateTests {
    @Test(
        "Nothing is laid out by reloads, changes and selected items, until the list is shown",
        arguments: EachKit.allCases)
    func laysOutNothing(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let list = Kit.makeList(height: 200)
            let manager = ListManager(list, anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self, for: Int.self) { cell, number, _ in
                (cell as? HeadlessView)?.text = "\(number)"
            }
            manager.on(model: Int.self).willDisplay.withoutCell { _, _ in }
            manager.items.setItems([0, 1, 2])
            list.layoutIfNeeded()
            list.selectItem(at: [0, 1])
            list.isOnScreen = false
            for round in 1...2 {
                list.journal = HeadlessJournal()
                let made = list.viewsMade
                manager.items.insert(10 * round, at: [0, 0])
                manager.flush()
                manager.items.setItems([5, 6, 1, round])
                manager.flush()
                manager.setNeedsUpdate()
                manager.flush()
                await until { !manager.isUpdatePending }
                expectEqual(list.viewsMade, made)
                expectEqual(list.journal["willDisplay"], [])
                expectEqual(list.updates.batches, [])
            }
            list.isOnScreen = true
            list.layoutIfNeeded()
            expectEqual(list.visibleItems.map { list.cell(at: $0)?.text }, ["5", "6", "1", "2"])
            expectEqual(list.selectedItems, [[0, 2]])
            expectEqual(list.exceptions, [])
        }
        await check(list.kit)
    }

    /// What is done to a list in no window after a row was inserted or not.
    enum Deed: CaseIterable { case replace, refill, askSizes, header }

    @Test(
        "Nothing is laid out where content changes or sizes are asked again, with heights announced and without, after a reload that waits",
        arguments: EachKit.allCases, Deed.allCases)
    func laysOutNothingAfterReloads(_ list: EachKit, _ deed: Deed) async {
        func check<Kit: TestKit>(_: Kit.Type, insertsFirst: Bool, hasHeights: Bool) async {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            if hasHeights { Kit.answerHeight(board.mapping) { CGFloat(40 + $0.content) } }
            let (list, manager) = (board.list, board.manager)
            list.layoutIfNeeded()
            manager.on(model: Thing.self).willDisplay.withoutCell { _, _ in }
            list.layoutIfNeeded()
            list.selectItem(at: [0, 1])
            list.isOnScreen = false
            if insertsFirst {
                board.items.insert(thing(9), at: [0, 0])
                manager.flush()
            }
            list.journal = HeadlessJournal()
            let (made, batches) = (list.viewsMade, list.updates.batches.count)
            for content in 1...2 {
                switch deed {
                case .replace: board.items.replace(thing(2, content))
                case .refill: board.items.refill { ($0 as? Thing)?.id == 2 }
                case .askSizes: board.items.askSizes()
                case .header: board.items.setHeader(content)
                }
                manager.flush()
                await until { !manager.isUpdatePending }
            }
            expectEqual(list.viewsMade, made)
            expectEqual(list.journal["willDisplay"], [])
            expectEqual(list.updates.reconfigured.count, 0)
            expectEqual(list.updates.batches.count, batches)
            list.isOnScreen = true
            board.endTurn()
            let shown = (insertsFirst ? "9 " : "") + (deed == .replace ? "1 2'2 3" : "1 2 3")
            expectEqual(board.shown, "[\(shown)]")
            expectEqual(list.selectedItems, [[0, insertsFirst ? 2 : 1]])
            expectEqual(list.exceptions, [])
            expectEqual(board.codes, [])
        }
        for (insertsFirst, hasHeights) in [(false, false), (false, true), (true, false), (true, true)] {
            await check(list.kit, insertsFirst: insertsFirst, hasHeights: hasHeights)
        }
    }
}
