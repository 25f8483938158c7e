import Deputy
import Foundation

/// Updating the list with changes of the data.
extension ListManager {
    /// Updates the list with all changes: by batches if they can be animated, else by a reload.
    ///
    /// Changes with other animations than those before them are an update of their own, in order.
    func update(_ list: Kit.List) {
        defer { observer?.listDidUpdate() }
        // Changes that handlers make meanwhile wait until the list is consistent again.
        dispatcher.nested {
            if takeReload() {
                items.mergeUpdates()
                items.pending.reloads = true
            }
            repeat { update(list, items.takeUpdate()) } while items.isUpdateDue
            target.show([])
        }
    }

    private func update(_ list: Kit.List, _ update: StoreUpdate) {
        let pending = update.changes
        target.show(update.sections)
        let end = UpdateEnd(pending.completions, later: dispatcher.whenIdle)
        // For a source of the user's own, either everything has changed or nothing.
        guard pending.reloads || source === items else { return end.finish() }
        let changes = pending.reloads ? nil : items.changes(update)
        slots?.review()
        rememberShownItems(in: list)
        // In a list that asks another object for its rows a batch would not add up.
        guard let changes, Kit.isOnScreen(list), answersForRows else {
            willUpdate?(nil)
            keepingSelection(in: list) { reload(list) }
            didUpdate?(nil)
            return finish(end, nil)
        }
        reportUnfollowed(pending.absorbed.filter { !pending.moved.contains($0.identity) })
        let animations = pending.animations ?? self.animations
        guard !changes.isEmpty else {
            items.shown.show(target.sections)
            // Rows that were moved by hand may have another mapping at their new place.
            if !pending.absorbed.isEmpty {
                keepingSelection(in: list) {
                    fillAgain([], [], in: list, animations: animations, with: standardBody(animations, list, end))
                }
            }
            return end.finish()
        }
        willUpdate?(changes)
        keepingSelection(in: list) { apply(changes, animations, to: list, end) }
        didUpdate?(changes)
        finish(end, changes)
    }

    private func finish(_ end: UpdateEnd, _ changes: ChangeSet?) {
        // If the list was reloaded, it already shows the later updates too.
        if !items.isUpdateDue { end.add(items.takeCompletions()) }
        end.finish { [weak self] in self?.didEndAnimations?(changes) }
    }

    /// Whether the list is still the manager's: a handler called during an update may have detached it.
    func isAttached(to list: Kit.List) -> Bool { self.list === list && answersForRows }

    /// Lays the list out, and returns whether it is still the manager's.
    ///
    /// A batch begins with a layout. A handler called in it may put another manager in the slots, and with that manager's counts
    /// the batch would not add up.
    func isReady(_ list: Kit.List) -> Bool {
        if isAttached(to: list) { Kit.layOut(list) }
        return isAttached(to: list)
    }

    private func apply(
        _ changes: ChangeSet, _ animations: UpdateAnimations, to list: Kit.List, _ end: UpdateEnd
    ) {
        let update = ListUpdate(
            changes, animations,
            ListUpdate.Actions(
                perform: { [unowned self] changes, animations, body in
                    perform(changes, in: list, animations, body)
                },
                standard: { [unowned self] animations in standardBody(animations, list, end) },
                reload: { [unowned self] in reload(list) }))
        guard let updateDelegate else { return update.apply() }
        updateDelegate.apply(update)
        guard !update.isDone else { return }
        anomalyLog.report(.unappliedUpdate("\(type(of: updateDelegate))"))
        update.reload()
    }

    private func standardBody(
        _ animations: UpdateAnimations, _ list: Kit.List, _ end: UpdateEnd
    ) -> ListUpdate.StageBody {
        { stage, swap in
            Kit.perform(stage, in: list, animations: animations, swap: swap, completion: end.waiting())
        }
    }

    /// Applies the batches one by one, if all of them add up, and then fills the cells with other content again.
    private func perform(
        _ changes: ChangeSet, in list: Kit.List, _ animations: UpdateAnimations, _ body: ListUpdate.StageBody
    ) {
        guard isReady(list) else { return reload(list) }
        if let ledger = imbalance(of: changes, in: list) { return giveUp(ledger, list) }
        if let row = rowWithOtherItem(changes, in: list) {
            return giveUp("the old row \(row) would show another item", list)
        }
        let updates = knownUpdates(changes)
        let supplementaries = supplementaryUpdates(changes, in: list)
        for (stage, sections) in zip(changes.stages, changes.states(of: target.sections)) {
            guard isReady(list) else { return reload(list) }
            var hasSwapped = false
            // An item's deinit may run any code, so deleted items are released when the batch is over.
            withExtendedLifetime(items.shown.sections) {
                body(stage) {
                    items.shown.show(sections)
                    hasSwapped = true
                }
            }
            guard hasSwapped else { return giveUp("the data was not swapped in the batch", list) }
            guard !isAttached(to: list) || Kit.itemCounts(in: list) == sections.map(\.items.count) else {
                return giveUp("the list did not get the batch", list)
            }
        }
        items.shown.show(target.sections)
        guard isAttached(to: list) else { return }
        fillAgain(updates, supplementaries.reloadedSections, in: list, animations: animations, with: body)
        guard isAttached(to: list) else { return }
        refill(supplementaries, and: updates.map(\.row), in: list, animations: animations)
        if changes.mayChangeIndexTitles, isAttached(to: list) { Kit.reloadIndexTitles(in: list) }
        if isAttached(to: list) { dropItems(of: usesOffScreen(in: list)) }
    }

