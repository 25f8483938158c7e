import DeputyLists
public import Foundation

/// Moving focus, in a table view's order.
extension HeadlessTable {
    /// Moves focus to a row, if it can have it and the delegate lets it.
    ///
    /// Where selection follows focus, the row is selected then.
    /// - Returns: whether it moved.
    @discardableResult
    public func focus(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath), ask(events.events.canFocus, (), at: indexPath) ?? true else { return false }
        let context = HeadlessFocusContext(previous: focusedRow, next: indexPath)
        guard ask(events.events.shouldUpdateFocus, context, at: NoPosition()) ?? true else { return false }
        focusedRow = indexPath
        tell(events.events.didUpdateFocus, (context, HeadlessFocusCoordinator()), at: NoPosition())
        if selectionFollowsFocus, ask(events.events.selectionFollowsFocus, (), at: indexPath) ?? true {
            _ = select(indexPath)
        }
        return true
    }

    /// Brings focus to the table: to the row the delegate prefers, or to the first one on screen.
    /// - Returns: whether it came.
    @discardableResult
    public func focus() -> Bool {
        layoutIfNeeded()
        let preferred = ask(events.events.indexPathForPreferredFocusedView, (), at: NoPosition()) ?? nil
        return (preferred ?? visibleRows.first).map(focus) ?? false
    }
}
