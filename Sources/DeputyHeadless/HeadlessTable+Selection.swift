import DeputyLists
public import Foundation

/// Selecting rows, in a table view's order.
extension HeadlessTable {
    /// Taps a row.
    ///
    /// The table asks whether it may be highlighted, tells that it is and is no longer, asks which row to select, asks
    /// and tells for the row that is deselected, tells that the row is selected, and performs its primary action. Where
    /// several rows can be selected, tapping a selected one deselects it. A row that is off screen is scrolled to first,
    /// as a person would.
    /// - Returns: whether a row was selected, or deselected by its tap; false also for a row the table does not have.
    @discardableResult
    public func tap(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath), highlight(indexPath) else { return false }
        if allowsMultipleSelection, selectedRows.contains(indexPath) { return deselect(indexPath) }
        guard let target = select(indexPath) else { return false }
        performPrimaryAction(target)
        return true
    }

    /// Taps the detail button of a row; the row is not selected by it.
    /// - Returns: whether the table has the row.
    @discardableResult
    public func tapAccessory(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath) else { return false }
        tell(events.events.accessoryButtonTapped, (), view: cell(at: indexPath), at: indexPath)
        return true
    }

    /// Drags with two fingers over some rows of a section, to select them all.
    ///
    /// There is no such gesture unless `shouldBeginMultipleSelectionInteraction` says yes; the table is editing from then
    /// on.
    /// - Returns: whether it began.
    @discardableResult
    public func selectRows(from first: IndexPath, through last: IndexPath) -> Bool {
        guard reach(first), layout.contains(last), last[0] == first[0], first <= last,
            ask(events.events.shouldBeginMultipleSelectionInteraction, (), at: first) ?? false
        else { return false }
        isEditing = true
        allowsMultipleSelection = true
        tell(events.events.didBeginMultipleSelectionInteraction, (), at: first)
        for row in first[1]...last[1] where reach([first[0], row]) {
            let path: IndexPath = [first[0], row]
            if !selectedRows.contains(path), highlight(path) { _ = select(path) }
        }
        tell(events.events.didEndMultipleSelectionInteraction, (), at: NoPosition())
        return true
    }

    private func highlight(_ indexPath: IndexPath) -> Bool {
        guard ask(events.events.shouldHighlight, (), at: indexPath) ?? true else { return false }
        tell(events.events.didHighlight, (), at: indexPath)
        tell(events.events.didUnhighlight, (), at: indexPath)
        return layout.contains(indexPath)
    }

    /// Selects the row that the delegate wants for a tap; the row, or nil if none is to be.
    func select(_ indexPath: IndexPath) -> IndexPath? {
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.events.willSelect, (), at: indexPath) ?? proposed, layout.contains(target) else {
            return nil
        }
        if !allowsMultipleSelection {
            for old in selectedRows where old != target { _ = deselect(old) }
        }
        selectedRows.removeAll { $0 == target }
        selectedRows.append(target)
        cell(at: target)?.isSelected = true
        tell(events.events.didSelect, (), view: cell(at: target), at: target)
        return target
    }

    private func deselect(_ indexPath: IndexPath) -> Bool {
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.events.willDeselect, (), at: indexPath) ?? proposed,
            let index = selectedRows.firstIndex(of: target)
        else { return false }
        selectedRows.remove(at: index)
        cell(at: target)?.isSelected = false
        tell(events.events.didDeselect, (), at: target)
        return true
    }

    private func performPrimaryAction(_ indexPath: IndexPath) {
        guard isAnnounced(events.events.performPrimaryAction),
            ask(events.events.canPerformPrimaryAction, (), at: indexPath) ?? !isEditing
        else { return }
        tell(events.events.performPrimaryAction, (), at: indexPath)
    }

    /// Applies what is pending and brings a row on screen; false for a row the table does not have.
    func reach(_ indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        guard layout.contains(indexPath) else { return false }
        if cell(at: indexPath) == nil { scroll(to: indexPath) }
        return layout.contains(indexPath)
    }
}
