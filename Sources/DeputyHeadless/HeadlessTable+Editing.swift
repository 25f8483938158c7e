import DeputyLists
public import Foundation

/// Editing rows: what a person can do depends on what is announced, as in a table view.
extension HeadlessTable {
    /// Begins editing: the table asks of each row on screen whether and how it may be edited and moved.
    public func beginEditing() {
        endSwipe()
        layoutIfNeeded()
        isEditing = true
        for row in visibleRows where canEdit(row) { askEditingState(of: row) }
    }

    /// Asks how a row that may be edited is edited and moved: for each on screen when editing begins, and for each that comes
    /// on screen while it lasts.
    func askEditingState(of row: IndexPath) {
        guard editingStyle(of: row) != .none else { return }
        _ = ask(events.events.shouldIndentWhileEditing, (), at: row)
        _ = canMove(row)
    }

    /// Ends editing.
    public func endEditing() {
        layoutIfNeeded()
        isEditing = false
    }

    /// Deletes a row with its delete control.
    ///
    /// There is none unless `commitEditingStyle` is announced, none for a row that may not be edited, and none for a row
    /// whose editing style is another. The data is the handler's to change.
    /// - Returns: whether the table told that the row is to be deleted.
    @discardableResult
    public func delete(_ indexPath: IndexPath) -> Bool { commit(.delete, indexPath) }

    /// Inserts at a row with its insert control, which only a row has whose editing style says so.
    /// - Returns: whether the table told that a row is to be inserted.
    @discardableResult
    public func insert(_ indexPath: IndexPath) -> Bool { commit(.insert, indexPath) }

    /// Drags a row to another place with its reorder control.
    ///
    /// There is none unless `moveRowTo` is announced, nor for a row that may not move. The delegate may send the row
    /// elsewhere than proposed. The row has moved when the delegate is told; the data is the handler's to change.
    /// - Returns: whether the table told that the row is to be moved.
    @discardableResult
    public func move(_ source: IndexPath, to destination: IndexPath) -> Bool {
        guard reach(source), layout.contains(destination), canMove(source) else { return false }
        let target = ask(events.events.targetIndexPathForMove, destination, at: source) ?? destination
        guard layout.contains(target) else { return false }
        let cell = cell(at: source)
        moveRow(source, to: target)
        tell(events.events.moveRowTo, target, view: cell, at: source)
        showVisible()
        return true
    }

    private func commit(_ style: HeadlessEditingStyle, _ indexPath: IndexPath) -> Bool {
        guard reach(indexPath), isAnnounced(events.events.commitEditingStyle), canEdit(indexPath),
            editingStyle(of: indexPath) == style
        else { return false }
        if style == .delete { _ = ask(events.events.titleForDeleteConfirmationButton, (), at: indexPath) }
        tell(events.events.commitEditingStyle, style, at: indexPath)
        return true
    }

    func canEdit(_ indexPath: IndexPath) -> Bool { ask(events.events.canEditCell, (), at: indexPath) ?? true }

    func editingStyle(of indexPath: IndexPath) -> HeadlessEditingStyle {
        ask(events.events.editingStyle, (), at: indexPath) ?? .delete
    }

    private func canMove(_ indexPath: IndexPath) -> Bool {
        isAnnounced(events.events.moveRowTo) && ask(events.events.canMove, (), at: indexPath) ?? true
    }
}
