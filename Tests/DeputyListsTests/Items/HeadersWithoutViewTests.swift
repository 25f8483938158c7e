import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Titles and gaps whose height a closure says.
@MainActor
@Suite("Headers and footers without a view have heights by closure (F3, F97)")
struct HeadersWithoutViewTests {
    struct Gap: Equatable { var height: CGFloat }

    @Test("A title is shown by the table, as high as its closure says; a gap is room without a view")
    func heights() {
        let board = Board()
        board.manager.registerHeader(for: String.self) { mapping in
            mapping.heightForHeader { title, section in CGFloat(title.count) + 10 * CGFloat(section) }
        }
        board.manager.registerFooter(for: Gap.self) { mapping in mapping.heightForFooter { gap, _ in gap.height } }
        func top(_ row: IndexPath) -> CGFloat { HeadlessTables.start(of: row, in: board.table) }
        board.items.setSections([
            ItemSection(things(1), header: "Four", footer: Gap(height: 30)), ItemSection(things(2), header: "Six..."),
            ItemSection(things(3)),
        ])
        board.table.layoutIfNeeded()
        let height = board.table.rowHeight > 0 ? board.table.rowHeight : 44
        expectEqual(board.table.header(inSection: 0)?.text, "Four")
        expectNil(board.table.footer(inSection: 0))
        expectEqual(top([0, 0]), 4)
        expectEqual(top([1, 0]), 4 + height + 30 + 16)
        expectEqual(board.codes, [])
        // A gap that grows moves what is below, without a reload.
        board.table.updates = HeadlessUpdates()
        board.items.setFooter(Gap(height: 50), inSection: 0)
        board.endTurn()
        expectEqual(top([1, 0]), 4 + height + 50 + 16)
        expectEqual(board.table.updates.reloads, 0)
        expectEqual(board.manager.explain(\.heightForFooter, inSection: 0).answeredBy, .handler)
        expectEqual(board.codes, [])
        expectEqual(board.table.exceptions, [])
    }

    @Test("A title that becomes a gap is shown no longer, and comes back")
    func titleOrGap() {
        let board = Board()
        board.manager.registerHeader(for: Gap.self) { mapping in mapping.heightForHeader { gap, _ in gap.height } }
        board.items.setSections([ItemSection(things(1), header: "Title")])
        board.endTurn()
        for _ in 0..<2 {
            board.items.setHeader(Gap(height: 30), inSection: 0)
            board.endTurn()
            expectEqual(board.table.header(inSection: 0)?.text ?? "", "")
            expectEqual(HeadlessTables.start(of: [0, 0], in: board.table), 30)
            board.items.setHeader("Title", inSection: 0)
            board.endTurn()
            expectEqual(board.table.header(inSection: 0)?.text, "Title")
        }
        expectEqual(board.codes, [])
        expectEqual(board.table.exceptions, [])
    }

    @Test("A token ends it, a condition limits it, and a view that is registered first wins")
    func precedence() {
        let board = Board()
        let token = board.manager.registerHeader(for: String.self) { mapping in
            mapping.condition = .section(0)
            mapping.heightForHeader { _, _ in 70 }
        }
        board.manager.registerHeader(for: Int.self) { mapping in mapping.heightForHeader { _, _ in 70 } }
        board.items.setSections([
            ItemSection(things(1), header: "a"), ItemSection(things(2), header: "b"), ItemSection(things(3), header: 3),
        ])
        board.table.layoutIfNeeded()
        expectEqual((0...2).map { board.table.send(\.heightForHeader, at: $0) }, [70, -1, -1])
        expectEqual((0...2).map { board.table.header(inSection: $0)?.text }, ["a", "b", "header 3"])
        token.cancel()
        board.endTurn()
        expectEqual(board.table.send(\.heightForHeader, at: 0), -1)
        expectEqual(board.table.header(inSection: 0)?.text, "a")
    }

    @Test("Sizes of a bound list are asked again without filling a cell (F97)")
    func boundSizes() {
        let table = HeadlessTable(height: 1000)
        let binder = TableBinder(table, anomalyLog: quietLog())
        var height: CGFloat = 40
        binder.onTable().bind(cellType: ThingCell.self, models: things(1, 2)).cellHeight { _, _ in height }
        binder.finish()
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 1]) as? ThingCell
        expectEqual(HeadlessTables.start(of: [0, 1], in: table), 40)
        height = 60
        binder.askSizes()
        binder.manager.flush()
        table.layoutIfNeeded()
        expectEqual(HeadlessTables.start(of: [0, 1], in: table), 60)
        expectEqual(cell?.fillings, 1)
        expectSame(table.cell(at: [0, 1]), cell)
        expectEqual(binder.manager.anomalies, [])
    }

    @Test("Registered late, it counts from the end of the turn")
    func late() {
        let board = Board()
        board.items.setSections([ItemSection(things(1), header: "a")])
        board.endTurn()
        let before = HeadlessTables.start(of: [0, 0], in: board.table)
        board.manager.registerHeader(for: String.self) { mapping in mapping.heightForHeader { _, _ in 70 } }
        board.endTurn()
        expectNotEqual(before, 70)
        expectEqual(HeadlessTables.start(of: [0, 0], in: board.table), 70)
    }
}
