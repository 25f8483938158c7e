import DeputyLists
public import Foundation

/// Swiping rows.
extension HeadlessTable {
    /// Swipes a row: the actions behind it, or nil if there are none.
    ///
    /// If the delegate gives none for the trailing edge, the table asks for actions of the old kind, and has a delete
    /// action of its own where the row can be deleted. The actions stay until ``endSwipe()``, or the next gesture that
    /// ends them.
    @discardableResult
    public func swipe(_ indexPath: IndexPath, _ edge: SwipeEdge) -> HeadlessSwipeActions? {
        endSwipe()
        guard reach(indexPath), canEdit(indexPath), let actions = actions(of: indexPath, edge) else { return nil }
        tell(events.events.willBeginEditing, (), at: indexPath)
        swipedRow = indexPath
        return actions
    }

    /// Closes the actions of a swiped row.
    public func endSwipe() {
        guard let row = swipedRow else { return }
        swipedRow = nil
        tell(events.events.didEndEditing, (), at: row)
    }

    private func actions(of indexPath: IndexPath, _ edge: SwipeEdge) -> HeadlessSwipeActions? {
        if edge == .leading { return ask(events.events.leadingSwipeActionsConfiguration, (), at: indexPath) ?? nil }
        if let actions = ask(events.events.trailingSwipeActionsConfiguration, (), at: indexPath) ?? nil {
            return actions
        }
        if let actions = ask(events.events.editActions, (), at: indexPath) ?? nil {
            return HeadlessSwipeActions(actions.map(\.title))
        }
        guard isAnnounced(events.events.commitEditingStyle), editingStyle(of: indexPath) == .delete else { return nil }
        let title = ask(events.events.titleForDeleteConfirmationButton, (), at: indexPath) ?? nil
        return HeadlessSwipeActions([title ?? "Delete"])
    }
}
