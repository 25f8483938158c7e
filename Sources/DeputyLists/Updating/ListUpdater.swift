import Deputy
import Foundation

/// Updates a list: makes one change set of what is pending, checks that it adds up, gives the list its batches, and lets the
/// filler fill again what shows other content.
@MainActor
final class ListUpdater<Kit: ListKit> {
    let dispatcher: EventDispatcher<Kit.Events>
    let items: ItemStore
    /// Where the items come from.
    let source: any ItemSource
    /// What the list knows, and what it has to get.
    let data: ListData
    let slots: SlotKeeper<Kit>
    let schedule: UpdateSchedule
    let filler: ViewFiller<Kit>
    let selection: SelectionKeeper<Kit>
    /// Whether the list has the data, or is about to ask for it again.
    var loading = Loading.notLoaded
    /// Whether the list did not reload, because a text field keeps the keyboard: it has the old data, and is asked again.
    var isReloadRefused = false
    /// Whether an update is under way, in which a closure may lay out the list.
    private(set) var isUpdating = false
    /// The last row that a person deleted or inserted.
    var lastEdit: EditedRow?
    /// Waits while the list has uncommitted updates and views show models that have changed.
    let viewsWait = BusyWait()
    /// Whether they are tried again after a pause.
    var isViewsTryDue = false

    /// What was on screen when a list in no window was updated, and how far that was scrolled then; nil where nothing is to be kept.
    var left: (rows: [SeenRow], offset: CGPoint)?
    /// The closures that are called near the start or the end.
    var nearEdges: [NearEdgeClosure] = []
    /// What provides the items and follows the list, such as a binder.
    weak var observer: (any ListObserver)?

    // What an app sets: the manager's properties of these names say what each is for.
    var animations = UpdateAnimations()
    weak var updateDelegate: (any ListUpdateDelegate)?
    var willUpdate: (@MainActor (ChangeSet?) -> Void)?
    var didUpdate: (@MainActor (ChangeSet?) -> Void)?
    var didEndAnimations: (@MainActor (ChangeSet?) -> Void)?

    var anomalyLog: AnomalyLog { dispatcher.anomalyLog }
    /// The data that the list knows.
    var shown: any ItemSource { filler.shown }
    /// The data after the current update; empty between updates.
    var target: any ItemSource { data.target }

    init(_ filler: ViewFiller<Kit>, _ items: ItemStore, _ data: ListData, _ schedule: UpdateSchedule) {
        self.filler = filler
        self.items = items
        self.data = data
        self.schedule = schedule
        dispatcher = filler.dispatcher
        source = filler.source
        slots = filler.slots
        selection = SelectionKeeper(filler.shown, slots)
        schedule.flush = { [weak self] in self?.flush(isAskedFor: false) }
        filler.followed.fillAgain = { [weak self] in
            // One turn after lists that follow the same model, because there may be fewer rows then.
            Task { self?.dispatcher.whenIdle { self?.fillChangedViews() } }
        }
    }

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
        // A list flushes before it acts, mostly for nothing.
        let isAskedFor = isAskedFor && !isUpdating
        guard !dispatcher.isFree else { return updateIfPending(isAskedFor) }
        dispatcher.whenIdle { [weak self] in self?.updateIfPending(isAskedFor) }
    }

    private func updateIfPending(_ isAskedFor: Bool) {
        // A person's move has perhaps changed a model.
        if isAskedFor || !items.pending.absorbed.isEmpty {
            items.readChanges()
            observer?.readChanges()
        }
        if schedule.isPending { slots.keepingManager { updateNow() } }
    }

    private func updateNow() {
        if let list = slots.list, isBusy(list) { return schedule.postpone() }
        schedule.begin()
        // A handler may have released the manager while its update waited for the end of the event. From then on the list gets
        // placeholders, and to be given one for a cell that is filled again makes UIKit raise an exception.
        guard let list = slots.list, slots.manager != nil else {
            filler.dropItems(of: filler.uses.all)
            return data.listIsGone()
        }
        dispatcher.reportUnreachableHandlers()
        update(list)
        schedule.end(isRefused: isReloadRefused)
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
            observer?.listDidUpdate()
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
        filler.rememberShownItems(in: list)
        // In a list that asks another object for its rows a batch would not add up, and one in no window cannot lay itself out.
        guard let changes = update.changes, slots.answersForRows, Kit.isOnScreen(list) || onlyFills(changes, update)
        else { return reload(list, end) }
        if update.noted.hasListActed { reportUnfollowedMoves() }
        let animations = update.noted.animations ?? self.animations
        defer { if update.noted.asksSizes, slots.list === list { Kit.askSizes(in: list, animations: animations) } }
        guard !changes.isEmpty else {
            if isMisled(by: changes, in: list) { return reload(list, end) }
            data.showTarget()
            // A row that was moved, or is behind one that was inserted, may have another mapping at its new place.
            if update.noted.hasListActed {
                selection.keeping(in: list) {
                    fillAgain([], [], in: list, animations: animations, with: standardBody(animations, list, end))
                }
            }
            return end.finish()
        }
        dispatcher.sink?.willUpdate(changes.lines)
        willUpdate?(changes)
        keepingPlace(in: list, animations) { animations in
            selection.keeping(in: list) { apply(changes, animations, to: list, end) }
        }
        finish(end, changes)
    }

    /// Whether an update only fills cells again where they are.
    private func onlyFills(_ changes: ChangeSet, _ update: DataUpdate) -> Bool {
        changes.stages.isEmpty && changes.updatedSections.isEmpty && !update.noted.hasListActed
            && !dispatcher.hasConditionalCells && knownUpdates(changes).allSatisfy { !$0.hasOtherMapping && !$0.isMade }
    }

    private func reload(_ list: Kit.List, _ end: UpdateEnd) {
        // One that was refused is tried again and again.
        if !isReloadRefused { willUpdate?(nil) }
        keepingPlace(in: list, animations) { _ in selection.keeping(in: list) { reload(list) } }
        finish(end, nil)
    }

    private func finish(_ end: UpdateEnd, _ changes: ChangeSet?) {
        guard !isReloadRefused else { return data.takeBack(end.withdraw()) }
        didUpdate?(changes)
        selection.tellLost()
        // If the list was reloaded, it already shows the later updates too.
        if !data.isUpdateDue { end.add(data.takeCompletions()) }
        // Without a closure to call and an animation to wait for, the end and its turn would be 6,000 instructions for nothing.
        guard didEndAnimations != nil || end.isAnimating else { return end.finish() }
        end.finish { [weak self] in self?.didEndAnimations?(changes) }
    }
}
