import Deputy
import Foundation

/// Bringing changes of the data to the table.
extension TableManager {
    /// Tells the table of everything that has changed: by a batch where it can be animated, else by a reload.
    func update(_ table: Kit.Table) {
        // What handlers ask for meanwhile waits until the table is in order again.
        dispatcher.nested {
            let needsReload = takeReload() || items.pending.reloads || source !== items
            let changes = needsReload ? nil : items.changes()
            let absorbed = items.pending.absorbed
            items.pending = PendingChanges()
            guard let changes, Kit.isOnScreen(table) else {
                willUpdate?(nil)
                reload(table)
                didUpdate?(nil)
                return
            }
            reportUnfollowed(absorbed)
            guard !changes.isEmpty else {
                items.shown.show(items.sections)
                return
            }
            willUpdate?(changes)
            apply(changes, to: table)
            didUpdate?(changes)
        }
    }

    private func reload(_ table: Kit.Table) {
        items.isHostLoaded = true
        items.shown.show(items.sections)
        if !source.ownsDataSource { Kit.reload(table) }
    }

    private func apply(_ changes: ChangeSet, to table: Kit.Table) {
        let update = TableUpdate(
            changes,
            perform: { [unowned self] changes, body in perform(changes, in: table, body) },
            standard: { [unowned self] animations in
                let animations = animations ?? self.animations
                return { stage, swap in Kit.perform(stage, in: table, animations: animations, swap: swap) }
            },
            reload: { [unowned self] in reload(table) })
        guard let updateDelegate else { return update.apply() }
        updateDelegate.apply(update)
        guard !update.isDone else { return }
        anomalyLog.report(.unappliedUpdate("\(type(of: updateDelegate))"))
        update.reload()
    }

    /// Applies the batches one by one, if all of them add up.
    private func perform(_ changes: ChangeSet, in table: Kit.Table, _ body: TableUpdate.StageBody) {
        if let ledger = imbalance(of: changes, in: table) { return giveUp(ledger, table) }
        if let row = rowWithOtherItem(changes, in: table) {
            return giveUp("row \(row) of before would show another item", table)
        }
        var changes = changes
        // Whoever made them up may have named rows that are not there.
        changes.updates.removeAll { items.shown.item(at: $0.from) == nil || items.item(at: $0.to) == nil }
        changes = changes.reloading(rowsWithOtherMappings(changes, in: table))
        let headers = headerUpdates(changes, in: table)
        for (stage, sections) in zip(changes.stages, changes.states(of: items.sections)) {
            var hasSwapped = false
            body(stage) {
                items.shown.show(sections)
                hasSwapped = true
            }
            guard hasSwapped else { return giveUp("the data was not swapped in the batch", table) }
        }
        items.shown.show(items.sections)
        let rows = changes.updates.map(\.to)
        if !rows.isEmpty { Kit.reconfigure(rows, in: table) }
        apply(headers, in: table, body)
    }

    /// The first ledger that does not add up, from what the table knows to the data of now; nil if all do.
    private func imbalance(of changes: ChangeSet, in table: Kit.Table) -> Ledger? {
        var counts = Kit.rowCounts(in: table)
        for (stage, sections) in zip(changes.stages, changes.states(of: items.sections)) {
            let after = sections.map(\.items.count)
            let ledger = Ledger(stage, from: counts, to: after)
            guard ledger.isBalanced else { return ledger }
            counts = after
        }
        // Without a batch nothing may have changed but what is in the rows.
        let rest = Ledger(ChangeSet.Stage(), from: counts, to: items.sections.map(\.items.count))
        return rest.isBalanced ? nil : rest
    }

    /// A row on screen, numbered as before, that the changes take to where another item is; nil if there is none.
    private func rowWithOtherItem(_ changes: ChangeSet, in table: Kit.Table) -> IndexPath? {
        let map = RowMap(changes)
        return Kit.visibleRows(in: table).first { row in
            map.destination(of: row).map { items.identity(at: $0) != items.shown.identity(at: row) } ?? false
        }
    }

    private func giveUp(_ reason: some CustomStringConvertible, _ table: Kit.Table) {
        anomalyLog.report(.unbalancedUpdate(reason.description))
        reload(table)
    }

    /// A table shows the data, so a row that was moved without its item goes back, and its owner should know.
    private func reportUnfollowed(_ absorbed: [(identity: ItemIdentity, from: IndexPath)]) {
        for (identity, source) in absorbed where items.identity(at: source) == identity {
            guard let shown = items.shown.sections.indexPath(of: identity), shown != source else { continue }
            anomalyLog.report(.unfollowedMove(from: .row(source), to: .row(shown)))
        }
    }

    /// The table has moved a row by itself: it knows, and only the data has to follow.
    func tableMovedRow(from source: IndexPath, to destination: IndexPath) {
        guard self.source === items, source != destination, let identity = items.shown.identity(at: source) else {
            return
        }
        items.shown.move(source, to: destination)
        items.pending.absorbed.append((identity, source))
        setNeedsChanges()
    }
}
