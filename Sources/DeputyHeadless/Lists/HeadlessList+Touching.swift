import DeputyLists
public import Foundation

/// Tapping items, and the steps that the gestures of both lists share.
extension HeadlessList {
    /// Taps an item. One that is off screen is scrolled to first, as a person would.
    ///
    /// A table asks whether the row may be highlighted, tells that it is and is no longer, asks whether the row has a primary
    /// action to perform, asks which row to select, asks and tells for those that are deselected, tells that the row is
    /// selected, and performs its primary action, also if no row is to be selected.
    ///
    /// A collection asks whether the item may be highlighted and tells that it is; asks whether it may be selected, or, on a
    /// selected one where several can be, deselected; tells whether it was; and tells last that the highlight has ended.
    ///
    /// - Nothing is asked where ``allowsSelection``, or in editing ``allowsSelectionDuringEditing``, says no.
    /// - Where several items can be selected, a tap on a selected one deselects it. If a primary action is performed, a tap
    ///   selects its item alone, as where one item can be selected.
    /// - Where one item can be selected the others are deselected first: a table asks `willDeselect`, a collection does not ask
    ///   `shouldDeselect`. A tap on the selected item selects it again.
    /// - A collection performs a primary action also of an item that may not be selected. When a collection view sends this notice
    ///   is not documented; here it comes after the selection, as with a table.
    /// - While a row is swiped, a tap closes the swipe and does nothing else.
    /// - A handler of its sequence may change the items and `flush()`: the tap is on the item that the finger touched, also if
    ///   that has moved. A reload removes the item, and the tap ends without a further event. From `willSelect` on a table's tap
    ///   is on an index path, as in a table view: a row inserted above changes which row that is.
    /// - Returns: whether an item was selected, or deselected by its tap; false also for one the list does not have.
    @discardableResult
    public func tap(_ indexPath: IndexPath) -> Bool {
        beginGesture(.tap, indexPath)
        defer { endGesture() }
        return reach(indexPath) && tapReached(indexPath)
    }

    /// Drags with two fingers over some items of a section, to select them all.
    ///
    /// There is no such gesture unless `shouldBeginMultipleSelectionInteraction` says yes.
    ///
    /// - A table needs a setting too: several rows can be selected, in editing or before it. Where that is in editing, the table
    ///   is editing from then on.
    /// - A collection needs none: several items can be selected from then on, also when the gesture is over.
    /// - Returns: whether it began.
    @discardableResult
    public func selectItems(from first: IndexPath, through last: IndexPath) -> Bool {
        beginGesture(.selectSeveral, first, last)
        defer { endGesture() }
        return reach(first) && dragReached(from: first, through: last)
    }

    /// Whether items can be selected at this moment.
    var allowsSelectionNow: Bool { interaction.allowsSelection(isEditing: isEditing) }

    /// Whether several items can be selected at this moment.
    var allowsSeveral: Bool { interaction.allowsMultipleSelection(isEditing: isEditing) }

    /// Whether the delegate lets an item be highlighted; true if the question is not announced.
    func mayHighlight(_ item: IndexPath) -> Bool { ask(events.shouldHighlight, (), at: item) ?? true }

    /// Touches an item; `selection.touched` is where it is then, nil after a reload.
    /// - Returns: whether the item may be highlighted.
    func highlight(_ item: IndexPath) -> Bool {
        guard mayHighlight(item), numbers.contains(item) else { return false }
        selection.touched = item
        tell(events.didHighlight, (), at: item)
        return true
    }

    /// Whether a tap performs the action of an item instead of only selecting it.
    func canPerformPrimaryAction(_ item: IndexPath) -> Bool {
        isAnnounced(events.performPrimaryAction) && ask(events.canPerformPrimaryAction, (), at: item) ?? !isEditing
    }

    /// Drags with two fingers over some items of a section, if the delegate lets that begin.
    /// - Parameters:
    ///   - mode: makes the list allow several selections, before the notice that the gesture has begun.
    ///   - touch: selects an item that the fingers come to, and that is not selected.
    /// - Returns: whether it began.
    func dragTwoFingers(
        from first: IndexPath, through last: IndexPath, mode: () -> Void, touch: (IndexPath) -> Void
    ) -> Bool {
        guard numbers.contains(last), last[0] == first[0], first <= last,
            ask(events.shouldBeginMultipleSelectionInteraction, (), at: first) ?? false
        else { return false }
        mode()
        tell(events.didBeginMultipleSelectionInteraction, (), at: first)
        for number in first[1]...last[1] {
            let item: IndexPath = [first[0], number]
            if reach(item), !selection.contains(item) { touch(item) }
        }
        tell(events.didEndMultipleSelectionInteraction, (), at: NoPosition())
        return true
    }

    /// Applies what is pending and brings an item on screen; false for an item the list does not have.
    func reach(_ item: IndexPath) -> Bool {
        layoutIfNeeded()
        return bring(item)
    }

    /// Brings an item on screen; false for one the list does not have.
    func bring(_ item: IndexPath) -> Bool {
        guard numbers.contains(item) else { return false }
        if cell(ofItem: item) == nil {
            prepareToAct()
            // With what is pending the item may go, which is no mistake of whoever touches it.
            layOutIfPending()
            scrollAtOnce(to: item)
        }
        return numbers.contains(item)
    }
}