    /// The first ledger that does not add up, from the data that the list knows to the new data; nil if all do.
    private func imbalance(of changes: ChangeSet, in list: Kit.List) -> BatchLedger? {
        var counts = Kit.itemCounts(in: list)
        for (stage, sections) in zip(changes.stages, changes.states(of: target.sections)) {
            let after = sections.map(\.items.count)
            let ledger = BatchLedger(stage, from: counts, to: after)
            guard ledger.isBalanced else { return ledger }
            counts = after
        }
        // Without a batch only the content of rows may have changed.
        let rest = BatchLedger(ChangeSet.Stage(), from: counts, to: target.sections.map(\.items.count))
        return rest.isBalanced ? nil : rest
    }

    /// A row on screen, by its old index path, that the changes move to a place with another item; nil if there is none.
    private func rowWithOtherItem(_ changes: ChangeSet, in list: Kit.List) -> IndexPath? {
        let map = RowMap(changes)
        return Kit.visibleItems(in: list).first { row in
            map.destination(of: row).map { target.identity(at: $0) != items.shown.identity(at: row) } ?? false
        }
    }

    private func giveUp(_ reason: some CustomStringConvertible, _ list: Kit.List) {
        anomalyLog.report(.unbalancedUpdate(reason.description))
        reload(list)
    }

    /// Reports rows that a person moved and whose item is elsewhere: the list shows the data, so the row goes back.
    ///
    /// An item that `move` was called for is where the caller wanted it. For others only their order among the items
    /// that were there before counts, because a handler may also insert and remove items.
    private func reportUnfollowed(_ absorbed: [(identity: ItemIdentity, from: IndexPath)]) {
        guard let event = dispatcher.catalogue.all.first(where: { $0.viewMoment == .moving }) else { return }
        for (identity, source) in absorbed {
            guard let shown = items.shown.sections.indexPath(of: identity),
                let item = target.sections.indexPath(of: identity),
                !isSamePlace(shown, item)
            else { continue }
            anomalyLog.report(
                item == source
                    ? .unfollowedMove(from: .row(source), to: .row(shown), toldBy: event)
                    : .misledMove(from: .row(source), to: .row(shown), item: .row(item), toldBy: event))
        }
    }

    /// Whether a row of the list and a row of the data are in one section, after the same number of rows that both have.
    private func isSamePlace(_ shownRow: IndexPath, _ row: IndexPath) -> Bool {
        let (shown, new) = (items.shown.sections[shownRow[0]], target.sections[row[0]])
        guard shown.identity == new.identity else { return false }
        let (old, present) = (Set(shown.identities), Set(new.identities))
        return shown.identities[..<shownRow[1]].filter(present.contains).count
            == new.identities[..<row[1]].filter(old.contains).count
    }

    /// Notes that the list itself has moved a row, so that only the data has to follow. If the list was reloaded since, it no
    /// longer shows the move, and is reloaded again.
    func listMovedItem(from source: IndexPath, to destination: IndexPath, hasReloaded: Bool) {
        madeCell.forget()
        guard self.source === items, source != destination, let identity = items.shown.identity(at: source) else {
            return
        }
        // A separate earlier update would move the row back.
        items.mergeUpdates()
        items.shown.move(source, to: destination)
        items.pending.absorbed.append((identity, source))
        // The current update ends with data without the move.
        if target.numberOfSections > 0 || hasReloaded { items.pending.reloads = true }
        setNeedsChanges()
    }
}

extension ChangeSet {
    /// Whether sections come, go, move or change their headers. A list keeps the titles of its index until they are reloaded.
    fileprivate var mayChangeIndexTitles: Bool {
        !updatedSections.isEmpty
            || stages.contains { stage in
                !stage.deletedSections.isEmpty || !stage.insertedSections.isEmpty || !stage.movedSections.isEmpty
                    || !stage.reloadedSections.isEmpty
            }
    }
}
