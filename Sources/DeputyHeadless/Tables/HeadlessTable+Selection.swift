import DeputyLists
public import Foundation

/// Selecting rows, in a table view's order.
extension HeadlessTable {
    /// Taps a row.
    ///
    /// The table asks whether the row may be highlighted, tells that it is and is no longer, asks whether the row has a
    /// primary action to perform, asks which row to select, asks and tells for those that are deselected, tells that the
    /// row is selected, and performs its primary action, also if no row is to be selected. A row that is off screen is
    /// scrolled to first, as a person would.
    ///
    /// - Nothing is asked where ``allowsSelection``, or in editing ``allowsSelectionDuringEditing``, says no.
    /// - Where several rows can be selected, a tap on a selected one deselects it. If a primary action is performed, a tap
    ///   selects its row alone, as where one row can be selected.
    /// - While a row is swiped, a tap closes the swipe and does nothing else.
    /// - A handler of its sequence may change the rows and `flush()`. Until `willSelect` is asked the tap is on the row the
    ///   finger touched, also if that has moved. A reload removes the row, and the tap ends without a further event. From
    ///   `willSelect` on it is on an index path, as in a table view: a row inserted above changes which row that is.
    /// - Returns: whether a row was selected, or deselected by its tap; false also for a row the table does not have.
    @discardableResult
    public func tap(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath) else { return false }
        guard swipedRow == nil else {
            endSwipe()
            return false
        }
        guard interaction.allowsSelection(isEditing: isEditing), let row = touch(indexPath) else { return false }
        // Asked once for each of the two things that depend on it, as a table view does.
        let isExclusive = canPerformPrimaryAction(row)
        let performs = canPerformPrimaryAction(row)
        touchedItem = nil
        if !isExclusive, allowsSeveral, selection.contains(row) { return deselect(row) }
        let target = select(row, alone: isExclusive || !allowsSeveral)
        if performs { tell(events.performPrimaryAction, (), at: target ?? row) }
        return target != nil
    }

    /// Taps the detail button of a row; the row is not selected by it.
    /// - Returns: whether the table has the row.
    @discardableResult
    public func tapAccessory(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath) else { return false }
        tell(events.accessoryButtonTapped, (), view: cell(at: indexPath), at: indexPath)
        return true
    }

    /// Drags with two fingers over some rows of a section, to select them all.
    ///
    /// There is no such gesture unless several rows can be selected, in editing or before it, and
    /// `shouldBeginMultipleSelectionInteraction` says yes. Where several can be selected in editing, the table is editing
    /// from then on.
    /// - Returns: whether it began.
    @discardableResult
    public func selectRows(from first: IndexPath, through last: IndexPath) -> Bool {
        let beginsEditing = interaction.allowsMultipleSelectionDuringEditing
        guard reach(first), Kit.mayBeginSelectingSeveral(self) else { return false }
        return dragTwoFingers(from: first, through: last) {
            if beginsEditing { beginEditing() }
        } touch: {
            guard let touched = touch($0) else { return }
            touchedItem = nil
            _ = select(touched, alone: false)
        }
    }

    /// Touches a row and lifts the finger: where the row is then; nil if it may not be highlighted, or after a reload.
    private func touch(_ indexPath: IndexPath) -> IndexPath? {
        guard highlight(indexPath), let touchedItem else { return nil }
        tell(events.didUnhighlight, (), at: touchedItem)
        return self.touchedItem
    }

    /// Selects the row that the delegate wants for a tap; the row, or nil if none is to be.
    /// - Parameter alone: whether all others are deselected.
    func select(_ indexPath: IndexPath, alone: Bool) -> IndexPath? {
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.willSelect, (), at: indexPath) ?? proposed, numbers.contains(target) else {
            return nil
        }
        if alone {
            for old in selectedItems where old != target { _ = deselect(old) }
        }
        if numbers.contains(target) { markSelected(target) }
        tell(events.didSelect, (), view: cell(at: target), at: target)
        return target
    }

    private func deselect(_ indexPath: IndexPath) -> Bool {
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.willDeselect, (), at: indexPath) ?? proposed,
            selection.contains(target)
        else { return false }
        deselectRow(at: target)
        tell(events.didDeselect, (), at: target)
        return true
    }
}
