import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What the headless table asks about a row before its cell is on screen (F83)")
struct PreparingCellsTests {
    /// A shelf of two books, not shown yet, whose cells note when they are filled.
    private func shelf(_ body: @MainActor (BookMapping, Notes) -> Void) -> (Shelf, Notes) {
        let notes = Notes()
        let shelf = Shelf(0) { mapping in body(mapping, notes) }
        notes.table = shelf.table
        shelf.manager.items.setItems([Book(title: "A"), Book(title: "B")])
        return (shelf, notes)
    }

    private static let questions = ["indentationLevelForCell", "canEditCell"]

    private func register(_ mapping: BookMapping, _ notes: Notes) {
        mapping.indentationLevelForCell { book, path in notes.note("indentation", path, 2) }
        mapping.canEditCell { book, path in notes.note("canEdit", path, true) }
        mapping.willDisplay.withoutCell { book, path in notes.note("willDisplay", path, ()) }
    }

    @Test("Without estimates they come while the cell is dequeued, before the table has it (F83)")
    func whileDequeuing() {
        let (shelf, notes) = shelf(register)
        shelf.table.estimatedRowHeight = 0
        shelf.table.layoutIfNeeded()
        expectEqual(notes.found, ["indentation": nil, "canEdit": nil, "willDisplay": "A"])
        expectEqual(
            shelf.table.journal.entries.prefix(4).map(\.event), Self.questions + ["cellForRow", "willDisplay"])
        expectEqual(shelf.table.cell(at: [0, 0])?.indentationLevel, 2)
    }

    @Test(
        "Where the height asked there and then is a number, too; where it is automatic, after the cell was returned (F83)"
    )
    func estimated() {
        for (answer, isKnown) in [(50, true), (HeadlessTable.automaticDimension, false)] as [(CGFloat, Bool)] {
            let (shelf, notes) = shelf { mapping, notes in
                register(mapping, notes)
                mapping.heightForCell { _, path in notes.note("height", path, answer) }
            }
            shelf.table.layoutIfNeeded()
            let events = shelf.table.journal.entries.map(\.event)
            let expected =
                isKnown
                ? ["heightForCell"] + Self.questions + ["cellForRow", "willDisplay"]
                : ["heightForCell", "cellForRow"] + Self.questions + ["willDisplay"]
            expectEqual(events.prefix(5), expected[...])
            expectEqual(notes.found["indentation"], .some(nil))
            shelf.table.scroll(to: [0, 1])
            expectEqual(shelf.table.journal["heightForCell"].count, 2)
        }
    }

    @Test("Without a height they come after the cell was returned, and before the table has it (F83)")
    func afterTheCell() {
        let (shelf, notes) = shelf(register)
        shelf.table.layoutIfNeeded()
        expectEqual(
            shelf.table.journal.entries.prefix(4).map(\.event), ["cellForRow"] + Self.questions + ["willDisplay"])
        expectEqual(notes.found["canEdit"], .some(nil))
    }

    @Test("Outside editing a row that comes on screen is asked whether it can be edited, and no more (F83)")
    func outsideEditing() {
        let shelf = Shelf(30, editing)
        shelf.table.scroll(by: 44)
        expectEqual(
            shelf.lines.filter { $0.contains("[0, 10]") },
            [
                "ask cellForRow [0, 10] → BookCell", "ask canEditCell [0, 10] → true",
            ])
    }

    @Test("While the table is editing, a row that scrolls in is asked all that the rows on screen were (F83)")
    func whileEditing() {
        let shelf = Shelf(30, editing)
        shelf.table.beginEditing()
        shelf.table.journal = HeadlessJournal()
        shelf.table.scroll(by: 44)
        expectEqual(
            shelf.lines,
            [
                "ask cellForRow [0, 10] → BookCell", "ask canEditCell [0, 10] → true",
                "ask editingStyle [0, 10] → insert", "ask shouldIndentWhileEditing [0, 10] → false",
                "ask canMove [0, 10] → false",
            ])
    }

    private func editing(_ mapping: BookMapping) {
        mapping.canEditCell { _, _ in true }
        mapping.editingStyle { _, _ in .insert }
        // They want the cell, and get the one that was just made.
        mapping.shouldIndentWhileEditing { cell, book, _ in cell.text != book.title }
        mapping.canMove { cell, book, _ in cell.text != book.title }
        mapping.moveRowTo.withoutCell { _, _, _ in }
    }

    @Test("A handler that wants the cell gets the one just made, though the table does not have it yet (R7)")
    func handlersGetTheCell() {
        var seen: [(text: String, isFound: Bool)] = []
        let shelf = Shelf(30) { mapping in
            mapping.moveRowTo.withoutCell { _, _, _ in }
        }
        shelf.manager.on(BookCell.self).canMove { [unowned shelf] cell, _, path in
            seen.append((cell.text, shelf.table.cell(at: path) === cell))
            return true
        }
        shelf.table.beginEditing()
        seen = []
        shelf.table.scroll(by: 44)
        expectEqual(seen.map(\.text), ["Book 10"])
        expectEqual(seen.map(\.isFound), [false])
    }

