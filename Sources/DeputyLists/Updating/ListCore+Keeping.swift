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

/// A row that had focus: its identity, and where it was.
typealias FocusedRow = (identity: ItemIdentity, row: IndexPath)

/// Keeps focus with its item, where a list keeps it at the item's place: in a reload, and where its cell is another.
///
/// Focus cannot be given to a row. A list that has it can be asked to choose again, and asks its delegate then.
extension ListCore {
    /// Runs an update, and gives focus back to the item that had it before, if that has a cell.
    func keepingFocus(_ update: () -> Void) {
        let former: FocusedRow? = slots.list.flatMap { list in
            Kit.focusedItem(in: list).flatMap { row in shown.identity(at: row).map { ($0, row) } }
        }
        update()
        if let former { giveBackFocus(former) }
    }

    private func giveBackFocus(_ former: FocusedRow) {
        guard let list = slots.list, Kit.isOnScreen(list), slots.isReady(list),
            let row = shown.indexPath(of: former.identity, near: former.row), Kit.focusedItem(in: list) != row,
            Kit.cell(in: list, at: row) != nil
        else { return }
        // In the middle of an event nothing new is announced.
        guard !dispatcher.isDispatching else {
            Task { [link] in link.core?.giveBackFocus(former) }
            return
        }
        // A selected row has focus first, so it is the only one that is selected meanwhile, or none is.
        keepingSelection(in: list) {
            let selected = Kit.selectedItems(in: list)
            for other in selected where other != row { Kit.deselect(other, in: list) }
            if selected.contains(row) { Kit.updateFocus(in: list) } else { updateFocus(to: row, in: list) }
        }
    }

    /// Has the list choose a row that is not selected: it is asked which, which is announced for that moment.
    private func updateFocus(to row: IndexPath, in list: Kit.List) {
        guard let event = focusEvent else { return }
        let outer = preferredRow
        preferredRow = row
        dispatcher.require(event, because: Self.focusGoesBack)
        // Another object in the slot would be asked instead.
        if dispatcher.isSent(event) { Kit.updateFocus(in: list) }
        preferredRow = outer
        dispatcher.stopRequiring(event, because: Self.focusGoesBack)
    }

    private static var focusGoesBack: String { "focus, which goes back to its item" }
}

/// A row that a person sees: its identity, where it is in the data, and where it begins in the window.
typealias SeenRow = (identity: ItemIdentity, row: IndexPath, origin: CGPoint)

/// Leaving what a person reads where it is, when rows come or go above it.
extension ListCore {
    /// Runs an update with animations, after which the rows on screen are where they were: where a person has scrolled, and at the start
    /// too, if a closure waits for the rows before it.
    ///
    /// Rows that come above are then shown without an animation, in which everything would move. A list in no window reloads, which
    /// forgets what its cells have measured; it has the rows where they were as soon as it is in a window again, a table from its first
    /// layout on, as far as heights are known.
    /// - Parameter changes: nil for a reload.
    func keepingPlace(
        in list: Kit.List, _ changes: ChangeSet?, _ animations: UpdateAnimations, _ body: (UpdateAnimations) -> Void
    ) {
        let keepsStart = nearEdges.contains { $0.edge == .start }
        guard Kit.isOnScreen(list) else {
            // A list that code has scrolled meanwhile is to be there.
            if loading == .loaded || loading == .refused,
                rowsToComeBackTo.map({ $0.offset != Kit.offset(of: list) }) ?? true
            {
                let rows = seenRows(in: list)
                rowsToComeBackTo = rows.isEmpty || !keepsStart && isAtStart(rows) ? nil : (rows, .zero)
            }
            body(animations)
            // A table has asked for its counts and heights, so it can be there before it is shown; a collection only marks.
            if Kit.loadsAtOnce, let rowsToComeBackTo { putBack(rowsToComeBackTo.rows, in: list) }
            rowsToComeBackTo?.offset = Kit.offset(of: list)
            return
        }
        var rows: [SeenRow] = []
        if keepsStart {
            rows = seenRows(in: list)
        } else if let stages = changes?.stages, !stages.isEmpty, leavesRowsToUs(list) {
            rows = seenRows(in: list)
            let maps = isAtStart(rows) ? [] : stages.map(PlaceMap.init)
            // A row that goes elsewhere does not take the list along.
            rows.removeAll { maps.isEmpty || maps.moves($0.row) }
        }
        guard !rows.isEmpty else { return body(animations) }
        // Whether the first row that stays gets another number.
        let moves = rows.lazy.compactMap { [target] seen in
            target.indexPath(of: seen.identity, near: seen.row).map { $0 != seen.row }
        }
        body(moves.first == true ? .off : animations)
        putBack(rows, in: list)
    }

    /// Has a list that is in a window again show the rows it showed before it left one, when its layout is over.
    func comeBackIfShown() {
        guard let rowsToComeBackTo, let list = slots.list, Kit.isOnScreen(list) else { return }
        self.rowsToComeBackTo = nil
        guard rowsToComeBackTo.offset == Kit.offset(of: list) else { return }
        Task { [link] in
            link.core?.dispatcher.whenIdle {
                // A table is there already; where a person has scrolled it since, it stays.
                guard let core = link.core, let list = core.list, Kit.isOnScreen(list),
                    !Kit.loadsAtOnce || Kit.offset(of: list) == rowsToComeBackTo.offset
                else { return }
                core.slots.keepingManager { core.putBack(rowsToComeBackTo.rows, in: list) }
            }
        }
    }

    /// Whether neither the list nor a closure chooses where it is scrolled to after a batch. A table that is told estimates keeps its rows.
    private func leavesRowsToUs(_ list: Kit.List) -> Bool {
        let choosers = ["targetContentOffsetForProposedContentOffset", "estimatedHeightForCell"]
        return !Kit.keepsRowsInPlace(list)
            && !choosers.compactMap(dispatcher.catalogue.event(named:)).contains(where: dispatcher.announces)
    }

    private func seenRows(in list: Kit.List) -> [SeenRow] {
        Kit.visibleItems(in: list).compactMap { row in
            shown.identity(at: row).map { ($0, row, Kit.origin(of: row, in: list)) }
        }
    }

    /// Whether the first row on screen is the first of all, and begins in the window: what comes before it is to be seen.
    private func isAtStart(_ rows: [SeenRow]) -> Bool {
        guard let seen = rows.first else { return true }
        return seen.row[1] == 0 && seen.origin.x >= 0 && seen.origin.y >= 0
            && (0..<seen.row[0]).allSatisfy { shown.numberOfItems(inSection: $0) == 0 }
    }

    /// Scrolls until the first row that is still there begins where it began.
    private func putBack(_ rows: [SeenRow], in list: Kit.List) {
        for seen in rows where slots.isAttached(to: list) {
            guard shown.indexPath(of: seen.identity, near: seen.row) != nil else { continue }
            // Cells that are measured on the way move those after them.
            for _ in 0..<3 where slots.isReady(list) {
                guard let row = shown.indexPath(of: seen.identity, near: seen.row) else { return }
                let origin = Kit.origin(of: row, in: list)
                let distance = CGPoint(x: origin.x - seen.origin.x, y: origin.y - seen.origin.y)
                guard distance != .zero else { return }
                Kit.scroll(list, by: distance)
            }
            return
        }
    }
}
