import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Focus where several rows are selected (F83)")
struct FocusOfSelectedRowsTests {
    @Test(
        "The topmost selected row gets focus, in whatever order they were selected",
        arguments: [[5, 2, 3], [2, 3, 5]])
    func topmost(rows: [Int]) {
        let shelf = Shelf()
        shelf.table.allowsMultipleSelection = true
        for row in rows { shelf.table.selectItem(at: [0, row]) }
        expectTrue(shelf.table.focus())
        expectEqual(shelf.table.focusedItem, [0, 2])
    }
}
