import DeputyLists
public import Foundation

/// Dragging rows and dropping on them, in a table view's order.
extension HeadlessTable {
    /// Begins to drag a row: the drag, or nil if the row cannot be dragged.
    ///
    /// It can if the drag delegate gives items for it, or if it may be moved within the table: then `moveRowTo` is
    /// announced, `canMove` allows it, and an event of dragging or dropping is announced. A drag that is under way ends.
    /// `dragSessionDidEnd` is told in the end, whatever becomes of the drag: of ``drop(_:at:)`` or ``cancelDrag()``.
    @discardableResult
    public func drag(_ indexPath: IndexPath) -> HeadlessDragSession? {
        cancelDrag()
        guard isAnnounced(events.events.itemsForBeginningDragSession) || hasDropDelegate, reach(indexPath) else {
            return nil
        }
        var session = HeadlessDragSession(from: indexPath)
        session.add(ask(events.events.itemsForBeginningDragSession, session, at: indexPath) ?? [], from: indexPath)
        session.movesRow = canMove(indexPath)
        guard !session.items.isEmpty || session.movesRow else { return nil }
        _ = ask(events.events.dragPreviewParameters, (), at: indexPath)
        dragSession = session
        tell(events.events.dragSessionWillBegin, session, at: NoPosition())
        _ = ask(events.events.dragSessionAllowsMoveOperation, session, at: NoPosition())
        _ = ask(events.events.dragSessionIsRestrictedToDraggingApplication, session, at: NoPosition())
        return session
    }

    /// Taps another row during a drag, which may add to it.
    /// - Returns: whether it did.
    @discardableResult
    public func addToDrag(_ indexPath: IndexPath) -> Bool {
        guard let session = dragSession, reach(indexPath) else { return false }
        let items = ask(events.events.itemsForAddingToDragSession, (session, CGPoint.zero), at: indexPath) ?? []
        dragSession?.add(items, from: indexPath)
        return !items.isEmpty
    }

    /// Hovers with the drag over a row for long, which opens it where that is allowed; by default a row that is not dragged
    /// itself.
    /// - Returns: whether it was opened.
    @discardableResult
    public func hover(over indexPath: IndexPath) -> Bool {
        guard let session = dragSession, reach(indexPath) else { return false }
        let context = HeadlessSpringLoadedContext(session)
        let mayOpen =
            ask(events.events.shouldSpringLoad, context, at: indexPath)
            ?? !Headless.isDragged(self, at: indexPath, context)
        return mayOpen && selectAsTapped(indexPath)
    }

    /// Drops what is dragged, or a drag from elsewhere, on a row, or behind the last row of a section; nil for no place in
    /// particular.
    ///
    /// A row of this table that was dragged alone and may be moved is moved, as with its reorder control. Else the drop
    /// delegate is told, if there is one, handles the drag and accepts the place. It is told too when the drag has ended,
    /// whatever became of it.
    /// - Returns: whether the table told that something was dropped, or that its row was moved.
    @discardableResult
    public func drop(_ foreign: HeadlessDragSession? = nil, at indexPath: IndexPath?) -> Bool {
        layoutIfNeeded()
        guard let session = foreign ?? dragSession else { return false }
        defer { if foreign == nil { cancelDrag() } }
        guard indexPath.map({ hasPlace($0, forRowAt: nil) }) ?? true else { return false }
        let isHandled =
            hasDropDelegate && ask(events.events.canHandleDropSession, session, at: NoPosition()) ?? true
        if isHandled { tell(events.events.dropSessionDidEnter, session, at: NoPosition()) }
        defer { if isHandled { tell(events.events.dropSessionDidEnd, session, at: NoPosition()) } }
        if session.movesRow, session.items.count <= 1, let source = session.source, let indexPath {
            return moveDraggedRow(source, to: indexPath)
        }
        return isHandled && performDrop(session, at: indexPath)
    }

    /// Ends the drag without dropping anything.
    public func cancelDrag() {
        guard let session = dragSession else { return }
        dragSession = nil
        tell(events.events.dragSessionDidEnd, session, at: NoPosition())
    }

    // A protocol's required method is announced with any other of it.
    private var hasDropDelegate: Bool { isAnnounced(events.events.performDropWithCoordinator) }

    /// A dropped row lands before the row it is dropped on, or behind the last.
    private func moveDraggedRow(_ source: IndexPath, to place: IndexPath) -> Bool {
        let isEnd = place == [source[0], numberOfRows(inSection: source[0])]
        return move(source, to: isEnd ? [source[0], place[1] - 1] : place)
    }

    private func performDrop(_ session: HeadlessDragSession, at indexPath: IndexPath?) -> Bool {
        let proposal = ask(events.events.dropSessionDidUpdate, (session, indexPath), at: NoPosition()) ?? .cancel
        guard proposal.isAccepting else {
            tell(events.events.dropSessionDidExit, session, at: NoPosition())
            return false
        }
        var coordinator = HeadlessDropCoordinator(session, at: indexPath, proposal: proposal)
        coordinator.animate = { [weak self] item, row in self?.animate(item, toRowAt: row) ?? false }
        tell(events.events.performDropWithCoordinator, coordinator, at: NoPosition())
        if let indexPath { _ = ask(events.events.dropPreviewParameters, indexPath, at: NoPosition()) }
        return true
    }

    private func animate(_ item: HeadlessDragItem, toRowAt row: IndexPath) -> Bool {
        if layout.contains(row) { return true }
        raise(
            HeadlessException(
                "attempt to drop an item to the row at \(Place.row(row)), which the table does not have", at: .row(row),
                facts: [
                    "The item is “\(item.text)”.",
                    "The data and the table are changed first: change the items, call flush(), then drop.",
                ]))
        return false
    }
}
