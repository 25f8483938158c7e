import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Dragging items and dropping on them, in a list view's order.
extension HeadlessList {
    /// The drag under way; nil for none.
    package var dragSession: HeadlessDragSession? { dragging.session }

    /// Begins to drag an item: the drag, or nil if the item cannot be dragged.
    ///
    /// Nil while ``dragInteractionEnabled`` is false. Otherwise an item can be dragged if the drag delegate gives items for it,
    /// or if it may be moved within the list: then the notice of a move is announced, `canMove` allows it, and an event of
    /// dragging or dropping is announced. A drag that is under way ends.
    /// `dragSessionDidEnd` is always sent at the end: by ``drop(_:at:)`` or ``cancelDrag()``.
    @discardableResult
    public func drag(_ indexPath: IndexPath) -> HeadlessDragSession? {
        cancelDrag()
        beginGesture(.drag, indexPath)
        defer { endGesture() }
        guard dragInteractionEnabled, isAnnounced(events.itemsForBeginningDragSession) || hasDropDelegate,
            reach(indexPath)
        else { return nil }
        var session = HeadlessDragSession(from: indexPath)
        session.add(ask(events.itemsForBeginningDragSession, session, at: indexPath) ?? [], from: indexPath)
        session.movesItem = canMove(indexPath)
        session.home.value = DragHome(list: ObjectIdentifier(self)) { [weak self] in self?.cancelDrag() }
        guard !session.items.isEmpty || session.movesItem else { return nil }
        _ = ask(events.dragPreviewParameters, (), at: indexPath)
        dragging.session = session
        tell(events.dragSessionWillBegin, session, at: NoPosition())
        _ = ask(events.dragSessionAllowsMoveOperation, session, at: NoPosition())
        _ = ask(events.dragSessionIsRestrictedToDraggingApplication, session, at: NoPosition())
        return session
    }

    /// Taps another item during a drag, which may add to it.
    /// - Returns: whether it did.
    @discardableResult
    public func addToDrag(_ indexPath: IndexPath) -> Bool {
        beginGesture(.addToDrag, indexPath)
        defer { endGesture() }
        guard let session = dragSession, reach(indexPath) else { return false }
        let items = ask(events.itemsForAddingToDragSession, (session, CGPoint.zero), at: indexPath) ?? []
        dragging.session?.add(items, from: indexPath)
        return !items.isEmpty
    }

    /// Hovers with the drag over an item for long, which opens it where that is allowed: if ``isSpringLoaded`` is true, and by default in
    /// a table only a row that is not dragged itself.
    /// - Returns: whether it was opened.
    @discardableResult
    public func hover(over indexPath: IndexPath) -> Bool {
        beginGesture(.hover, indexPath)
        defer { endGesture() }
        guard isSpringLoaded, let session = dragSession, reach(indexPath) else { return false }
        let context = HeadlessSpringLoadedContext(session)
        let mayOpen =
            ask(events.shouldSpringLoad, context, at: indexPath)
            ?? ownAnswer(events.shouldSpringLoad, context, at: indexPath)
        return mayOpen && selectAsTapped(indexPath)
    }

    /// Moves what is dragged, or a drag from elsewhere, over a place without dropping it: over an item, behind the last of a section,
    /// or nil for no place in particular.
    ///
    /// While it would be dropped there, a table has a gap open and is busy: see ``hasUncommittedUpdates``. ``drop(_:at:)`` without
    /// a drag drops it, and ``cancelDrag()`` ends it.
    /// - Returns: whether it would be dropped.
    @discardableResult
    public func dragOver(_ foreign: HeadlessDragSession? = nil, at indexPath: IndexPath?) -> Bool {
        beginGesture(.dragOver, indexPath.map { [$0] } ?? [], text: foreign?.recordedText)
        defer { endGesture() }
        layoutIfNeeded()
        guard let (session, isHandled) = guest(foreign, at: indexPath) else { return false }
        let move = session.move(droppedAt: indexPath, count: numberOfItems)
        let isAccepted = move != nil || isHandled && proposal(for: session, at: indexPath).isAccepting
        dragging.guest?.hasGap = isAccepted && indexPath != nil && opensGaps
        return isAccepted
    }

