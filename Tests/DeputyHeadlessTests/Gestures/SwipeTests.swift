import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a swipe opens, and how it ends.
@MainActor
@Suite("Swiping rows of the headless table")
struct SwipeTests {
    @Test("A swipe makes the table editing and deselects all rows; its end takes that back (F83)")
    func swipeMakesTheTableEditing() {
        var editing: [Bool] = []
        let shelf = Shelf { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in HeadlessSwipeActions(["Lend"]) }
        }
        shelf.manager.on(model: Book.self).willBeginEditing.withoutCell(weak: shelf.table) { table, _, _ in
            editing.append(table.isEditing)
        }
        shelf.manager.on(model: Book.self).didEndEditing.withoutCell(weak: shelf.table) { table, _, _ in
            editing.append(table.isEditing)
        }
        shelf.table.selectItem(at: [0, 3])
        shelf.table.swipe([0, 1], .trailing)
        expectTrue(shelf.table.isEditing)
        expectEqual(shelf.table.selectedItems, [])
        shelf.table.endSwipe()
        expectFalse(shelf.table.isEditing)
        expectEqual(editing, [false, false])
    }

    @Test("A swipe of another row ends the open one first (F83)")
    func anotherRow() {
        let shelf = lending()
        shelf.table.swipe([0, 1], .trailing)
        shelf.table.journal = HeadlessJournal()
        shelf.table.swipe([0, 2], .trailing)
        expectEqual(
            shelf.lines,
            [
                #"ask trailingSwipeActionsConfiguration [0, 2] → ["Lend"]"#, "tell didEndEditing [0, 1]",
                "tell willBeginEditing [0, 2]",
            ])
        expectEqual(shelf.table.swipedRow, [0, 2])
    }

    @Test("Only the swiped row is set up for editing (F83)")
    func onlyItsRow() {
        let shelf = lending { mapping in mapping.shouldIndentWhileEditing.withoutCell { _, _ in true } }
        shelf.table.swipe([0, 2], .trailing)
        expectEqual(shelf.table.journal["shouldIndentWhileEditing"].map(\.place), [.row([0, 2])])
        // Nor is a row that scrolls in meanwhile.
        shelf.table.scroll(to: [0, 5])
        expectEqual(shelf.table.journal["shouldIndentWhileEditing"].count, 1)
    }

    @Test(
        "A row that was deleted while swiped ends the swipe: the owner gets a notice without a row, and no handler is called (F83)"
    )
    func deletedRow() {
        let shelf = lending()
        let owner = EditingOwner()
        shelf.manager.owner = owner
        shelf.table.swipe([0, 1], .trailing)
        shelf.table.journal = HeadlessJournal()
        shelf.manager.items.remove(at: [0, 1])
        shelf.manager.flush()
        expectNil(shelf.table.swipedRow)
        expectNil(shelf.table.swipeActions)
        expectFalse(shelf.table.isEditing)
        expectEqual(shelf.lines.filter { $0.hasPrefix("tell") }, ["tell didEndEditing"])
        expectEqual(owner.ended, [[]])

        shelf.table.swipe([0, 1], .trailing)
        shelf.table.endSwipe()
        expectEqual(owner.ended, [[], [[0, 1]]])
        expectEqual(shelf.manager.anomalies, [])
    }

    @Test("A reload closes a swipe and tells so (F83)")
    func reload() {
        let shelf = lending()
        shelf.table.swipe([0, 1], .trailing)
        shelf.table.journal = HeadlessJournal()
        shelf.table.reloadData()
        expectNil(shelf.table.swipedRow)
        expectEqual(shelf.lines.first, "tell didEndEditing [0, 1]")
    }

    @Test("Where nothing gives actions, a row is not even asked whether it may be edited (F83)")
    func nothingToSwipe() {
        let shelf = Shelf { mapping in mapping.canEditCell { _, _ in true } }
        expectNil(shelf.table.swipe([0, 0], .trailing))
        expectEqual(shelf.lines, [])
    }

    @Test("The red minus opens the delegate's actions, and deletes nothing (F83)", arguments: [false, true])
    func minusOpensActions(_ isEditing: Bool) {
        let shelf = lending { mapping in mapping.commitEditingStyle.withoutCell { _, _, _ in } }
        if isEditing { shelf.table.beginEditing() }
        expectFalse(shelf.table.delete([0, 1]))
        expectEqual(shelf.table.swipedRow, [0, 1])
        expectEqual(shelf.table.swipeActions?.titles, ["Lend"])
        expectEqual(shelf.table.journal["commitEditingStyle"], [])
        shelf.table.endSwipe()
        expectEqual(shelf.table.isEditing, isEditing)
    }

    @Test("The red minus is for rows whose style is to delete, and in editing keeps the selection (F83)")
    func minusNeedsTheStyle() {
        let shelf = lending { mapping in mapping.editingStyle { _, path in path == [0, 0] ? .insert : .delete } }
        shelf.table.beginEditing()
        shelf.table.selectItem(at: [0, 3])
        expectFalse(shelf.table.delete([0, 0]))
        expectNil(shelf.table.swipedRow)
        expectFalse(shelf.table.delete([0, 1]))
        expectEqual(shelf.table.swipedRow, [0, 1])
        expectEqual(shelf.table.selectedItems, [[0, 3]])
    }

    /// A shelf whose books can be lent, and on which the beginning and end of a swipe are announced.
    private func lending(_ body: @MainActor (BookMapping) -> Void = { _ in }) -> Shelf {
        Shelf { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in HeadlessSwipeActions(["Lend"]) }
            mapping.willBeginEditing.withoutCell { _, _ in }
            mapping.didEndEditing.withoutCell { _, _ in }
            body(mapping)
        }
    }
}

/// Is told that a swipe has ended, with its row or without.
private final class EditingOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(EditingOwner.self) { me in
        me.didEndEditing { owner, call in owner.ended.append(call.indexPaths) }
    }
    var ended: [[IndexPath]] = []
}
