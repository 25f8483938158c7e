/// Takes the place of one delegate: answers its events from registered closures, then the owner, then the default.
///
/// A list's manager contains one. For a delegate of your own, write its events as a catalogue and use a dispatcher
/// directly:
///
/// ```swift
/// let dispatcher = EventDispatcher<PlayerEvents>(host: player)
/// dispatcher.onHost.didStart { … }
/// dispatcher.tell(\.didStart)
/// ```
@MainActor
public final class EventDispatcher<Events: EventCatalogue> {
    @usableFromInline let state: DispatchState
    /// The catalogue it answers for.
    package let catalogue: SharedCatalogue<Events>
    /// The descriptors, by property.
    public let events: Events
    /// The anomalies so far, and where they go.
    let log: AnomalyLog

    /// A dispatcher for the delegate of a host, which is held weakly.
    public init(host: AnyObject? = nil, anomalyLog: AnomalyLog = AnomalyLog()) {
        catalogue = .shared
        events = catalogue.events
        log = anomalyLog
        state = DispatchState(catalogue.all, catalogue.parts, host: host, anomalies: anomalyLog)
        #if EXPLANATIONS
        for mistake in catalogue.mistakes { anomalyLog.report(mistake) }
        #endif
    }

    /// Called when the announcement has changed and the host has to ask `responds(to:)` again: once per batch of
    /// registrations, and never inside an event.
    public var onAnnouncementChange: @MainActor () -> Void {
        get { state.announcement.onChange }
        set { state.announcement.onChange = newValue }
    }

    /// Whether an event is announced, as a host asks it.
    /// - Complexity: O(1), independent of the number of mappings and handlers.
    public func announces(_ event: DelegateEvent) -> Bool { state.announcement.events.contains(event.ordinal) }

    /// The events that are announced.
    package var announced: EventSet { state.announcement.events }

    /// A number that changes with these, and with each change of what is registered or of who owns.
    package var changes: Int { state.announcement.changes }

    /// Whether the host goes by what was announced before, because it is asked again when its own layout is over.
    package var isHostBehind: Bool {
        get { state.isHostBehind }
        set { state.isHostBehind = newValue }
    }

    /// Whether an event is being answered right now.
    package var isDispatching: Bool { state.nested.depth > 0 }

    /// Whether a change can be applied now, because no event is under way that it would have to wait for.
    package var isIdle: Bool { state.nested.isIdle }

    /// Whether ``whenIdle(_:)`` would call a closure now.
    package var isFree: Bool { state.nested.isFree }

    /// Whether the current event is one whose handler's changes take effect at once.
    package var isInPlace: Bool { state.nested.isInPlace }

    /// Sends one event whose handler's changes take effect at once, as the host waits for them.
    package func inPlace(_ send: () -> Void) { state.nested.inPlace(send) }

    /// Runs code that asks on behalf of another object than the host; defaults get it as ``EventSituation/asker``.
    package func asked<Result>(by asker: AnyObject?, _ body: () -> Result) -> Result {
        let former = state.asker
        state.asker = asker
        defer { state.asker = former }
        return body()
    }

    /// Calls a closure now, or, inside an event, when the outermost event is over; in the order of these calls.
    package func whenIdle(_ work: @escaping @MainActor () -> Void) { state.nested.whenIdle(work) }

    /// Runs code that the host asked for and that is not an event, such as filling a cell, with the re-entrancy of an event.
    package func nested<Result>(_ body: () throws -> Result) rethrows -> Result {
        try state.nested.run(isOfLayout: false, body)
    }

    /// Whether the host waits for an answer or lays itself out right now, so that it cannot be updated.
    package var isAnswering: Bool { state.nested.questions > 0 }

    /// Whether the host lays itself out right now, so that setting its slots would make it ask for everything again in there.
    package var isInLayout: Bool { state.nested.layouts > 0 }

    /// Runs code that the host waits for, such as making a cell: as ``nested(_:)``, and ``isAnswering`` meanwhile.
    package func answering<Result>(_ body: () throws -> Result) rethrows -> Result {
        try state.nested.run(isOfLayout: true, body)
    }

    /// The same, for what comes with each view: a closure of any result takes a tenth of it.
    package func beginAnswering() { state.nested.enter(isQuestion: true, isOfLayout: true) }

    /// Ends what ``beginAnswering()`` began.
    package func endAnswering() { state.nested.leave(isQuestion: true, isOfLayout: true) }

    /// Groups several registrations, so that the host asks again only once.
    @discardableResult
    public func batch<Result>(_ body: () -> Result) -> Result { state.announcement.batch(body) }

    /// Announces an event that Deputy needs for a registration; `explain` names the reasons.
    package func require(_ event: DelegateEvent, because reason: String) {
        state.announcement.require(event.ordinal, because: reason)
        state.registryChanged()
    }

