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
    ///   finger touched, wherever that is by then; a reload takes it away, and the tap ends without a word. From
    ///   `willSelect` on it is on an index path, as in a table view: what comes in above changes which row that is.
    /// - Returns: whether a row was selected, or deselected by its tap; false also for a row the table does not have.
    @discardableResult
    public func tap(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath) else { return false }
        guard swipedRow == nil else {
            endSwipe()
            return false
        }
        guard interaction.allowsSelection(isEditing: isEditing), highlight(indexPath), let touchedRow else {
            return false
        }
        // Asked once for each of the two things that depend on it, as a table view does.
        let isExclusive = canPerformPrimaryAction(touchedRow)
        let performs = canPerformPrimaryAction(touchedRow)
        self.touchedRow = nil
        if !isExclusive, allowsSeveral, selectedRows.contains(touchedRow) { return deselect(touchedRow) }
        let target = select(touchedRow, alone: isExclusive || !allowsSeveral)
        if performs { tell(events.events.performPrimaryAction, (), at: target ?? touchedRow) }
        return target != nil
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
    /// There is no such gesture unless several rows can be selected, in editing or before it, and
    /// `shouldBeginMultipleSelectionInteraction` says yes. Where several can be selected in editing, the table is editing
    /// from then on.
    /// - Returns: whether it began.
    @discardableResult
    public func selectRows(from first: IndexPath, through last: IndexPath) -> Bool {
        let beginsEditing = interaction.allowsMultipleSelectionDuringEditing
        guard reach(first), layout.contains(last), last[0] == first[0], first <= last, beginsEditing || allowsSeveral,
            ask(events.events.shouldBeginMultipleSelectionInteraction, (), at: first) ?? false
        else { return false }
        if beginsEditing { beginEditing() }
        tell(events.events.didBeginMultipleSelectionInteraction, (), at: first)
        for row in first[1]...last[1] where reach([first[0], row]) {
            let path: IndexPath = [first[0], row]
            guard !selectedRows.contains(path), highlight(path), let touched = touchedRow else { continue }
            touchedRow = nil
            _ = select(touched, alone: false)
        }
        tell(events.events.didEndMultipleSelectionInteraction, (), at: NoPosition())
        return true
    }

    /// Selects a row for a person who did not tap it, where selection is allowed; the others are deselected.
    /// - Returns: whether a row was selected.
    @discardableResult
    func selectAsTapped(_ indexPath: IndexPath) -> Bool {
        interaction.allowsSelection(isEditing: isEditing) && select(indexPath, alone: true) != nil
    }

    /// Whether several rows can be selected at this moment.
    private var allowsSeveral: Bool { interaction.allowsMultipleSelection(isEditing: isEditing) }

    /// Touches a row and lifts the finger; ``touchedRow`` is where it is then, nil after a reload.
    /// - Returns: whether the row may be highlighted.
    private func highlight(_ indexPath: IndexPath) -> Bool {
        guard ask(events.events.shouldHighlight, (), at: indexPath) ?? true, layout.contains(indexPath) else {
            return false
        }
        touchedRow = indexPath
        tell(events.events.didHighlight, (), at: indexPath)
        if let touchedRow { tell(events.events.didUnhighlight, (), at: touchedRow) }
        return true
    }

    /// Selects the row that the delegate wants for a tap; the row, or nil if none is to be.
    /// - Parameter alone: whether all others are deselected.
    func select(_ indexPath: IndexPath, alone: Bool) -> IndexPath? {
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.events.willSelect, (), at: indexPath) ?? proposed, layout.contains(target) else {
            return nil
        }
        if alone {
            for old in selectedRows where old != target { _ = deselect(old) }
        }
        if layout.contains(target) { markSelected(target) }
        tell(events.events.didSelect, (), view: cell(at: target), at: target)
        return target
    }

    private func deselect(_ indexPath: IndexPath) -> Bool {
        let proposed: IndexPath? = indexPath
        guard let target = ask(events.events.willDeselect, (), at: indexPath) ?? proposed,
            selectedRows.contains(target)
        else { return false }
        deselectRow(at: target)
        tell(events.events.didDeselect, (), at: target)
        return true
    }

    private func canPerformPrimaryAction(_ indexPath: IndexPath) -> Bool {
        isAnnounced(events.events.performPrimaryAction)
            && ask(events.events.canPerformPrimaryAction, (), at: indexPath) ?? !isEditing
    }

    /// Applies what is pending and brings a row on screen; false for a row the table does not have.
    func reach(_ indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        guard layout.contains(indexPath) else { return false }
        if cell(at: indexPath) == nil { scroll(to: indexPath) }
        return layout.contains(indexPath)
    }
}
