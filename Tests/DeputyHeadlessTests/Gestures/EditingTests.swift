import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What beginning and ending to edit does.
@MainActor
@Suite("Editing the headless table")
struct EditingTests {
    @Test("Beginning and ending to edit deselects all rows without a notice (F83)")
    func editingDeselects() {
        let shelf = Shelf { mapping in mapping.didDeselect.withoutCell { _, _ in } }
        shelf.table.selectItem(at: [0, 1])
        shelf.table.beginEditing()
        expectEqual(shelf.table.selectedItems, [])
        expectEqual(shelf.table.cell(at: [0, 1])?.isSelected, false)
        shelf.table.selectItem(at: [0, 1])
        shelf.table.beginEditing()
        expectEqual(shelf.table.selectedItems, [[0, 1]])
        shelf.table.endEditing()
        expectEqual(shelf.table.selectedItems, [])
        expectEqual(shelf.lines, [])
    }

    @Test("Several selected rows stay selected into editing where it allows several, and not out of it (F83)")
    func severalStaySelected() {
        let shelf = Shelf()
        shelf.table.allowsMultipleSelection = true
        shelf.table.allowsMultipleSelectionDuringEditing = true
        shelf.table.selectItem(at: [0, 1])
        shelf.table.beginEditing()
        expectEqual(shelf.table.selectedItems, [])
        shelf.table.endEditing()
        shelf.table.selectItem(at: [0, 1])
        shelf.table.selectItem(at: [0, 2])
        shelf.table.beginEditing()
        expectEqual(shelf.table.selectedItems, [[0, 1], [0, 2]])
        shelf.table.endEditing()
        expectEqual(shelf.table.selectedItems, [])
    }

    @Test("A row that has no style is still asked whether it is indented and may be moved (F83)")
    func reorderOnly() {
        let shelf = Shelf(1) { mapping in
            mapping.editingStyle { _, _ in .none }
            mapping.shouldIndentWhileEditing.withoutCell { _, _ in false }
            mapping.canMove.withoutCell { _, _ in true }
            mapping.moveRowTo.withoutCell { _, _, _ in }
        }
        shelf.table.beginEditing()
        expectEqual(
            shelf.lines,
            [
                "ask editingStyle [0, 0] → none", "ask shouldIndentWhileEditing [0, 0] → false",
                "ask canMove [0, 0] → true",
            ])
    }

    @Test("A row that may not be edited is asked nothing else, and cannot be moved (F83)")
    func notEditable() {
        let shelf = Shelf(2) { mapping in
            mapping.canEditCell { _, _ in false }
            mapping.editingStyle { _, _ in .delete }
            mapping.canMove.withoutCell { _, _ in true }
            mapping.moveRowTo.withoutCell { _, _, _ in }
        }
        shelf.table.beginEditing()
        expectFalse(shelf.table.move([0, 0], to: [0, 1]))
        expectTrue(shelf.table.journal.entries.allSatisfy { $0.event == "canEditCell" })
    }

    @Test("Where several rows can be selected in editing no style is asked, and no row has a control (F83)")
    func checkMarks() {
        let shelf = Shelf(2) { mapping in
            mapping.editingStyle { _, path in path == [0, 0] ? .delete : .insert }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
        }
        shelf.table.allowsMultipleSelectionDuringEditing = true
        shelf.table.beginEditing()
        expectEqual(shelf.lines, [])
        expectFalse(shelf.table.delete([0, 0]))
        expectFalse(shelf.table.insert([0, 1]))
        expectEqual(shelf.lines, [])
        // A swipe has a style all the same.
        expectEqual(shelf.table.swipe([0, 0], .trailing)?.titles, ["Delete"])
        expectEqual(shelf.lines, Array(repeating: "ask editingStyle [0, 0] → delete", count: 2))
    }

    @Test("Beginning to edit closes a swipe and goes on editing (F83)")
    func editingClosesASwipe() {
        let shelf = Shelf { mapping in
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.didEndEditing.withoutCell { _, _ in }
        }
        shelf.table.swipe([0, 1], .trailing)
        shelf.table.beginEditing()
        expectEqual(
            shelf.lines.filter { $0.hasPrefix("tell") }, ["tell willBeginEditing [0, 1]", "tell didEndEditing [0, 1]"])
        expectNil(shelf.table.swipedRow)
        expectTrue(shelf.table.isEditing)
    }
}
