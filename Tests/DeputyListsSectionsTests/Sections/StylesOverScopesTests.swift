import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What the tests of Braid ask of a table with ten rows, in every style and scope at once (F51, F52, F53).
@MainActor
@Suite("Every way of binding cells, in every scope", .releasesRigs)
struct StylesOverScopesTests {
    let list = BoundList()
    let book = Notebook.tenNotes

    // Braid's tests 1 to 5, a style each.
    @Test(
        "F52: every row is shown, and the cell that onDequeue gets is the one on screen, filled, with its model",
        arguments: CellStyle.allCases)
    func shown(_ style: CellStyle) {
        var given: [IndexPath: HeadlessCell] = [:]
        list.bind(style, to: book) { given[$0] = $1 }
        list.show()
        expectEqual(
            list.rows,
            [
                ["note 1"], ["note 2", "note 3"], ["note 4", "note 5", "note 6"],
                ["note 7", "note 8", "note 9", "note 10"],
            ])
        expectEqual(
            list.takeCalls(),
            [
                "first 0 note 1 note 1", "second 0 note 2 note 2", "second 1 note 3 note 3",
                "third 0 note 4 note 4", "third 1 note 5 note 5", "third 2 note 6 note 6",
                "fourth 0 note 7 note 7", "fourth 1 note 8 note 8", "fourth 2 note 9 note 9",
                "fourth 3 note 10 note 10",
            ])
        expectEqual(given.count, 10)
        for (path, cell) in given { expectSame(list.table.cell(at: path), cell) }
        expectEqual(list.anomalies, [])
        expectEqual(list.troubles, [])
    }

    // Braid's tests 7 to 9; and 11 to 14, whose three emissions in a turn are three refreshes.
    @Test(
        "F53: after refresh every row shows what the closures give now, however often it was called in the turn",
        arguments: CellStyle.allCases.filter { $0 != .count }, [1, 3])
    func refreshed(_ style: CellStyle, _ times: Int) {
        list.bind(style, to: book) { _, _ in }
        list.show()
        list.table.updates = HeadlessUpdates()
        book.change()
        for _ in 0..<times { list.binder.refresh() }
        list.table.layoutIfNeeded()
        expectEqual(
            list.rows,
            [
                ["note 1", "note 11"], ["note 2", "changed 3"], ["note 5", "note 6"],
                ["changed 8", "note 9", "changed 10"],
            ])
        expectEqual(list.table.updates.reloads, 0)
        expectEqual(list.anomalies, [])
        expectEqual(list.troubles, [])
    }

    @Test("F52, F53: a number of cells that grows and shrinks is followed")
    func counts() {
        list.bind(.count, to: book) { _, _ in }
        list.show()
        book.notes[.first]?.append(Note(id: 11, text: "note 11"))
        book.notes[.second]?.append(Note(id: 12, text: "note 12"))
        book.notes[.third]?.append(Note(id: 13, text: "note 13"))
        book.notes[.fourth]?.removeLast()
        list.refresh()
        expectEqual(list.rows.map(\.count), [2, 3, 4, 3])
        expectEqual(list.rows.last, ["note 7", "note 8", "note 9"])
        expectEqual(list.troubles, [])
    }

    @Test(
        "F53, F62: the table gets exactly the changes",
        arguments: [CellStyle.models, .viewModels, .mapped])
    func exactly(_ style: CellStyle) {
        list.bind(style, to: book) { _, _ in }
        list.show()
        list.table.updates = HeadlessUpdates()
        book.change()
        list.refresh()
        expectEqual(list.table.updates.batches.count, 1)
        let stage = list.table.updates.batches[0].stage
        expectEqual(stage.insertedItems, [[0, 1]])
        expectEqual(stage.deletedItems, [[2, 0], [3, 0]])
        // Where the rows are now: they were at [1, 1], [3, 1] and [3, 3].
        expectEqual(list.table.updates.reconfigured, [[[1, 1], [3, 0], [3, 2]]])
    }

    // Braid: a refresh reloaded sections whose data had not changed.
    @Test("F53: a refresh that finds nothing new tells the table nothing", arguments: CellStyle.allCases)
    func nothingNew(_ style: CellStyle) {
        list.bind(style, to: book) { _, _ in }
        list.show()
        list.table.updates = HeadlessUpdates()
        _ = list.takeCalls()
        list.refresh()
        expectEqual(list.table.updates, HeadlessUpdates())
        expectEqual(list.calls, [])
    }

    // Braid: with model and view model both diffable, changes never reached a cell.
    @Test("F52, F53: the content of a model that is mapped reaches its cell")
    func mappedContent() {
        list.bind(.mapped, to: book) { _, _ in }
        list.show()
        book.notes[.fourth]?[3].text = "new"
        list.refresh()
        expectEqual(list.table.cell(at: [3, 3])?.text, "new")
    }

    // Braid: an item that moved and changed kept its old content.
    @Test("F62: an item that moves and changes shows its new content where it is")
    func movedAndChanged() {
        list.bind(.viewModels, to: book) { _, _ in }
        list.show()
        book.notes[.fourth]?.reverse()
        book.notes[.fourth]?[0].text = "first now"
        list.refresh()
        expectEqual(list.rows[3], ["first now", "note 9", "note 8", "note 7"])
    }

    // Braid: of items that are not identifiable each insert was sent twice.
    @Test("F63: models without an identity are inserted and deleted once each")
    func unfollowed() {
        struct Plain { var text: String }
        let texts = Changing(["a"])
        list.binder.onSection(.first).bind(
            cellType: PlainNoteCell.self, for: Plain.self, models: { texts.value.map(Plain.init) }
        ).onDequeue { _, cell, plain in cell.text = plain.text }
        list.binder.displayedSections = [.first]
        list.show()
        for next in [["b", "c", "d"], [], ["e"]] {
            texts.value = next
            list.refresh()
            expectEqual(list.rows, [next])
        }
        expectEqual(list.troubles, [])
    }

    @Test("F64: models with duplicate ids are all shown, and reported")
    func duplicates() {
        let models = Changing(notes(1, 1, 2))
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { models.value })
        list.binder.displayedSections = [.first]
        list.show()
        models.value = notes(2, 1, 1, 1)
        list.refresh()
        expectEqual(list.rows, [["note 2", "note 1", "note 1", "note 1"]])
        expectEqual(Set(list.anomalies), [.duplicateIdentifiers])
        expectEqual(list.troubles, [])
    }
}
