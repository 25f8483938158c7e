import DeputyHeadless
import Foundation
import TestSupport
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
        expectEqual(
            shelf.table.drawing(width: 16),
            """
            ╭──────────────────╮
            │ Books            │
            │ ▸ Book 0         │
            │ ◦ Book 1         │
            │   A title that … │
            │ The end          │
            ╰──────────────────╯
            """)
    }

    @Test(
        "A line takes its columns whatever characters it has, and cannot command a terminal (F83)",
        arguments: [
            ("abcdef", "abcdef"), ("abcdefg", "abcde…"), ("", "      "),
            ("日本語", "日本語"), ("日本語x", "日本… "), ("x日本語", "x日本…"), ("日本…", "日本… "),
            ("한국어", "한국어"), ("\u{1112}\u{1161}\u{11AB}a", "한a   "),
            ("e\u{301}e\u{301}", "éé    "), ("ａｂ", "ａｂ  "), ("ﾊﾛｰ", "ﾊﾛｰ   "),
            ("📚📚📚", "📚📚📚"), ("👩‍👩‍👧a", "👩‍👩‍👧a   "), ("🇳🇿a", "🇳🇿a   "), ("👍🏽a", "👍🏽a   "), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿a", "🏴󠁧󠁢󠁳󠁣󠁴󠁿a   "),
            ("❤️a", "❤️a   "), ("❤a", "❤a    "), ("7️⃣a", "7️⃣a   "), ("7a", "7a    "), ("✓ ok", "✓ ok  "),
            ("नमस्ते", "नमस्ते  "), ("a\nb\tc", "a b c "), ("a\r\nb\u{85}c", "a  b c"), ("\u{1B}[31m", " [31m "),
            ("a\u{202E}b", "a b   "), ("a\u{2028}b\u{0}", "a b   "),
        ])
    func drawingCountsColumns(_ text: String, _ expected: String) {
        let shelf = Shelf(0)
        shelf.manager.registerHeader(TitleHeader.self)
        shelf.manager.items.setHeader(text)
        shelf.manager.items.append(Book(title: "Book"))
        shelf.table.layoutIfNeeded()
        let lines = shelf.table.drawing(width: 6).split(separator: "\n")
        expectEqual(lines.count, 4)
        expectEqual(lines[1], "│ \(expected) │")
    }

    @Test("Only what is on screen is drawn (F83)")
    func drawingIsTheWindow() {
        let shelf = Shelf()
        shelf.table.scroll(to: [0, 29])
        let lines = shelf.table.drawing().split(separator: "\n")
        expectEqual(lines.count, 12)
        expectTrue(lines[1].hasPrefix("│   Book 20 "))
        expectTrue(lines.allSatisfy { $0.count == 64 })
    }

    @Test("An item without a mapping is drawn as a question mark (R12)")
    func placeholderIsDrawn() {
        let shelf = Shelf(1)
        shelf.manager.items.append(4711)
        shelf.table.layoutIfNeeded()
        expectEqual(
            shelf.table.drawing(width: 8),
            """
            ╭──────────╮
            │   Book 0 │
            │   ?      │
            ╰──────────╯
            """)
    }

    @Test("An empty table has edges", arguments: [Int.min, 0, 4])
    func emptyTableIsDrawn(_ width: Int) {
        expectEqual(Shelf(0).table.drawing(width: width), "╭──────╮\n╰──────╯")
    }

    @Test("Each of several selected rows is marked (F83)")
    func severalSelected() {
        let shelf = Shelf(3)
        shelf.table.allowsMultipleSelection = true
        shelf.table.tap([0, 0])
        shelf.table.tap([0, 2])
        let marks = shelf.table.drawing(width: 10).split(separator: "\n").map { $0.contains("▸") }
        expectEqual(marks, [false, true, false, true, false])
    }
}
