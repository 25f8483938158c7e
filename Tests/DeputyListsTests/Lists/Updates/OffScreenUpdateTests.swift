import DeputyHeadless
import Foundation
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
                #expect(list.viewsMade == made)
                #expect(list.journal["willDisplay"] == [])
                #expect(list.updates.batches == [])
            }
            list.isOnScreen = true
            list.layoutIfNeeded()
            #expect(list.visibleItems.map { list.cell(at: $0)?.text } == ["5", "6", "1", "2"])
            #expect(list.selectedItems == [[0, 2]])
            #expect(list.exceptions == [])
        }
        await check(list.kit)
    }
}
