import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// The journal, word for word.
@MainActor
@Suite("The headless table's journal")
struct JournalTests {
    @Test("A tap asks which row, then tells (F83)")
    func tapIsWritten() {
        let shelf = Shelf { mapping in
            mapping.willSelect.withoutCell { _, indexPath in indexPath }
            mapping.didSelect { _, _, _ in }
        }
        expectTrue(shelf.table.tap([0, 3]))
        expectEqual(shelf.lines, ["ask willSelect [0, 3] → [0, 3]", "tell didSelect [0, 3]"])
    }

    @Test("A tap selects the row that willSelect names, or none (F83)")
    func willSelectDecides() {
        let shelf = Shelf { mapping in
            mapping.willSelect.withoutCell { _, indexPath in indexPath == [0, 1] ? nil : [0, 5] }
            mapping.didSelect { _, _, _ in }
        }
        expectFalse(shelf.table.tap([0, 1]))
        expectEqual(shelf.table.selectedItems, [])
        expectTrue(shelf.table.tap([0, 2]))
        expectEqual(shelf.table.selectedItems, [[0, 5]])
        expectEqual(
            shelf.lines,
            [
                "ask willSelect [0, 1] → nil", "ask willSelect [0, 2] → [0, 5]", "tell didSelect [0, 5]",
            ])
    }

    @Test("A deletion asks whether the row may be edited, tells, and leaves the other cells where they are (F83, F66)")
    func deletionIsWritten() {
        let shelf = Shelf(3)
        shelf.manager.on(model: Book.self).canEditCell { _, _ in true }
        shelf.manager.on(model: Book.self).commitEditingStyle.withoutCell(weak: shelf.manager) {
            manager, _, _, indexPath in
            manager.items.remove(at: indexPath)
        }
        shelf.showAndForget()
        let last = shelf.table.cell(at: [0, 2]) as? BookCell
        let reuses = last?.reuses
        expectTrue(shelf.table.delete([0, 1]))
        // To swipe, to have a delete action, and to be set up as the row that is edited.
        let (mayEdit, style) = ("ask canEditCell [0, 1] → true", "ask editingStyle [0, 1] → delete")
        expectEqual(shelf.lines, [mayEdit, mayEdit, style, mayEdit, style, "tell commitEditingStyle [0, 1]"])
        expectEqual(shelf.titles, ["Book 0", "Book 2"])

        shelf.table.journal = HeadlessJournal()
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.lines, [])
        expectEqual(shelf.table.visibleItems, [[0, 0], [0, 1]])
        expectSame(shelf.table.cell(at: [0, 1]), last)
        expectNotNil(reuses)
        expectEqual(last?.reuses, reuses)
    }

    @Test("A table that is laid out in no window says so, as a table view warns (F83)")
    func laidOutInNoWindow() {
        let shelf = Shelf()
        shelf.table.scroll(to: [0, 20])
        let warning = "note: the table was told to lay out its visible cells without being in a window"
        expectNotContains(shelf.lines, warning)
        shelf.table.isOnScreen = false
        shelf.table.scroll(to: [0, 0])
        expectContains(shelf.lines, warning)
        shelf.showAndForget()
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.lines, [])
        let album = Album()
        album.collection.isOnScreen = false
        album.collection.scroll(to: [0, 20])
        expectTrue(album.lines.allSatisfy { !$0.hasPrefix("note") })
    }

    @Test("A move tells where the row was (F83)")
    func moveIsWritten() {
        let shelf = Shelf(3)
        shelf.manager.on(model: Book.self).moveRowTo.withoutCell(weak: shelf.manager) {
            manager, destination, _, source in
            manager.items.move(source, to: destination)
        }
        shelf.table.beginEditing()
        shelf.showAndForget()
        expectTrue(shelf.table.move([0, 0], to: [0, 2]))
        expectEqual(shelf.lines, ["ask canMove [0, 0] → true", "tell moveRowTo [0, 0]"])
        expectEqual(shelf.titles, ["Book 1", "Book 2", "Book 0"])
    }

    @Test("A swipe asks whether the row may be edited, then for the actions (F83)")
    func swipeIsWritten() {
        let shelf = Shelf { mapping in
            mapping.canEditCell { _, _ in true }
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in HeadlessSwipeActions(["Lend"]) }
        }
        expectEqual(shelf.table.swipe([0, 2], .trailing), HeadlessSwipeActions(["Lend"]))
        expectEqual(
            shelf.lines,
            [
                "ask canEditCell [0, 2] → true",
                #"ask trailingSwipeActionsConfiguration [0, 2] → ["Lend"]"#, "ask canEditCell [0, 2] → true",
            ])
    }

    @Test("Rows are written from the top down, then the header (F83)")
    func displayIsWritten() {
        let shelf = Shelf(2) { mapping in mapping.willDisplay { _, _, _ in } }
        shelf.manager.registerHeader(TitleHeader.self) { mapping in
            mapping.heightForHeader { _, _ in 30 }
            mapping.willDisplayHeaderView { _, _, _ in }
        }
        shelf.manager.items.setHeader("Books")
        shelf.table.layoutIfNeeded()
        expectEqual(
            shelf.lines,
            [
                "ask heightForHeader section 0 → 30.0",
                "ask cellForRow [0, 0] → BookCell", "tell willDisplay [0, 0]",
                "ask cellForRow [0, 1] → BookCell", "tell willDisplay [0, 1]",
                "tell willDisplayHeaderView section 0",
            ])
    }

    @Test("Journals are values: equal when their entries are, and asked by event")
    func journalsAreValues() {
        let shelf = Shelf { mapping in mapping.didSelect { _, _, _ in } }
        shelf.table.tap([0, 3])
        let kept = shelf.table.journal
        expectEqual(kept, HeadlessJournal([HeadlessJournal.Entry("didSelect", at: .row([0, 3]))]))
        expectEqual("\(kept)", "tell didSelect [0, 3]")

        shelf.table.tap([0, 4])
        expectNotEqual(kept, shelf.table.journal)
        expectEqual(kept.entries.count, 1)
        expectEqual(shelf.table.journal["didSelect"].map(\.place), [.row([0, 3]), .row([0, 4])])
        expectEqual(shelf.table.journal["willSelect"], [])
    }

    @Test("A table that keeps no journal does the same without writing")
    func journalCanBeSwitchedOff() {
        var selected = 0
        let shelf = Shelf { mapping in mapping.didSelect { _, _, _ in selected += 1 } }
        shelf.table.keepsJournal = false
        shelf.table.tap([0, 3])
        shelf.table.scroll(to: [0, 29])
        expectEqual(selected, 1)
        expectEqual(shelf.table.journal, HeadlessJournal())
    }
}
