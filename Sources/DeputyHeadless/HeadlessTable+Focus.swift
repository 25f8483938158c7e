import DeputyLists
public import Foundation

/// Moving focus, in a table view's order.
extension HeadlessTable {
    /// Moves focus to a row, if it can have it and the delegate lets it.
    ///
    /// Where `canFocus` is not announced the table decides: where ``allowsFocus``, or in editing
    /// ``allowsFocusDuringEditing``, says yes, a row can have focus that is selected, or may be selected and highlighted,
    /// and whose cell has nothing in it that can. Where selection follows focus, the row is selected then.
    /// - Returns: whether it moved.
    @discardableResult
    public func focus(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath), canFocus(indexPath) else { return false }
        return moveFocus(to: indexPath)
    }

    /// Brings focus to the table: to the selected row, to the one that had it last if the table remembers that, to the one
    /// the delegate prefers, to the one that had it last, or to the first on screen; the first of these that can have it.
    ///
    /// The delegate is asked only if no row before its own can have focus. A table view raises an exception if it names a
    /// row that is not there; here it is in ``exceptions``, and focus does not come.
    /// - Returns: whether it came.
    @discardableResult
    public func focus() -> Bool {
        layoutIfNeeded()
        let earlier = [selectedRow, remembersLastFocusedIndexPath ? focusedRow : nil]
        if let row = firstFocusable(in: earlier) { return moveFocus(to: row) }
        let preferred = ask(events.events.indexPathForPreferredFocusedView, (), at: NoPosition()) ?? nil
        if let preferred, !layout.contains(preferred) {
            raise(
                HeadlessException(
                    "the preferred focused row \(Place.row(preferred)) is not in the table", at: .row(preferred),
                    facts: ["indexPathForPreferredFocusedView named it.", "Focus stays where it is."]))
            return false
        }
        return firstFocusable(in: [preferred, focusedRow, visibleRows.first, [0, 0]]).map(moveFocus) ?? false
    }

    private func firstFocusable(in rows: [IndexPath?]) -> IndexPath? {
        rows.lazy.compactMap { $0 }.first { [self] in reach($0) && canFocus($0) }
    }

    private func canFocus(_ indexPath: IndexPath) -> Bool {
        ask(events.events.canFocus, (), at: indexPath) ?? Headless.canFocus(indexPath, in: self)
    }

    private func moveFocus(to indexPath: IndexPath) -> Bool {
        let context = HeadlessFocusContext(previous: focusedRow, next: indexPath)
        guard ask(events.events.shouldUpdateFocus, context, at: NoPosition()) ?? true else { return false }
        focusedRow = indexPath
        tell(events.events.didUpdateFocus, (context, HeadlessFocusCoordinator()), at: NoPosition())
        if selectionFollowsFocus, ask(events.events.selectionFollowsFocus, (), at: indexPath) ?? true {
            selectAsTapped(indexPath)
        }
        return true
    }
}
