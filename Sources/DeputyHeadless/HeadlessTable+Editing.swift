import DeputyLists
public import Foundation

/// Editing rows: what a person can do depends on what is announced, as in a table view.
extension HeadlessTable {
    /// Begins editing: the table asks of each row on screen whether it may be edited.
    public func beginEditing() {
        layOut()
        isEditing = true
        for row in visibleRows { _ = canEdit(row) }
    }

    /// Ends editing.
    public func endEditing() {
        layOut()
        isEditing = false
    }

    /// Deletes a row with its delete control.
    ///
    /// There is none unless `commitEditingStyle` is announced, and none for a row that may not be edited. The data is the
    /// handler's to change.
    /// - Returns: whether the table told that the row is to be deleted.
    @discardableResult
    public func delete(_ indexPath: IndexPath) -> Bool { commit(.delete, indexPath) }

    /// Inserts at a row with its insert control, under the same conditions as ``delete(_:)``.
    @discardableResult
    public func insert(_ indexPath: IndexPath) -> Bool { commit(.insert, indexPath) }

    /// Drags a row to another place.
    ///
    /// There is no reorder control unless `moveRowTo` is announced. The data is the handler's to change.
    /// - Returns: whether the table told that the row is to be moved.
    @discardableResult
    public func move(_ source: IndexPath, to destination: IndexPath) -> Bool {
        guard reach(source), layout.contains(destination), isAnnounced(events.events.moveRowTo) else { return false }
        tell(events.events.moveRowTo, destination, at: source)
        return true
    }

    /// Swipes a row: the actions behind it, or nil if there are none.
    ///
    /// If the delegate gives none for the trailing edge, the table has a delete action of its own where the row can be
    /// deleted.
    @discardableResult
    public func swipe(_ indexPath: IndexPath, _ edge: SwipeEdge) -> HeadlessSwipeActions? {
        guard reach(indexPath), edge == .trailing, canEdit(indexPath) else { return nil }
        if let actions = ask(events.events.trailingSwipeActionsConfiguration, (), at: indexPath) ?? nil {
            return actions
        }
        return isAnnounced(events.events.commitEditingStyle) ? HeadlessSwipeActions(["Delete"]) : nil
    }

    private func commit(_ style: HeadlessEditingStyle, _ indexPath: IndexPath) -> Bool {
        guard reach(indexPath), isAnnounced(events.events.commitEditingStyle), canEdit(indexPath) else { return false }
        tell(events.events.commitEditingStyle, style, at: indexPath)
        return true
    }

    func canEdit(_ indexPath: IndexPath) -> Bool { ask(events.events.canEditCell, (), at: indexPath) ?? true }
}
