import Deputy
import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A manager that loses its list while it selects again what was selected before a reload.
@MainActor
@Suite("Selecting again in a list that another manager has taken (F66)")
struct SelectionOfOthersTests {
    @Test("Nothing is selected there, and nothing raised", arguments: EachKit.allCases, [0, 10])
    func anotherManager(_ list: EachKit, count: Int) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = ListBoard<Kit>(height: 132)
            board.list.allowsMultipleSelection = true
            let isDue = Changing(false)
            var other: ListManager<Kit>?
            board.manager.on(model: Thing.self).didEndDisplaying.withoutCell { [unowned board] _, _ in
                guard isDue.value else { return }
                isDue.value = false
                board.manager.detach()
                guard count > 0 else { return }
                let manager = ListManager(board.list)
                manager.anomalyLog.sink = { _ in }
                manager.register(Kit.ThingCell.self)
                manager.items.setItems((100..<100 + count).map { thing($0) })
                other = manager
            }
            board.items.setItems((0..<10).map { thing($0) })
            board.endTurn()
            board.list.selectItem(at: [0, 0])
            board.list.selectItem(at: [0, 1])
            // A list in no window is reloaded.
            board.list.isOnScreen = false
            isDue.value = true
            board.items.insert(thing(50), at: [0, 5])
            board.endTurn()
            expectFalse(isDue.value)
            other?.flush()
            board.list.layoutIfNeeded()
            expectEqual(board.list.itemCounts, [count])
            expectEqual(board.list.selectedItems, [])
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }
}
