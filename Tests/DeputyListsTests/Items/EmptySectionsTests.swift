import DeputyHeadless
import Foundation
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
        #expect(board.text(.header, inSection: 1) == "header 2")
        board.items.showsHeadersOfEmptySections = false
        board.endTurn()
        #expect(board.view(.header, inSection: 1) == nil)
        #expect(board.text(.footer, inSection: 1) == "footer -2")
        board.items.showsFootersOfEmptySections = false
        board.endTurn()
        #expect(board.view(.footer, inSection: 1) == nil)
        #expect(board.text(.header, inSection: 0) == "header 1")
        #expect(board.items.header(inSection: 1) == nil)
        #expect(board.items.sections[1].header as? Int == 2)
        board.items.showsHeadersOfEmptySections = true
        board.items.showsFootersOfEmptySections = true
        board.endTurn()
        #expect(board.text(.header, inSection: 1) == "header 2")
        #expect(board.text(.footer, inSection: 1) == "footer -2")
        #expect(board.table.exceptions.isEmpty)
        #expect(board.codes == [])
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
            #expect(board.text(.header, inSection: 1) == "header 2")
            board.items.remove(at: [1, 0])
            board.endTurn()
            #expect(board.view(.header, inSection: 1) == nil)
            #expect(board.text(.footer, inSection: 1) == "footer -2")
        }
        #expect(board.table.updates.batches.flatMap(\.stage.reloadedSections) == [])
        #expect(board.table.updates.reloads == 0)
        #expect(board.shown == "[1] []")
        #expect(board.table.exceptions.isEmpty)
    }

    @Test("Text headers are hidden the same way (F60)")
    func titles() {
        let (table, manager) = textTable()
        manager.items.showsHeadersOfEmptySections = false
        manager.items.setSections([ItemSection([], header: "none"), ItemSection([1], header: "one")])
        table.layoutIfNeeded()
        #expect(table.header(inSection: 0) == nil)
        #expect(table.header(inSection: 1)?.text == "one")
    }

    @Test("A collection hides them too, and asks for no view where there is none (F60)")
    func collection() {
        let board = ListBoard<HeadlessCollections>()
        board.items.showsHeadersOfEmptySections = false
        board.items.showsFootersOfEmptySections = false
        board.items.setSections(sections())
        board.endTurn()
        func text(_ kind: ViewKind, _ section: Int) -> String? { board.list.view(kind, at: [section, 0])?.text }
        #expect(text(.header, 0) == "header 1")
        #expect(text(.header, 1) == nil)
        board.items.append(thing(5), toSection: 1)
        board.endTurn()
        #expect(text(.header, 1) == "header 2")
        #expect(text(.footer, 1) == "footer -2")
        board.items.remove(at: [1, 0])
        board.endTurn()
        #expect(text(.header, 1) == nil)
        #expect(board.codes == [])
    }
}
