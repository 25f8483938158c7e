import DeputyLists
public import Foundation

/// Editing rows: what a person can do depends on what is announced, as in a table view.
extension HeadlessTable {
    func setEditingMode(_ begins: Bool) {
        layoutIfNeeded()
        endSwipe()
        guard begins != editing.isInMode else { return }
        let keepsSelection = editing.keepsSelection(
            beginning: begins, interaction, selected: selectedItems.count)
        editing.isInMode = begins
        if !keepsSelection { deselectAll() }
        for row in visibleItems where layout.contains(row) { setUpEditing(cell(at: row), at: row) }
    }

    /// Asks of a row, on screen or about to come there, what shows of editing: whether it may be edited; and in editing, or
    /// if it is swiped itself, how, whether its content is indented, and whether it may be moved. A row of style none is
    /// asked too, because it may still be moved.
    func setUpEditing(_ cell: HeadlessCell?, at row: IndexPath) {
        guard canEdit(row), editing.isInMode || row == swipedRow else { return }
        // A table of several selections shows its check marks in the place of the controls.
        if !interaction.allowsMultipleSelectionDuringEditing || row == swipedRow { _ = editingStyle(of: row) }
        if let indents = ask(events.shouldIndentWhileEditing, (), at: row) { cell?.shouldIndentWhileEditing = indents }
        _ = canMove(row)
    }

    /// Deletes a row as a person does: with its red minus in editing, else by a swipe. Both open the actions of its
    /// trailing edge.
    ///
    /// If these are the table's own, the delete action is tapped too, and `commitEditingStyle` sent. Actions of the
    /// delegate are left open, as only a person knows which to tap: see ``swipeActions`` and ``HeadlessList/perform(_:)``.
    /// There are no actions of the table's own unless `commitEditingStyle` is announced, none for a row that may not be
    /// edited, and none for a row whose editing style is another. The handler has to change the data.
    /// - Returns: whether the table sent `commitEditingStyle`.
    @discardableResult
    public func delete(_ indexPath: IndexPath) -> Bool {
        beginGesture(.delete, indexPath)
        defer { endGesture() }
        guard reach(indexPath), !editing.isInMode || hasControl(.delete, at: indexPath),
            let actions = swipe(indexPath, .trailing), actions.isTablesOwn, swipedRow != nil
        else { return false }
        return perform(actions.titles[0])
    }

    /// Inserts at a row with its insert control, which only a row of that editing style has. The table need not be
    /// editing.
    /// - Returns: whether the table sent `commitEditingStyle`.
    @discardableResult
    public func insert(_ indexPath: IndexPath) -> Bool {
        beginGesture(.insert, indexPath)
        defer { endGesture() }
        guard reach(indexPath), isAnnounced(events.commitEditingStyle), hasControl(.insert, at: indexPath) else {
            return false
        }
        tell(events.commitEditingStyle, .insert, at: indexPath)
        return true
    }

    private func hasControl(_ style: HeadlessEditingStyle, at indexPath: IndexPath) -> Bool {
        guard canEdit(indexPath) else { return false }
        let hasCheckMark = editing.isInMode && interaction.allowsMultipleSelectionDuringEditing
        return !hasCheckMark && editingStyle(of: indexPath) == style
    }

    func canEdit(_ indexPath: IndexPath) -> Bool { ask(events.canEditCell, (), at: indexPath) ?? true }

    func editingStyle(of indexPath: IndexPath) -> HeadlessEditingStyle {
        ask(events.editingStyle, (), at: indexPath) ?? .delete
    }
}
