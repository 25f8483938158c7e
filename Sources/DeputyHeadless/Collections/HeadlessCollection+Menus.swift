import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// Context menus of one item, of several, or of none, in a collection view's order.
extension HeadlessCollection {
    /// The items that the context menu that is shown is for; empty for none, or for a menu of the background.
    package var menuItems: [IndexPath] { menus.items }

    /// Presses the space between the items for long: the menu of the collection as a whole, or nil.
    @discardableResult
    public func pressBackground(at point: CGPoint = .zero) -> HeadlessMenu? {
        closeMenu()
        beginGesture(.pressBackground)
        defer { endGesture() }
        layoutIfNeeded()
        return openMenu(of: [], at: point)
    }

    /// Spreads an item with two fingers: the scene that it opens in, or nil.
    @discardableResult
    public func spread(_ indexPath: IndexPath, at point: CGPoint = .zero) -> HeadlessScene? {
        beginGesture(.spread, indexPath)
        defer { endGesture() }
        guard reach(indexPath) else { return nil }
        return ask(events.sceneActivationConfiguration, point, at: indexPath) ?? nil
    }

    /// Whether the delegate implements menus of several items; the questions about one item are then not asked.
    private var knowsMenusOfSeveral: Bool {
        isAnnounced(events.contextMenuConfigurationForItemsAtIndexPaths) || isAnnounced(events.highlightPreview)
            || isAnnounced(events.dismissalPreview)
    }

    /// Asks for the context menu of some items; of the first of them, in the older way.
    func askMenu(ofItems items: [IndexPath], at point: CGPoint) -> HeadlessMenu? {
        guard knowsMenusOfSeveral else {
            return items.first.flatMap { ask(events.contextMenuConfiguration, point, at: $0) ?? nil }
        }
        return ask(events.contextMenuConfigurationForItemsAtIndexPaths, (items, point), at: NoPosition()) ?? nil
    }

    /// Asks for the preview of each item of a menu; of a menu of one item, in the older way.
    func askItemPreviews(of menu: HeadlessMenu, _ moment: MenuMoment) {
        guard knowsMenusOfSeveral else {
            askPreview(of: menu, moment)
            return
        }
        let question =
            switch moment {
            case .isShown: events.highlightPreview
            case .isDismissed: events.dismissalPreview
            }
        for item in menuItems { _ = ask(question, menu, at: item) }
    }

    // MARK: Moving

    /// Asks where a moved item may land; the older question only where the newer is not announced.
    func target(of moving: MovingItem, over proposed: IndexPath) -> IndexPath? {
        if isAnnounced(events.targetIndexPathForMoveFromItem) {
            return ask(events.targetIndexPathForMoveFromItem, (moving.target, proposed), at: moving.source)
        }
        return ask(events.targetIndexPathForMovingItem, proposed, at: moving.target)
    }
}

/// A scene that an item opens in, by name.
public struct HeadlessScene: Equatable, Sendable {
    /// Its name, to compare by.
    public var name: String

    /// One of this name.
    public init(_ name: String) { self.name = name }
}
