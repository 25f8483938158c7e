import Deputy
import Foundation

/// Applying changes by batches that add up.
extension ListCore {
    /// Applies changes, or lets the update delegate decide how.
    func apply(_ changes: ChangeSet, _ animations: UpdateAnimations, to list: Kit.List, _ end: UpdateEnd) {
        let update = ListUpdate(
            changes, animations,
            (
                { [unowned self] in perform($0, in: list, $1, $2) },
                { [unowned self] in standardBody($0, list, end) }, { [unowned self] in reload(list) }
            ))
        guard let updateDelegate = manager?.updateDelegate else { return update.apply() }
        updateDelegate.apply(update)
        guard !update.isDone else { return }
        anomalyLog.report(ListAnomaly.unappliedUpdate, withArticle("\(type(of: updateDelegate))"))
        update.reload()
    }

    /// Applies a batch as the kit does.
    func standardBody(
        _ animations: UpdateAnimations, _ list: Kit.List, _ end: UpdateEnd
    ) -> ListUpdate.StageBody {
        { stage, swap in
            Kit.perform(
                stage, in: list, animations: animations.used(in: stage), swap: swap, completion: end.waiting())
        }
    }

    /// Applies the batches one by one, if all of them add up, and then fills the cells with other content again.
    private func perform(
        _ changes: ChangeSet, in list: Kit.List, _ animations: UpdateAnimations, _ body: ListUpdate.StageBody
    ) {
        guard slots.isReady(list) else { return reload(list) }
        let before = Kit.itemCounts(in: list)
        if let ledger = changes.imbalance(from: before, to: data.targetCounts) {
            return giveUp(ledger, list)
        }
        if isMisled(by: changes, in: list) { return reload(list) }
        if changes.stages.first?.deletedItems.isEmpty == false { reportLostKeyboard(in: list) }
        let updates = knownUpdates(changes)
        let former = formerViews(changes, in: list)
        // Those that rows have left behind are still to leave, as of the sections that they were last in.
        let moving =
            changes.movesItems ? cells(of: uses.all.filter { $0.section != nil }, in: list, shown).map(\.use) : []
        for (stage, state) in zip(changes.stages, data.states(of: changes)) {
            guard slots.isReady(list) else { return reload(list) }
            var hasSwapped = false
            data.keepingItems {
                body(stage) {
                    state.show()
                    hasSwapped = true
                }
            }
            guard hasSwapped else { return giveUp("the data was not swapped in the batch", list) }
            guard !slots.isAttached(to: list) || Kit.itemCounts(in: list) == state.counts else {
                return giveUp("the list did not get the batch", list)
            }
        }
        data.showTarget()
        guard slots.isAttached(to: list) else { return }
        noteSectionsOfMovedRows(moving)
        // A list that grows at its end has nothing to fill again; to look for it took a third of the update.
        if changes.onlyAppends(to: before), !hasMadePlaceholders, !dispatcher.registry.hasConditions { return }
        let offScreen = fillAgain(changes, updates, since: former, in: list, animations: animations, with: body)
        if changes.mayChangeIndexTitles, slots.isAttached(to: list) { Kit.reloadIndexTitles(in: list) }
        if slots.isAttached(to: list) { dropItems(of: offScreen ?? usesOffScreen(in: list)) }
    }

    /// Whether a row on screen, or a selected one, would show another item after some changes, which is reported.
    func isMisled(by changes: ChangeSet, in list: Kit.List) -> Bool {
        guard !data.areOwn(changes) else { return false }
        let rows = Kit.visibleItems(in: list) + Kit.selectedItems(in: list)
        guard let row = data.rowWithOtherItem(of: rows, after: changes) else { return false }
        anomalyLog.report(ListAnomaly.unbalancedUpdate, "the old row \(row) would show another item")
        return true
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

    private func giveUp(_ reason: some CustomStringConvertible, _ list: Kit.List) {
        let problems = reason.description.split(separator: "\n").joined(separator: "; ")
        anomalyLog.report(ListAnomaly.unbalancedUpdate, problems)
        reload(list)
    }
}

extension ChangeSet {
    /// Whether items are added at the ends of sections, and nothing else changes.
    fileprivate func onlyAppends(to counts: [Int]) -> Bool {
        stages.count == 1 && updates.isEmpty && updatedSections.isEmpty && stages[0].isPlain
            && stages[0].deletedItems.isEmpty && stages[0].insertedItems.allSatisfy { $0[1] >= counts[$0[0]] }
    }

    /// Whether rows move.
    fileprivate var movesItems: Bool { stages.contains { !$0.movedItems.isEmpty } }

    /// Whether sections come, go, move or change their headers. A list keeps the titles of its index until they are reloaded.
    fileprivate var mayChangeIndexTitles: Bool {
        !updatedSections.isEmpty
            || stages.contains { stage in
                !stage.deletedSections.isEmpty || !stage.insertedSections.isEmpty || !stage.movedSections.isEmpty
                    || !stage.reloadedSections.isEmpty
            }
    }
}
