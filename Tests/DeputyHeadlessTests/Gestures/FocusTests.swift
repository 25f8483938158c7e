import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Which row gets focus, and which can have it.
@MainActor
@Suite("Focus in the headless table")
struct FocusTests {
    @Test("The selected row is preferred, without a question (F83)")
    func selectedRow() {
        let shelf = preferring([0, 4])
        shelf.table.selectItem(at: [0, 2])
        expectTrue(shelf.table.focus())
        expectEqual(shelf.table.focusedItem, [0, 2])
        expectEqual(shelf.table.journal["indexPathForPreferredFocusedView"], [])
    }

    @Test("The row that had focus last comes before the delegate's if the table remembers it, and else after (F83)")
    func lastRow() {
        let shelf = preferring([0, 4])
        shelf.table.focus([0, 3])
        shelf.table.remembersLastFocusedIndexPath = true
        expectTrue(shelf.table.focus())
        expectEqual(shelf.table.focusedItem, [0, 3])
        expectEqual(shelf.table.journal["indexPathForPreferredFocusedView"], [])

        shelf.table.remembersLastFocusedIndexPath = false
        expectTrue(shelf.table.focus())
        expectEqual(shelf.table.focusedItem, [0, 4])

        let indifferent = preferring(nil)
        indifferent.table.focus([0, 3])
        expectTrue(indifferent.table.focus())
        expectEqual(indifferent.table.focusedItem, [0, 3])
    }

    @Test("The first row on screen that can have focus is the last resort (F83)")
    func firstRow() {
        let shelf = Shelf { mapping in mapping.shouldHighlight.withoutCell { _, path in path != [0, 5] } }
        shelf.table.scroll(to: [0, 4])
        expectTrue(shelf.table.focus())
        expectEqual(shelf.table.focusedItem, [0, 4])
        let other = Shelf { mapping in mapping.shouldHighlight.withoutCell { _, path in path == [0, 0] } }
        other.table.scroll(to: [0, 4])
        expectTrue(other.table.focus())
        expectEqual(other.table.focusedItem, [0, 0])
    }

    @Test(
        "A preferred row that is not there is reported as a table view raises, and focus stays (F83)",
        arguments: nowhere)
    func invalidPreference(_ place: IndexPath) {
        let shelf = preferring(place)
        expectFalse(shelf.table.focus())
        expectNil(shelf.table.focusedItem)
        expectEqual(shelf.table.exceptions.map(\.place), [.row(place)])
        expectEqual(shelf.table.exceptions.first?.reason.hasPrefix("the preferred focused row"), true)
    }

    @Test(
        "A row can have focus if it may be selected and highlighted, or is selected (F83, R6)",
        arguments: [true, false])
    func whatTheTableDecides(_ isAnnounced: Bool) {
        let shelf = Shelf { mapping in
            mapping.shouldHighlight.withoutCell { _, path in path == [0, 1] }
            if isAnnounced { mapping.canFocus.withoutCell.orPass { _, _ -> EventDecision<Bool> in .pass } }
        }
        expectTrue(shelf.table.focus([0, 1]))
        expectFalse(shelf.table.focus([0, 2]))
        expectEqual(shelf.table.journal["shouldHighlight"].map(\.place), [.row([0, 1]), .row([0, 2])])
        shelf.table.selectItem(at: [0, 2])
        expectTrue(shelf.table.focus([0, 2]))

        shelf.table.cell(at: [0, 1])?.hasFocusableContent = true
        expectFalse(shelf.table.focus([0, 1]))
        expectTrue(shelf.table.focus([0, 2]))

        shelf.table.allowsFocus = false
        expectFalse(shelf.table.focus([0, 2]))
        shelf.table.allowsFocus = true
        shelf.table.allowsSelection = false
        expectTrue(shelf.table.focus([0, 2]))
        shelf.table.cell(at: [0, 1])?.hasFocusableContent = false
        expectFalse(shelf.table.focus([0, 1]))
    }

    @Test("In editing other settings decide about focus (F83, R6)")
    func editing() {
        let shelf = Shelf()
        shelf.table.beginEditing()
        expectFalse(shelf.table.focus([0, 1]))
        shelf.table.allowsSelectionDuringEditing = true
        expectTrue(shelf.table.focus([0, 1]))
        shelf.table.allowsFocusDuringEditing = false
        expectFalse(shelf.table.focus([0, 1]))
    }

    @Test("canFocus that is answered wins over what the table allows (F83)")
    func delegateWins() {
        let shelf = Shelf { mapping in mapping.canFocus.withoutCell { _, path in path == [0, 1] } }
        shelf.table.allowsFocus = false
        expectTrue(shelf.table.focus([0, 1]))
        expectFalse(shelf.table.focus([0, 2]))
    }

    @Test("The notice of a focus change has the previous and the next row, and so has the question (F83)")
    func contexts() {
        let shelf = Shelf()
        var told: [[IndexPath?]] = []
        shelf.manager.onHost.shouldUpdateFocus { context in
            told.append([context.previous, context.next])
            return true
        }
        shelf.manager.onHost.didUpdateFocus { context, _ in told.append([context.previous, context.next]) }
        shelf.table.focus([0, 1])
        shelf.table.focus([0, 2])
        expectEqual(told, [[nil, [0, 1]], [nil, [0, 1]], [[0, 1], [0, 2]], [[0, 1], [0, 2]]])
    }

    @Test("Selection follows focus only where rows can be selected (F83)")
    func selectionFollows() {
        let shelf = Shelf { mapping in mapping.canFocus.withoutCell { _, _ in true } }
        shelf.table.selectionFollowsFocus = true
        shelf.table.focus([0, 1])
        expectEqual(shelf.table.selectedItems, [[0, 1]])
        shelf.table.allowsSelection = false
        shelf.table.focus([0, 2])
        expectEqual(shelf.table.focusedItem, [0, 2])
        expectEqual(shelf.table.selectedItems, [[0, 1]])
    }

    @Test("Focus leaves with the window, and comes back to the row that had it last (F83)")
    func window() {
        let shelf = preferring([0, 4])
        shelf.table.remembersLastFocusedIndexPath = true
        shelf.table.focus([0, 2])
        shelf.table.isOnScreen = false
        expectNil(shelf.table.focusedItem)
        shelf.table.isOnScreen = true
        expectNil(shelf.table.focusedItem)
        expectTrue(shelf.table.focus())
        expectEqual(shelf.table.focusedItem, [0, 2])
    }

    private func preferring(_ row: IndexPath?) -> Shelf {
        let shelf = Shelf()
        shelf.manager.onHost.indexPathForPreferredFocusedView { row }
        return shelf
    }
}
