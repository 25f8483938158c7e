public import Deputy
public import Foundation

/// Asking how an event is answered.
extension ListManager {
    /// How an event would be answered for a row: a dry run that evaluates conditions, and calls no handler and no owner.
    ///
    /// The result is about the event sent at this moment, with the rows that are on screen now.
    /// `answeredBy` is `.depends` if only a call can tell, and `.neverSent` if the list never sends the event. An event
    /// of a header, footer or the list is explained for the row's section, or for the list.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Kit.Events, E>, at indexPath: IndexPath) -> EventResolution {
        explain(dispatcher.events[keyPath: path], at: indexPath)
    }

    /// How an event of a section's header or footer would be answered; see ``explain(_:at:)``.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Kit.Events, E>, inSection section: Int) -> EventResolution {
        let event: DelegateEvent = dispatcher.events[keyPath: path]
        return explain(event, at: [section, 0])
    }

    package func explain(_ event: DelegateEvent, at indexPath: IndexPath) -> EventResolution {
        core.explanation(of: event, at: indexPath)
    }
}

/// Asking how what views emit is delivered.
extension ListManager {
    /// How an event that the cell at an index path emits would be delivered: a dry run.
    public func explainViewEvent(at indexPath: IndexPath) -> EventResolution? {
        let item = source.item(at: indexPath)
        var resolution = dispatcher.explainViewEvent(
            of: .cell, item: item, view: core.view(.cell, at: .row(indexPath)), at: .row(indexPath))
        if item == nil { resolution?.noItemBecause = observer?.noItemBecause }
        return resolution
    }

    /// How the last event that a cell emitted was delivered, while tracing is on.
    public var lastViewEventResolution: EventResolution? { dispatcher.lastViewEventResolution(of: .cell) }
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
