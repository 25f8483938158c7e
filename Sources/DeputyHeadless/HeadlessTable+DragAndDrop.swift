import DeputyLists
public import Foundation

/// Dragging rows and dropping on them, in a table view's order.
extension HeadlessTable {
    /// Begins to drag a row: the drag, or nil if the row brings nothing along.
    @discardableResult
    public func drag(_ indexPath: IndexPath) -> HeadlessDragSession? {
        guard reach(indexPath) else { return nil }
        var session = HeadlessDragSession(from: indexPath)
        session.items = ask(events.events.itemsForBeginningDragSession, session, at: indexPath) ?? []
        guard !session.items.isEmpty else { return nil }
        _ = ask(events.events.dragPreviewParameters, (), at: indexPath)
        tell(events.events.dragSessionWillBegin, session, at: NoPosition())
        _ = ask(events.events.dragSessionAllowsMoveOperation, session, at: NoPosition())
        _ = ask(events.events.dragSessionIsRestrictedToDraggingApplication, session, at: NoPosition())
        dragSession = session
        return session
    }

    /// Taps another row during a drag, which may add to it.
    /// - Returns: whether it did.
    @discardableResult
    public func addToDrag(_ indexPath: IndexPath) -> Bool {
        guard let session = dragSession, reach(indexPath) else { return false }
        let items = ask(events.events.itemsForAddingToDragSession, (session, CGPoint.zero), at: indexPath) ?? []
        dragSession?.items += items
        return !items.isEmpty
    }

    /// Hovers with the drag over a row for long, which opens it where that is allowed.
    /// - Returns: whether it was opened.
    @discardableResult
    public func hover(over indexPath: IndexPath) -> Bool {
        guard let session = dragSession, reach(indexPath) else { return false }
        let context = HeadlessSpringLoadedContext(session)
        guard ask(events.events.shouldSpringLoad, context, at: indexPath) ?? true else { return false }
        return select(indexPath) != nil
    }

    /// Drops what is dragged, or a drag from elsewhere, on a row; nil for a place without one.
    /// - Returns: whether the table told that something was dropped.
    @discardableResult
    public func drop(_ foreign: HeadlessDragSession? = nil, at indexPath: IndexPath?) -> Bool {
        layoutIfNeeded()
        guard let session = foreign ?? dragSession else { return false }
        defer { endDrag(session) }
        // Without a handler for the drop a table view has no drop delegate, and takes nothing.
        guard isAnnounced(events.events.performDropWithCoordinator),
            ask(events.events.canHandleDropSession, session, at: NoPosition()) ?? true
        else { return false }
        tell(events.events.dropSessionDidEnter, session, at: NoPosition())
        let proposal = ask(events.events.dropSessionDidUpdate, (session, indexPath), at: NoPosition()) ?? .cancel
        guard proposal.isAccepting else {
            tell(events.events.dropSessionDidExit, session, at: NoPosition())
            return false
        }
        let coordinator = HeadlessDropCoordinator(session, at: indexPath, proposal: proposal)
        tell(events.events.performDropWithCoordinator, coordinator, at: NoPosition())
        if let indexPath { _ = ask(events.events.dropPreviewParameters, indexPath, at: NoPosition()) }
        tell(events.events.dropSessionDidEnd, session, at: NoPosition())
        return true
    }

    private func endDrag(_ session: HeadlessDragSession) {
        guard dragSession != nil, session.source != nil else { return }
        dragSession = nil
        tell(events.events.dragSessionDidEnd, session, at: NoPosition())
    }
}
