import DeputyHeadless
import Foundation
import Testing

/// What gestures do, and what they leave alone.
@MainActor
@Suite("Gestures on the headless table")
struct GestureTests {
    @Test("Outside the data no gesture does anything, and none traps (F83)", arguments: nowhere)
    func gesturesOutsideTheDataDoNothing(_ place: IndexPath) {
        let shelf = everything()
        #expect(!shelf.table.tap(place))
        #expect(!shelf.table.delete(place))
        #expect(!shelf.table.insert(place))
        #expect(!shelf.table.move(place, to: [0, 0]))
        #expect(!shelf.table.move([0, 0], to: place))
        #expect(shelf.table.swipe(place, .trailing) == nil)
        #expect(!shelf.table.focus(place))
        shelf.table.scroll(to: place)
        #expect(shelf.table.contentOffset == 0)
        #expect(shelf.table.cell(at: place) == nil)
        #expect(shelf.table.selectedItems == [])
        #expect(shelf.lines == [])
        #expect(shelf.titles.count == 30)
    }

    @Test("Sections outside the data have no rows, headers or footers", arguments: [-1, 1, Int.max, Int.min])
    func sectionsOutsideTheDataAreEmpty(_ section: Int) {
        let shelf = everything()
        #expect(shelf.table.numberOfItems(inSection: section) == 0)
        #expect(shelf.table.header(inSection: section) == nil)
        #expect(shelf.table.footer(inSection: section) == nil)
    }

    @Test("Nothing is deleted, inserted or moved unless that is announced (R5, F31)")
    func editingNeedsAnnouncement() {
        let shelf = Shelf { mapping in mapping.canEditCell { _, _ in true } }
        #expect(!shelf.table.delete([0, 0]))
        #expect(!shelf.table.insert([0, 0]))
        #expect(!shelf.table.move([0, 0], to: [0, 1]))
        #expect(shelf.table.swipe([0, 0], .trailing) == nil)
        #expect(shelf.table.journal["commitEditingStyle"] == [])
        #expect(shelf.table.journal["moveRowTo"] == [])
    }

    @Test("The handler receives what the control does (F83)")
    func controlsSayWhatTheyDo() {
        var styles: [HeadlessEditingStyle] = []
        let shelf = Shelf { mapping in
            mapping.commitEditingStyle.withoutCell { style, _, _ in styles.append(style) }
            mapping.editingStyle.orPass { _, indexPath in indexPath == [0, 1] ? .answer(.insert) : .pass }
        }
        #expect(shelf.table.delete([0, 0]))
        #expect(!shelf.table.insert([0, 0]))
        #expect(shelf.table.insert([0, 1]))
        #expect(!shelf.table.delete([0, 1]))
        #expect(styles == [.delete, .insert])
    }

    @Test("A row that may not be edited is neither deleted nor swiped (R13)")
    func canEditCellIsAGate() {
        let shelf = Shelf { mapping in
            mapping.canEditCell { _, indexPath in indexPath != [0, 0] }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in HeadlessSwipeActions(["Lend"]) }
        }
        #expect(!shelf.table.delete([0, 0]))
        #expect(!shelf.table.insert([0, 0]))
        #expect(shelf.table.swipe([0, 0], .trailing) == nil)
        #expect(shelf.lines == Array(repeating: "ask canEditCell [0, 0] → false", count: 3))
        #expect(shelf.table.swipe([0, 1], .trailing) == HeadlessSwipeActions(["Lend"]))
    }

    @Test("Where rows can be deleted, a swipe without actions of yours finds the table's own (F83)")
    func swipeFallsBackToDelete() {
        let shelf = Shelf { mapping in mapping.commitEditingStyle.withoutCell { _, _, _ in } }
        #expect(shelf.table.swipe([0, 0], .trailing) == HeadlessSwipeActions(["Delete"]))
        #expect(shelf.table.swipe([0, 0], .leading) == nil)
        #expect(Shelf().table.swipe([0, 0], .trailing) == nil)
    }

    @Test("Editing asks of each row on screen as it begins, and whether it may be edited as it ends (F83)")
    func editingAsksOfVisibleRows() {
        let shelf = Shelf { mapping in mapping.canEditCell { _, _ in true } }
        shelf.table.beginEditing()
        #expect(shelf.table.isEditing)
        #expect(shelf.lines == (0..<10).map { "ask canEditCell [0, \($0)] → true" })
        shelf.table.endEditing()
        #expect(!shelf.table.isEditing)
        #expect(shelf.lines == (0..<20).map { "ask canEditCell [0, \($0 % 10)] → true" })
    }

    @Test("A gesture on a row off screen brings it on screen first (F83)")
    func gesturesReachTheirRow() {
        var texts: [String] = []
        let shelf = Shelf { mapping in mapping.didSelect { cell, _, _ in texts.append(cell.text) } }
        #expect(shelf.table.tap([0, 25]))
        #expect(texts == ["Book 25"])
        #expect(shelf.table.visibleItems.contains([0, 25]))
    }

    @Test("A gesture applies what is pending first (R10)")
    func gesturesSeeTheLatestData() {
        let shelf = Shelf(3) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        shelf.manager.items.append(Book(title: "New"))
        #expect(shelf.table.tap([0, 3]))
        shelf.manager.items.setItems([Book(title: "Only")])
        #expect(!shelf.table.tap([0, 3]))
    }

    @Test("Focus moves unless an answer forbids it (F83)")
    func focusAsksFirst() {
        let shelf = Shelf()
        #expect(shelf.table.focus([0, 1]))
        shelf.manager.onHost.shouldUpdateFocus { context in context.next != [0, 2] }
        #expect(!shelf.table.focus([0, 2]))
        #expect(shelf.table.focusedItem == [0, 1])
        #expect(shelf.lines.count == 1)
    }

    @Test("What is not announced is not sent, however it is sent (F31)")
    func provokingNeedsAnnouncement() {
        let shelf = Shelf()
        #expect(shelf.table.send(\.didSelect, at: [0, 0]) == nil)
        #expect(shelf.table.send(\.heightForCell, at: [0, 0]) == nil)
        #expect(shelf.table.send(\.heightForHeader, at: 0) == nil)
        #expect(shelf.table.send(\.moveRowTo, with: [0, 1], at: [0, 0]) == nil)
        #expect(shelf.table.send(\.shouldUpdateFocus) == nil)
        #expect(shelf.lines == [])

        shelf.manager.on(model: Book.self).heightForCell { _, _ in 20 }
        #expect(shelf.table.send(\.heightForCell, at: [0, 0]) == 20)
    }

    @Test("Provoked outside the data, an event gets its default and is reported (R12)", arguments: nowhere)
    func provokingOutsideTheDataIsReported(_ place: IndexPath) {
        let shelf = everything()
        #expect(shelf.table.send(\.didSelect, at: place) != nil)
        #expect(shelf.table.send(\.canEditCell, at: place) == true)
        #expect(shelf.manager.anomalies.map(\.code) == [.outsideData, .outsideData])
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