    /// Drops what is dragged, or a drag from elsewhere, on an item, or behind the last of a section; nil for no place in
    /// particular.
    ///
    /// An item of this list that was dragged alone and may be moved is moved, as with a reorder control. Else the drop
    /// delegate gets the drop, if there is one, it handles the drag and accepts the place. In every case it gets
    /// a notice when the drag has ended, and then the drag delegate of the list that it began in.
    /// - Returns: whether the list sent a notice of the drop or of the move.
    @discardableResult
    public func drop(_ foreign: HeadlessDragSession? = nil, at indexPath: IndexPath?) -> Bool {
        beginGesture(.drop, indexPath.map { [$0] } ?? [], text: foreign?.recordedText)
        defer { endGesture() }
        layoutIfNeeded()
        // The drag ends in the list that it began in.
        defer { if let home = foreign?.home.value { home.end() } else if foreign == nil { cancelDrag() } }
        guard let (session, isHandled) = guest(foreign, at: indexPath) else { return false }
        defer { sayGoodbye(session) }
        if let (source, target) = session.move(droppedAt: indexPath, count: numberOfItems) {
            return move(source, over: [target], isDragged: true)
        }
        return isHandled && performDrop(session, at: indexPath)
    }

    /// The drag that comes over a place, or was over another before; nil for none, or if there is no such place.
    private func guest(
        _ foreign: HeadlessDragSession?, at indexPath: IndexPath?
    ) -> (session: HeadlessDragSession, isHandled: Bool)? {
        guard let session = (foreign ?? dragging.guest?.foreign)?.seen(by: self) ?? dragSession,
            indexPath.map({ numbers.hasPlace($0, forItemAt: nil) }) ?? true
        else { return nil }
        if let guest = dragging.guest { return (session, guest.isHandled) }
        let isHandled = hasDropDelegate && ask(events.canHandleDropSession, session, at: NoPosition()) ?? true
        dragging.guest = (foreign, isHandled, hasGap: false)
        if isHandled { tell(events.dropSessionDidEnter, session, at: NoPosition()) }
        return (session, isHandled)
    }

    private func sayGoodbye(_ session: HeadlessDragSession, leaving: Bool = false) {
        guard let guest = dragging.guest else { return }
        dragging.guest = nil
        guard guest.isHandled else { return }
        if leaving { tell(events.dropSessionDidExit, session, at: NoPosition()) }
        tell(events.dropSessionDidEnd, session, at: NoPosition())
    }

    /// Ends the drag without dropping anything, also one from elsewhere that is over the list.
    public func cancelDrag() {
        guard let session = dragging.guest?.foreign ?? dragSession else { return }
        beginGesture(.cancelDrag)
        defer { endGesture() }
        sayGoodbye(session, leaving: true)
        if let own = dragging.end() { tell(events.dragSessionDidEnd, own, at: NoPosition()) }
    }

    // A protocol's required method is announced with any other method of the protocol.
    private var hasDropDelegate: Bool { isAnnounced(events.performDropWithCoordinator) }

    private func performDrop(_ session: HeadlessDragSession, at indexPath: IndexPath?) -> Bool {
        let proposal = proposal(for: session, at: indexPath)
        guard proposal.isAccepting else {
            tell(events.dropSessionDidExit, session, at: NoPosition())
            return false
        }
        var coordinator = HeadlessDropCoordinator(session, at: indexPath, proposal: proposal)
        coordinator.animate.value = { [weak self] in self?.animate($0, to: $1) ?? false }
        coordinator.insertPlaceholder.value = { [weak self] in self?.insertPlaceholder(for: $0, at: $1) }
        tell(events.performDropWithCoordinator, coordinator, at: NoPosition())
        return true
    }

    private func proposal(for session: HeadlessDragSession, at indexPath: IndexPath?) -> HeadlessDropProposal {
        ask(events.dropSessionDidUpdate, (session, indexPath), at: NoPosition()) ?? .cancel
    }

    private func animate(_ item: HeadlessDragItem, to place: IndexPath) -> Bool {
        if numbers.contains(place) {
            _ = ask(events.dropPreviewParameters, place, at: NoPosition())
            return true
        }
        raise(
            "attempt to drop an item to the \(words.item) at \(EventLocation.row(place)), which the \(words.list) does not have",
            at: .row(place),
            facts: [
                "The item is “\(item.text)”.",
                "The data and the \(words.list) are changed first: change the items, call flush(), then drop.",
            ])
        return false
    }
}
