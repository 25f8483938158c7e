import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Cells that are used again (F83)")
struct ReuseTests {
    // A table view's cell keeps its indentation and its mark, whoever set them: `prepareForReuse` is not for what is no state of the cell.
    @Test(
        "A cell that is used again has nothing left of the row it showed before but what a table view leaves too (F83)")
    func whatIsLeft() {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        // Only the first row's cell is given anything.
        manager.register(HeadlessCell.self, for: Book.self) { _ in
        } configure: { cell, book, _ in
            guard book.title == "first" else { return }
            (cell.text, cell.indentationLevel, cell.accessoryType) = ("first", 3, .checkmark)
            (cell.hasFocusableContent, cell.shouldIndentWhileEditing) = (true, false)
        }
        manager.items.setItems([Book(title: "first")] + (0..<20).map { Book(title: "\($0)") })
        table.layoutIfNeeded()
        let first = table.cell(at: [0, 0])
        expectEqual(first?.text, "first")
        table.scroll(to: [0, 4])
        table.scroll(to: [0, 10])
        let cells = table.visibleItems.compactMap { table.cell(at: $0) }
        expectTrue(cells.contains { $0 === first })
        for cell in cells {
            expectEqual(cell.text, "")
            expectEqual((cell.indentationLevel, cell.accessoryType), cell === first ? (3, .checkmark) : (0, .none))
            expectEqual(cell.shouldIndentWhileEditing, cell !== first)
            expectFalse(cell.hasFocusableContent)
        }
    }
}
