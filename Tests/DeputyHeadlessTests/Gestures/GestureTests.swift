import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What gestures do, and what they leave alone.
@MainActor
@Suite("Gestures on the headless table")
struct GestureTests {
    @Test("Outside the data no gesture does anything, and none traps (F83)", arguments: nowhere)
    func gesturesOutsideTheDataDoNothing(_ place: IndexPath) {
        let shelf = everything()
        expectFalse(shelf.table.tap(place))
        expectFalse(shelf.table.delete(place))
        expectFalse(shelf.table.insert(place))
        expectFalse(shelf.table.move(place, to: [0, 0]))
        expectFalse(shelf.table.move([0, 0], to: place))
        expectNil(shelf.table.swipe(place, .trailing))
        expectFalse(shelf.table.focus(place))
        shelf.table.scroll(to: place)
        expectEqual(shelf.table.contentOffset, 0)
        expectNil(shelf.table.cell(at: place))
        expectEqual(shelf.table.selectedItems, [])
        expectEqual(shelf.lines, [])
        expectEqual(shelf.titles.count, 30)
    }

    @Test("A gesture on a row that goes with what is pending, when it would scroll there, raises nothing (F83)")
    func goneOnTheWay() {
        for row in 24..<30 {
            let shelf = Shelf()
            // A row that goes at the front brings another on screen, and with that the next one goes.
            shelf.manager.on(BookCell.self).willDisplay { [unowned shelf] _, _, _ in
                if !shelf.manager.isUpdatePending, shelf.titles.count > 24 { shelf.manager.items.remove(at: [0, 0]) }
            }
            shelf.table.reloadData()
            _ = shelf.table.tap([0, row])
            expectEqual(shelf.table.exceptions, [], "row \(row)")
        }
    }

    @Test("Sections outside the data have no rows, headers or footers", arguments: [-1, 1, Int.max, Int.min])
    func sectionsOutsideTheDataAreEmpty(_ section: Int) {
        let shelf = everything()
        expectEqual(shelf.table.numberOfItems(inSection: section), 0)
        expectNil(shelf.table.header(inSection: section))
        expectNil(shelf.table.footer(inSection: section))
    }

    @Test("Nothing is deleted, inserted or moved unless that is announced (R5, F31)")
    func editingNeedsAnnouncement() {
        let shelf = Shelf { mapping in mapping.canEditCell { _, _ in true } }
        expectFalse(shelf.table.delete([0, 0]))
        expectFalse(shelf.table.insert([0, 0]))
        expectFalse(shelf.table.move([0, 0], to: [0, 1]))
        expectNil(shelf.table.swipe([0, 0], .trailing))
        expectEqual(shelf.table.journal["commitEditingStyle"], [])
        expectEqual(shelf.table.journal["moveRowTo"], [])
    }

    @Test("The handler receives what the control does (F83)")
    func controlsSayWhatTheyDo() {
        var styles: [HeadlessEditingStyle] = []
        let shelf = Shelf { mapping in
            mapping.commitEditingStyle.withoutCell { style, _, _ in styles.append(style) }
            mapping.editingStyle.orPass { _, indexPath in indexPath == [0, 1] ? .answer(.insert) : .pass }
        }
        expectTrue(shelf.table.delete([0, 0]))
        expectFalse(shelf.table.insert([0, 0]))
        expectTrue(shelf.table.insert([0, 1]))
        expectFalse(shelf.table.delete([0, 1]))
        expectEqual(styles, [.delete, .insert])
    }