    @Test("Where the table asks before there is a cell, such a handler is skipped, and nothing is made up (R7)")
    func handlersAreSkippedWithoutACell() {
        var asked = 0
        let shelf = Shelf(30) { mapping in
            mapping.moveRowTo.withoutCell { _, _, _ in }
            mapping.canMove { _, _, _ in
                asked += 1
                return false
            }
        }
        shelf.table.estimatedRowHeight = 0
        shelf.table.beginEditing()
        expectEqual(asked, 10)
        shelf.table.scroll(by: 44)
        expectEqual(asked, 10)
        expectEqual(shelf.table.journal["canMove"].last?.answer, "true")
        expectContains("\(shelf.manager.explain(\.canMove, at: [0, 20]))", "skipped")
    }

    @Test("After a reload such a handler gets no cell of before it (R7)")
    func noCellOfBeforeAReload() {
        var asked = 0
        let shelf = Shelf(1) { mapping in
            mapping.moveRowTo.withoutCell { _, _, _ in }
            mapping.canMove { _, _, _ in
                asked += 1
                return false
            }
        }
        shelf.table.estimatedRowHeight = 0
        shelf.table.beginEditing()
        asked = 0
        shelf.table.reloadData()
        shelf.showAndForget()
        expectEqual(asked, 0)
    }

    @Test("A layout, scroll or reload asked for while a cell is made or set up waits until it is done")
    func layoutsInside() {
        var asked = 0
        let shelf = Shelf(0)
        let inside: [@MainActor (HeadlessTable) -> Void] = [
            { $0.layoutIfNeeded() }, { $0.scroll(by: 44) }, { $0.reloadData() }, { _ = $0.tap([0, 2]) },
        ]
        shelf.manager.on(model: Book.self).indentationLevelForCell { [table = shelf.table] _, _ in
            asked += 1
            if asked <= inside.count { inside[asked - 1](table) }
            return 1
        }
        for estimate in [0, HeadlessTable.automaticDimension] {
            asked = 0
            shelf.table.estimatedRowHeight = estimate
            shelf.manager.items.setItems((0..<40).map { Book(title: "\($0)") })
            shelf.table.layoutIfNeeded()
            shelf.table.layoutIfNeeded()
            #expect(asked < 60)
            #expect(shelf.table.visibleItems.count >= 10)
            for row in shelf.table.visibleItems { expectEqual(shelf.table.cell(at: row)?.text, "\(row[1])") }
        }
    }

    @Test("A cell that is being made is made to its end before another, whatever is asked for in it (F83)")
    func oneAtATime() {
        let shelf = Shelf(0)
        var (depth, deepest) = (0, 0)
        shelf.manager.register(HeadlessCell.self, for: Photo.self) { _ in
        } configure: { [table = shelf.table] _, _, _ in
            depth += 1
            deepest = max(depth, deepest)
            table.layoutIfNeeded()
            depth -= 1
        }
        shelf.manager.items.setItems(["a", "b", "c"].map(Photo.init))
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.visibleItems.count, 3)
        expectEqual(deepest, 1)
    }

    @Test("A table that is reloaded while a cell is made reloads after its layout: the row is asked for again (F83)")
    func reloadedMeanwhile() {
        let shelf = Shelf(0) { mapping in mapping.willDisplay.withoutCell { _, _ in } }
        var title = "old"
        let source = ChangingTitles { table in
            let cell = table.dequeue(BookCell.self)
            cell.text = title
            if title == "old" {
                title = "new"
                table.reloadData()
            }
            return cell
        }
        shelf.table.dataSource = source
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.cell(at: [0, 0])?.text, "new")
        expectEqual(shelf.table.journal["willDisplay"].count, 2, "the cell of before the reload was on screen too")
    }

    @Test("A row without an answer has no indentation and is indented in editing, whatever its cell had before (R6)")
    func plainValues() {
        let shelf = Shelf(0)
        shelf.manager.register(IndentedCell.self) { mapping in
            mapping.indentationLevelForCell.orPass { number, _ -> EventDecision<Int> in
                number % 3 == 0 ? .answer(2) : .pass
            }
            mapping.shouldIndentWhileEditing.withoutCell.orPass { number, _ -> EventDecision<Bool> in
                number % 3 == 0 ? .answer(false) : .pass
            }
        }
        shelf.manager.items.setItems(Array(0..<60))
        shelf.table.beginEditing()
        for distance in [0, 60, 130, 300, 500, -220, -400, -90, 700, -1_000] as [CGFloat] {
            shelf.table.scroll(by: distance)
            for row in shelf.table.visibleItems {
                let (cell, isOwn) = (shelf.table.cell(at: row), row[1] % 3 == 0)
                expectEqual(cell?.indentationLevel, isOwn ? 2 : 0, "\(row)")
                expectEqual(cell?.shouldIndentWhileEditing, !isOwn, "\(row)")
            }
        }
        expectEqual(shelf.table.exceptions, [])
    }
}

/// What handlers found in the table when they were asked about the first row.
@MainActor
private final class Notes {
    weak var table: HeadlessTable?
    private(set) var found: [String: String?] = [:]

    func note<Answer>(_ name: String, _ path: IndexPath, _ answer: Answer) -> Answer {
        if path == [0, 0] { found[name] = .some(table?.cell(at: path)?.text) }
        return answer
    }
}

/// One row, whose cell a closure makes.
@MainActor
private final class ChangingTitles: HeadlessTableDataSource {
    private let make: @MainActor (HeadlessTable) -> HeadlessCell
    init(_ make: @escaping @MainActor (HeadlessTable) -> HeadlessCell) { self.make = make }
    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { 1 }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { make(table) }
}

private final class IndentedCell: HeadlessCell, Configurable {
    func configure(_ number: Int) {
        (indentationLevel, shouldIndentWhileEditing) = (3, false)
    }
}
