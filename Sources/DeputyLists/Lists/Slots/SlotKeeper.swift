import Deputy

/// Keeps a manager's proxies in the slots of its list: asks a plan for each slot, and carries out its actions.
@MainActor @usableFromInline
final class SlotKeeper<Kit: ListKit> {
    /// The list, while it lives and the manager is not detached.
    @usableFromInline private(set) weak var list: Kit.List?
    private(set) weak var manager: ListManager<Kit>?
    private let log: AnomalyLog
    /// Where the manager was made.
    private let site: CallSite
    /// The slots, once the manager has proxies for them; none after it was detached.
    private(set) var entries: [SlotEntry] = []
    /// The slot of the data source; nil if the manager has no proxy for it.
    var rowEntry: SlotEntry? { entries.first { $0.part == .dataSource } }
    /// The word for the object that an app has to keep: a manager or a binder.
    var holder = "manager"
    /// How often what is registered had changed at the last review.
    private var reviewed: Int?
    /// Whether a review waits for the end of the list's own layout.
    private var isReviewDue = false { didSet { manager?.dispatcher.isHostBehind = isReviewDue } }
    /// Whether another manager has taken the list over.
    private(set) var isReplaced = false

    init(_ list: Kit.List, _ log: AnomalyLog, at site: CallSite) {
        self.list = list
        self.log = log
        self.site = site
    }

    /// Makes the proxies of a manager; the first review puts them in the slots.
    func makeProxies(for manager: ListManager<Kit>, in list: Kit.List) {
        self.manager = manager
        let passing = manager.source.passingDataSource
        let parts = Kit.slots.filter { $0 != .dataSource || !manager.source.ownsDataSource || passing != nil }
        entries = parts.map { part in
            let slot = _DelegateSlot(part, in: SharedCatalogue<Kit.Events>.shared)
            slot.keeper = self
            return SlotEntry(
                slot, Kit._makeProxy(slot, for: manager), behind: part == .dataSource ? passing : nil)
        }
        #if EXPLANATIONS
        Kit.views(of: list).keeper = self
        #endif
        relieve(list)
        for entry in entries { entry.slot.former = Kit.occupant(of: entry.slot.part, in: list) }
    }

    /// Makes another manager of the list, if there is one, give the slots back first, because its proxies must not become owners.
    private func relieve(_ list: Kit.List) {
        for part in Kit.slots {
            guard let other = Kit.occupant(of: part, in: list) as? any _SlotProxy else { continue }
            log.report(ListAnomaly.replacedManager, "This manager replaces another")
            if let keeper = other.slot.keeper {
                keeper.handOver()
            } else {
                Kit.setOccupant(other.slot.former, of: part, in: list)
            }
        }
    }

    /// The objects in the slots: proxies, and data sources that pass on to one. They cannot be owners.
    var proxies: [AnyObject] { entries.map(\.occupant) }

    /// The objects that were in the slots before, with their protocols.
    var adopted: [(object: AnyObject, part: DelegatePart)] {
        entries.compactMap { entry in
            // A diffable data source puts itself in its slot.
            entry.slot.former.flatMap { $0 === entry.occupant ? nil : ($0, entry.slot.part) }
        }
    }

    /// The selectors outside the catalogue that are forwarded to the owner.
    var forwardedSelectors: [String] { Set(entries.flatMap(\.slot.forwarded)).inOrder(<) }

    // MARK: Carrying out

    /// Checks each slot, and carries out its plan; called whenever the announcement changes, and before the list
    /// is updated.
    func review() {
        if isReviewDue { isReviewDue = false }
        guard let list, let manager else { return }
        let changes = manager.dispatcher.changes
        // Since the last review only another object can have taken a slot: to look at everything takes a tenth of an update.
        if changes == reviewed, !manager.dispatcher.hasOwners, !entries.contains(where: \.plan.isLost) {
            return look(at: nil)
        }
        reviewed = changes
        for entry in entries {
            let slot = entry.slot
            let implemented = slot.implemented
            let (hasProxy, hasOtherAnswers) = (hasProxy(entry, in: list), slot.hasOtherAnswers)
            // A copy, as a plan that has to wait is asked again.
            var plan = entry.plan
            let action = plan.next(
                hasProxy: hasProxy, isNeeded: slot.part.isAlwaysNeeded || !implemented.isEmpty,
                implemented: implemented, hasOtherAnswers: hasOtherAnswers)
            guard !waits(action, slot.part, list) else { continue }
            let wasLost = entry.plan.isLost
            entry.plan = plan
            carryOut(action, entry, in: list)
            if wasLost, entry.plan.state == .held { manager.dispatcher.regain(slot.part) }
        }
    }

