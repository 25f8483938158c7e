import DeputyHeadless
import Foundation
import Testing

/// Moving a row by hand, step by step.
@MainActor
@Suite("Moving rows of the headless table")
struct MovingTests {
    @Test("The delegate is asked each time the place under the finger changes, and not before (F83)")
    func askedPerPlace() {
        let shelf = following { mapping in mapping.targetIndexPathForMove.withoutCell { place, _, _ in place } }
        #expect(shelf.table.move([0, 0], through: [[0, 0], [0, 1], [0, 1], [0, 2]], to: [0, 2]))
        #expect(
            shelf.lines == [
                "ask canMove [0, 0] → true", "ask targetIndexPathForMove [0, 0] → [0, 1]",
                "ask targetIndexPathForMove [0, 0] → [0, 2]", "tell moveRowTo [0, 0]",
            ])
        #expect(shelf.titles == ["Book 1", "Book 2", "Book 0"])
    }

    @Test("The row lands where the delegate said last (F83)")
    func landsAtTheTarget() {
        let shelf = following { mapping in
            mapping.targetIndexPathForMove.withoutCell { place, _, _ in place == [0, 2] ? [0, 1] : place }
        }
        #expect(shelf.table.move([0, 0], to: [0, 2]))
        shelf.manager.flush()
        #expect(shelf.titles == ["Book 1", "Book 0", "Book 2"])
        #expect(shelf.manager.anomalies == [])
    }

    @Test("A row that ends where it was sends no notice (F83)", arguments: [false, true])
    func unchangedPlace(_ goesAway: Bool) {
        let shelf = following()
        #expect(!shelf.table.move([0, 1], through: goesAway ? [[0, 2]] : [], to: [0, 1]))
        #expect(shelf.lines == ["ask canMove [0, 1] → true"])
        #expect(!shelf.table.hasUncommittedUpdates)
    }

    @Test("A row moves to the end of another section or into an empty one, not behind its own section's end (F83)")
    func placesBehindTheLastRow() {
        let shelf = following()
        shelf.manager.items.setSections([ItemSection([book(0), book(1)]), ItemSection([book(2)]), ItemSection()])
        #expect(!shelf.table.move([0, 0], to: [0, 2]))
        #expect(!shelf.table.move([0, 0], to: [1, 2]))
        #expect(!shelf.table.move([0, 0], to: [3, 0]))
        #expect(shelf.table.exceptions == [])
        #expect(shelf.table.move([0, 0], to: [1, 1]))
        #expect(shelf.table.move([0, 0], to: [2, 0]))
        shelf.manager.flush()
        #expect(shelf.table.itemCounts == [0, 2, 1])
        #expect(shelf.table.cell(at: [1, 1])?.text == "Book 0")
        #expect(shelf.table.cell(at: [2, 0])?.text == "Book 1")
        #expect(shelf.manager.anomalies == [])
        #expect(shelf.manager.checkInvariants() == [])
    }

    @Test(
        "A target that is no place is reported as a table view raises, and the row goes back (F83)", arguments: nowhere)
    func badTarget(_ place: IndexPath) {
        let shelf = following(30) { mapping in mapping.targetIndexPathForMove.withoutCell { _, _, _ in place } }
        #expect(!shelf.table.move([0, 0], to: [0, 2]))
        #expect(shelf.table.exceptions.map(\.place) == [.row([0, 0])])
        #expect(shelf.table.exceptions.first?.reason.contains("where there is no place for it") == true)
        #expect(shelf.table.journal["moveRowTo"] == [])
        #expect(!shelf.table.hasUncommittedUpdates)
        #expect(shelf.titles.first == "Book 0")
        // Step by step it is the same.
        #expect(shelf.table.beginMove([0, 0]))
        #expect(!shelf.table.moveOver([0, 2]))
        #expect(!shelf.table.hasUncommittedUpdates)
        #expect(shelf.table.exceptions.count == 2)
    }

    @Test("While a row is lifted the table is not updated; when it is let go everything is (F83, F67)")
    func busy() {
        let shelf = following()
        #expect(shelf.table.beginMove([0, 0]))
        #expect(!shelf.table.beginMove([0, 1]))
        #expect(shelf.table.hasUncommittedUpdates)
        shelf.table.updates = HeadlessUpdates()
        shelf.manager.items.append(book(9))
        shelf.manager.flush()
        shelf.manager.setNeedsUpdate()
        shelf.table.layoutIfNeeded()
        #expect(shelf.table.updates == HeadlessUpdates())
        #expect(shelf.manager.isUpdatePending)
        #expect(shelf.table.itemCounts == [3])

        #expect(shelf.table.moveOver([0, 2]))
        #expect(shelf.table.endMove())
        #expect(!shelf.table.hasUncommittedUpdates)
        shelf.manager.flush()
        #expect(shelf.table.itemCounts == [4])
        #expect(shelf.titles == ["Book 1", "Book 2", "Book 0", "Book 9"])
        #expect(!shelf.manager.isUpdatePending)
    }

    @Test("An update that waits for a busy table comes automatically when that is over (F67)")
    func updateComesByItself() async throws {
        let shelf = following()
        shelf.table.beginMove([0, 0])
        shelf.manager.items.append(book(9))
        try await Task.sleep(nanoseconds: 20_000_000)
        #expect(shelf.manager.isUpdatePending)
        shelf.table.cancelMove()
        for _ in 0..<500 where shelf.manager.isUpdatePending { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(shelf.table.itemCounts == [4])
    }

    @Test("A reload or a batch lets a lifted row go (F83)", arguments: [true, false])
    func updateLetsGo(_ isReload: Bool) {
        let shelf = following()
        shelf.table.beginMove([0, 0])
        if isReload { shelf.table.reloadData() } else { shelf.table.performBatch(ChangeSet.Stage()) {} }
        #expect(!shelf.table.hasUncommittedUpdates)
        #expect(!shelf.table.moveOver([0, 1]))
        #expect(!shelf.table.endMove())
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
        #expect(table.move([0, row], to: [0, 2]))
        // The table itself moved the row: no change has been reported to it yet.
        #expect(manager.isUpdatePending)
        #expect(table.contentHeight == 200)
        #expect(table.visibleItems == (row...row + 2).map { [0, $0] })
        manager.flush()
        #expect(table.contentHeight == 200)
    }

    @Test("moveRowTo that is sent moves the row too, so that table and data agree (F83)")
    func sentMoves() {
        let shelf = following()
        let cell = shelf.table.cell(at: [0, 0]) as? BookCell
        #expect(shelf.table.send(\.moveRowTo, with: [0, 2], at: [0, 0]) != nil)
        shelf.manager.flush()
        #expect(shelf.titles == ["Book 1", "Book 2", "Book 0"])
        #expect(shelf.table.visibleItems.map { shelf.table.cell(at: $0)?.text } == shelf.titles)
        #expect(shelf.table.cell(at: [0, 2]) === cell)
        #expect(cell?.reuses == 0)
        #expect(shelf.manager.anomalies == [])
        #expect(shelf.manager.checkInvariants() == [])
    }

    @Test("A row that is sent on screen is shown, before the table is updated (F83)")
    func sentOnScreen() {
        let shelf = following(30)
        shelf.table.send(\.moveRowTo, with: [0, 0], at: [0, 20])
        #expect(shelf.manager.isUpdatePending)
        #expect(shelf.table.visibleItems == (0..<10).map { [0, $0] })
        #expect(shelf.table.cell(at: [0, 0])?.text == "Book 20")
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
        return shelf
    }
}
