import DeputyHeadless
import Foundation
import Testing

/// The table as text.
@MainActor
@Suite("Drawing the headless table")
struct DrawingTests {
    @Test("Header, rows, selection, focus and a long line, word for word (F83)")
    func drawingIsText() {
        let shelf = Shelf(2)
        shelf.manager.registerHeader(TitleHeader.self)
        shelf.manager.registerFooter(TitleHeader.self)
        shelf.manager.items.setHeader("Books")
        shelf.manager.items.setFooter("The end")
        shelf.manager.items.append(Book(title: "A title that is far too long"))
        shelf.table.tap([0, 0])
        shelf.table.focus([0, 1])
        #expect(
            shelf.table.drawing(width: 16) == """
                ╭──────────────────╮
                │ Books            │
                │ ▸ Book 0         │
                │ ◦ Book 1         │
                │   A title that … │
                │ The end          │
                ╰──────────────────╯
                """)
    }

    @Test("Only what is on screen is drawn (F83)")
    func drawingIsTheWindow() {
        let shelf = Shelf()
        shelf.table.scroll(to: [0, 29])
        let lines = shelf.table.drawing().split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines[1].hasPrefix("│   Book 20 "))
        #expect(lines.allSatisfy { $0.count == 64 })
    }

    @Test("An item without a mapping is drawn as a question mark (R12)")
    func placeholderIsDrawn() {
        let shelf = Shelf(1)
        shelf.manager.items.append(4711)
        shelf.table.layoutIfNeeded()
        #expect(
            shelf.table.drawing(width: 8) == """
                ╭──────────╮
                │   Book 0 │
                │   ?      │
                ╰──────────╯
                """)
    }

    @Test("An empty table has edges", arguments: [Int.min, 0, 4])
    func emptyTableIsDrawn(_ width: Int) {
        #expect(Shelf(0).table.drawing(width: width) == "╭──────╮\n╰──────╯")
    }
}