    /// Whether a slot is not set again yet, because that would end what the list has not committed: a row that is held, a gap, a
    /// placeholder. Until that is over it is tried as often as an update that waits for it.
    private func waits(_ action: SlotPlan.Action, _ part: DelegatePart, _ list: Kit.List) -> Bool {
        guard case .setAgain = action, part.reloadsWhenSet, Kit.hasUncommittedUpdates(list) else { return false }
        (reviewed, isReviewDue) = (nil, true)
        manager?.schedule.setNeeded()
        return true
    }

    /// Checks them at the end of the turn, or before the list is updated.
    func reviewLater() {
        guard !isReviewDue else { return }
        isReviewDue = true
        Task { [weak self] in self?.reviewIfDue() }
    }

    func reviewIfDue() { if isReviewDue { review() } }

    /// Only checks whether another object has taken a slot.
    /// - Parameter part: the protocol whose slot is looked at; nil for all.
    func look(at part: DelegatePart?) {
        guard let list else { return }
        for entry in entries where part == nil || part == entry.part {
            guard entry.plan.state == .held, !hasProxy(entry, in: list), manager != nil else { continue }
            carryOut(entry.plan.lose(), entry, in: list)
        }
    }

    private func hasProxy(_ entry: SlotEntry, in list: Kit.List) -> Bool {
        Kit.occupant(of: entry.part, in: list) === entry.occupant
    }

    private func carryOut(_ action: SlotPlan.Action, _ entry: SlotEntry, in list: Kit.List) {
        let part = entry.slot.part
        if let change = action.recorded { manager?.dispatcher.sink?.slot(part, change) }
        switch action {
        case .leave: break
        case .take:
            let former = Kit.occupant(of: part, in: list)
            set(entry, in: list)
            // An object assigned before the manager needed the slot becomes its owner.
            guard former !== entry.slot.former else { break }
            entry.slot.former = former
            if let former { manager?.setOwner(former, for: [part]) }
        case .setAgain(let events):
            if part.reloadsWhenSet { manager?.willReloadBySlot(for: events) }
            set(entry, in: list)
        case .giveBack:
            Kit.setOccupant(entry.slot.former, of: part, in: list)
        case .reportLoss:
            let name = Kit.occupant(of: part, in: list).map { withArticle("\(type(of: $0))") } ?? "nil"
            log.report(ListAnomaly.lostSlot, part.slotName, name)
            manager?.dispatcher.lose(part, to: name)
        }
    }

    private func set(_ entry: SlotEntry, in list: Kit.List) {
        // A list ignores being set to the same object, so the slot is emptied first.
        if hasProxy(entry, in: list) { Kit.setOccupant(nil, of: entry.part, in: list) }
        Kit.setOccupant(entry.occupant, of: entry.part, in: list)
    }

    /// Gives the slots back to the objects that were in them before.
    /// - Returns: the slots that the proxies were still in.
    @discardableResult
    func giveBack() -> Set<DelegatePart> {
        var given: Set<DelegatePart> = []
        guard let list else { return given }
        for entry in entries {
            let action = entry.plan.end(hasProxy: hasProxy(entry, in: list))
            if action == .giveBack { given.insert(entry.part) }
            carryOut(action, entry, in: list)
        }
        return given
    }

    /// Leaves the list for good to its former delegates, and reloads it.
    func detach() {
        let given = giveBack()
        for entry in entries { entry.slot.keeper = nil }
        if let list, given.contains(.dataSource) { reload(list) }
        list = nil
        entries = []
    }

