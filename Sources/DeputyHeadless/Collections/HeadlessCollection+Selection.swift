import DeputyLists
public import Foundation

/// Selecting items, in a collection view's order.
extension HeadlessCollection {
    /// Taps an item.
    ///
    /// The collection asks whether the item may be highlighted and tells that it is; asks whether it may be selected, or, on a
    /// selected one where several can be, deselected; tells whether it was; and tells last that the highlight has
    /// ended. An item that is off screen is scrolled to first, as a person would.
    ///
    /// - Nothing is asked where ``allowsSelection``, or in editing ``allowsSelectionDuringEditing``, says no.
    /// - If only one item can be selected the others are deselected first: `didDeselect` is sent, and `shouldDeselect` not
    ///   asked. A tap on the selected item selects it again.
    /// - An item that can perform a primary action is selected alone, and performs it, also if it may not be selected. When
    ///   a collection view sends this notice is not documented; here it comes after the selection, as with a table.
    /// - A handler may change the items and `flush()`: the tap is on the item that the finger touched, also if that has
    ///   moved. A reload removes the item, and the tap ends without a further event.
    /// - Returns: whether the item was selected or deselected; false also for one the collection does not have.
    @discardableResult
    public func tap(_ indexPath: IndexPath) -> Bool {
        guard reach(indexPath), interaction.allowsSelection(isEditing: isEditing), highlight(indexPath) else {
            return false
        }
        defer { unhighlight() }
        guard let performs = touchedItem.map(canPerformPrimaryAction), let item = touchedItem else { return false }
        let isTaken =
            !performs && allowsSeveral && selection.contains(item)
            ? deselect(item) : select(item, alone: performs || !allowsSeveral)
        if performs, let touchedItem { tell(events.performPrimaryAction, (), at: touchedItem) }
        return isTaken
    }

    /// Drags with two fingers over some items of a section, to select them all.
    ///
    /// There is no such gesture unless `shouldBeginMultipleSelectionInteraction` says yes. Several items can be selected from
    /// then on, also when it is over.
    /// - Returns: whether it began.
    @discardableResult
    public func selectItems(from first: IndexPath, through last: IndexPath) -> Bool {
        guard reach(first) else { return false }
        return dragTwoFingers(from: first, through: last) {
            if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        } touch: { item in
            guard highlight(item) else { return }
            if let touchedItem { select(touchedItem, alone: false) }
            unhighlight()
        }
    }

    /// Begins editing, and asks of each item that has a cell whether it may be edited; those that come later are asked as
    /// they get one. The selection stays; a collection view is not documented to change it.
    public func beginEditing() {
        layoutIfNeeded()
        guard !isEditing else { return }
        isInEditingMode = true
        for item in visibleItems + kept.keys.sorted() { _ = ask(events.canEdit, (), at: item) }
    }

    /// Ends editing.
    public func endEditing() { isInEditingMode = false }

    private func unhighlight() {
        guard let item = touchedItem else { return }
        touchedItem = nil
        tell(events.didUnhighlight, (), at: item)
    }

    /// Selects an item for a person, if the delegate lets it be selected.
    @discardableResult
    func select(_ item: IndexPath, alone: Bool = true) -> Bool {
        guard ask(events.shouldSelect, (), at: item) ?? true, numbers.contains(item) else { return false }
        if alone {
            for other in selectedItems where other != item {
                deselectItem(at: other)
                tell(events.didDeselect, (), at: other)
            }
        }
        if numbers.contains(item) { markSelected(item) }
        tell(events.didSelect, (), at: item)
        return true
    }

    private func deselect(_ item: IndexPath) -> Bool {
        guard ask(events.shouldDeselect, (), at: item) ?? true, selection.contains(item) else { return false }
        deselectItem(at: item)
        tell(events.didDeselect, (), at: item)
        return true
    }
}
