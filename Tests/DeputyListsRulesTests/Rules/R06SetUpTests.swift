import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a table asks about a cell while it is made, and sets on it by the answer.
@MainActor
@Suite("A cell that is set up keeps what it has of its own where only another mapping has a closure (R6)")
struct SetUpTests {
    /// A cell as a prototype may be.
    class DeepCell: HeadlessCell, Configurable {
        required init() {
            super.init()
            (indentationLevel, accessoryType, shouldIndentWhileEditing) = (2, .detail, false)
        }
        func configure(_ pear: Pear) { text = pear.name }
    }

    @Test(
        "Its level, its mark and its place in editing are those of a new cell, also where the table asks before it has the cell",
        arguments: [0, 44] as [CGFloat])
    func ownLevel(_ estimate: CGFloat) {
        let table = HeadlessTable(height: 400)
        table.estimatedRowHeight = estimate
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(AppleCell.self) { mapping in
            mapping.indentationLevelForCell { _, _ in 1 }
            mapping.accessoryType { _, _ in .checkmark }
            mapping.shouldIndentWhileEditing { _, _, _ in true }
            mapping.heightForCell { _, _ in 44 }
        }
        manager.register(DeepCell.self)
        manager.items.setItems([Apple(), Pear(), Apple(), Pear()] as [Any])
        table.layoutIfNeeded()
        table.beginEditing()
        for row in 0..<4 {
            let cell = table.cell(at: [0, row])
            let isPear = row % 2 == 1
            expectEqual(cell?.indentationLevel, isPear ? 2 : 1)
            expectEqual(cell?.accessoryType, isPear ? .detail : .checkmark)
            let answers = table.journal["shouldIndentWhileEditing"].filter { $0.place == .row([0, row]) }
            expectEqual(Set(answers.map(\.answer)), [isPear ? "false" : "true"])
        }
        // The closure that takes the cell is called only with one on screen.
        expectEmpty(table.exceptions)
    }
}
