import Deputy
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A row that was selected: its identity, where it was, and its item if somebody wants to know.
typealias SelectedRow = (identity: ItemIdentity, row: IndexPath, item: Any?)

/// Keeps the selection of a list, which empties it in a reload, and deselects each row that it reloads, both without a notice.
extension ListCore {
    /// Remembers the selection of a list that is about to be reloaded, until its next update.
    func keepSelection(in list: Kit.List) { keptSelection = allSelected(in: list) }

    /// What was selected before the list had to be reloaded, and is now.
    private func allSelected(in list: Kit.List) -> [SelectedRow] {
        let kept = Set(keptSelection.map(\.identity))
        return keptSelection + selection(in: list).filter { !kept.contains($0.identity) }
    }

    /// Runs code that may make the list forget its selection, and restores the selection of the rows that are still there:
    /// where only one row can be selected, only if none was meanwhile.
    func keepingSelection(in list: Kit.List, _ body: () -> Void) {
        var selected = allSelected(in: list)
        keptSelection = []
        body()
        guard !selected.isEmpty, isOurs(list) else { return }
        let isGone = { [shown] (former: SelectedRow) in shown.indexPath(of: former.identity, near: former.row) == nil }
        lostSelection += selected.filter(isGone).compactMap(\.item)
        selected.removeAll(where: isGone)
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

/// A row that a person sees: its identity, where it is in the data, and where it begins in the window.
private typealias SeenRow = (identity: ItemIdentity, row: IndexPath, start: CGFloat)

/// Leaving what a person reads where it is, for a manager that asks for it (``ListManager/keepsPlace``).
extension ListCore {
    /// Runs an update or a reload, after which the first row on screen that is still there begins where it began.
    ///
    /// Where rows come or go before it the update has no animation: everything would move in it. A row that is moved itself does not take
    /// the list along.
    /// - Parameter changes: nil for a reload.
    func keepingPlace(
        in list: Kit.List, _ changes: ChangeSet?, _ animations: UpdateAnimations, _ body: (UpdateAnimations) -> Void
    ) {
        guard manager?.keepsPlace == true, Kit.isOnScreen(list) else { return body(animations) }
        let moved = Set(changes?.stages.first?.movedItems.map(\.from) ?? [])
        let rows: [SeenRow] = Kit.visibleItems(in: list).compactMap { row in
            guard !moved.contains(row), let identity = shown.identity(at: row) else { return nil }
            return (identity, row, Kit.start(of: row, in: list))
        }
        let isShifted = rows.lazy.compactMap { [target] seen in
            target.indexPath(of: seen.identity, near: seen.row).map { $0 != seen.row }
        }
        body(isShifted.first == true ? .off : animations)
        for seen in rows where slots.isAttached(to: list) {
            guard shown.indexPath(of: seen.identity, near: seen.row) != nil else { continue }
            // Cells that are measured on the way move those after them.
            for _ in 0..<3 where slots.isReady(list) {
                guard let row = shown.indexPath(of: seen.identity, near: seen.row) else { return }
                let distance = Kit.start(of: row, in: list) - seen.start
                guard distance != 0 else { return }
                Kit.scroll(list, by: distance)
            }
            return
        }
    }
}
