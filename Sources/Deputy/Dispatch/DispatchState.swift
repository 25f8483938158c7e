/// What a dispatcher consists of, without the types of its catalogue.
///
/// Nothing here is generic, so the code that every event runs through exists once. The parts know nothing of each other but
/// what their initialisers take; what one has to do for another is said here.
@MainActor @usableFromInline
final class DispatchState {
    /// The events of the catalogue, then those of views that are no delegate methods.
    let events: [DelegateEvent]
    let viewEvents: ViewEvents
    let anomalies: AnomalyLog
    weak var host: AnyObject?

    /// The mappings, handlers and streams.
    let registry: Registry
    /// What is under way, and what waits for its end.
    let nested: NestedEvents
    /// The second tier.
    let owners: Owners
    /// What the host may send.
    let announcement: Announcement
    /// The slots of the host that other objects have taken, by the names of those.
    var takenSlots: [DelegatePart: String] = [:]
    /// The events that made a slot be set again after the host had loaded.
    var setAgain = EventSet()
    /// The object that asks on the host's behalf at this moment; nil if the host itself asks.
    var asker: AnyObject?
    /// Whether the host goes by what was announced before, because it is asked again when its own layout is over.
    var isHostBehind = false
    /// Called when something was registered or withdrawn, and before a question about what is implemented; with a protocol, if only
    /// that is asked about.
    var onLook: @MainActor (DelegatePart?) -> Void = { _ in }

    // MARK: What watches events

    var isTracing = false { didSet { if !isTracing { lastResolutions = [:] } } }
    var onResolution: (@MainActor (EventResolution) -> Void)?
    /// How each event was answered the last time, by ordinal.
    var lastResolutions: [Int: EventResolution] = [:]
    var sink: (any EventSink)?

    private var isSweepDue = false
    private var showsData = false
    private var isCheckDue = true
    private var isCheckScheduled = false

    init(
        _ events: [DelegateEvent], _ parts: [DelegatePart: PartEvents], host: AnyObject?, anomalies: AnomalyLog
    ) {
        viewEvents = ViewEvents(after: events.count)
        self.events = events + viewEvents.all
        self.host = host
        self.anomalies = anomalies
        registry = Registry(viewEvents, anomalies)
        nested = NestedEvents(anomalies)
        owners = Owners(of: self.events, anomalies)
        announcement = Announcement(
            parts, registry, owners, nested,
            deciding: events.flatMap { event in
                func ordinal(_ name: String) -> Int? { events.first { $0.name == name }?.ordinal }
                let decided = event.facts.decides.prefix(1).compactMap(ordinal).map { (event.ordinal, $0) }
                return decided + event.facts.companions.compactMap(ordinal).map { ($0, event.ordinal) }
            })
        nested.afterWork = { [weak self] in self?.sweepIfDue() ?? false }
        announcement.willUpdate = { [weak self] in self?.lookAround() }
        nested.atEnd = { [weak announcement] in announcement?.updateIfStale() }
        owners.onChange = { [weak self] in self?.askAgain() }
        // A mapping that the user kept may outlive the dispatcher.
        registry.onFirstMapping = { [weak self] in self?.askAgain() }
        registry.onChange = { [weak self] in self?.registryChanged() }
        registry.onLoss = { [weak self] in self?.handlerIsGone() }
    }

    // MARK: Changes to what is registered

    func registryChanged() {
        // Several registrations as one look once, at the end.
        if !announcement.isInBatch { lookAround() }
        noteRegistration()
        announcement.update()
    }

    /// Notices which slots other objects have taken and which owners have died meanwhile.
    private func lookAround() {
        onLook(nil)
        if owners.isAny { owners.dropLost() }
    }

    /// Makes the host ask again, because answers about methods outside the catalogue may have changed.
    func askAgain() {
        announcement.noteOtherMethods()
        registryChanged()
    }

    /// Whether the host sends an event, after a look at what has happened since.
    func responds(to event: DelegateEvent) -> Bool {
        // Nothing that has happened since can make it announced.
        guard announcement.events.contains(event.ordinal) else { return false }
        sweep(for: event.facts.part)
        return isSent(event)
    }

    /// Whether the host sends an event: it is announced, and no other object has taken the slot.
    func isSent(_ event: DelegateEvent) -> Bool {
        announcement.events.contains(event.ordinal) && takenSlots[event.facts.part] == nil
    }

    // MARK: Registrations whose objects are gone

    /// A handler or mapping whose object is gone was found.
    func handlerIsGone() {
        isSweepDue = true
        nested.noteWork()
    }

    /// Withdraws registrations of objects that are gone, unless an event is under way.
    /// - Returns: whether that is still to be done.
    private func sweepIfDue() -> Bool {
        guard isSweepDue, nested.depth == 0 else { return isSweepDue }
        isSweepDue = false
        registry.sweep()
        return isSweepDue
    }

    /// Withdraws registrations whose objects died since the last check, so that the answer is true now.
    /// - Parameter part: the protocol that is asked about; nil for all.
    func sweep(for part: DelegatePart? = nil) {
        onLook(part)
        guard nested.depth == 0 else { return }
        registry.sweep()
        owners.dropLost()
    }

    // MARK: Handlers that can never be called

    /// Reports them, once each: called when data is shown.
    func reportUnreachableHandlers() {
        showsData = true
        guard isCheckDue, !announcement.isDetached else { return }
        isCheckDue = false
        registry.reportUnreachable()
        for finding in closedGates() + excludedHandlers() { anomalies.report(finding) }
    }

    /// Something was registered: while data is shown, that is looked at a turn later.
    private func noteRegistration() {
        isCheckDue = true
        guard showsData, !isCheckScheduled else { return }
        isCheckScheduled = true
        Task { [weak self] in
            guard let self else { return }
            isCheckScheduled = false
            nested.whenIdle { [weak self] in self?.reportUnreachableHandlers() }
        }
    }
}

extension DispatchState {
    func checkInvariants() -> [String] {
        var wrong: [String] = []
        if nested.depth < 0 { wrong.append("more events ended than began") }
        guard nested.depth == 0 else { return wrong }
        for event in events where announcement.excluded[event.facts.part] == nil {
            let has = registry.handled.contains(event.ordinal)
            if has != announcement.handled.contains(event.ordinal) {
                wrong.append("\(event.name) is \(has ? "not " : "")marked as handled")
            }
            if has, !event.selector.isEmpty, !announcement.events.contains(event.ordinal) {
                wrong.append("\(event.name) is not announced")
            }
        }
        return wrong
    }
}
