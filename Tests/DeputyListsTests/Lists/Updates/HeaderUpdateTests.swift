import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Headers and footers that change (F54, F66)")
struct HeaderUpdateTests {
    @Test(
        "Headers and footers are filled again where they are; one that comes or goes needs no batch (F54, F66)",
        arguments: [ViewKind.header, .footer])
    func headersAndFooters(_ kind: ViewKind) {
        let board = Board([things(1), things(2)])
        board.set(1, kind, inSection: 0)
        board.endTurn()
        expectEqual(board.text(kind, inSection: 0), "header 1")
        expectEmpty(board.table.updates.batches)
        board.table.updates = HeadlessUpdates()
        let view = board.view(kind, inSection: 0) as? TextHeader
        let reuses = view?.reuses
        board.items.batch { items in
            board.set(2, kind, inSection: 0)
            items.moveSection(0, to: 1)
        }
        board.endTurn()
        expectEqual(board.text(kind, inSection: 1), "header 2")
        expectSame(board.view(kind, inSection: 1), view)
        expectNotNil(reuses)
        expectEqual(view?.reuses, reuses)
        expectEqual(board.table.updates.batches.count, 1)
        expectEqual(board.shown, "[2] [1]")
        board.set(nil, kind, inSection: 1)
        board.endTurn()
        expectNil(board.view(kind, inSection: 1))
    }

    @Test("A header and a footer that change together are both filled again, each with its own model (F66)")
    func headerAndFooterTogether() {
        let board = Board()
        board.items.setSections([ItemSection(things(1), header: 1, footer: 2)])
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        board.items.setHeader(3)
        board.items.setFooter(4)
        board.endTurn()
        expectEqual(board.text(.header, inSection: 0), "header 3")
        expectEqual(board.text(.footer, inSection: 0), "header 4")
        expectEqual((board.table.updates.batches.count, board.table.updates.reloads), (0, 0))
    }

    @Test("A section without rows, above the first row or below the last, has its header and footer shown again (F66)")
    func headersBesideTheRows() {
        let board = Board()
        var isFirst = false
        board.manager.registerHeader(FirstHeader.self) { mapping in
            mapping.condition = .where { _, _ in isFirst }
        }
        board.manager.unregisterHeader(TextHeader.self)
        board.manager.registerHeader(TextHeader.self)
        board.items.setSections([
            ItemSection(header: 1), ItemSection(things(1)), ItemSection(header: 3),
        ])
        board.endTurn()
        expectEqual((board.text(.header, inSection: 0), board.text(.header, inSection: 2)), ("header 1", "header 3"))
        isFirst = true
        board.items.append(thing(2), toSection: 1)
        board.endTurn()
        expectEqual((board.text(.header, inSection: 0), board.text(.header, inSection: 2)), ("first 1", "first 3"))
    }

    @Test("A header is made by another mapping when its section comes to another place (F66)")
    func headersForAnotherSection() {
        let board = Board([])
        board.manager.unregisterHeader(TextHeader.self)
        board.manager.registerHeader(FirstHeader.self) { $0.condition = .section(0) }
        board.manager.registerHeader(TextHeader.self)
        board.items.setSections([ItemSection(things(1), header: 7)])
        board.endTurn()
        board.items.insertSection(ItemSection(things(2), header: 8), at: 0)
        board.endTurn()
        expectEqual(board.table.header(inSection: 0)?.text, "first 8")
        expectEqual(board.table.header(inSection: 1)?.text, "header 7")
    }

    @Test("A header that changed is asked for its height again (F66)")
    func headerHeights() {
        let board = Board([things(1)])
        board.manager.on(headerModel: Int.self).heightForHeader { number, _ in CGFloat(number) }
        board.items.setHeader(10, inSection: 0)
        board.endTurn()
        board.table.journal = HeadlessJournal()
        board.items.setHeader(300, inSection: 0)
        board.endTurn()
        expectEqual(board.table.header(inSection: 0)?.text, "header 300")
        expectEqual(board.table.journal["heightForHeader"].last?.answer, "300.0")
    }

    @Test(
        "A header whose model cannot be compared is filled again with items that are applied, few as may have changed (F54)",
        arguments: [1, 50])
    func uncomparedHeader(_ changed: Int) {
        struct Opaque {}
        let board = Board()
        var fillings = 0
        board.manager.registerHeader(TextHeader.self, for: Opaque.self) { _ in
        } configure: { _, _, _ in
            fillings += 1
        }
        var list = (0..<60).map { thing($0) }
        board.items.apply(sections: [ItemSection(list, id: 0, header: Opaque())])
        board.endTurn()
        expectEqual(fillings, 1)
        for row in 0..<changed { list[row].content += 1 }
        board.items.apply(items: list)
        board.endTurn()
        expectEqual(fillings, 2)
        expectEqual(board.shown, board.data)
    }

    @Test("Text headers and footers change their text (F54)", arguments: [ViewKind.header, .footer])
    func titles(_ kind: ViewKind) {
        let board = Board([things(1)])
        board.set("one", kind, inSection: 0)
        board.endTurn()
        board.set("two", kind, inSection: 0)
        board.endTurn()
        expectEqual(board.text(kind, inSection: 0), "two")
    }
}

private final class FirstHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ number: Int) { text = "first \(number)" }

    @Test(
        "A header on screen keeps its model over an update, for a closure that hears later that it has left (R8)",
        arguments: EachKit.allCases)
    func heardLate(_ list: EachKit) {
        func check<Kit: TestKit>(
            _: Kit.Type, _ hear: @MainActor (ListManager<Kit>, @escaping @MainActor (Int) -> Void) -> Void
        ) {
            let board = ListBoard<Kit>()
            board.items.setSections([ItemSection(things(1, 2), header: 1), ItemSection(things(3), header: 2)])
            board.endTurn()
            board.items.remove(at: [0, 0])
            board.endTurn()
            var left: [Int] = []
            hear(board.manager) { left.append($0) }
            board.items.removeSection(0)
            board.endTurn()
            expectEqual(left, [1])
        }
        switch list {
        case .tables:
            check(HeadlessTables.self) { manager, left in
                manager.on(headerModel: Int.self).didEndDisplayingHeaderView { _, number, _ in left(number) }
            }
        case .collections:
            check(HeadlessCollections.self) { manager, left in
                manager.on(headerModel: Int.self).didEndDisplayingSupplementaryView { _, number, _ in left(number) }
            }
        }
    }
}
