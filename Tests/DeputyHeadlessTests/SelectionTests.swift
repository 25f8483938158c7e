import DeputyHeadless
import Foundation
import Testing

/// Which row is selected.
@MainActor
@Suite("Selection in the headless table")
struct SelectionTests {
    @Test("One row is selected at a time, and its cell knows (F83)")
    func oneRowIsSelected() {
        let shelf = Shelf()
        #expect(shelf.table.tap([0, 1]))
        #expect(shelf.table.tap([0, 2]))
        #expect(shelf.table.selectedRow == [0, 2])
        #expect(shelf.table.visibleRows.filter { shelf.table.cell(at: $0)?.isSelected == true } == [[0, 2]])
    }

    @Test("A cell is selected by the time its handler hears it (F83)")
    func cellIsSelectedBeforeTheHandlerHears() {
        var wasSelected = false
        let shelf = Shelf { mapping in mapping.didSelect { cell, _, _ in wasSelected = cell.isSelected } }
        shelf.table.tap([0, 1])
        #expect(wasSelected)
    }

    @Test("A reload keeps the selection of a row that is still there, and of no other (F83)")
    func reloadKeepsWhatIsThere() {
        let shelf = Shelf()
        shelf.table.tap([0, 5])
        shelf.table.focus([0, 6])
        shelf.table.reloadData()
        #expect(shelf.table.selectedRow == [0, 5])
        #expect(shelf.table.cell(at: [0, 5])?.isSelected == true)

        shelf.manager.items.setItems((0..<6).map { Book(title: "New \($0)") })
        shelf.table.layoutIfNeeded()
        #expect(shelf.table.selectedRow == [0, 5])
        #expect(shelf.table.focusedRow == nil)

        shelf.manager.items.setItems([Book(title: "Only")])
        shelf.table.layoutIfNeeded()
        #expect(shelf.table.selectedRow == nil)
        #expect(shelf.table.cell(at: [0, 0])?.isSelected == false)
    }
}
