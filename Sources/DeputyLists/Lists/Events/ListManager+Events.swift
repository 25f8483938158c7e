public import Deputy
public import Foundation

/// Sending events to the manager.
extension ListManager {
    /// Sends an event its way: to the row's handlers, then to the owner; a question that nobody answers gets its default.
    /// - Parameters:
    ///   - event: the event.
    ///   - argument: what the event brings along.
    ///   - view: the view, if the list hands it over.
    ///   - position: where it happens.
    ///   - owner: calls the owner's own method; called only if it listed none.
    @discardableResult
    public func send<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer { core.send(event, argument, view: view, at: position, owner: owner) }

    /// Sends a notice about several items at once: a handler gets it for each, the owner once.
    package func sendSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        core.sendSeveral(event, at: paths, owner: owner)
    }

    /// Sends the end of what has begun with a row that is gone, so that the list names none.
    package func sendEnd(_ event: CellNotice, owner: (AnyObject) -> Void) { core.sendEnd(event, owner: owner) }
}

extension ListManager {
    /// The row or item that a context menu was last asked for, by its place in the data; nil if there was none, or its item is gone.
    ///
    /// The events of a menu's previews do not name the row:
    ///
    /// ```swift
    /// manager.onHost.previewForHighlightingContextMenu { [unowned manager] menu in
    ///     let cell = manager.contextMenuIndexPath.flatMap { tableView.cellForRow(at: $0) as? PhotoCell }
    ///     return cell.map { UITargetedPreview(view: $0.photo) }
    /// }
    /// ```
    public var contextMenuIndexPath: IndexPath? {
        guard let (identity, row) = core.menuRow else { return nil }
        return identity.map { core.data.current.indexPath(of: $0, near: row) } ?? row
    }

    /// The manager that takes the place of a list's data source; nil if there is none.
    ///
    /// For tools that look at any list, such as an inspector; an app knows its managers.
    public static func manager(of list: Kit.List) -> ListManager? {
        let occupants = Kit.slots.lazy.compactMap { Kit.occupant(of: $0, in: list) as? any _SlotProxy }
        return occupants.compactMap { ($0.slot.keeper as? SlotKeeper<Kit>)?.manager }.first
    }
}
