import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What the actions of a swiped row do.
@MainActor
@Suite("Actions of a swiped row")
struct SwipeActionTests {
    @Test("Actions of the old kind are asked for only where the new are not announced (F83)")
    func oldActions() {
        let old = Shelf { mapping in mapping.editActions.withoutCell { _, _ in [HeadlessRowAction("Old")] } }
        expectEqual(old.table.swipe([0, 0], .trailing)?.titles, ["Old"])

        let both = Shelf { mapping in
            mapping.editActions.withoutCell { _, _ in [HeadlessRowAction("Old")] }
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in nil }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
        }
        expectEqual(both.table.swipe([0, 0], .trailing)?.titles, ["Delete"])
        expectEqual(both.table.journal["editActions"], [])
    }

    @Test("An empty configuration opens nothing, not even the table's own action (F83)", arguments: [true, false])
    func emptyConfiguration(_ isNew: Bool) {
        let shelf = Shelf { mapping in
            if isNew {
                mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in HeadlessSwipeActions([]) }
            } else {
                mapping.editActions.withoutCell { _, _ in [] }
            }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.willBeginEditing.withoutCell { _, _ in }
        }
        expectNil(shelf.table.swipe([0, 0], .trailing))
        expectNil(shelf.table.swipedRow)
        expectFalse(shelf.table.isEditing)
        expectEqual(shelf.table.journal["willBeginEditing"], [])
    }

    @Test("The table's own action has the title the delegate gives (F83)")
    func ownTitle() {
        let shelf = Shelf { mapping in
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.titleForDeleteConfirmationButton.withoutCell { _, _ in "Burn" }
        }
        expectEqual(shelf.table.swipe([0, 0], .trailing)?.titles, ["Burn"])
        expectEqual(shelf.table.journal["commitEditingStyle"], [])
        expectTrue(shelf.table.perform("Burn"))
        expectEqual(shelf.table.journal["commitEditingStyle"].map(\.place), [.row([0, 0])])
    }

    @Test("An action's closure runs when it is tapped, and not before (F83)")
    func closuresRunWhenTapped() {
        var lent = 0
        let shelf = Shelf { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in
                HeadlessSwipeActions([
                    HeadlessSwipeAction("Lend") { isDone in
                        lent += 1
                        isDone(true)
                    }, "Keep",
                ])
            }
            mapping.didEndEditing.withoutCell { _, _ in }
        }
        expectFalse(shelf.table.perform("Lend"))
        shelf.table.swipe([0, 1], .trailing)
        expectFalse(shelf.table.perform("Sell"))
        expectEqual(lent, 0)
        expectEqual(shelf.table.swipedRow, [0, 1])
        expectTrue(shelf.table.perform("Lend"))
        expectEqual(lent, 1)
        expectNil(shelf.table.swipedRow)
        expectEqual(shelf.lines.last, "tell didEndEditing [0, 1]")
        expectFalse(shelf.table.perform("Lend"))
        expectEqual(lent, 1)
    }

    @Test("A destructive action that was performed ends with its row, and one that was cancelled closes (F83)")
    func destructive() {
        var done: (@MainActor (Bool) -> Void)?
        let shelf = Shelf { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in
                HeadlessSwipeActions([HeadlessSwipeAction("Burn", style: .destructive) { done = $0 }])
            }
            mapping.didEndEditing.withoutCell { _, _ in }
        }
        shelf.table.swipe([0, 1], .trailing)
        shelf.table.perform("Burn")
        expectEqual(shelf.table.swipedRow, [0, 1])
        done?(true)
        expectEqual(shelf.table.swipedRow, [0, 1])
        shelf.manager.items.remove(at: [0, 1])
        shelf.manager.flush()
        expectNil(shelf.table.swipedRow)
        expectEqual(shelf.lines.last, "tell didEndEditing")

        shelf.table.swipe([0, 1], .trailing)
        shelf.table.perform("Burn")
        done?(false)
        expectNil(shelf.table.swipedRow)
        expectEqual(shelf.lines.last, "tell didEndEditing [0, 1]")
        done = nil  // it keeps the table, and is kept by its cells
    }

    @Test("An action that is done late closes no other swipe (F83)")
    func lateAction() {
        var done: (@MainActor (Bool) -> Void)?
        let shelf = Shelf { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in
                HeadlessSwipeActions([HeadlessSwipeAction("Lend") { done = $0 }])
            }
        }
        shelf.table.swipe([0, 1], .trailing)
        shelf.table.perform("Lend")
        shelf.table.swipe([0, 2], .trailing)
        done?(true)
        expectEqual(shelf.table.swipedRow, [0, 2])
        done = nil  // it keeps the table, and is kept by its cells
    }

    @Test("An action of the old kind gets its row, and closes when it is done (F83)")
    func oldActionsRun() {
        var rows: [IndexPath] = []
        let shelf = Shelf { mapping in
            mapping.editActions.withoutCell { _, _ in [HeadlessRowAction("Old") { rows.append($0) }] }
        }
        shelf.table.swipe([0, 4], .trailing)
        expectTrue(shelf.table.perform("Old"))
        expectEqual(rows, [[0, 4]])
        expectNil(shelf.table.swipedRow)
    }
}