    @Test("A row that may not be edited is neither deleted nor swiped (R13)")
    func canEditCellIsAGate() {
        let shelf = Shelf { mapping in
            mapping.canEditCell { _, indexPath in indexPath != [0, 0] }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in HeadlessSwipeActions(["Lend"]) }
        }
        expectFalse(shelf.table.delete([0, 0]))
        expectFalse(shelf.table.insert([0, 0]))
        expectNil(shelf.table.swipe([0, 0], .trailing))
        expectEqual(shelf.lines, Array(repeating: "ask canEditCell [0, 0] → false", count: 3))
        expectEqual(shelf.table.swipe([0, 1], .trailing), HeadlessSwipeActions(["Lend"]))
    }

    @Test("Where rows can be deleted, a swipe without actions of yours finds the table's own (F83)")
    func swipeFallsBackToDelete() {
        let shelf = Shelf { mapping in mapping.commitEditingStyle.withoutCell { _, _, _ in } }
        expectEqual(shelf.table.swipe([0, 0], .trailing), HeadlessSwipeActions(["Delete"]))
        expectNil(shelf.table.swipe([0, 0], .leading))
        expectNil(Shelf().table.swipe([0, 0], .trailing))
    }

    @Test("Editing asks of each row on screen as it begins, and whether it may be edited as it ends (F83)")
    func editingAsksOfVisibleRows() {
        let shelf = Shelf { mapping in mapping.canEditCell { _, _ in true } }
        shelf.table.beginEditing()
        expectTrue(shelf.table.isEditing)
        expectEqual(shelf.lines, (0..<10).map { "ask canEditCell [0, \($0)] → true" })
        shelf.table.endEditing()
        expectFalse(shelf.table.isEditing)
        expectEqual(shelf.lines, (0..<20).map { "ask canEditCell [0, \($0 % 10)] → true" })
    }

    @Test("A gesture on a row off screen brings it on screen first (F83)")
    func gesturesReachTheirRow() {
        var texts: [String] = []
        let shelf = Shelf { mapping in mapping.didSelect { cell, _, _ in texts.append(cell.text) } }
        expectTrue(shelf.table.tap([0, 25]))
        expectEqual(texts, ["Book 25"])
        expectContains(shelf.table.visibleItems, [0, 25])
    }

    @Test("A gesture applies what is pending first (R10)")
    func gesturesSeeTheLatestData() {
        let shelf = Shelf(3) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        shelf.manager.items.append(Book(title: "New"))
        expectTrue(shelf.table.tap([0, 3]))
        shelf.manager.items.setItems([Book(title: "Only")])
        expectFalse(shelf.table.tap([0, 3]))
    }

    @Test("Focus moves unless an answer forbids it (F83)")
    func focusAsksFirst() {
        let shelf = Shelf()
        expectTrue(shelf.table.focus([0, 1]))
        shelf.manager.onHost.shouldUpdateFocus { context in context.next != [0, 2] }
        expectFalse(shelf.table.focus([0, 2]))
        expectEqual(shelf.table.focusedItem, [0, 1])
        expectEqual(shelf.lines.count, 1)
    }

    @Test("What is not announced is not sent, however it is sent (F31)")
    func provokingNeedsAnnouncement() {
        let shelf = Shelf()
        expectNil(shelf.table.send(\.didSelect, at: [0, 0]))
        expectNil(shelf.table.send(\.heightForCell, at: [0, 0]))
        expectNil(shelf.table.send(\.heightForHeader, at: 0))
        expectNil(shelf.table.send(\.moveRowTo, with: [0, 1], at: [0, 0]))
        expectNil(shelf.table.send(\.shouldUpdateFocus))
        expectEqual(shelf.lines, [])

        shelf.manager.on(model: Book.self).heightForCell { _, _ in 20 }
        expectEqual(shelf.table.send(\.heightForCell, at: [0, 0]), 20)
    }

    @Test("Provoked outside the data, an event gets its default and is reported (R12)", arguments: nowhere)
    func provokingOutsideTheDataIsReported(_ place: IndexPath) {
        let shelf = everything()
        expectNotNil(shelf.table.send(\.didSelect, at: place))
        expectEqual(shelf.table.send(\.canEditCell, at: place), true)
        expectEqual(shelf.manager.anomalies.map(\.code), [.outsideData, .outsideData])
    }

    /// A shelf on which everything can be done, whose data is the handlers' to change.
    private func everything() -> Shelf {
        Shelf { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.canEditCell { _, _ in true }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.moveRowTo.withoutCell { _, _, _ in }
        }
    }
}
