import Deputy
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

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
            if loading == .loaded || loading == .refused, left.map({ $0.offset != Kit.offset(of: list) }) ?? true {
                let rows = seenRows(in: list)
                left = rows.isEmpty || !keepsStart && isAtStart(rows) ? nil : (rows, .zero)
            }
            body(animations)
            // A table has asked for its counts and heights, so it can be there before it is shown; a collection only marks.
            if Kit.loadsAtOnce, let left { putBack(left.rows, in: list) }
            left?.offset = Kit.offset(of: list)
            return
        }
        var rows: [SeenRow] = []
        if keepsStart {
            rows = seenRows(in: list)
        } else if let stages = changes?.stages, !stages.isEmpty, leavesRowsToUs {
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
        guard let left, let list = slots.list, Kit.isOnScreen(list) else { return }
        self.left = nil
        guard left.offset == Kit.offset(of: list) else { return }
        Task { [link] in
            link.core?.dispatcher.whenIdle {
                // A table is there already; where a person has scrolled it since, it stays.
                guard let core = link.core, let list = core.list, Kit.isOnScreen(list),
                    !Kit.loadsAtOnce || Kit.offset(of: list) == left.offset
                else { return }
                core.slots.keepingManager { core.putBack(left.rows, in: list) }
            }
        }
    }

    /// Whether neither the list nor a closure chooses where it is scrolled to after a batch.
    private var leavesRowsToUs: Bool {
        let chooser = dispatcher.event(named: "targetContentOffsetForProposedContentOffset")
        return !Kit.keepsRowsInPlace && chooser.map { !dispatcher.announces($0) } ?? true
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
