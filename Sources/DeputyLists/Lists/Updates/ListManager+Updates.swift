import Deputy
import Foundation

/// Bringing changes of the data to the list.
extension ListManager {
    /// Tells the list of everything that has changed: by batches where they can be animated, else by a reload.
    ///
    /// Changes that are animated otherwise than those before them are an update of their own, in order.
    func update(_ list: Kit.List) {
        defer { for hook in updateHooks { hook() } }
        // What handlers ask for meanwhile waits until the list is in order again.
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
        // A source of the user's own says that all has changed, or that nothing has.
        guard pending.reloads || source === items else { return end.finish() }
        let changes = pending.reloads ? nil : items.changes(update)
        slots?.review()
        rememberShownItems(in: list)
        // A list that asks somebody else for its rows would find that a batch does not add up.
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
            // Rows that were moved by hand may be where another mapping makes their cells.
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
        // Where the list was reloaded, it shows what was to come after this update too.
        if !items.isUpdateDue { end.add(items.takeCompletions()) }
        end.finish { [weak self] in self?.didEndAnimations?(changes) }
    }

    /// Whether the list is still the manager's: what is called during an update may have detached it.
    func isAttached(to list: Kit.List) -> Bool { self.list === list && answersForRows }

    /// Lays the list out, and says whether it is still the manager's.
    ///
    /// A batch begins with a layout. What is called in that may put another manager in the slots, and a list that asks that
    /// one in the middle of a batch finds that it does not add up.
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

    /// Applies the batches one by one, if all of them add up, and then fills again what has other content.
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
            // An item may do anything as it dies, so those that go die when the batch is over.
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

    /// The first ledger that does not add up, from what the list knows to the data it is brought to; nil if all do.
    private func imbalance(of changes: ChangeSet, in list: Kit.List) -> BatchLedger? {
        var counts = Kit.itemCounts(in: list)
        for (stage, sections) in zip(changes.stages, changes.states(of: target.sections)) {
            let after = sections.map(\.items.count)
            let ledger = BatchLedger(stage, from: counts, to: after)
            guard ledger.isBalanced else { return ledger }
            counts = after
        }
        // Without a batch nothing may have changed but what is in the rows.
        let rest = BatchLedger(ChangeSet.Stage(), from: counts, to: target.sections.map(\.items.count))
        return rest.isBalanced ? nil : rest
    }

    /// A row on screen, numbered as before, that the changes take to where another item is; nil if there is none.
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

    /// A list shows the data, so a row whose item is elsewhere goes there, and whoever wrote the handler should know.
    ///
    /// An item that somebody moved by name is where they wanted it. Of the others it counts where they are among the items
    /// that were there before, for a handler may insert and remove some as well.
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

    /// Whether a row of the list and a row of the data are in one section, behind as many of the rows that both have.
    private func isSamePlace(_ shownRow: IndexPath, _ row: IndexPath) -> Bool {
        let (shown, new) = (items.shown.sections[shownRow[0]], target.sections[row[0]])
        guard shown.identity == new.identity else { return false }
        let (old, present) = (Set(shown.identities), Set(new.identities))
        return shown.identities[..<shownRow[1]].filter(present.contains).count
            == new.identities[..<row[1]].filter(old.contains).count
    }

    /// The list has moved a row by itself: it knows, and only the data has to follow. It no longer knows where it has reloaded
    /// since, and is loaded again.
    func listMovedItem(from source: IndexPath, to destination: IndexPath, hasReloaded: Bool) {
        madeCell.forget()
        guard self.source === items, source != destination, let identity = items.shown.identity(at: source) else {
            return
        }
        // What the list is due before that would take the row back.
        items.mergeUpdates()
        items.shown.move(source, to: destination)
        items.pending.absorbed.append((identity, source))
        // An update under way brings what is known of the list to data without the move.
        if target.numberOfSections > 0 || hasReloaded { items.pending.reloads = true }
        setNeedsChanges()
    }
}

extension ChangeSet {
    /// Whether sections come, go, move or are called something else. A list keeps the titles of its index until it is told.
    fileprivate var mayChangeIndexTitles: Bool {
        !updatedSections.isEmpty
            || stages.contains { stage in
                !stage.deletedSections.isEmpty || !stage.insertedSections.isEmpty || !stage.movedSections.isEmpty
                    || !stage.reloadedSections.isEmpty
            }
    }
}
