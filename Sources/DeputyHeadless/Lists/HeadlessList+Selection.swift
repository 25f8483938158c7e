import DeputyLists
public import Foundation

/// Selecting items in code.
extension HeadlessList {
    /// Selects an item as code does: without questions or notices, also if a tap could not select it.
    ///
    /// A pending reload is done first. If one item can be selected at a time, the others are deselected. Nil deselects
    /// all items. An item the list does not have changes nothing; a collection view raises an exception for it.
    public func selectItem(at indexPath: IndexPath?) {
        reloadIfDue()
        guard let indexPath else { return deselectAll() }
        guard numbers.contains(indexPath) else { return refuseToSelect(indexPath) }
        if !allowsSeveral { deselectAll(except: indexPath) }
        markSelected(indexPath)
    }

    /// Deselects an item as code does: without questions or notices. An item that is not selected stays as it is.
    public func deselectItem(at indexPath: IndexPath) {
        if selection.remove(indexPath) { cell(at: indexPath)?.isSelected = false }
    }

    func markSelected(_ item: IndexPath) {
        if selection.insert(item) { cell(at: item)?.isSelected = true }
    }

    func deselectAll(except kept: IndexPath? = nil) {
        for item in selectedItems.reversed() where item != kept { deselectItem(at: item) }
    }
}

/// The steps that the gestures of both lists share.
extension HeadlessList {
    /// Whether several items can be selected at this moment.
    var allowsSeveral: Bool { interaction.allowsMultipleSelection(isEditing: isEditing) }

    /// Whether the delegate lets an item be highlighted; true if the question is not announced.
    func mayHighlight(_ item: IndexPath) -> Bool { ask(events.shouldHighlight, (), at: item) ?? true }

    /// Touches an item; ``touchedItem`` is where it is then, nil after a reload.
    /// - Returns: whether the item may be highlighted.
    func highlight(_ item: IndexPath) -> Bool {
        guard mayHighlight(item), numbers.contains(item) else { return false }
        touchedItem = item
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
        guard numbers.contains(item) else { return false }
        if cell(at: item) == nil { scroll(to: item) }
        return numbers.contains(item)
    }
}
