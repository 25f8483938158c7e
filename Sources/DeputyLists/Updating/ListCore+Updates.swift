import Deputy
import Foundation

/// Updates the list: makes one change set of what is pending, gives the list its batch, and fills again what shows other content.
extension ListCore {
    /// Applies what is pending, unless the list waits for an answer; inside a notice, when the event is over.
    func flush() {
        guard takesBatches else { return }
        dispatcher.sweepViews()
        slots.reviewIfDue()
        made = nil
        // A list flushes before it acts, mostly for nothing.
        guard !dispatcher.isFree else { return updateIfPending(readsFirst: true) }
        let isUpdating = isUpdating
        dispatcher.whenIdle { self.updateIfPending(readsFirst: !isUpdating) }
    }

    /// Whether the list takes a batch now. If it waits for an answer, it is tried again at the end of the turn.
    private var takesBatches: Bool {
        guard dispatcher.isAnswering || items.isInBatch else { return true }
        if schedule.isPending { schedule.setNeeded() }
        return false
    }

    /// - Parameter readsFirst: whether what is followed is read before, so that all that changed comes in one update.
    private func updateIfPending(readsFirst: Bool) {
        guard takesBatches else { return }
        if readsFirst {
            items.readChanges()
            for observer in observers { observer.readChanges() }
            (source as? any IdentifiedItemSource)?.tellChanges()
        }
        if schedule.isPending { slots.keepingManager { updateNow() } }
    }

    private func updateNow() {
        if let list = slots.list, isBusy(list) { return schedule.postpone() }
        // A handler may have released the manager while its update waited for the end of the event. From then on the list gets
        // placeholders, and to be given one for a cell that is filled again makes UIKit raise an exception.
        guard let list = slots.list, slots.manager != nil else {
            return schedule.perform { data.listIsGone() }
        }
        dispatcher.reportUnreachableHandlers()
        schedule.perform { update(list) }
        if loading == .refused { schedule.postpone() }
    }

    /// Has the list reload at the end of the turn.
    func setNeedsReload() {
        data.setNeedsReload()
        schedule.setNeeded()
    }

    /// Whether the list would lose uncommitted updates, or has refused to reload while its text field keeps the keyboard; in a drop it
    /// waits for changes instead.
    func isBusy(_ list: Kit.List) -> Bool {
        guard !dispatcher.isInPlace else { return false }
        return Kit.hasUncommittedUpdates(list) || loading == .refused && holdsKeyboard(list)
    }

    private func holdsKeyboard(_ list: Kit.List) -> Bool {
        Kit.visibleItems(in: list).contains { row in
            Kit.cell(in: list, at: row).map { Kit.holdsFirstResponder($0) } == true
        }
    }

    /// Updates the list with all changes: by a batch if they can be animated, else by a reload.
    private func update(_ list: Kit.List) {
        let wasUpdating = isUpdating
        isUpdating = true
        defer {
            isUpdating = wasUpdating
            for observer in observers { observer.didUpdate() }
        }
        // Changes that handlers make meanwhile wait until the list is consistent again.
        dispatcher.nested {
            show(data.takeUpdate(), in: list)
            data.updateIsOver()
        }
    }

    private func show(_ update: DataUpdate, in list: Kit.List) {
        let end = UpdateEnd(update.noted.completions, later: dispatcher.whenIdle)
        guard update.concernsList else { return end.finish() }
        slots.review()
        // In a list that asks another object for its rows a batch would not add up, and one in no window cannot lay itself out.
        guard let changes = update.changes, slots.answersForRows, Kit.isOnScreen(list) || changes.isEmpty,
            let animations = update.noted.animations ?? chosenAnimations(for: changes)
        else { return reloadAndFinish(list, end) }
        defer {
            if update.noted.asksSizes, slots.list === list {
                keepingPlace(in: list, nil, animations) { askSizes(in: list, $0) }
            }
        }
        guard !changes.isEmpty else {
            data.showTarget()
            // A row that the list itself has moved, or one behind it, may have another mapping at its new place.
            if dispatcher.registry.hasConditionalCells, Kit.isOnScreen(list) {
                keepingSelection(in: list) {
                    fillAgain(changes, [], since: formerViews(changes, in: list), in: list, animations: animations, end)
                }
            }
            return end.finish()
        }
        dispatcher.sink?.willUpdate(changes.lines)
        manager?.willUpdate?(changes)
        keepingPlace(in: list, changes, animations) { animations in
            keepingSelection(in: list) { apply(changes, animations, to: list, end) }
        }
        finish(end, changes)
    }

    private func reloadAndFinish(_ list: Kit.List, _ end: UpdateEnd) {
        // One that was refused is tried again when no cell has the keyboard.
        if loading != .refused { manager?.willUpdate?(nil) }
        keepingPlace(in: list, nil, animations) { _ in keepingSelection(in: list) { reload(list) } }
        finish(end, nil)
    }

    private func finish(_ end: UpdateEnd, _ changes: ChangeSet?) {
        guard loading != .refused else { return data.restore(end.withdraw()) }
        manager?.didUpdate?(changes)
        tellLostSelection()
        // If the list was reloaded, it already shows later changes too.
        if !data.isUpdateDue { end.add(data.takeCompletions()) }
        end.finish { [link] in link.manager?.didEndAnimations?(changes) }
    }
}

/// Applying changes by a batch.
extension ListCore {
    /// The animations of an update that asks for none itself; nil for a reload. Nothing is chosen for one without changes.
    private func chosenAnimations(for changes: ChangeSet) -> UpdateAnimations? {
        guard let animates = manager?.animates, !changes.isEmpty else { return animations }
        return animates(changes)
    }

