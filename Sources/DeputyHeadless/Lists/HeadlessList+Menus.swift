import DeputyLists
import Foundation

/// Context menus that are shown, in a list view's order.
extension HeadlessList {
    /// Shows a context menu, if there is anything in it.
    /// - Returns: the menu; nil for none.
    func show(_ menu: HeadlessMenu?) -> HeadlessMenu? {
        guard let menu, !menu.items.isEmpty else { return nil }
        self.menu = menu
        askHighlightPreviews(of: menu)
        tell(events.willDisplayContextMenu, (menu, HeadlessMenuAnimator()), at: NoPosition())
        return menu
    }

    /// Closes the context menu that is shown.
    public func closeMenu() {
        guard let menu else { return }
        self.menu = nil
        askDismissalPreviews(of: menu)
        tell(events.willEndContextMenuInteraction, (menu, HeadlessMenuAnimator()), at: NoPosition())
    }

    /// Taps an item of the context menu that is shown, by its title: the menu closes, then the item's closure runs.
    /// - Returns: whether there is such an item.
    func performMenuItem(_ title: String) -> Bool {
        guard let item = menu?.items.first(where: { $0.title == title }) else { return false }
        closeMenu()
        item.handler()
        return true
    }

    /// Taps the preview of the context menu that is shown, which closes it.
    /// - Returns: whether there was one.
    @discardableResult
    public func tapPreview() -> Bool {
        guard let menu else { return false }
        self.menu = nil
        tell(events.willPerformPreviewAction, (menu, HeadlessMenuAnimator()), at: NoPosition())
        tell(events.willEndContextMenuInteraction, (menu, HeadlessMenuAnimator()), at: NoPosition())
        return true
    }
}