    /// Called one turn after the manager was released without `detach()`.
    func managerIsGone() {
        guard let list else { return }
        let given = giveBack()
        guard !given.isEmpty else { return }
        // A list that nobody sees is no mistake, but it may be shown again: then it must not have the counts of before.
        if Kit.isOnScreen(list) {
            log.report(ListAnomaly.lostManager, holder, holder == "manager" ? "" : "manager.", at: site)
        }
        if given.contains(.dataSource) { reload(list) }
    }

    /// Reloads a list whose slots were given back. A data source that stays in its slot is set there again, because it now
    /// implements less.
    private func reload(_ list: Kit.List) {
        guard let entry = entries.first(where: { $0.isPassedOn && hasProxy($0, in: list) }) else {
            return Kit.reload(list)
        }
        set(entry, in: list)
    }
}

extension SlotKeeper: SlotKeeping {
    var announced: EventSet { manager?.dispatcher.announced ?? EventSet() }
    var counted: EventSet { manager?.dispatcher.counted ?? EventSet() }

    func owner(of part: DelegatePart) -> AnyObject? { manager?.dispatcher.owner(of: part) }

    func responds(_ object: AnyObject, to selector: String) -> Bool { Kit.responds(object, to: selector) }

    func hasMappings(_ kind: ViewKind) -> Bool { manager?.dispatcher.registry.hasMappings(kind) ?? false }

    /// Asks the owner of a slot about a method that is not an event.
    func askingOwner<Answer>(of part: DelegatePart, _ question: (AnyObject) -> Answer?) -> Answer? {
        entries.first { $0.part == part }?.slot.askingOwner(question)
    }

    #if EXPLANATIONS
    func listIsGone() {
        // Whoever keeps both has let go of both by now.
        guard manager != nil, !entries.isEmpty else { return }
        log.report(ListAnomaly.keptManager, holder, holder == "manager" ? "" : "manager.", at: site)
    }
    #endif

    static var replaced: String { "Another manager replaces this one" }

    func handOver() {
        giveBack()
        isReplaced = true
        log.report(ListAnomaly.replacedManager, Self.replaced)
        for entry in entries {
            entry.plan.lose()
            manager?.dispatcher.lose(entry.part, to: "another manager")
        }
        manager?.core.leaveList()
    }
}

/// Whether a list asks its manager for its rows, so that the manager can update it.
extension SlotKeeper {
    /// Whether the list asks this manager for its rows. A list that another object's data source owns may only be changed by
    /// that.
    var answersForRows: Bool {
        rowEntry.map { $0.plan.state == .held && !$0.isPassedOn } ?? false
    }

    /// Whether the slot of the data source holds an object of the items', which passes on what it is asked.
    var isPassedOn: Bool { rowEntry?.isPassedOn ?? false }

    /// Whether a list is the manager's, and asks it for its rows: a handler called during an update may have detached it.
    func isAttached(to list: Kit.List) -> Bool { self.list === list && answersForRows }

    /// Lays a list out that is in a window, and returns whether it is still the manager's.
    ///
    /// A batch begins with a layout. A handler called in it may put another manager in the slots, and with that manager's counts
    /// the batch would not add up.
    func isReady(_ list: Kit.List) -> Bool {
        if isAttached(to: list), Kit.isOnScreen(list) { Kit.layOut(list) }
        return isAttached(to: list)
    }

    /// Runs code in which the list asks its manager, such as an update. A handler that is called in it may release the manager, so
    /// that is kept until the end.
    func keepingManager(_ body: () -> Void) {
        withExtendedLifetime(manager) {
            body()
            if let list { Kit.updateIsOver(in: list) }
        }
    }
}

/// A slot of a list, with its plan. A class, because carrying out a plan may cause another check of the slots.
@MainActor
final class SlotEntry {
    let slot: _DelegateSlot
    /// The object that belongs in the slot: a proxy, or a data source of the items' that passes on to its proxy.
    let occupant: AnyObject
    let isPassedOn: Bool
    var plan: SlotPlan
    var part: DelegatePart { slot.part }

    init(_ slot: _DelegateSlot, _ proxy: any _SlotProxy, behind dataSource: (any _PassingDataSource)?) {
        self.slot = slot
        occupant = dataSource ?? proxy
        isPassedOn = dataSource != nil
        plan = SlotPlan(slot.part)
        dataSource?._link.proxy = proxy
    }
}
