import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Headers and footers of sections without items (F60)")
struct EmptySectionsTests {
    private func sections() -> [ItemSection] {
        [ItemSection(things(1), header: 1, footer: -1), ItemSection([], header: 2, footer: -2)]
    }

    @Test("Without a word they are shown; both go by a setting, and come back by it (F60)")
    func setting() {
        let board = Board()
        board.items.setSections(sections())
        board.endTurn()
        expectEqual(board.text(.header, inSection: 1), "header 2")
        board.items.showsHeadersOfEmptySections = false
        board.endTurn()
        expectNil(board.view(.header, inSection: 1))
        expectEqual(board.text(.footer, inSection: 1), "footer -2")
        board.items.showsFootersOfEmptySections = false
        board.endTurn()
        expectNil(board.view(.footer, inSection: 1))
        expectEqual(board.text(.header, inSection: 0), "header 1")
        expectNil(board.items.header(inSection: 1))
        expectEqual(board.items.sections[1].header as? Int, 2)
        board.items.showsHeadersOfEmptySections = true
        board.items.showsFootersOfEmptySections = true
        board.endTurn()
        expectEqual(board.text(.header, inSection: 1), "header 2")
        expectEqual(board.text(.footer, inSection: 1), "footer -2")
        expectEmpty(board.table.exceptions)
        expectEqual(board.codes, [])
    }

    @Test("They come with the first item and go with the last, without a reload, and a second time (F60)")
    func comingAndGoing() {
        let board = Board()
        board.items.showsHeadersOfEmptySections = false
        board.items.setSections(sections())
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        for _ in 1...2 {
            board.items.append(thing(5), toSection: 1)
            board.endTurn()
            expectEqual(board.text(.header, inSection: 1), "header 2")
            board.items.remove(at: [1, 0])
            board.endTurn()
            expectNil(board.view(.header, inSection: 1))
            expectEqual(board.text(.footer, inSection: 1), "footer -2")
        }
        expectEqual(board.table.updates.batches.flatMap(\.stage.reloadedSections), [])
        expectEqual(board.table.updates.reloads, 0)
        expectEqual(board.shown, "[1] []")
        expectEmpty(board.table.exceptions)
    }

    @Test("Text headers are hidden the same way (F60)")
    func titles() {
        let (table, manager) = textTable()
        manager.items.showsHeadersOfEmptySections = false
        manager.items.setSections([ItemSection([], header: "none"), ItemSection([1], header: "one")])
        table.layoutIfNeeded()
        expectNil(table.header(inSection: 0))
        expectEqual(table.header(inSection: 1)?.text, "one")
    }

    @Test("A collection hides them too, and asks for no view where there is none (F60)")
    func collection() {
        let board = ListBoard<HeadlessCollections>()
        board.items.showsHeadersOfEmptySections = false
        board.items.showsFootersOfEmptySections = false
        board.items.setSections(sections())
        board.endTurn()
        func text(_ kind: ViewKind, _ section: Int) -> String? { board.list.view(kind, at: [section, 0])?.text }
        expectEqual(text(.header, 0), "header 1")
        expectNil(text(.header, 1))
        board.items.append(thing(5), toSection: 1)
        board.endTurn()
        expectEqual(text(.header, 1), "header 2")
        expectEqual(text(.footer, 1), "footer -2")
        board.items.remove(at: [1, 0])
        board.endTurn()
        expectNil(text(.header, 1))
        expectEqual(board.codes, [])
    }
}
