import DeputyHeadless
import DeputySections
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// A header that is only text is a table's own: where its text changes, nothing else does.
@MainActor
@Suite("Titles that change (F54, F66)")
struct TitleUpdateTests {
    @Test(
        "A title that changes leaves the rows of its section alone: none is shown again or loses its selection (F54, F66)",
        arguments: [ViewKind.header, .footer])
    func rowsStay(_ kind: ViewKind) {
        let board = Board([things(1, 2), things(3)])
        board.set("1 thing", kind, inSection: 0)
        board.endTurn()
        board.table.selectItem(at: [0, 1])
        let (view, cells) = (board.view(kind, inSection: 0), [board.cell(0, 0), board.cell(0, 1)])
        let reuses = cells.map { $0?.reuses }
        for number in 2...11 {
            board.table.updates = HeadlessUpdates()
            board.table.journal = HeadlessJournal()
            board.set("\(number) things", kind, inSection: 0)
            board.endTurn()
            expectEqual(board.text(kind, inSection: 0), "\(number) things")
            expectEqual(board.view(kind, inSection: 0)?.title, "\(number) things")
            expectSame(board.view(kind, inSection: 0), view)
            expectEqual(board.table.updates, HeadlessUpdates())
            expectEmpty(board.table.journal["cellForRow"])
        }
        expectTrue([board.cell(0, 0), board.cell(0, 1)].elementsEqual(cells) { $0 === $1 })
        expectEqual(cells.map { $0?.reuses }, reuses)
        expectEqual(board.table.selectedItems, [[0, 1]])
        expectEqual(board.codes, [])
    }

    @Test("A title that counts the rows changes along with them, and only the new row is made (F54, F66)")
    func countsRows() {
        let board = Board([things(1)])
        board.set("1", .header, inSection: 0)
        board.set("1 row", .footer, inSection: 0)
        board.endTurn()
        let (cell, reuses) = (board.cell(0, 0), board.cell(0, 0)?.reuses)
        board.table.updates = HeadlessUpdates()
        for count in 2...11 {
            board.table.journal = HeadlessJournal()
            board.items.append(thing(count))
            board.set("\(count)", .header, inSection: 0)
            board.set("\(count) rows", .footer, inSection: 0)
            board.endTurn()
            expectEqual(board.text(.header, inSection: 0), "\(count)")
            expectEqual(board.text(.footer, inSection: 0), "\(count) rows")
            expectEqual(board.table.journal["cellForRow"].count, 1)
        }
        expectSame(board.cell(0, 0), cell)
        expectEqual(cell?.reuses, reuses)
        expectTrue(board.table.updates.batches.allSatisfy { $0.stage.reloadedSections.isEmpty })
    }

    @Test("The heights of headers are asked again with a title that changes (F54)")
    func heights() {
        let board = Board([things(1)])
        let owner = Tall()
        board.manager.owner = owner
        board.set("one", .header, inSection: 0)
        board.endTurn()
        owner.height = 50
        board.table.journal = HeadlessJournal()
        board.set("three", .header, inSection: 0)
        board.endTurn()
        expectEqual(board.table.journal["heightForHeader"].last?.answer, "50.0")
        expectEqual(board.table.contentHeight, 94)
    }

    @Test("A title changes in a section that moves; one that is off screen is right when it comes there (F54, F66)")
    func elsewhere() {
        let board = Board(height: 100, [things(1), things(2), (3...40).map { thing($0) }, things(41)])
        board.set("one", .header, inSection: 0)
        board.set("last", .header, inSection: 3)
        board.endTurn()
        let view = board.view(.header, inSection: 0)
        board.items.batch { items in
            board.set("first", .header, inSection: 0)
            board.set("the last", .header, inSection: 3)
            items.moveSection(0, to: 1)
        }
        board.endTurn()
        expectEqual(board.text(.header, inSection: 1), "first")
        expectSame(board.view(.header, inSection: 1), view)
        board.table.scroll(to: [3, 0])
        expectEqual(board.text(.header, inSection: 3), "the last")
    }

    @Test(
        "Text that becomes a model with a view, or a view's model that becomes text, has its section shown again (F54)")
    func otherLook() {
        let board = Board([things(1)])
        board.set("one", .header, inSection: 0)
        board.endTurn()
        board.set(7, .header, inSection: 0)
        board.endTurn()
        expectEqual(board.text(.header, inSection: 0), "header 7")
        board.set("one", .header, inSection: 0)
        board.endTurn()
        expectEqual(board.text(.header, inSection: 0), "one")
        expectFalse((board.view(.header, inSection: 0) is TextHeader))
    }

    @Test("A chain's title that follows a count leaves the rows alone, on one section and on several (F54, F76)")
    func chains() async {
        let list = BoundList()
        let counts = Counts()
        list.binder.displayedSections = [.first, .second]
        list.binder.onSection(.first)
            .bind(headerTitle: { "\(counts.byPart[.first] ?? 0) notes" })
            .bind(cellType: NoteCell.self, models: { [Note(id: 1, text: "a")] })
        list.binder.onAllOtherSections()
            .bind(headerTitles: { part in "\(counts.byPart[part] ?? 0) \(part)" })
            .bind(cellType: NoteCell.self, models: { _ in [Note(id: 2, text: "b")] })
        list.binder.follow()
        list.show()
        let cells = [list.table.cell(at: [0, 0]), list.table.cell(at: [1, 0])]
        list.table.updates = HeadlessUpdates()
        for count in 2...5 {
            counts.byPart = [.first: count, .second: 10 * count]
            await beat()
            list.table.layoutIfNeeded()
            expectEqual(list.headers, ["\(count) notes", "\(10 * count) second"])
        }
        expectTrue(list.keeps(cells[0], 0, 0))
        expectTrue(list.keeps(cells[1], 1, 0))
        expectEqual(list.table.updates, HeadlessUpdates())
        expectEqual(list.anomalies, [])
    }
}

@MainActor @Observable
private final class Counts {
    var byPart: [Part: Int] = [.first: 1, .second: 10]
}

/// An owner that says how high headers are.
private final class Tall: TableOwner {
    typealias Kit = HeadlessTables
    var height: CGFloat = 30
    static let methods = OwnerMethods(Tall.self) { me in me.heightForHeader { tall, _ in tall.height } }
}
