import DeputyLists
public import Foundation

/// Context menus of rows, in a table view's order.
extension HeadlessTable {
    /// Presses a row for long: its context menu, or nil if it has none, or one without items. ``perform(_:)`` taps an item.
    @discardableResult
    public func press(_ indexPath: IndexPath, at point: CGPoint = .zero) -> HeadlessMenu? {
        closeMenu()
        guard reach(indexPath) else { return nil }
        return show(ask(events.contextMenuConfiguration, point, at: indexPath) ?? nil)
    }
}
