import DeputyLists
import Foundation

/// Selecting items, in a collection view's order.
extension HeadlessCollection {
    /// Taps an item that is within reach.
    func tapItem(_ indexPath: IndexPath) -> Bool {
        guard allowsSelectionNow, highlight(indexPath) else { return false }
        defer { unhighlight() }
        guard let performs = selection.touched.map(canPerformPrimaryAction), let item = selection.touched else {
            return false
        }
        let isTaken =
            switch selection.tap(on: item, isPrimaryAction: performs, allowsSeveral: allowsSeveral) {
            case .deselects: deselect(item)
            case .selects(let alone): select(item, alone: alone)
            }
        if performs, let item = selection.touched { tell(events.performPrimaryAction, (), at: item) }
        return isTaken
    }

    /// Drags with two fingers over items, the first of which is within reach.
    func dragOverItems(from first: IndexPath, through last: IndexPath) -> Bool {
        dragTwoFingers(from: first, through: last) {
            if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        } touch: { item in
            guard highlight(item) else { return }
            if let touched = selection.touched { select(touched, alone: false) }
            unhighlight()
        }
    }

    func setEditingMode(_ begins: Bool) {
        if begins { layoutIfNeeded() }
        guard begins != editing.isInMode else { return }
        editing.isInMode = begins
        guard begins else { return }
        for item in screen.items + making.ready.keys.sorted() { _ = ask(events.canEdit, (), at: item) }
    }

    private func unhighlight() {
        guard let item = selection.touched else { return }
        selection.touched = nil
        tell(events.didUnhighlight, (), at: item)
    }

    /// Selects an item for a person, if the delegate lets it be selected.
    @discardableResult
    func select(_ item: IndexPath, alone: Bool = true) -> Bool {
        guard ask(events.shouldSelect, (), at: item) ?? true, numbers.contains(item) else { return false }
        if alone {
            for other in selection.others(than: item) {
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
