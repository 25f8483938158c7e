import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Moving a row by hand, step by step.
@MainActor
@Suite("Moving rows of the headless table")
struct MovingTests {
    @Test("The delegate is asked each time the place under the finger changes, and not before (F83)")
    func askedPerPlace() {
        let shelf = following { mapping in mapping.targetIndexPathForMove.withoutCell { place, _, _ in place } }
        expectTrue(shelf.table.move([0, 0], through: [[0, 0], [0, 1], [0, 1], [0, 2]], to: [0, 2]))
        expectEqual(
            shelf.lines,
            [
                "ask canMove [0, 0] → true", "ask targetIndexPathForMove [0, 0] → [0, 1]",
                "ask targetIndexPathForMove [0, 0] → [0, 2]", "tell moveRowTo [0, 0]",
            ])
        expectEqual(shelf.titles, ["Book 1", "Book 2", "Book 0"])
    }

    @Test(
        "Outside editing a row has no reorder control: nothing is asked, and the journal says why; a drag moves it (F83)"
    )
    func needsEditing() {
        let shelf = following()
        shelf.manager.onHost.dragSessionWillBegin { _ in }
        shelf.table.endEditing()
        shelf.table.journal = HeadlessJournal()
        expectFalse(shelf.table.move([0, 0], to: [0, 2]))
        expectFalse(shelf.table.beginMove([0, 0]))
        let note = "note [0, 0]: outside editing a row has no reorder control: begin editing first, or drag and drop it"
        expectEqual(shelf.lines, [note, note])
        expectNotNil(shelf.table.drag([0, 0]))
        expectTrue(shelf.table.drop(at: [0, 2]))
        expectEqual(shelf.table.journal["moveRowTo"].count, 1)
        expectEqual(shelf.titles, ["Book 1", "Book 2", "Book 0"])
    }

    @Test("The row lands where the delegate said last (F83)")
    func landsAtTheTarget() {
        let shelf = following { mapping in
            mapping.targetIndexPathForMove.withoutCell { place, _, _ in place == [0, 2] ? [0, 1] : place }
        }
        expectTrue(shelf.table.move([0, 0], to: [0, 2]))
        shelf.manager.flush()
        expectEqual(shelf.titles, ["Book 1", "Book 0", "Book 2"])
        expectEqual(shelf.manager.anomalies, [])
    }

    @Test("A row that ends where it was sends no notice (F83)", arguments: [false, true])
    func unchangedPlace(_ goesAway: Bool) {
        let shelf = following()
        expectFalse(shelf.table.move([0, 1], through: goesAway ? [[0, 2]] : [], to: [0, 1]))
        expectEqual(shelf.lines, ["ask canMove [0, 1] → true"])
        expectFalse(shelf.table.hasUncommittedUpdates)
    }

    @Test("A row moves to the end of another section or into an empty one, not behind its own section's end (F83)")
    func placesBehindTheLastRow() {
        let shelf = following()
        shelf.manager.items.setSections([ItemSection([book(0), book(1)]), ItemSection([book(2)]), ItemSection()])
        expectFalse(shelf.table.move([0, 0], to: [0, 2]))
        expectFalse(shelf.table.move([0, 0], to: [1, 2]))
        expectFalse(shelf.table.move([0, 0], to: [3, 0]))
        expectEqual(shelf.table.exceptions, [])
        expectTrue(shelf.table.move([0, 0], to: [1, 1]))
        expectTrue(shelf.table.move([0, 0], to: [2, 0]))
        shelf.manager.flush()
        expectEqual(shelf.table.itemCounts, [0, 2, 1])
        expectEqual(shelf.table.cell(at: [1, 1])?.text, "Book 0")
        expectEqual(shelf.table.cell(at: [2, 0])?.text, "Book 1")
        expectEqual(shelf.manager.anomalies, [])
        expectEqual(shelf.manager.checkInvariants(), [])
    }

    @Test(
        "A target that is no place is reported as a table view raises, and the row goes back (F83)", arguments: nowhere)
    func badTarget(_ place: IndexPath) {
        let shelf = following(30) { mapping in mapping.targetIndexPathForMove.withoutCell { _, _, _ in place } }
        expectFalse(shelf.table.move([0, 0], to: [0, 2]))
        expectEqual(shelf.table.exceptions.map(\.place), [.row([0, 0])])
        expectEqual(shelf.table.exceptions.first?.reason.contains("where there is no place for it"), true)
        expectEqual(shelf.table.journal["moveRowTo"], [])
        expectFalse(shelf.table.hasUncommittedUpdates)
        expectEqual(shelf.titles.first, "Book 0")
        // Step by step it is the same.
        expectTrue(shelf.table.beginMove([0, 0]))
        expectFalse(shelf.table.moveOver([0, 2]))
        expectFalse(shelf.table.hasUncommittedUpdates)
        expectEqual(shelf.table.exceptions.count, 2)
    }

    @Test("While a row is lifted the table is not updated; when it is let go everything is (F83, F67)")
    func busy() {
        let shelf = following()
        expectTrue(shelf.table.beginMove([0, 0]))
        expectFalse(shelf.table.beginMove([0, 1]))
        expectTrue(shelf.table.hasUncommittedUpdates)
        shelf.table.updates = HeadlessUpdates()
        shelf.manager.items.append(book(9))
        shelf.manager.flush()
        shelf.manager.setNeedsUpdate()
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.updates, HeadlessUpdates())
        expectTrue(shelf.manager.isUpdatePending)
        expectEqual(shelf.table.itemCounts, [3])

