import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What may be selected, and selecting in code.
@MainActor
@Suite("Selection settings of the headless table")
struct SelectionSettingsTests {
    @Test("By default one row can be selected outside editing and none in it (F83)")
    func defaults() {
        let table = HeadlessTable()
        expectTrue(table.allowsSelection)
        expectFalse(table.allowsSelectionDuringEditing)
        expectFalse(table.allowsMultipleSelection)
        expectFalse(table.allowsMultipleSelectionDuringEditing)
        expectTrue(table.allowsFocus)
        expectFalse(table.allowsFocusDuringEditing)
    }

    @Test("Forbidding selection forbids several, and allowing it again does not bring them back (F83)")
    func noSelectionMeansNotSeveral() {
        let table = HeadlessTable()
        table.allowsMultipleSelection = true
        table.allowsMultipleSelectionDuringEditing = true
        table.allowsSelection = false
        expectFalse(table.allowsMultipleSelection)
        expectTrue(table.allowsMultipleSelectionDuringEditing)
        table.allowsSelectionDuringEditing = false
        expectFalse(table.allowsMultipleSelectionDuringEditing)
        table.allowsSelection = true
        table.allowsSelectionDuringEditing = true
        expectFalse(table.allowsMultipleSelection)
        expectFalse(table.allowsMultipleSelectionDuringEditing)
    }

    @Test(
        "Disallowing several selections deselects all rows without a notice (F83)", arguments: [true, false],
        [true, false])
    func severalAreTakenBack(_ directly: Bool, _ duringEditing: Bool) {
        let shelf = listening()
        let several: ReferenceWritableKeyPath<HeadlessTable, Bool> =
            duringEditing ? \.allowsMultipleSelectionDuringEditing : \.allowsMultipleSelection
        let any: ReferenceWritableKeyPath<HeadlessTable, Bool> =
            duringEditing ? \.allowsSelectionDuringEditing : \.allowsSelection
        if duringEditing { shelf.table.beginEditing() }
        shelf.table[keyPath: several] = true
        shelf.table.selectItem(at: [0, 1])
        shelf.table.selectItem(at: [0, 2])
        shelf.table[keyPath: several] = true
        expectEqual(shelf.table.selectedItems.count, 2)
        shelf.table[keyPath: directly ? several : any] = false
        expectEqual(shelf.table.selectedItems, [])
        expectEqual(shelf.table.cell(at: [0, 1])?.isSelected, false)
        expectEqual(shelf.lines, [])
    }

    @Test("Code selects and deselects without asking or telling, whatever a tap may do (F83)")
    func selectingInCode() {
        let shelf = listening()
        shelf.table.allowsSelection = false
        shelf.table.selectItem(at: [0, 1])
        expectEqual(shelf.table.cell(at: [0, 1])?.isSelected, true)
        shelf.table.selectItem(at: [0, 2])
        expectEqual(shelf.table.selectedItems, [[0, 2]])
        expectEqual(shelf.table.cell(at: [0, 1])?.isSelected, false)
        shelf.table.deselectItem(at: [0, 1])
        expectEqual(shelf.table.selectedItems, [[0, 2]])
        shelf.table.deselectItem(at: [0, 2])
        expectEqual(shelf.table.selectedItems, [])
        expectEqual(shelf.table.cell(at: [0, 2])?.isSelected, false)
        expectEqual(shelf.lines, [])
    }

    @Test("Code deselects all rows with nil, and a row that is not there changes nothing (F83)", arguments: nowhere)
    func selectingNothing(_ place: IndexPath) {
        let shelf = Shelf()
        shelf.table.allowsMultipleSelection = true
        shelf.table.selectItem(at: [0, 2])
        shelf.table.selectItem(at: [0, 1])
        shelf.table.selectItem(at: place)
        shelf.table.deselectItem(at: place)
        expectEqual(shelf.table.selectedItems, [[0, 2], [0, 1]])
        shelf.table.selectItem(at: nil)
        expectEqual(shelf.table.selectedItems, [])
    }

    @Test("A reload that is due comes before code selects, so that it takes nothing away (F83)")
    func dueReload() {
        let shelf = Shelf()
        let source = shelf.table.dataSource
        shelf.table.dataSource = nil
        shelf.table.dataSource = source
        expectTrue(shelf.table.needsReload)
        shelf.table.selectItem(at: [0, 1])
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.selectedItems, [[0, 1]])
        expectEqual(shelf.table.cell(at: [0, 1])?.isSelected, true)
    }

    @Test("The selected rows are in the order they were selected (F83)")
    func inOrder() {
        let shelf = Shelf()
        shelf.table.allowsMultipleSelection = true
        for row in [3, 1, 2] { shelf.table.tap([0, row]) }
        expectEqual(shelf.table.selectedItems, [[0, 3], [0, 1], [0, 2]])
    }

    /// A shelf that would write it down if a selection were asked about or told.
    private func listening() -> Shelf {
        Shelf { mapping in
            mapping.willSelect.withoutCell { _, indexPath in indexPath }
            mapping.didSelect.withoutCell { _, _ in }
            mapping.willDeselect.withoutCell { _, indexPath in indexPath }
            mapping.didDeselect.withoutCell { _, _ in }
        }
    }
}
