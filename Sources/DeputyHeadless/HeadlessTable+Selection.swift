import DeputyLists
public import Foundation

/// Selecting rows, in a table view's order.
extension HeadlessTable {
    /// Taps a row: the table asks which row to select, and tells that it is selected.
    ///
    /// A row that is off screen is scrolled to first, as a person would.
    /// - Returns: whether a row was selected; false also for a row the table does not have.
    @discardableResult
    public func tap(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath) else { return false }
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.events.willSelect, (), at: indexPath) ?? proposed, layout.contains(target) else {
            return false
        }
        if let old = selectedRow { cell(at: old)?.isSelected = false }
        selectedRow = target
        cell(at: target)?.isSelected = true
        tell(events.events.didSelect, (), view: cell(at: target), at: target)
        return true
    }

    /// Moves focus to a row, if the delegate lets it.
    /// - Returns: whether it moved.
    @discardableResult
    public func focus(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath) else { return false }
        let context = HeadlessFocusContext(previous: focusedRow, next: indexPath)
        guard ask(events.events.shouldUpdateFocus, context, at: Nowhere()) ?? true else { return false }
        focusedRow = indexPath
        return true
    }

    /// Applies what is pending and brings a row on screen; false for a row the table does not have.
    func reach(_ indexPath: IndexPath) -> Bool {
        layOut()
        guard layout.contains(indexPath) else { return false }
        if cell(at: indexPath) == nil { scroll(to: indexPath) }
        return layout.contains(indexPath)
    }
}
