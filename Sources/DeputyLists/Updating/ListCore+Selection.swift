import Foundation

/// A row that was selected: its identity, where it was, and its item if somebody wants to know.
typealias SelectedRow = (identity: ItemIdentity, row: IndexPath, item: Any?)

/// Keeps the selection of a list, which empties it in a reload, and deselects each row that it reloads, both without a notice.
extension ListCore {
    /// Remembers the selection of a list that is about to be reloaded, until its next update.
    func keepSelection(in list: Kit.List) { keptSelection += selection(in: list) }

    /// Runs code that may make the list forget its selection, and restores the selection of the rows that are still there:
    /// where only one row can be selected, only if none was meanwhile.
    func keepingSelection(in list: Kit.List, _ body: () -> Void) {
        let focused = focusedRow(in: list)
        defer { if let focused { giveBackFocus(focused, in: list) } }
        let kept = Set(keptSelection.map(\.identity))
        var selected = keptSelection + selection(in: list).filter { !kept.contains($0.identity) }
        keptSelection = []
        body()
        guard !selected.isEmpty, isOurs(list) else { return }
        selected.removeAll { former in
            guard shown.indexPath(of: former.identity, near: former.row) == nil else { return false }
            if let item = former.item { lostSelection.append(item) }
            return true
        }
        guard !keepsFormerSelection else {
            keptSelection = selected
            return
        }
        var present = Set(Kit.selectedItems(in: list).compactMap(shown.identity))
        // A handler has selected another row meanwhile, in a list that has room for one.
        let settings = Kit.interactionSettings(of: list)
        guard present.isEmpty || settings.allowsMultipleSelection(isEditing: Kit.isEditing(list)) else { return }
        for former in selected where present.insert(former.identity).inserted {
            // A pending reload is done when the first row is selected, and a handler called in it may give the list to another
            // manager.
            guard isOurs(list) else { return }
            guard let row = shown.indexPath(of: former.identity, near: former.row) else { continue }
            Kit.select(row, in: list)
        }
    }

    /// Tells the items that were selected and are gone, once.
    func tellLostSelection() {
        let items = lostSelection
        lostSelection = []
        if !items.isEmpty { manager?.didLoseSelection?(items) }
    }

    /// Whether the list is still the manager's, which may answer for its rows or be asked by what does.
    private func isOurs(_ list: Kit.List) -> Bool {
        slots.isAttached(to: list) || slots.list === list && slots.isPassedOn
    }

    /// Whether what the list has selected is of before its reload.
    private var keepsFormerSelection: Bool { awaitsLayout && !Kit.loadsAtOnce }

    /// The selected rows that can be found again.
    private func selection(in list: Kit.List) -> [SelectedRow] {
        guard !keepsFormerSelection else { return [] }
        let tellsLost = manager?.didLoseSelection != nil
        return Kit.selectedItems(in: list).compactMap { row in
            shown.identity(at: row).map { ($0, row, tellsLost ? shown.item(at: row) : nil) }
        }
    }
}

/// Keeps focus with its item, where a list keeps it at the item's place: in a reload, and where its cell is another.
extension ListCore {
    /// The row that has focus, if it can be found again.
    func focusedRow(in list: Kit.List) -> (identity: ItemIdentity, row: IndexPath)? {
        Kit.focusedItem(in: list).flatMap { row in shown.identity(at: row).map { ($0, row) } }
    }

    /// Gives focus to the item that had it before an update, if that is on screen.
    func giveBackFocus(_ former: (identity: ItemIdentity, row: IndexPath), in list: Kit.List) {
        guard slots.isReady(list), let row = shown.indexPath(of: former.identity, near: former.row),
            Kit.focusedItem(in: list) != row
        else { return }
        Kit.focus(row, in: list)
    }
}
