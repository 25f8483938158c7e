import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a tap asks and tells, and in which order.
@MainActor
@Suite("Tapping the headless table")
struct TapTests {
    @Test("Where selection is not allowed a tap asks nothing at all, in editing by default (F83)")
    func nothingIsAsked() {
        let shelf = everything()
        shelf.table.allowsSelection = false
        expectFalse(shelf.table.tap([0, 1]))
        expectEqual(shelf.lines, [])

        shelf.table.allowsSelection = true
        shelf.table.beginEditing()
        shelf.table.journal = HeadlessJournal()
        expectFalse(shelf.table.tap([0, 1]))
        expectEqual(shelf.lines, [])

        shelf.table.allowsSelectionDuringEditing = true
        expectTrue(shelf.table.tap([0, 1]))
        expectEqual(shelf.table.selectedItems, [[0, 1]])
        expectEqual(shelf.table.journal["didSelect"].count, 1)
    }

    @Test("Several selections allow one (F83)", arguments: [false, true])
    func severalAllowOne(_ isEditing: Bool) {
        let shelf = Shelf()
        shelf.table.allowsSelection = false
        if isEditing {
            shelf.table.beginEditing()
            shelf.table.allowsMultipleSelectionDuringEditing = true
        } else {
            shelf.table.allowsMultipleSelection = true
        }
        expectTrue(shelf.table.tap([0, 1]))
        expectTrue(shelf.table.tap([0, 2]))
        expectEqual(shelf.table.selectedItems, [[0, 1], [0, 2]])
    }

    @Test("A primary action is asked for before the row is selected, and performed last (F83)")
    func primaryActionInOrder() {
        let shelf = everything()
        shelf.table.tap([0, 1])
        expectEqual(
            shelf.lines,
            [
                "ask shouldHighlight [0, 1] → true", "tell didHighlight [0, 1]", "tell didUnhighlight [0, 1]",
                "ask canPerformPrimaryAction [0, 1] → true", "ask canPerformPrimaryAction [0, 1] → true",
                "ask willSelect [0, 1] → [0, 1]", "tell didSelect [0, 1]", "tell performPrimaryAction [0, 1]",
            ])
    }

    @Test("A primary action is performed also if no row is to be selected (F83)")
    func primaryActionWithoutSelection() {
        let shelf = Shelf { mapping in
            mapping.willSelect.withoutCell { _, _ in nil }
            mapping.didSelect.withoutCell { _, _ in }
            mapping.performPrimaryAction.withoutCell { _, _ in }
        }
        expectFalse(shelf.table.tap([0, 1]))
        expectEqual(
            shelf.lines,
            [
                "ask canPerformPrimaryAction [0, 1] → true", "ask canPerformPrimaryAction [0, 1] → true",
                "ask willSelect [0, 1] → nil", "tell performPrimaryAction [0, 1]",
            ])
    }

    @Test("A primary action is for the row that willSelect names (F83)")
    func primaryActionElsewhere() {
        let shelf = Shelf { mapping in
            mapping.willSelect.withoutCell { _, _ in [0, 5] }
            mapping.performPrimaryAction.withoutCell { _, _ in }
        }
        shelf.table.tap([0, 1])
        expectEqual(shelf.lines.last, "tell performPrimaryAction [0, 5]")
    }

    @Test("Without performPrimaryAction the table does not ask whether there is one (F83)")
    func noPrimaryAction() {
        let shelf = Shelf { mapping in mapping.canPerformPrimaryAction.withoutCell { _, _ in true } }
        expectTrue(shelf.table.tap([0, 1]))
        expectEqual(shelf.lines, [])
    }

    @Test("A tap that performs a primary action selects its row alone, also among several (F83)")
    func primaryActionIsExclusive() {
        var performs = true
        let shelf = Shelf { mapping in
            mapping.canPerformPrimaryAction.withoutCell { _, _ in performs }
            mapping.performPrimaryAction.withoutCell { _, _ in }
        }
        shelf.table.allowsMultipleSelection = true
        shelf.table.tap([0, 1])
        shelf.table.tap([0, 2])
        expectEqual(shelf.table.selectedItems, [[0, 2]])
        shelf.table.tap([0, 2])
        expectEqual(shelf.table.selectedItems, [[0, 2]])

        performs = false
        shelf.table.tap([0, 1])
        expectEqual(shelf.table.selectedItems, [[0, 2], [0, 1]])
        shelf.table.tap([0, 2])
        expectEqual(shelf.table.selectedItems, [[0, 1]])
        expectEqual(shelf.table.journal["performPrimaryAction"].count, 3)
    }

