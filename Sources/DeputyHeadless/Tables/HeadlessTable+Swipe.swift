import DeputyLists
public import Foundation

/// Swiping rows.
extension HeadlessTable {
    /// Swipes a row: the actions behind it, or nil if there are none.
    ///
    /// The row may be swiped if `canEditCell` allows it and something that gives actions is announced. At the trailing edge
    /// the table has a delete action of its own, if `commitEditingStyle` is announced and the row's editing style is to
    /// delete, for a delegate that gives nil. Actions of the old kind are asked for only where
    /// `trailingSwipeActionsConfiguration` is not announced. A configuration without actions opens nothing.
    ///
    /// An open swipe closes; then `willBeginEditing` is sent, the table is editing, and all rows are deselected without
    /// a notice. The actions stay until ``endSwipe()``, the next gesture that ends them, the row's deletion or a
    /// reload. ``perform(_:)`` taps one.
    @discardableResult
    public func swipe(_ indexPath: IndexPath, _ edge: HeadlessSwipeEdge) -> HeadlessSwipeActions? {
        guard reach(indexPath) else { return nil }
        let actions = hasSwipes && canEdit(indexPath) ? actions(of: indexPath, edge) : nil
        endSwipe()
        guard let actions, !actions.actions.isEmpty, layout.contains(indexPath) else { return nil }
        tell(events.willBeginEditing, (), at: indexPath)
        guard layout.contains(indexPath) else { return nil }
        swipedRow = indexPath
        swipeActions = actions
        swipeNumber += 1
        if !isInEditingMode { deselectAll() }
        setUpEditing(at: indexPath)
        return actions
    }

    /// Closes the actions of a swiped row: the table is no longer editing, and `didEndEditing` is sent.
    public func endSwipe() {
        guard let row = swipedRow else { return }
        swipedRow = nil
        swipeActions = nil
        tell(events.didEndEditing, (), at: row)
    }

    /// Ends the swipe of a deleted row: `didEndEditing` is sent without a row, so no handler is called.
    func swipedRowIsGone() {
        swipeActions = nil
        guard isAnnounced(events.didEndEditing), let delegate else { return }
        log(events.didEndEditing, .host)
        delegate.tellWithoutRow(events.didEndEditing)
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
        layoutIfNeeded()
        if menu != nil { return performMenuItem(title) }
        guard let action = swipeActions?.actions.first(where: { $0.title == title }) else { return false }
        let number = swipeNumber
        action.handler { [weak self] wasPerformed in
            guard let self, swipeNumber == number else { return }
            guard action.style == .destructive, wasPerformed else { return endSwipe() }
            if let row = swipedRow, swipeActions?.isTablesOwn == false {
                delegate?.table(self, didPerformDestructiveActionAt: row)
            }
        }
        return true
    }

    private var hasSwipes: Bool {
        return isAnnounced(events.commitEditingStyle) || isAnnounced(events.editActions)
            || isAnnounced(events.leadingSwipeActionsConfiguration)
            || isAnnounced(events.trailingSwipeActionsConfiguration)
    }

    private func actions(of indexPath: IndexPath, _ edge: HeadlessSwipeEdge) -> HeadlessSwipeActions? {
        if edge == .leading { return ask(events.leadingSwipeActionsConfiguration, (), at: indexPath) ?? nil }
        return given(at: indexPath) ?? deleteAction(at: indexPath)
    }

    /// The actions the delegate gives for the trailing edge; those of the old kind only if it does not know the new.
    private func given(at indexPath: IndexPath) -> HeadlessSwipeActions? {
        if isAnnounced(events.trailingSwipeActionsConfiguration) {
            return ask(events.trailingSwipeActionsConfiguration, (), at: indexPath) ?? nil
        }
        let actions = ask(events.editActions, (), at: indexPath) ?? nil
        return actions.map { HeadlessSwipeActions($0.map { $0.swipeAction(at: indexPath) }) }
    }

    /// The table's own delete action, which sends `commitEditingStyle`.
    private func deleteAction(at indexPath: IndexPath) -> HeadlessSwipeActions? {
        guard isAnnounced(events.commitEditingStyle), canEdit(indexPath), editingStyle(of: indexPath) == .delete
        else { return nil }
        let title = ask(events.titleForDeleteConfirmationButton, (), at: indexPath) ?? nil
        let delete = HeadlessSwipeAction(title ?? "Delete", style: .destructive) { [weak self] isDone in
            guard let self, let row = swipedRow else { return }
            tell(events.commitEditingStyle, .delete, at: row)
            isDone(true)
        }
        var actions = HeadlessSwipeActions([delete])
        actions.isTablesOwn = true
        return actions
    }
}
