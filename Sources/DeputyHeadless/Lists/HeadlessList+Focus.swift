import DeputyLists
public import Foundation

/// Moving focus, in a list view's order.
extension HeadlessList {
    /// The item that has focus; nil for none.
    public var focusedItem: IndexPath? { focusing.item }

    /// Whether an item is selected when it gets focus.
    public var selectionFollowsFocus: Bool {
        get { focusing.selectionFollows }
        set { focusing.selectionFollows = newValue }
    }

    /// Whether the item that had focus last gets it again before the delegate is asked for the one it prefers.
    public var remembersLastFocusedIndexPath: Bool {
        get { focusing.remembersLast }
        set { focusing.remembersLast = newValue }
    }

    /// Moves focus to an item, if it can have it and the delegate lets it.
    ///
    /// Where `canFocus` is not announced the list decides: where ``allowsFocus``, or in editing
    /// ``allowsFocusDuringEditing``, says yes, an item can have focus that is selected, or may be selected and highlighted,
    /// and whose cell has nothing in it that can. Where selection follows focus, the item is selected then.
    /// - Returns: whether it moved.
    @discardableResult
    public func focus(_ indexPath: IndexPath) -> Bool {
        beginGesture(.focus, indexPath)
        defer { endGesture() }
        guard reach(indexPath), canFocus(indexPath) else { return false }
        return moveFocus(to: indexPath)
    }

    /// Brings focus to the list: to the first item selected, to the one that had it last if the list remembers that, to the one
    /// the delegate prefers, to the one that had it last, or to the first on screen; the first of these that can have it.
    ///
    /// The delegate is asked only if no item before its own can have focus. A list view raises an exception if it names an
    /// item that is not there; here it is in ``exceptions``, and focus does not move.
    /// - Returns: whether the list got focus.
    @discardableResult
    public func focus() -> Bool {
        beginGesture(.focus)
        defer { endGesture() }
        layoutIfNeeded()
        return preferredItem().map(moveFocus) ?? false
    }

    /// The item that gets focus when that comes to the list; nil where none can have it.
    private func preferredItem() -> IndexPath? {
        if let item = firstFocusable(in: focusing.candidates(selected: selectedItems)) { return item }
        let preferred = ask(events.indexPathForPreferredFocusedView, (), at: NoPosition()) ?? nil
        if let preferred, !numbers.contains(preferred) {
            raise(
                "the preferred focused \(words.item) \(EventLocation.row(preferred)) is not in the \(words.list)",
                at: .row(preferred),
                facts: ["indexPathForPreferredFocusedView named it.", "Focus stays where it is."])
            return nil
        }
        return firstFocusable(in: focusing.candidates(preferred: preferred, visible: screen.items))
    }

    private func firstFocusable(in items: [IndexPath]) -> IndexPath? {
        // What closures change meanwhile waits, because the items are places of before.
        items.first { bring($0) && canFocus($0) }
    }

    private func canFocus(_ indexPath: IndexPath) -> Bool {
        ask(events.canFocus, (), at: indexPath) ?? ownAnswer(events.canFocus, (), at: indexPath)
    }

    private func moveFocus(to indexPath: IndexPath) -> Bool {
        let context = HeadlessFocusContext(previous: focusing.item, next: indexPath)
        guard ask(events.shouldUpdateFocus, context, at: NoPosition()) ?? true else { return false }
        focusing.come(to: indexPath)
        tell(events.didUpdateFocus, (context, HeadlessFocusCoordinator()), at: NoPosition())
        if selectionFollowsFocus, ask(events.selectionFollowsFocus, (), at: indexPath) ?? true {
            selectAsTapped(indexPath)
        }
        return true
    }
}