    /// Gives the list a batch.
    func perform(
        _ stage: ChangeSet.Stage, in list: Kit.List, _ animations: UpdateAnimations, _ end: UpdateEnd,
        swap: @MainActor () -> Void = {}
    ) {
        Kit.perform(stage, in: list, animations: animations.used(in: stage), swap: swap, completion: end.waiting())
    }

    /// Applies the batch, unless other code has changed the list, and then fills the cells with other content again.
    private func apply(_ changes: ChangeSet, _ animations: UpdateAnimations, to list: Kit.List, _ end: UpdateEnd) {
        guard slots.isReady(list) else { return reload(list) }
        let (before, known) = (Kit.itemCounts(in: list), data.shownRows.counts)
        guard before == known else {
            anomalyLog.report(ListAnomaly.unbalancedUpdate, before, known)
            return reload(list)
        }
        if changes.stages.first?.deletedItems.isEmpty == false { reportLostKeyboard(in: list) }
        let updates = rowUpdates(changes)
        let former = formerViews(changes, in: list)
        // A condition may have handed the list over meanwhile.
        guard slots.isReady(list) else { return reload(list) }
        if let stage = changes.stages.first {
            data.keepingItems { perform(stage, in: list, animations, end) { data.showTarget() } }
        }
        data.showTarget()
        guard slots.isAttached(to: list) else { return }
        // A list that grows at its end has nothing to fill again; to look for it took a third of the update.
        if changes.onlyAppends(to: before), !hasMadePlaceholders, !dispatcher.registry.hasConditions { return }
        fillAgain(changes, updates, since: former, in: list, animations: animations, end)
        if changes.mayChangeIndexTitles, slots.isAttached(to: list) { Kit.reloadIndexTitles(in: list) }
    }

    /// Reports an item without an id that has changed while a person types in its cell: it is another item, whose cell is another one.
    private func reportLostKeyboard(in list: Kit.List) {
        for row in Kit.visibleItems(in: list) {
            guard let former = shown.identity(at: row), let new = target.identity(at: row),
                target.indexPath(of: former, near: row) == nil, shown.indexPath(of: new, near: row) == nil,
                let item = unwrapped(shown.item(at: row)), let other = unwrapped(target.item(at: row)),
                type(of: item) == type(of: other), !(item is any Identifiable),
                let cell = Kit.cell(in: list, at: row), Kit.holdsFirstResponder(cell)
            else { continue }
            anomalyLog.report(ListAnomaly.missingIdentifier, EventLocation.row(row), typeName(type(of: item)))
        }
    }
}

extension ChangeSet {
    /// Whether items are added at the ends of sections, and nothing else changes.
    fileprivate func onlyAppends(to counts: [Int]) -> Bool {
        stages.count == 1 && updates.isEmpty && updatedSections.isEmpty && stages[0].isPlain
            && stages[0].deletedItems.isEmpty && stages[0].insertedItems.allSatisfy { $0[1] >= counts[$0[0]] }
    }

    /// Whether sections come, go, move or change their headers. A list keeps the titles of its index until they are reloaded.
    fileprivate var mayChangeIndexTitles: Bool {
        !updatedSections.isEmpty || stages.contains(where: \.changesSections)
    }
}

/// How much of the data a list knows.
enum Loading {
    /// It has asked for nothing yet, so its questions are answered from the current data.
    case notLoaded
    /// It is about to reload, and the data is swapped when it asks for the counts.
    case reloading
    /// It has the data of its last update.
    case loaded
    /// It did not reload, because a text field keeps the keyboard: it has the old data, and is asked again when that is over.
    case refused
}

/// Giving a list the data, at the moment it asks for it.
extension ListCore {
    /// Called when the list asks how many sections there are.
    ///
    /// A list that loads before the manager reloads it is up to date, so the pending reload is
    /// dropped. In a reload the data is swapped here, after the list has sent the notices of leaving views, which are about the
    /// old data.
    func listLoads() {
        made = nil
        switch loading {
        case .notLoaded where !items.isInBatch:
            listHasLoaded()
        case .reloading: listHasLoaded()
        case .loaded, .refused, .notLoaded: break
        }
    }

    /// Called when the list asks for a cell.
    func listAsksForCell() {
        if awaitsLayout, let list {
            awaitsLayout = false
            // A table view selects before it is laid out, and is not to be asked for its cells in here.
            if !Kit.loadsAtOnce { keepingSelection(in: list) {} }
        }
    }

    /// Reloads the list.
    func reload(_ list: Kit.List) {
        if loading != .refused { dispatcher.sink?.willUpdate(nil) }
        // The object that owns the list's data source reloads it, and the views keep what they show until then.
        guard !source.ownsDataSource else {
            // After a data source was set again, the next layout loads the data from it, which takes the selection away.
            if slots.isPassedOn, slots.list === list, Kit.isOnScreen(list) { Kit.layOut(list) }
            return listHasLoaded()
        }
        loading = .reloading
        if slots.list === list, !slots.isReplaced {
            Kit.reload(list)
            // A collection only marks: until it is laid out it has its old selection and layout.
            awaitsLayout = !Kit.isOnScreen(list)
            if !Kit.loadsAtOnce, !awaitsLayout { Kit.layOut(list) }
        }
        guard loading == .reloading else { return }
        // If another object answers for the rows, the list did not ask this manager for counts.
        guard Kit.loadsAtOnce, Kit.isOnScreen(list), slots.isAttached(to: list) else { return listHasLoaded() }
        // It may ask for them in a batch before it reloads, and they must be those of before then.
        loading = .refused
    }

    private func listHasLoaded() {
        loading = .loaded
        data.listHasLoaded()
    }
}
