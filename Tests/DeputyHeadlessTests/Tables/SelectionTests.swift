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

    @Test("Where willSelect names a row that is selected already, that row is not deselected first (F83)")
    func selectedAlready() {
        let shelf = Shelf { mapping in
            mapping.willSelect.withoutCell { _, _ in [0, 1] }
            mapping.willDeselect.withoutCell { _, path in path }
            mapping.didDeselect.withoutCell { _, _ in }
            mapping.didSelect.withoutCell { _, _ in }
        }
        shelf.table.tap([0, 1])
        shelf.showAndForget()
        shelf.table.tap([0, 2])
        expectEqual(shelf.table.selectedItems, [[0, 1]])
        expectEqual(shelf.table.cell(at: [0, 1])?.isSelected, true)
        expectEqual(
            shelf.lines.filter { $0.contains("elect") }, ["ask willSelect [0, 2] → [0, 1]", "tell didSelect [0, 1]"])
    }
}
