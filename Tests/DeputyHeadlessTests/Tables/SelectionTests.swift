import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Which row is selected.
@MainActor
@Suite("Selection in the headless table")
struct SelectionTests {
    @Test("One row is selected at a time, and its cell knows (F83)")
    func oneRowIsSelected() {
        let shelf = Shelf()
        expectTrue(shelf.table.tap([0, 1]))
        expectTrue(shelf.table.tap([0, 2]))
        expectEqual(shelf.table.selectedItems, [[0, 2]])
        expectEqual(shelf.table.visibleItems.filter { shelf.table.cell(at: $0)?.isSelected == true }, [[0, 2]])
    }

    @Test("A cell is selected by the time its handler is called (F83)")
    func cellIsSelectedBeforeTheHandlerHears() {
        var wasSelected = false
        let shelf = Shelf { mapping in mapping.didSelect { cell, _, _ in wasSelected = cell.isSelected } }
        shelf.table.tap([0, 1])
        expectTrue(wasSelected)
    }
}
