import DeputyLists
public import Foundation

/// Swiping rows.
extension HeadlessTable {
    /// The row whose swipe actions are shown; nil for none.
    public var swipedRow: IndexPath? { editing.swipedRow }

    /// The actions of the swiped row that are shown; nil for none. ``HeadlessList/perform(_:)`` taps one.
    public var swipeActions: HeadlessSwipeActions? { editing.actions }

    /// Swipes a row: the actions behind it, or nil if there are none.
    ///
    /// The row may be swiped if `canEditCell` allows it and something that gives actions is announced. At the trailing edge
    /// the table has a delete action of its own, if `commitEditingStyle` is announced and the row's editing style is to
    /// delete, for a delegate that gives nil. Actions of the old kind are asked for only where
    /// `trailingSwipeActionsConfiguration` is not announced. A configuration without actions opens nothing.
    ///
    /// An open swipe closes; then `willBeginEditing` is sent, the table is editing, and all rows are deselected without
    /// a notice. The actions stay until ``endSwipe()``, the next gesture that ends them, the row's deletion or a
    /// reload. ``HeadlessList/perform(_:)`` taps one.
    @discardableResult
    public func swipe(_ indexPath: IndexPath, _ edge: HeadlessSwipeEdge) -> HeadlessSwipeActions? {
        beginGesture(.swipe, indexPath, text: "\(edge)")
        defer { endGesture() }
        guard reach(indexPath) else { return nil }
        let actions = hasSwipes && canEdit(indexPath) ? actions(of: indexPath, edge) : nil
        endSwipe()
        guard let actions, !actions.actions.isEmpty, layout.contains(indexPath) else { return nil }
        tell(events.willBeginEditing, (), at: indexPath)
        guard layout.contains(indexPath) else { return nil }
        editing.open(actions, of: indexPath)
        if !editing.isInMode { deselectAll() }
        setUpEditing(cell(at: indexPath), at: indexPath)
        return actions
    }

    /// Closes the actions of a swiped row: the table is no longer editing, and `didEndEditing` is sent.
    public func endSwipe() {
        guard swipedRow != nil else { return }
        beginGesture(.endSwipe)
        defer { endGesture() }
        closeSwipe()
    }

    /// The same, where no person closes them.
    func closeSwipe() {
        guard let row = editing.close() else { return }
        tell(events.didEndEditing, (), at: row)
    }

    /// Ends the swipe of a deleted row: `didEndEditing` is sent without a row.
    func endSwipeOfDeletedRow() {
        guard editing.closeWithoutRow(), isAnnounced(events.didEndEditing), let delegate else { return }
        log(events.didEndEditing, .host)
        delegate.tellWithoutRow(events.didEndEditing)
    }

    /// Taps a swipe action by its title.
    /// - Returns: whether there is one.
    func tapSwipeAction(_ title: String) -> Bool {
        guard let action = swipeActions?.actions.first(where: { $0.title == title }) else { return false }
        let number = editing.swipes
        action.handler { [weak self] wasPerformed in
            guard let self else { return }
            switch editing.report(action.style, wasPerformed: wasPerformed, inSwipe: number) {
            case .closes: endSwipe()
            case .stays(let row?): delegate?.table(self, didPerformDestructiveActionAt: row)
            case .stays(nil), .comesLate: break
            }
        }
        return true
    }

    private var hasSwipes: Bool {
        isAnnounced(events.commitEditingStyle) || isAnnounced(events.editActions)
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
