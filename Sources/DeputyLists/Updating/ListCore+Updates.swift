import Deputy
import Foundation

/// Updates the list: makes one change set of what is pending, checks that it adds up, gives the list its batches, and fills again
/// what shows other content.
extension ListCore {
    /// Applies what is pending, unless the list waits for an answer; inside a notice, when the event is over.
    /// - Parameter isAskedFor: whether a caller wants it, or a person acts, so that what is followed is read first; at the end of a turn
    ///   it is read in a turn of its own.
    func flush(isAskedFor: Bool = true) {
        guard !dispatcher.isAnswering, !items.isInBatch else {
            // Pending changes schedule their own update.
            if schedule.isPending { schedule.setNeeded() }
            return
        }
        dispatcher.sweepViews()
        slots.reviewIfDue()
        if isAskedFor { made = nil }
        // A list flushes before it acts, mostly for nothing.
        let isAskedFor = isAskedFor && !isUpdating
        guard !dispatcher.isFree else { return updateIfPending(isAskedFor) }
        dispatcher.whenIdle { self.updateIfPending(isAskedFor) }
    }

    private func updateIfPending(_ isAskedFor: Bool) {
        if isAskedFor {
            items.readChanges()
            observer?.readChanges()
            (source as? any IdentifiedItemSource)?.tellChanges()
        }
        if schedule.isPending { slots.keepingManager { updateNow() } }
    }

    private func updateNow() {
        if let list = slots.list, isBusy(list) { return schedule.postpone() }
        schedule.begin()
        // A handler may have released the manager while its update waited for the end of the event. From then on the list gets
        // placeholders, and to be given one for a cell that is filled again makes UIKit raise an exception.
        guard let list = slots.list, slots.manager != nil else {
            dropItems(of: uses.all)
            return data.listIsGone()
        }
        dispatcher.reportUnreachableHandlers()
        update(list)
        schedule.end(isRefused: loading == .refused)
    }

    /// Whether the list would lose uncommitted updates; in a drop it waits for changes instead.
    func isBusy(_ list: Kit.List) -> Bool { !dispatcher.isInPlace && Kit.hasUncommittedUpdates(list) }

    /// Updates the list with all changes: by batches if they can be animated, else by a reload.
    ///
    /// Changes with other animations than those before them are an update of their own, in order.
    private func update(_ list: Kit.List) {
        let wasUpdating = isUpdating
        isUpdating = true
        defer {
            isUpdating = wasUpdating
            observer?.listMayShow()
            checkEdges()
        }
        // Changes that handlers make meanwhile wait until the list is consistent again.
        dispatcher.nested {
            if schedule.takeReload() { data.setNeedsReload() }
            // What handlers change meanwhile comes with the update of the next turn.
            var left = data.dueUpdates
            repeat {
                update(list, data.takeUpdate())
                left -= 1
            } while left > 0 && data.isUpdateDue
            data.updatesAreOver()
        }
    }

    private func update(_ list: Kit.List, _ update: DataUpdate) {
        let end = UpdateEnd(update.noted.completions, later: dispatcher.whenIdle)
        guard update.concernsList else { return end.finish() }
        slots.review()
        rememberShownItems(in: list)
        // In a list that asks another object for its rows a batch would not add up, and one in no window cannot lay itself out.
        guard let changes = update.changes, slots.answersForRows, Kit.isOnScreen(list) || onlyFills(changes, update)
        else { return reload(list, end) }
        if update.noted.hasListActed { reportUnfollowedMoves() }
        let animations = update.noted.animations ?? self.animations
        defer { if update.noted.asksSizes, slots.list === list { askSizes(in: list, animations) } }
        guard !changes.isEmpty else {
            if isMisled(by: changes, in: list) { return reload(list, end) }
            data.showTarget()
            // A row that was moved, or is behind one that was inserted, may have another mapping at its new place.
            if update.noted.hasListActed {
                keepingSelection(in: list) {
                    fillAgain(
                        changes, [], since: formerViews(changes, in: list), in: list, animations: animations,
                        with: standardBody(animations, list, end))
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

    /// Whether an update only fills cells again where they are.
    private func onlyFills(_ changes: ChangeSet, _ update: DataUpdate) -> Bool {
        changes.stages.isEmpty && changes.updatedSections.isEmpty && !update.noted.hasListActed
            && !dispatcher.registry.hasConditionalCells
            && knownUpdates(changes).allSatisfy { !$0.hasOtherMapping && !$0.isMade }
    }

    private func reload(_ list: Kit.List, _ end: UpdateEnd) {
        // One that was refused is tried again and again.
        if loading != .refused { manager?.willUpdate?(nil) }
        keepingPlace(in: list, nil, animations) { _ in keepingSelection(in: list) { reload(list) } }
        finish(end, nil)
    }

    private func finish(_ end: UpdateEnd, _ changes: ChangeSet?) {
        guard loading != .refused else { return data.takeBack(end.withdraw()) }
        manager?.didUpdate?(changes)
        tellLostSelection()
        // If the list was reloaded, it already shows the later updates too.
        if !data.isUpdateDue { end.add(data.takeCompletions()) }
        end.finish { [link] in link.manager?.didEndAnimations?(changes) }
    }
}
