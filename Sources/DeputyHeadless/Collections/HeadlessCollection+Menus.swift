import DeputyLists
public import Foundation

/// Context menus of one item, of several, or of none, in a collection view's order.
extension HeadlessCollection {
    /// Presses an item for long: its context menu, or nil if it has none, or one without items. ``perform(_:)`` taps an item
    /// of the menu.
    ///
    /// On one of several selected items the menu is for all of them. Where `contextMenuConfigurationForItemsAtIndexPaths` or
    /// one of its previews is announced, none of the older questions about one item is asked.
    @discardableResult
    public func press(_ indexPath: IndexPath, at point: CGPoint = .zero) -> HeadlessMenu? {
        closeMenu()
        guard reach(indexPath) else { return nil }
        let isOfSeveral = selectedItems.count > 1 && selection.contains(indexPath)
        return open(menuOf: isOfSeveral ? selectedItems.sorted() : [indexPath], at: point)
    }

    /// Presses the space between the items for long: the menu of the collection as a whole, or nil.
    @discardableResult
    public func pressBackground(at point: CGPoint = .zero) -> HeadlessMenu? {
        closeMenu()
        layoutIfNeeded()
        return open(menuOf: [], at: point)
    }

    /// Taps an item of the context menu that is shown, by its title: the menu closes, then the item's closure runs.
    /// - Returns: whether there is such an item.
    @discardableResult
    public func perform(_ title: String) -> Bool {
        layoutIfNeeded()
        return performMenuItem(title)
    }

    /// Spreads an item with two fingers: the scene that it opens in, or nil.
    @discardableResult
    public func spread(_ indexPath: IndexPath, at point: CGPoint = .zero) -> HeadlessScene? {
        guard reach(indexPath) else { return nil }
        return ask(events.sceneActivationConfiguration, point, at: indexPath) ?? nil
    }

    /// Whether the delegate implements menus of several items; the questions about one item are then not asked.
    private var knowsMenusOfSeveral: Bool {
        isAnnounced(events.contextMenuConfigurationForItemsAtIndexPaths) || isAnnounced(events.highlightPreview)
            || isAnnounced(events.dismissalPreview)
    }

    private func open(menuOf items: [IndexPath], at point: CGPoint) -> HeadlessMenu? {
        let menu: HeadlessMenu?
        if knowsMenusOfSeveral {
            let question = events.contextMenuConfigurationForItemsAtIndexPaths
            menu = ask(question, (items, point), at: NoPosition()) ?? nil
        } else {
            menu = items.first.flatMap { ask(events.contextMenuConfiguration, point, at: $0) ?? nil }
        }
        menuItems = items
        return show(menu)
    }

    /// Asks for the preview of each item of a menu; of a menu of one item, in the older way.
    func askPreviews(_ question: ItemPreviewQuestion<HeadlessCollections>, of menu: HeadlessMenu) {
        if knowsMenusOfSeveral {
            for item in menuItems { _ = ask(question, menu, at: item) }
        } else {
            let older =
                question === events.highlightPreview
                ? events.previewForHighlightingContextMenu : events.previewForDismissingContextMenu
            _ = ask(older, menu, at: NoPosition())
        }
    }

    // MARK: Moving

    /// Asks where a moved item may land; the older question only where the newer is not announced.
    func target(of moving: HeadlessMovingItem, over proposed: IndexPath) -> IndexPath? {
        if isAnnounced(events.targetIndexPathForMoveFromItem) {
            return ask(events.targetIndexPathForMoveFromItem, (moving.target, proposed), at: moving.source)
        }
        return ask(events.targetIndexPathForMovingItem, proposed, at: moving.source)
    }
}

/// A scene that an item opens in, by name.
public struct HeadlessScene: Equatable, Sendable {
    /// Its name, to compare by.
    public var name: String

    /// One of this name.
    public init(_ name: String) { self.name = name }
}
