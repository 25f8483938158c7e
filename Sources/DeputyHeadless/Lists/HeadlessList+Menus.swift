import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// Context menus, in a list view's order.
extension HeadlessList {
    /// The context menu that is shown; nil for none.
    public var menu: HeadlessMenu? { menus.menu }

    /// Presses an item for long: its context menu, or nil if it has none, or one without items. ``perform(_:)`` taps an item
    /// of the menu.
    ///
    /// In a collection, on one of several selected items, the menu is for all of them. Where
    /// `contextMenuConfigurationForItemsAtIndexPaths` or one of its previews is announced, none of the older questions about one
    /// item is asked.
    @discardableResult
    public func press(_ indexPath: IndexPath, at point: CGPoint = .zero) -> HeadlessMenu? {
        closeMenu()
        beginGesture(.press, indexPath)
        defer { endGesture() }
        guard reach(indexPath) else { return nil }
        let items = hasMenusOfSeveral ? MenuState.items(pressing: indexPath, in: selection) : [indexPath]
        return openMenu(of: items, at: point)
    }

    /// Shows the context menu of some items, if there is anything in it.
    /// - Returns: the menu; nil for none.
    func openMenu(of items: [IndexPath], at point: CGPoint) -> HeadlessMenu? {
        let answer = askMenu(of: items, at: point)
        menus.items = items
        guard let menu = answer, !menu.items.isEmpty else { return nil }
        menus.menu = menu
        askPreviews(of: menu, .isShown)
        tell(events.willDisplayContextMenu, (menu, HeadlessMenuAnimator()), at: NoPosition())
        return menu
    }

    /// Closes the context menu that is shown.
    public func closeMenu() {
        guard menu != nil else { return }
        beginGesture(.closeMenu)
        defer { endGesture() }
        guard let menu = menus.close() else { return }
        askPreviews(of: menu, .isDismissed)
        tell(events.willEndContextMenuInteraction, (menu, HeadlessMenuAnimator()), at: NoPosition())
    }

    /// Taps the preview of the context menu that is shown, which closes it.
    /// - Returns: whether there was one.
    @discardableResult
    public func tapPreview() -> Bool {
        beginGesture(.tapPreview)
        defer { endGesture() }
        guard let menu = menus.close() else { return false }
        tell(events.willPerformPreviewAction, (menu, HeadlessMenuAnimator()), at: NoPosition())
        tell(events.willEndContextMenuInteraction, (menu, HeadlessMenuAnimator()), at: NoPosition())
        return true
    }

    /// Taps an action by its title: an item of the menu that is shown, else one of the swiped row's actions. Nothing else
    /// runs its closure.
    ///
    /// A menu closes, then its item's closure runs. A swipe action's closure reports when it is done: the swipe of a normal
    /// action closes then. So does that of a destructive action that was cancelled; one that was performed has deleted
    /// its row, and the swipe ends with it. If it has not, the actions stay open: the closure deletes the row and calls
    /// `flush()` before it reports that it is done.
    /// - Returns: whether there is such an action.
    @discardableResult
    public func perform(_ title: String) -> Bool {
        beginGesture(.perform, text: title)
        defer { endGesture() }
        layoutIfNeeded()
        guard menu != nil else { return performSwipeAction(title) }
        guard let item = menus.item(titled: title) else { return false }
        closeMenu()
        item.handler()
        return true
    }

    /// Asks for a preview of a menu, where it is one of the list as a whole.
    @discardableResult
    func askPreview(of menu: HeadlessMenu, _ moment: MenuMoment) -> HeadlessPreview? {
        let question =
            switch moment {
            case .isShown: events.previewForHighlightingContextMenu
            case .isDismissed: events.previewForDismissingContextMenu
            }
        return ask(question, menu, at: NoPosition()) ?? nil
    }
}
