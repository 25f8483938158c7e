import DeputyLists
public import Foundation

/// Selecting rows, in a table view's order.
extension HeadlessTable {
    /// Taps a row that is within reach.
    func tapRow(_ indexPath: IndexPath) -> Bool {
        guard swipedRow == nil else {
            endSwipe()
            return false
        }
        guard allowsSelectionNow, let row = touch(indexPath) else { return false }
        // Asked once for each of the two things that depend on it, as a table view does.
        let isExclusive = canPerformPrimaryAction(row)
        let performs = canPerformPrimaryAction(row)
        selection.touched = nil
        switch selection.tap(on: row, isPrimaryAction: isExclusive, allowsSeveral: allowsSeveral) {
        case .deselects:
            return deselect(row)
        case .selects(let alone):
            let target = select(row, alone: alone)
            if performs { tell(events.performPrimaryAction, (), at: target ?? row) }
            return target != nil
        }
    }

    /// Taps the detail button of a row; the row is not selected by it.
    /// - Returns: whether the table has the row.
    @discardableResult
    public func tapAccessory(_ indexPath: IndexPath) -> Bool {
        beginGesture(.tapAccessory, indexPath)
        defer { endGesture() }
        guard reach(indexPath) else { return false }
        tell(events.accessoryButtonTapped, (), view: cell(at: indexPath), at: indexPath)
        return true
    }

    /// Drags with two fingers over rows, the first of which is within reach.
    func dragOverRows(from first: IndexPath, through last: IndexPath) -> Bool {
        let beginsEditing = interaction.allowsMultipleSelectionDuringEditing
        guard interaction.allowsMultipleSelectionDuringEditing || allowsSeveral else { return false }
        return dragTwoFingers(from: first, through: last) {
            if beginsEditing { beginEditing() }
        } touch: {
            guard let touched = touch($0) else { return }
            selection.touched = nil
            _ = select(touched, alone: false)
        }
    }

    /// Touches a row and lifts the finger: where the row is then; nil if it may not be highlighted, or after a reload.
    private func touch(_ indexPath: IndexPath) -> IndexPath? {
        guard highlight(indexPath), let touched = selection.touched else { return nil }
        tell(events.didUnhighlight, (), at: touched)
        return selection.touched
    }

    /// Selects the row that the delegate wants for a tap; the row, or nil if none is to be.
    /// - Parameter alone: whether all others are deselected.
    func select(_ indexPath: IndexPath, alone: Bool) -> IndexPath? {
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.willSelect, (), at: indexPath) ?? proposed, numbers.contains(target) else {
            return nil
        }
        if alone {
            for old in selection.others(than: target) { _ = deselect(old) }
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
        deselectItem(at: target)
        tell(events.didDeselect, (), at: target)
        return true
    }
}
