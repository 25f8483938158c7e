import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Automatic heights in the headless table. Apple's pages on `automaticDimension`, `sectionHeaderHeight` and
/// `estimatedSectionHeaderHeight` say which these are.
@MainActor
@Suite("Automatic heights fit their views (F83)")
struct FittingHeightsTests {
    let table = HeadlessTable(height: 300)
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.register(HighCell.self)
        manager.registerHeader(HighHeader.self)
        manager.registerFooter(HighHeader.self)
    }

    private func show(_ rows: Int..., header: Int? = nil, footer: Int? = nil) {
        manager.items.setSections([ItemSection(rows, header: header, footer: footer), ItemSection([])])
        table.layoutIfNeeded()
    }

    @Test(
        "A header or footer is as high as its view, what is below it moves, and a batch and a measuring keep it (F83)")
    func bars() {
        show(1, header: 80, footer: 50)
        expectEqual(table.contentHeight, 174)
        manager.items.append(2)
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 218)
        manager.items.askSizes()
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 218)
        // Another model has another height.
        manager.items.setHeader(20, inSection: 0)
        table.layoutIfNeeded()
        expectEqual((table.header(inSection: 0)?.text, table.contentHeight), ("20", 158))
        expectEmpty(table.exceptions)
    }

    @Test("Until it is on screen it has the estimate; without an estimate, or with a height, it fits nothing (F83)")
    func estimates() {
        table.estimatedSectionHeaderHeight = 60
        table.estimatedSectionFooterHeight = 0
        manager.items.setSections([ItemSection(Array(0..<9), header: 80, footer: 50), ItemSection([9], header: 70)])
        table.layoutIfNeeded()
        // The second header is not seen yet, and no footer is measured.
        expectEqual(table.contentHeight, 608)
        table.scroll(to: [1, 0])
        expectEqual(table.contentHeight, 618)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (10, 20)
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 480)
    }

    @Test(
        "An answer that leaves it to the table fits the view, also where an estimate is asked for first (R6)",
        arguments: [true, false])
    func answers(hasEstimate: Bool) {
        manager.registerHeader(AnsweredHeader.self) { mapping in
            mapping.heightForHeader { height, _ in height == 80 ? HeadlessTable.automaticDimension : 33 }
            if hasEstimate { mapping.estimatedHeightForHeader { _, _ in 5 } }
        }
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (10, 20)
        let heights = [80.0, 79.0].map { header in
            manager.items.setSections([ItemSection([1], header: header)])
            table.layoutIfNeeded()
            return table.contentHeight
        }
        expectEqual(heights, [124, 77])
        manager.items.setSections([ItemSection([1], header: 80.0)])
        manager.items.append(2)
        table.layoutIfNeeded()
        manager.items.append(3)
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 212)
    }

    @Test("A title has the height of a line, and a view that fits nothing takes no room (F83)")
    func titles() {
        manager.items.setSections([ItemSection([1], header: "Title")])
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 72)
        show(1, header: -5)
        expectEqual(table.contentHeight, 44)
        expectNil(table.header(inSection: 0))
        show(1, header: 1_000_000)
        expectEqual(table.contentHeight, 44)
    }

    @Test("A row is as high as its cell where the table has no height, or an answer leaves it to the table (F83)")
    func rows() {
        show(100, 60)
        expectEqual(table.contentHeight, 88, "the table's own height")
        table.rowHeight = HeadlessTable.automaticDimension
        show(100, 60)
        expectEqual(table.contentHeight, 160)
        // Cells that are filled again are measured again, and the others keep what they have.
        manager.items.replace(at: [0, 1], with: 70)
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 170)
        manager.items.append(50)
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 220)
        table.rowHeight = 44
        manager.on(HighCell.self).heightForCell { height, _ in height == 60 ? HeadlessTable.automaticDimension : 30 }
        show(100, 60)
        expectEqual(table.contentHeight, 90)
        // A cell that was used for such a row is not measured for another one.
        table.estimatedRowHeight = 0
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 74, "without an estimate no cell is measured")
        table.estimatedRowHeight = 50
        show(100, 10)
        expectEqual(table.contentHeight, 60)
    }

    @Test("A header on screen keeps its height in a batch where an estimate is announced (F83)")
    func estimatedHeaderInABatch() {
        manager.registerHeader(AnsweredHeader.self) { mapping in
            mapping.estimatedHeightForHeader { _, _ in 5 }
            mapping.heightForHeader { height, _ in CGFloat(height) }
        }
        manager.items.setSections([ItemSection([1], header: 70.0)])
        table.layoutIfNeeded()
        manager.items.append(2)
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 158)
    }

    @Test("A cell that follows a model over another object's rows is measured again (F83)")
    func measuredInPlace() {
        table.rowHeight = HeadlessTable.automaticDimension
        show(100, 60)
        (table.cell(at: [0, 0]) as? HighCell)?.text = "30"
        HeadlessTables.updateSizes(of: .header, at: [[0, 0]], in: table, animations: .automatic)
        expectEqual(table.contentHeight, 160)
        HeadlessTables.updateSizes(of: .cell, at: [[0, 0], [0, 9]], in: table, animations: .automatic)
        expectEqual(table.contentHeight, 90)
    }

    @Test("What is on screen stays there while rows above it turn out to be higher (F83)")
    func scrollingUp() {
        table.rowHeight = HeadlessTable.automaticDimension
        manager.items.setItems((0..<40).map { _ in 100 })
        table.layoutIfNeeded()
        table.scroll(to: [0, 39])
        let (end, height) = (table.contentOffset, table.contentHeight)
        table.scroll(by: -10)
        expectEqual(table.contentHeight - table.contentOffset, height - end + 10)
        for _ in 0..<60 { table.scroll(by: -100) }
        expectEqual((table.contentOffset, table.contentHeight), (0, 4_000))
        expectEqual(table.visibleItems, [[0, 0], [0, 1], [0, 2]])
    }
}

/// A row as high as its number.
private final class HighCell: HeadlessCell, Configurable {
    func configure(_ height: Int) { text = "\(height)" }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: CGFloat(Int(text) ?? 0)) }
}

/// A header as high as its number, which has a height of its own in some tests.
private final class AnsweredHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ height: Double) { text = "\(height)" }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Double(text) ?? 0) }
}

/// A header as high as its number; a million is no height.
private final class HighHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ height: Int) { text = "\(height)" }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: text == "1000000" ? .infinity : CGFloat(Int(text) ?? 0))
    }
}