        expectTrue(shelf.table.moveOver([0, 2]))
        expectTrue(shelf.table.endMove())
        expectFalse(shelf.table.hasUncommittedUpdates)
        shelf.manager.flush()
        expectEqual(shelf.table.itemCounts, [4])
        expectEqual(shelf.titles, ["Book 1", "Book 2", "Book 0", "Book 9"])
        expectFalse(shelf.manager.isUpdatePending)
    }

    @Test(
        "A row that was let go has not settled before its animation ends, at its new place or back; an update waits (F83, F67)",
        arguments: [false, true])
    func settles(_ isMoved: Bool) {
        let shelf = following()
        shelf.table.keepsAnimating = true
        expectTrue(shelf.table.beginMove([0, 0]))
        expectTrue(shelf.table.moveOver([0, 2]))
        if isMoved { shelf.table.endMove() } else { shelf.table.cancelMove() }
        expectTrue(shelf.table.hasUncommittedUpdates)
        expectFalse(shelf.table.beginMove([0, 1]))
        shelf.manager.items.append(book(9))
        shelf.manager.flush()
        expectEqual(shelf.table.itemCounts, [3])
        shelf.table.endAnimations()
        expectFalse(shelf.table.hasUncommittedUpdates)
        shelf.manager.flush()
        expectEqual(shelf.table.itemCounts, [4])
        expectEqual(shelf.table.visibleItems.map { shelf.table.cell(at: $0)?.text }, shelf.titles)
    }

    @Test("An update that waits for a busy table comes automatically when that is over (F67)")
    func updateComesByItself() async {
        let shelf = following()
        shelf.table.beginMove([0, 0])
        shelf.manager.items.append(book(9))
        for _ in 0..<10 { await Task { @MainActor in }.value }
        expectTrue(shelf.manager.isUpdatePending)
        shelf.table.cancelMove()
        await until(shelf.table.itemCounts, is: [4])
    }

    @Test("A reload or a batch lets a lifted row go (F83)", arguments: [true, false])
    func updateLetsGo(_ isReload: Bool) {
        let shelf = following()
        shelf.table.beginMove([0, 0])
        if isReload { shelf.table.reloadData() } else { shelf.table.performBatch(ChangeSet.Stage()) {} }
        expectFalse(shelf.table.hasUncommittedUpdates)
        expectFalse(shelf.table.moveOver([0, 1]))
        expectFalse(shelf.table.endMove())
    }

    @Test("A row takes its height along, and those it passes keep theirs (F83)", arguments: [0, 1])
    func heightsMoveAlong(_ row: Int) {
        let table = HeadlessTable(height: 60)
        table.estimatedRowHeight = 0
        let manager = TableManager(table)
        manager.register(BookCell.self) { mapping in
            mapping.heightForCell { book, _ in book.title == "Book 0" ? 100 : 20 }
            mapping.moveRowTo.withoutCell { [weak manager] destination, _, source in
                manager?.items.move(source, to: destination)
            }
        }
        manager.items.setItems((0..<6).map(book))
        table.beginEditing()
        expectTrue(table.move([0, row], to: [0, 2]))
        // The table itself moved the row: no change has been reported to it yet.
        expectTrue(manager.isUpdatePending)
        expectEqual(table.contentHeight, 200)
        expectEqual(table.visibleItems, (row...row + 2).map { [0, $0] })
        manager.flush()
        expectEqual(table.contentHeight, 200)
    }

    @Test("moveRowTo that is sent moves the row too, so that table and data agree (F83)")
    func sentMoves() {
        let shelf = following()
        let cell = shelf.table.cell(at: [0, 0]) as? BookCell
        expectNotNil(shelf.table.send(\.moveRowTo, with: [0, 2], at: [0, 0]))
        shelf.manager.flush()
        expectEqual(shelf.titles, ["Book 1", "Book 2", "Book 0"])
        expectEqual(shelf.table.visibleItems.map { shelf.table.cell(at: $0)?.text }, shelf.titles)
        expectSame(shelf.table.cell(at: [0, 2]), cell)
        expectEqual(cell?.reuses, 0)
        expectEqual(shelf.manager.anomalies, [])
        expectEqual(shelf.manager.checkInvariants(), [])
    }

    @Test("A row that is sent on screen is shown, before the table is updated (F83)")
    func sentOnScreen() {
        let shelf = following(30)
        shelf.table.send(\.moveRowTo, with: [0, 0], at: [0, 20])
        expectTrue(shelf.manager.isUpdatePending)
        expectEqual(shelf.table.visibleItems, (0..<10).map { [0, $0] })
        expectEqual(shelf.table.cell(at: [0, 0])?.text, "Book 20")
    }

    private func book(_ number: Int) -> Book { Book(title: "Book \(number)") }

    /// A shelf whose data follows the rows.
    private func following(_ count: Int = 3, _ body: @MainActor (BookMapping) -> Void = { _ in }) -> Shelf {
        weak var manager: TableManager<HeadlessTables>?
        let shelf = Shelf(count) { mapping in
            mapping.moveRowTo.withoutCell { destination, _, source in manager?.items.move(source, to: destination) }
            body(mapping)
        }
        manager = shelf.manager
        shelf.table.beginEditing()
        shelf.table.journal = HeadlessJournal()
        return shelf
    }
}
