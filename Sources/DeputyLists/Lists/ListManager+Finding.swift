import Deputy
public import Foundation

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
        guard let (identity, row) = answerer.menuRow else { return nil }
        return identity.map { updater.data.current.indexPath(of: $0, near: row) } ?? row
    }

    /// The manager that takes the place of a list's data source; nil if there is none.
    ///
    /// For tools that look at any list, such as an inspector; an app knows its managers.
    public static func manager(of list: Kit.List) -> ListManager? {
        let occupants = Kit.slots.lazy.compactMap { Kit.occupant(of: $0, in: list) as? any _SlotProxy }
        return occupants.compactMap { ($0.slot.keeper as? SlotKeeper<Kit>)?.manager }.first
    }
}
