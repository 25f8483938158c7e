import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Dragging and dropping, from the first question to the last notice.
@MainActor
@Suite("Drag and drop on the headless table")
struct DragAndDropTests {
    @Test("In a drop the data and the table change at once, so a row is there before something drops on it (F83, R10)")
    func changesApplyInPlace() {
        let shelf = dragging()
        var counts: [Int] = []
        shelf.manager.onHost.performDropWithCoordinator { [unowned shelf] coordinator in
            let row: IndexPath = [0, 1]
            shelf.manager.items.insert(Book(title: coordinator.items[0].dragItem.text), at: row)
            counts.append(shelf.titles.count)
            shelf.manager.flush()
            counts.append(shelf.table.numberOfItems(inSection: 0))
            expectTrue(coordinator.drop(coordinator.items[0].dragItem, toRowAt: row))
            shelf.manager.items.batch { items in items.remove(at: [0, 0]) }
            shelf.manager.flush()
            counts.append(shelf.table.numberOfItems(inSection: 0))
        }
        expectTrue(shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 1]))
        expectEqual(counts, [4, 4, 3])
        expectEqual(shelf.titles, ["New", "Book 1", "Book 2"])
        expectEqual(shelf.table.exceptions, [])
        expectEqual(shelf.manager.checkInvariants(), [])
    }

    @Test("What handlers of the table's own events change in a drop is there at once, as what the drop changes (R10)")
    func nestedEvents() {
        let shelf = dragging { mapping in mapping.willDisplay.withoutCell { _, _ in } }
        var inside: Int?
        shelf.manager.unregister(BookCell.self)
        shelf.manager.register(BookCell.self) { mapping in
            mapping.willDisplay.withoutCell { [unowned shelf] book, _ in
                guard book.title == "New" else { return }
                shelf.manager.items.append(Book(title: "Other"))
                inside = shelf.titles.count
            }
        }
        shelf.table.layoutIfNeeded()
        var after: Int?
        shelf.manager.onHost.performDropWithCoordinator { [unowned shelf] _ in
            shelf.manager.items.insert(Book(title: "New"), at: [0, 1])
            shelf.manager.flush()
            after = shelf.titles.count
        }
        shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 1])
        expectEqual(inside, 5)
        expectEqual(after, 5)
        expectEqual(shelf.manager.checkInvariants(), [])
    }

    @Test("A drop that another event's handler causes changes the data at once (R10)")
    func dropInsideAnEvent() {
        let shelf = dragging()
        var counts: [Int] = []
        shelf.manager.onHost.performDropWithCoordinator { [unowned shelf] _ in
            shelf.manager.items.append(Book(title: "New"))
            counts.append(shelf.titles.count)
        }
        shelf.manager.on(model: Book.self).didSelect.withoutCell { [unowned shelf] _, _ in
            shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 1])
        }
        shelf.table.tap([0, 0])
        expectEqual(counts, [4])
        expectEqual(shelf.titles.count, 4)
    }

    @Test("A drop sent without flushing first is applied at once inside the event around it (R10)")
    func dropInsideAnEventAtOnce() {
        let shelf = dragging()
        let event = SharedCatalogue<TableEvents<HeadlessTables>>.shared.events.performDropWithCoordinator
        var counts: [Int] = []
        shelf.manager.onHost.performDropWithCoordinator { [unowned shelf] _ in
            shelf.manager.items.append(Book(title: "New"))
            counts.append(shelf.titles.count)
        }
        shelf.manager.on(model: Book.self).didSelect.withoutCell { [unowned shelf] _, _ in
            guard let host = shelf.table.dropDelegate, host.responds(to: event) else { return }
            host.tell(event, .init(), view: nil, at: NoPosition())
        }
        shelf.table.tap([0, 0])
        expectEqual(counts, [4])
        expectEqual(shelf.titles.count, 4)
    }

    @Test("A drop from elsewhere leaves the table's own drag under way (F83)")
    func foreignDrop() {
        let shelf = dragging()
        shelf.manager.onHost.dragSessionDidEnd { _ in }
        expectNotNil(shelf.table.drag([0, 0]))
        shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 1])
        expectEqual(shelf.table.journal["dragSessionDidEnd"], [])
        expectTrue(shelf.table.drop(at: [0, 2]))
        expectEqual(shelf.table.journal["dragSessionDidEnd"].count, 1)
    }

    @Test("Dropping onto a row the table has not yet is reported as a table view raises (F83)")
    func dropTooEarly() {
        let shelf = dragging()
        shelf.manager.onHost.performDropWithCoordinator { [unowned shelf] coordinator in
            shelf.manager.items.append(Book(title: "New"))
            expectFalse(coordinator.drop(coordinator.items[0].dragItem, toRowAt: [0, 3]))
        }
        shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 3])
        expectEqual(
            shelf.table.exceptions.map(\.description),
            [
                """
                attempt to drop an item to the row at [0, 3], which the table does not have
                  The item is “New”.
                  The data and the table are changed first: change the items, call flush(), then drop.
                """
            ])
    }

    @Test("A drop that is not accepted tells that the drag left, and that it ended (F83)")
    func cancelledDrop() {
        let shelf = dragging(.forbidden)
        shelf.manager.onHost.performDropWithCoordinator { _ in }
        shelf.manager.onHost.dropSessionDidExit { _ in }
        shelf.manager.onHost.dropSessionDidEnd { _ in }
        expectFalse(shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 0]))
        expectEqual(shelf.lines.suffix(2), ["tell dropSessionDidExit", "tell dropSessionDidEnd"])
        expectEqual(shelf.table.journal["performDropWithCoordinator"], [])
    }

    @Test(
        "A proposal to copy or to move drops, and no other (F83)",
        arguments: [
            (HeadlessDropProposal.copy, true), (.move, true), (.cancel, false), (.forbidden, false),
        ])
    func proposals(_ proposal: HeadlessDropProposal, _ isPerformed: Bool) {
        let shelf = dragging(proposal)
        shelf.manager.onHost.performDropWithCoordinator { expectEqual($0.proposal, proposal) }
        expectEqual(shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 0]), isPerformed)
        expectEqual(shelf.table.journal["performDropWithCoordinator"].count, (isPerformed ? 1 : 0))
    }

    @Test("A row that may be moved and is dragged as several items is dropped, not moved (F83)")
    func severalItems() {
        let shelf = Shelf(3) { mapping in
            mapping.itemsForBeginningDragSession.withoutCell { _, book, _ in [.init(book.title), .init("note")] }
            mapping.moveRowTo.withoutCell { _, _, _ in }
        }
        shelf.manager.onHost.dropSessionDidUpdate { _, _ in .copy }
        shelf.manager.onHost.performDropWithCoordinator { _ in }
        expectNotNil(shelf.table.drag([0, 0]))
        expectTrue(shelf.table.drop(at: [0, 2]))
        expectEqual(shelf.table.journal["moveRowTo"], [])
        expectEqual(shelf.table.journal["performDropWithCoordinator"].count, 1)
    }

    @Test("A drag that is not handled sends nothing more (F83)")
    func notHandled() {
        let shelf = dragging()
        shelf.manager.onHost.performDropWithCoordinator { _ in }
        shelf.manager.onHost.dropSessionDidEnter { _ in }
        shelf.manager.onHost.dropSessionDidEnd { _ in }
        shelf.manager.onHost.canHandleDropSession { _ in false }
        expectFalse(shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 0]))
        expectEqual(shelf.lines, ["ask canHandleDropSession → false"])
    }

    @Test("A place outside the data takes no drop, the end of a section does (F83)", arguments: nowhere)
    func noPlace(_ place: IndexPath) {
        let shelf = dragging()
        shelf.manager.onHost.performDropWithCoordinator { _ in }
        expectFalse(shelf.table.drop(HeadlessDragSession([.init("New")]), at: place))
        expectEqual(shelf.lines, [])
        expectTrue(shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 3]))
    }

    @Test("A row without items is dragged if it may be moved, and its drop is a move (F83)")
    func localMove() {
        let shelf = Shelf(3) { mapping in mapping.itemsForBeginningDragSession.withoutCell { _, _, _ in [] } }
        expectNil(shelf.table.drag([0, 0]))
        shelf.manager.on(model: Book.self).moveRowTo.withoutCell(weak: shelf.manager) {
            manager, destination, _, source in
            manager.items.move(source, to: destination)
        }
        shelf.manager.on(model: Book.self).canMove.withoutCell { _, path in path != [0, 1] }
        shelf.manager.onHost.dragSessionWillBegin { _ in }
        shelf.manager.onHost.dragSessionDidEnd { _ in }
        expectNil(shelf.table.drag([0, 1]))
        shelf.table.journal = HeadlessJournal()
        expectNotNil(shelf.table.drag([0, 0]))
        expectTrue(shelf.table.drop(at: [0, 3]))
        expectEqual(shelf.titles, ["Book 1", "Book 2", "Book 0"])
        expectEqual(
            shelf.lines.filter { $0.hasPrefix("tell") },
            [
                "tell dragSessionWillBegin", "tell moveRowTo [0, 0]", "tell dragSessionDidEnd",
            ])
    }

    @Test("Without an event of dragging or dropping no row is dragged (F83)")
    func noDragDelegate() {
        let shelf = Shelf { mapping in mapping.moveRowTo.withoutCell { _, _, _ in } }
        expectNil(shelf.table.drag([0, 0]))
    }

    @Test(
        "Every drag that began ends, whatever becomes of it (F83)", arguments: ["drop", "cancel", "again", "nowhere"])
    func dragsEnd(_ end: String) {
        let shelf = dragging()
        shelf.manager.onHost.dragSessionWillBegin { _ in }
        shelf.manager.onHost.dragSessionDidEnd { _ in }
        shelf.table.drag([0, 0])
        switch end {
        case "drop": shelf.table.drop(at: [0, 1])
        case "cancel": shelf.table.cancelDrag()
        case "again": shelf.table.drag([0, 1])
        default: shelf.table.drop(at: [7, 7])
        }
        expectEqual(shelf.table.journal["dragSessionDidEnd"].count, 1)
        expectEqual((shelf.table.dragSession == nil), (end != "again"))
    }

    @Test(
        "What is dropped knows its rows, unless the table was updated during the drag (F83)", arguments: [true, false])
    func sources(_ isUpdated: Bool) {
        let shelf = dragging { mapping in
            mapping.itemsForAddingToDragSession.withoutCell { _, book, _ in [HeadlessDragItem(book.title)] }
        }
        var items: [HeadlessDropItem] = []
        shelf.manager.onHost.performDropWithCoordinator { items = $0.items }
        shelf.table.drag([0, 0])
        expectTrue(shelf.table.addToDrag([0, 2]))
        if isUpdated { shelf.manager.items.insert(Book(title: "New"), at: [0, 0]) }
        shelf.table.drop(at: [0, 1])
        expectEqual(items.map(\.dragItem.text), ["Book 0", "Book 2"])
        expectEqual(items.map(\.sourceIndexPath), (isUpdated ? [nil, nil] : [[0, 0], [0, 2]]))
        shelf.table.drag([0, 0])
        shelf.table.reloadData()
        expectNil(shelf.table.dragSession?.source)
        expectEqual(shelf.table.dragSession?.items.count, 1)
    }

    @Test(
        "What hovers over a row opens it by default, and not one that is dragged itself (F83, R6)",
        arguments: [true, false])
    func springLoading(_ isAnnounced: Bool) {
        let shelf = dragging { mapping in
            if isAnnounced { mapping.shouldSpringLoad.withoutCell.orPass { _, _, _ -> EventDecision<Bool> in .pass } }
        }
        shelf.table.isSpringLoaded = true
        shelf.table.drag([0, 1])
        expectFalse(shelf.table.hover(over: [0, 1]))
        expectTrue(shelf.table.hover(over: [0, 2]))
        expectEqual(shelf.table.selectedItems, [[0, 2]])
        shelf.table.allowsSelection = false
        expectFalse(shelf.table.hover(over: [0, 0]))
    }

    @Test("In a drop flush() reaches the table also while a row of it is lifted, and waits again afterwards (F83, R10)")
    func dropWhileMoving() {
        let shelf = dragging { mapping in mapping.moveRowTo.withoutCell { _, _, _ in } }
        var counts: [Int] = []
        shelf.manager.onHost.performDropWithCoordinator { [unowned shelf] _ in
            expectTrue(shelf.table.hasUncommittedUpdates)
            shelf.manager.items.insert(Book(title: "New"), at: [0, 1])
            shelf.manager.flush()
            counts.append(shelf.table.numberOfItems(inSection: 0))
        }
        shelf.table.beginEditing()
        expectTrue(shelf.table.beginMove([0, 0]))
        expectTrue(shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 1]))
        expectEqual(counts, [4])
        expectTrue(shelf.table.beginMove([0, 0]))
        shelf.manager.items.append(Book(title: "Other"))
        shelf.manager.flush()
        expectEqual(shelf.table.numberOfItems(inSection: 0), 4)
        expectEqual(shelf.table.exceptions, [])
    }

    @Test(
        "While a drag is over a place where it would be dropped, a table has a gap open and waits with its update (F83, F67)",
        arguments: ["drop", "leave", "nowhere", "reload"])
    func gap(_ end: String) {
        let shelf = dragging()
        shelf.manager.onHost.performDropWithCoordinator { _ in }
        expectTrue(shelf.table.dragOver(HeadlessDragSession([.init("New")]), at: [0, 1]))
        expectTrue(shelf.table.hasUncommittedUpdates)
        shelf.manager.items.append(Book(title: "Other"))
        shelf.manager.flush()
        expectEqual(shelf.table.itemCounts, [3])
        switch end {
        case "drop": expectTrue(shelf.table.drop(at: [0, 2]))
        case "leave": shelf.table.cancelDrag()
        case "nowhere": expectTrue(shelf.table.dragOver(at: nil))
        default: shelf.table.reloadData()
        }
        expectFalse(shelf.table.hasUncommittedUpdates)
        shelf.manager.flush()
        expectEqual(shelf.table.itemCounts, [4])
        expectEqual(shelf.table.exceptions, [])
    }

    @Test(
        "A drag comes over the list once, is asked about at each place, and ends once, whatever becomes of it (F83)",
        arguments: [false, true], [false, true])
    func hovers(_ isForeign: Bool, isDropped: Bool) {
        let shelf = dragging()
        shelf.manager.onHost.performDropWithCoordinator { _ in }
        shelf.manager.onHost.canHandleDropSession { _ in true }
        shelf.manager.onHost.dropSessionDidEnter { _ in }
        shelf.manager.onHost.dropSessionDidExit { _ in }
        shelf.manager.onHost.dropSessionDidEnd { _ in }
        shelf.manager.onHost.dragSessionDidEnd { _ in }
        if !isForeign { expectNotNil(shelf.table.drag([0, 0])) }
        shelf.table.journal = HeadlessJournal()
        expectTrue(shelf.table.dragOver(isForeign ? HeadlessDragSession([.init("New")]) : nil, at: [0, 1]))
        expectTrue(shelf.table.dragOver(at: [0, 2]))
        expectFalse(shelf.table.dragOver(at: [7, 7]))
        if isDropped { expectTrue(shelf.table.drop(at: [0, 2])) } else { shelf.table.cancelDrag() }
        expectFalse(shelf.table.drop(at: [0, 2]))
        expectEqual(
            shelf.table.journal.entries.map(\.event),
            ["canHandleDropSession", "dropSessionDidEnter", "dropSessionDidUpdate", "dropSessionDidUpdate"]
                + (isDropped ? ["dropSessionDidUpdate", "performDropWithCoordinator"] : ["dropSessionDidExit"])
                + ["dropSessionDidEnd"] + (isForeign ? [] : ["dragSessionDidEnd"]))
    }

    @Test("A closure whose object dies in a drop, and is found dead there, is announced no longer after it (R5, R11)")
    func deadInADrop() {
        let shelf = dragging()
        var object: Shelf? = Shelf()
        shelf.manager.on(model: Book.self).heightForCell(weak: object!) { _, _, _ in 60 }
        shelf.table.layoutIfNeeded()
        shelf.manager.onHost.performDropWithCoordinator { [unowned shelf] _ in
            object = nil
            expectEqual(shelf.table.send(\.heightForCell, at: [0, 0]), 44)
        }
        let dispatcher = shelf.manager.dispatcher
        expectTrue(dispatcher.announces(dispatcher.events.heightForCell))
        expectTrue(shelf.table.drop(HeadlessDragSession([.init("New")]), at: [0, 1]))
        expectNil(object)
        expectFalse(dispatcher.announces(dispatcher.events.heightForCell))
    }

    /// Three books that can be dragged, on a table that proposes the same for every drop.
    private func dragging(
        _ proposal: HeadlessDropProposal = .copy, _ body: @MainActor (BookMapping) -> Void = { _ in }
    ) -> Shelf {
        let shelf = Shelf(3) { mapping in
            mapping.itemsForBeginningDragSession.withoutCell { _, book, _ in [HeadlessDragItem(book.title)] }
            body(mapping)
        }
        shelf.manager.onHost.dropSessionDidUpdate { _, _ in proposal }
        return shelf
    }
}
