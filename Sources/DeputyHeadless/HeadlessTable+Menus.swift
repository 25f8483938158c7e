import DeputyLists
public import Foundation

/// Context menus, in a table view's order.
extension HeadlessTable {
    /// Presses a row for long: its context menu, or nil if it has none, or one without items. ``perform(_:)`` taps an item.
    @discardableResult
    public func press(_ indexPath: IndexPath, at point: CGPoint = .zero) -> HeadlessMenu? {
        closeMenu()
        guard reach(indexPath), let menu = ask(events.events.contextMenuConfiguration, point, at: indexPath) ?? nil,
            !menu.items.isEmpty
        else {
            return nil
        }
        self.menu = menu
        _ = ask(events.events.previewForHighlightingContextMenu, menu, at: NoPosition())
        tell(events.events.willDisplayContextMenu, (menu, HeadlessMenuAnimator()), at: NoPosition())
        return menu
    }

    /// Closes the context menu that is shown.
    public func closeMenu() {
        guard let menu else { return }
        self.menu = nil
        _ = ask(events.events.previewForDismissingContextMenu, menu, at: NoPosition())
        tell(events.events.willEndContextMenuInteraction, (menu, HeadlessMenuAnimator()), at: NoPosition())
    }

    /// Taps the preview of the context menu that is shown, which closes it.
    /// - Returns: whether there was one.
    @discardableResult
    public func tapPreview() -> Bool {
        guard let menu else { return false }
        self.menu = nil
        tell(events.events.willPerformPreviewAction, (menu, HeadlessMenuAnimator()), at: NoPosition())
        tell(events.events.willEndContextMenuInteraction, (menu, HeadlessMenuAnimator()), at: NoPosition())
        return true
    }
}
