import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Rows coming and going.
@MainActor
@Suite("Scrolling the headless table")
struct ScrollingTests {
    @Test("Cells are used again, and made ready first (F83)")
    func cellsAreReused() throws {
        let shelf = Shelf(1_000)
        expectEqual(shelf.table.viewsMade, 10)
        for row in 0..<1_000 { shelf.table.scroll(to: [0, row]) }
        for row in (0..<1_000).reversed() { shelf.table.scroll(to: [0, row]) }
        // One more than the window has room for, while a row is cut off at both edges, never more.
        #expect(shelf.table.viewsMade <= 11)

        let cell = try #require(shelf.table.cell(at: [0, 0]) as? BookCell)
        #expect(cell.reuses > 0)
        expectEqual(cell.text, "Book 0")
        expectFalse(cell.isSelected)
    }

    @Test("A cell that was selected does not carry that to another row (F83)")
    func selectionStaysWithItsRow() {
        let shelf = Shelf(100)
        shelf.table.tap([0, 0])
        shelf.table.scroll(to: [0, 50])
        expectTrue(shelf.table.visibleItems.allSatisfy { shelf.table.cell(at: $0)?.isSelected == false })
        shelf.table.scroll(to: [0, 0])
        expectEqual(shelf.table.cell(at: [0, 0])?.isSelected, true)
    }

    @Test("Scrolling to a row that there is not raises, as in a table view, and does nothing (F83)")
    func outOfBounds() {
        let shelf = Shelf(30)
        shelf.table.scroll(to: [0, 20])
        let offset = shelf.table.contentOffset
        shelf.table.scroll(to: [0, 30])
        shelf.table.scroll(to: [4, 0])
        expectEqual(shelf.table.contentOffset, offset)
        expectEqual(
            shelf.table.exceptions.map(\.reason),
            [
                "Attempted to scroll the table view to an out-of-bounds row (30) when there are only 30 rows in section 0.",
                "Attempted to scroll the table view to an out-of-bounds row (0) when there are only 0 rows in section 4.",
            ])
    }

    @Test("Scrolling stops where the content does (F83)")
    func scrollingIsClamped() {
        let shelf = Shelf(30)
        shelf.table.scroll(by: -100)
        expectEqual(shelf.table.contentOffset, 0)
        shelf.table.scroll(by: 1_000_000)
        expectEqual(shelf.table.contentOffset, 880)
        expectEqual(shelf.table.visibleItems.last, [0, 29])
        shelf.table.scroll(to: [0, 29])
        expectEqual(shelf.table.contentOffset, 880)
        shelf.table.scroll(by: -.infinity)
        expectEqual(shelf.table.contentOffset, 0)

        let short = Shelf(3)
        short.table.scroll(to: [0, 2])
        short.table.scroll(by: 100)
        expectEqual(short.table.contentOffset, 0)
    }

    @Test("Fewer rows than before bring the window back to the content (F83)")
    func offsetFollowsTheContent() {
        let shelf = Shelf(30)
        shelf.table.scroll(to: [0, 29])
        shelf.manager.items.setItems([Book(title: "The last")])
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.contentOffset, 0)
        expectEqual(shelf.table.visibleItems, [[0, 0]])
    }

    @Test("A hundred thousand rows of one height are never asked for it (F83)")
    func uniformHeightsAreNotAsked() {
        let shelf = Shelf(100_000)
        shelf.table.reloadData()
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.numberOfItems(inSection: 0), 100_000)
        expectEqual(shelf.table.journal["heightForCell"], [])
        expectEqual(shelf.table.journal["cellForRow"].count, 10)

        shelf.table.scroll(to: [0, 99_999])
        expectEqual(shelf.table.visibleItems, (99_990..<100_000).map { [0, $0] })
        expectEqual(shelf.table.viewsMade, 10)
    }

    @Test("Where nothing is estimated, every row is asked once on each reload, and none as it comes on screen (F83)")
    func announcedHeightsAreAskedOnce() {
        let shelf = Shelf(2_000) { mapping in mapping.heightForCell { _, indexPath in CGFloat(40 + indexPath[1] % 2) } }
        shelf.table.estimatedRowHeight = 0
        shelf.table.reloadData()
        expectEqual(shelf.table.journal["heightForCell"].map(\.place), (0..<2_000).map { .row([0, $0]) })

        shelf.table.journal = HeadlessJournal()
        shelf.table.scroll(to: [0, 1_000])
        expectEqual(shelf.table.journal["heightForCell"], [])
        expectEqual(shelf.table.contentOffset, 40_500)
        expectEqual(shelf.table.visibleItems.first, [0, 1_000])
    }
}