    /// Undoes one ``require(_:because:)``; while there is another, the event stays announced.
    package func stopRequiring(_ event: DelegateEvent, because reason: String) {
        state.announcement.stopRequiring(event.ordinal, because: reason)
        state.registryChanged()
    }

    /// Announces no event of some protocols from now on, because another object answers for them; `explain` gives the reason.
    ///
    /// What that object asks for all the same is answered. If all protocols are excluded no event is sent, so streams end.
    /// - Parameters:
    ///   - reason: the text after "no, ": "the data source is another object".
    ///   - isAskedElsewhere: whether that object gets an event, so that it may ask here.
    package func exclude(
        _ parts: Set<DelegatePart>, because reason: String? = nil,
        isAskedElsewhere: @escaping @MainActor (DelegateEvent) -> Bool = { _ in false }
    ) {
        state.announcement.exclude(parts, because: reason, isAskedElsewhere: isAskedElsewhere)
        state.registryChanged()
        if state.announcement.isDetached {
            let registry = state.registry
            state.nested.whenIdle { registry.finishStreams() }
        }
    }
}

// MARK: Sending events

extension EventDispatcher {
    /// Sends an event its way, about its item.
    ///
    /// - Parameters:
    ///   - mapping: the mapping its view was made from, for which the item is without optionals; nil to look for it.
    ///   - view: finds the view, which is asked for only where it is needed.
    ///   - owner: calls the owner's own method.
    package func send(
        _ event: DelegateEvent, _ call: inout EventCall, known mapping: RegisteredMapping? = nil,
        view: @MainActor (EventLocation) -> AnyObject?, owner: EventCall.Owner
    ) { state.send(event, &call, known: mapping, view: view, owner) }

    /// Tells only the owner: an event about no row.
    package func tellOwner(_ event: DelegateEvent, _ owner: (AnyObject) -> Void) {
        tell(event, (), hasItem: false, owner)
    }

    /// Tells an event of the host.
    func tell<Argument>(
        _ event: DelegateEvent, _ argument: Argument, hasItem: Bool = true, _ owner: (AnyObject) -> Void
    ) {
        var argument = argument
        var nothing: Void?
        EventCall.raise(at: .host, view: nil, argument: &argument, answer: &nothing) { call in
            if hasItem { call.setItem(()) }
            send(event, &call, view: { _ in nil }) { object, _ in
                owner(object)
                return true
            }
        }
    }

    /// Asks a question of the host.
    /// - Parameter owner: asks the owner's own method; nil if that gives no answer.
    package func ask<Argument, Answer>(
        _ event: TypedEvent<HostScope, Argument, Answer>, _ argument: Argument, owner: (AnyObject) -> Answer?
    ) -> Answer {
        var (given, answer) = (argument, nil as Answer?)
        EventCall.raise(at: .host, view: nil, argument: &given, answer: &answer) { call in
            call.setItem(())
            send(event, &call, view: { _ in nil }) { object, answer in EventCall.put(owner(object), in: answer) }
        }
        return answer ?? event.fallback(EventSituation(host: nil, argument: argument, position: NoPosition()))
    }

    /// Calls an owner's method about several places.
    package func callOwner(_ event: DelegateEvent, at places: [EventLocation], _ call: () -> Void) {
        state.owners.calling(event, at: places, call)
    }
}

/// How the slots of a host affect its events.
extension EventDispatcher {
    /// Notes that another object has taken a slot, so the host sends the slot's events there.
    package func lose(_ part: DelegatePart, to name: String) { state.takenSlots[part] = name }

    /// The slots that other objects have taken, and what those are.
    package var lostSlots: [(slot: DelegatePart, holder: String)] {
        DelegatePart.allCases.compactMap { part in state.takenSlots[part].map { (part, $0) } }
    }

    /// Notes that a lost slot is the manager's again.
    package func regain(_ part: DelegatePart) { state.takenSlots[part] = nil }

    /// Notes that the host may count all methods of a protocol whatever is announced, because the class of the object in its slot has them.
    /// What undoes such a method row by row is announced then.
    package func countAll(of part: DelegatePart) {
        state.announcement.counted = EventSet(catalogue.all.filter { $0.facts.part == part }.map(\.ordinal))
        for event in catalogue.all where event.facts.part != part {
            let decided = event.facts.decides.compactMap(catalogue.event(named:))
            guard decided.contains(where: { $0.facts.part == part }) else { continue }
            require(event, because: "the object in the slot of \(part.slotName) has the methods it decides about")
        }
    }

    /// Notes that the host's slot was set again after the host had loaded, for these events.
    package func noteSlotSetAgain(for events: EventSet) { state.setAgain = state.setAgain.union(events) }

    /// Called when something was registered or withdrawn, and before a question about what is implemented, so that a
    /// slot that another object took is noticed.
    ///
    /// It gets the protocol, if only one is asked about.
    package var onLook: @MainActor (DelegatePart?) -> Void {
        get { state.onLook }
        set { state.onLook = newValue }
    }
}