    @Test("In editing no primary action is performed by default (F83)")
    func primaryActionInEditing() {
        let shelf = Shelf { mapping in mapping.performPrimaryAction.withoutCell { _, _ in } }
        shelf.table.allowsSelectionDuringEditing = true
        shelf.table.beginEditing()
        expectTrue(shelf.table.tap([0, 1]))
        expectEqual(shelf.lines, Array(repeating: "ask canPerformPrimaryAction [0, 1] → false", count: 2))
    }

    /// An owner that performs the primary action of every row, and says of none whether it may.
    private final class Performing: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Performing.self) { me in
            me.performPrimaryAction { me, call in me.rows.append(call.indexPath) }
        }
        var rows: [IndexPath] = []
    }

    @Test("A delegate that is not asked about primary actions performs none in editing either (F83)")
    func unaskedPrimaryAction() {
        let shelf = Shelf()
        let owner = Performing()
        shelf.manager.owner = owner
        shelf.table.allowsSelectionDuringEditing = true
        for isEditing in [false, true] {
            if isEditing { shelf.table.beginEditing() }
            expectTrue(shelf.table.tap([0, 1]))
            expectEqual(owner.rows, [[0, 1]])
        }
    }

    @Test("A tap on an open swipe closes it and does nothing else (F83)")
    func tapClosesASwipe() {
        let shelf = Shelf { mapping in
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.didSelect.withoutCell { _, _ in }
        }
        shelf.table.allowsSelectionDuringEditing = true
        shelf.table.swipe([0, 1], .trailing)
        let asked = shelf.lines
        expectFalse(shelf.table.tap([0, 2]))
        expectNil(shelf.table.swipedRow)
        expectEqual(shelf.lines, asked)
        expectEmpty(shelf.table.journal["didSelect"])
        expectTrue(shelf.table.tap([0, 2]))
    }

    @Test("Until willSelect is asked a tap stays with the row that was touched (F83)", arguments: ["down", "up"])
    func tapFollowsItsRow(_ moment: String) {
        let shelf = Shelf(3) { mapping in
            mapping.willSelect.withoutCell { _, indexPath in indexPath }
            mapping.didSelect.withoutCell { _, _ in }
        }
        let insert: @MainActor (Book, IndexPath) -> Void = { [unowned shelf] _, _ in
            shelf.manager.items.insert(Book(title: "New"), at: [0, 0])
            shelf.manager.flush()
        }
        if moment == "down" {
            shelf.manager.on(model: Book.self).didHighlight.withoutCell(insert)
        } else {
            shelf.manager.on(model: Book.self).didUnhighlight.withoutCell(insert)
        }
        expectTrue(shelf.table.tap([0, 1]))
        expectEqual(shelf.lines.suffix(2), ["ask willSelect [0, 2] → [0, 2]", "tell didSelect [0, 2]"])
        expectEqual(shelf.table.cell(at: [0, 2])?.text, "Book 1")
    }

    @Test("From willSelect on a tap is on an index path, whatever row that is by then (F83)")
    func tapIsOnAnIndexPath() {
        let shelf = Shelf(3) { mapping in
            mapping.didDeselect.withoutCell { _, _ in }
            mapping.didSelect.withoutCell { _, _ in }
        }
        shelf.table.tap([0, 0])
        shelf.manager.on(model: Book.self).willDeselect.withoutCell { _, indexPath in indexPath }
        shelf.manager.unregister(BookCell.self)
        var selected: [String] = []
        shelf.manager.register(BookCell.self) { mapping in
            mapping.didDeselect.withoutCell { [unowned shelf] _, _ in
                shelf.manager.items.insert(Book(title: "New"), at: [0, 0])
                shelf.manager.flush()
            }
            mapping.didSelect.withoutCell { book, _ in selected.append(book.title) }
        }
        shelf.table.layoutIfNeeded()
        shelf.table.selectItem(at: [0, 0])
        expectTrue(shelf.table.tap([0, 1]))
        expectEqual(selected, ["Book 0"])
        expectEqual(shelf.table.selectedItems, [[0, 1]])
    }

    @Test("A reload ends the tap under way without a notice (F83)")
    func reloadDropsATap() {
        let shelf = Shelf(3) { mapping in
            mapping.didUnhighlight.withoutCell { _, _ in }
            mapping.willSelect.withoutCell { _, indexPath in indexPath }
        }
        shelf.manager.on(model: Book.self).didHighlight.withoutCell(weak: shelf.table) { table, _, _ in
            table.reloadData()
        }
        expectFalse(shelf.table.tap([0, 1]))
        expectEqual(shelf.table.selectedItems, [])
        expectEqual(shelf.table.journal["didUnhighlight"], [])
        expectEqual(shelf.table.journal["willSelect"], [])
    }

    @Test("Two fingers select several rows only where several can be selected (F83)")
    func twoFingers() {
        let shelf = Shelf { mapping in mapping.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true } }
        expectFalse(shelf.table.selectItems(from: [0, 1], through: [0, 2]))
        expectEqual(shelf.lines, [])

        shelf.table.allowsMultipleSelection = true
        expectTrue(shelf.table.selectItems(from: [0, 1], through: [0, 2]))
        expectFalse(shelf.table.isEditing)

        shelf.table.allowsMultipleSelectionDuringEditing = true
        expectTrue(shelf.table.selectItems(from: [0, 2], through: [0, 4]))
        expectTrue(shelf.table.isEditing)
        expectEqual(shelf.table.selectedItems, [[0, 1], [0, 2], [0, 3], [0, 4]])
    }

    @Test("Two fingers that end where there is no row, or above the first, begin nothing and ask nothing (F83)")
    func twoFingersThroughNothing() {
        let shelf = Shelf { mapping in mapping.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true } }
        shelf.table.allowsMultipleSelection = true
        for last in nowhere + [[0, 0]] { expectFalse(shelf.table.selectItems(from: [0, 1], through: last)) }
        expectEqual(shelf.table.selectedItems, [])
        expectEqual(shelf.lines, [])
    }

    @Test("Two fingers ask nothing about rows that are selected already (F83)")
    func twoFingersOverSelectedRows() {
        let shelf = Shelf { mapping in
            mapping.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
            mapping.shouldHighlight.withoutCell { _, _ in true }
            mapping.didSelect.withoutCell { _, _ in }
        }
        shelf.table.allowsMultipleSelection = true
        shelf.table.selectItem(at: [0, 2])
        expectTrue(shelf.table.selectItems(from: [0, 1], through: [0, 3]))
        expectEqual(shelf.table.journal["shouldHighlight"].map(\.place), [.row([0, 1]), .row([0, 3])])
        expectEqual(shelf.table.journal["didSelect"].map(\.place), [.row([0, 1]), .row([0, 3])])
    }

    @Test("A tap on the row that is selected selects it again, and does not deselect it before (F83)")
    func tappedAgain() {
        let shelf = Shelf { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.didDeselect.withoutCell { _, _ in }
        }
        shelf.table.tap([0, 1])
        shelf.table.tap([0, 1])
        expectEqual(shelf.table.journal["didSelect"].map(\.place), [.row([0, 1]), .row([0, 1])])
        expectEqual(shelf.table.journal["didDeselect"], [])
        expectEqual(shelf.table.selectedItems, [[0, 1]])
    }

    /// A shelf on which everything a tap asks and tells is announced.
    private func everything() -> Shelf {
        Shelf { mapping in
            mapping.shouldHighlight.withoutCell { _, _ in true }
            mapping.didHighlight.withoutCell { _, _ in }
            mapping.didUnhighlight.withoutCell { _, _ in }
            mapping.willSelect.withoutCell { _, indexPath in indexPath }
            mapping.didSelect.withoutCell { _, _ in }
            mapping.canPerformPrimaryAction.withoutCell { _, _ in true }
            mapping.performPrimaryAction.withoutCell { _, _ in }
        }
    }
}
