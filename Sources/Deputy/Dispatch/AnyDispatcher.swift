/// What a dispatcher is, whatever its catalogue: a registry, owners, an announcement, and the way of an event through them.
///
/// Nothing here is generic, so the code that every event runs through exists once. ``EventDispatcher`` adds the types.
@MainActor
public class AnyDispatcher {
    /// The events of the catalogue, then those of views that are no delegate methods.
    final let all: [DelegateEvent]
    final let viewEvents: ViewEvents
    /// The anomalies so far, and where they go.
    package final let log: AnomalyLog
    /// The object that sends the events, while it lives.
    package private(set) final weak var host: AnyObject?

    // MARK: Parts

    /// The mappings, handlers and streams.
    package final let registry: Registry
    /// The second tier.
    final let owners: Owners
    /// What the host may send.
    final let announcement: Announcement

    // MARK: The host

    /// The slots of the host that other objects have taken, by the names of those.
    final var takenSlots: [DelegatePart: String] = [:]
    /// The events that made a slot be set again after the host had loaded.
    final var setAgain = EventSet()
    /// The object that asks on the host's behalf at this moment; nil if the host itself asks.
    final var asker: AnyObject?
    /// Whether the host goes by what was announced before, because it is asked again when its own layout is over.
    package final var isHostBehind = false
    /// The list's manager or the delegate's slot that uses it; nil for a dispatcher by itself.
    package final var client: (any DispatcherClient)? { didSet { registry.sectionNames.client = client } }
    /// Called when the announcement has changed and the host has to ask `responds(to:)` again: once per batch of
    /// registrations, and never inside an event.
    public final var onAnnouncementChange: @MainActor () -> Void = {}

    // MARK: What watches events

    /// All that watch, in the order in which they are told.
    final private(set) var observers: [any WalkObserver] = []
    /// Is told what happens.
    package final var sink: (any EventSink)? { didSet { observe(by: sink, insteadOf: oldValue) } }
    #if EXPLANATIONS
    final var tracer: Tracer? { didSet { observe(by: tracer, insteadOf: oldValue) } }
    final var onResolution: (@MainActor (EventResolution) -> Void)?
    final let mistakes = MistakeSearch()
    #endif

    // MARK: What is under way

    // Each by itself, and internal, so that the compiler sees that no two accesses overlap: see Docs/Performance.md.
    /// How many events are under way.
    final var depth = 0
    /// How many of them are questions or come in the middle of the host's layout.
    final var questions = 0
    /// How many of them come in the middle of the host's layout.
    final var layouts = 0
    /// How deep events may be nested while changes still take effect: 0, or in an event whose changes do, its own depth.
    final var idleDepth = 0
    /// Whether anything is to be done when the outermost event is over.
    final var hasWork = false
    final var isFinishing = false
    /// The work that waits for that.
    final var queue: [@MainActor () -> Void] = []
    final private var isSweepDue = false

    init(_ events: [DelegateEvent], _ parts: [DelegatePart: PartEvents], host: AnyObject?, log: AnomalyLog) {
        viewEvents = ViewEvents(after: events.count)
        all = events + viewEvents.all
        self.host = host
        self.log = log
        registry = Registry(viewEvents, log)
        owners = Owners(of: all, log)
        announcement = Announcement(parts, registry, owners, of: events)
        (registry.dispatcher, owners.dispatcher, announcement.dispatcher) = (self, self, self)
    }

    private final func observe(by observer: (any WalkObserver)?, insteadOf former: (any WalkObserver)?) {
        observers.removeAll { $0 === former }
        if let observer { observers.append(observer) }
    }
}

// MARK: Changes to what is registered

extension AnyDispatcher {
    /// Groups several registrations, so that the host asks again only once.
    @discardableResult
    public func batch<Result>(_ body: () -> Result) -> Result { announcement.batch(body) }

    func registryChanged() {
        // Several registrations as one look once, at the end.
        if !announcement.isInBatch { lookAround() }
        lookForMistakesLater()
        announcement.update()
    }

    /// Notices which slots other objects have taken and which owners have died meanwhile.
    func lookAround() {
        client?.look(at: nil)
        if owners.isAny { owners.dropLost() }
    }

    /// Makes the host ask again, because answers about methods outside the catalogue may have changed.
    func askAgain() {
        announcement.noteOtherMethods()
        registryChanged()
    }

    /// Removes every mapping of exactly this view type; mappings of subclasses stay.
    package func unregister(_ kind: ViewKind, _ view: any AnyObject.Type) {
        batch {
            for mapping in registry.mappings(coveredBy: kind) where mapping.viewType == view {
                registry.remove(mapping)
            }
        }
    }

    /// Announces an event that Deputy needs for a registration; `explain` names the reasons.
    package func require(_ event: DelegateEvent, because reason: String) {
        announcement.require(event.ordinal, because: reason)
        registryChanged()
    }

    /// Undoes one ``require(_:because:)``; while there is another, the event stays announced.
    package func stopRequiring(_ event: DelegateEvent, because reason: String) {
        announcement.stopRequiring(event.ordinal, because: reason)
        registryChanged()
    }

    /// Announces no event of some protocols from now on, because another object answers for them; `explain` gives the reason.
    ///
    /// What that object asks for all the same is answered. If all protocols are excluded no event is sent, so streams end.
    /// - Parameter reason: the text after "no, ": "the data source is another object".
    package func exclude(_ parts: Set<DelegatePart>, because reason: String? = nil) {
        announcement.exclude(parts, because: reason)
        registryChanged()
        if announcement.isDetached { whenIdle { [registry] in registry.finishStreams() } }
    }
}

// MARK: What the host may send

extension AnyDispatcher {
    /// Whether an event is announced, as a host asks it.
    /// - Complexity: O(1), independent of the number of mappings and handlers.
    public func announces(_ event: DelegateEvent) -> Bool { announcement.events.contains(event.ordinal) }

    /// The events that are announced.
    package var announced: EventSet { announcement.events }

    /// The events that the host may count whatever is announced.
    package var counted: EventSet { announcement.counted }

    /// A number that changes with what is announced, registered or owned.
    package var changes: Int { announcement.changes }

    /// Whether the host sends an event, after a look at what has happened since.
    func responds(to event: DelegateEvent) -> Bool {
        // Nothing that has happened since can make it announced.
        guard announces(event) else { return false }
        sweep(for: event.facts.part)
        return isSent(event)
    }

    /// Whether the host sends an event: it is announced, and no other object has taken the slot.
    package func isSent(_ event: DelegateEvent) -> Bool { announces(event) && takenSlots[event.facts.part] == nil }

    /// Notes that another object has taken a slot, so the host sends the slot's events there.
    package func lose(_ part: DelegatePart, to name: String) { takenSlots[part] = name }

    /// Notes that a lost slot is the manager's again.
    package func regain(_ part: DelegatePart) { takenSlots[part] = nil }

    /// The slots that other objects have taken, and what those are.
    package var lostSlots: [(slot: DelegatePart, holder: String)] {
        DelegatePart.allCases.compactMap { part in takenSlots[part].map { (part, $0) } }
    }

    /// Notes that the host may count all methods of a protocol whatever is announced, because the class of the object in its slot has them.
    /// What undoes such a method row by row is announced then.
    package func countAll(of part: DelegatePart) {
        announcement.counted = EventSet(
            all.filter { $0.facts.part == part && !$0.selector.isEmpty }.map(\.ordinal))
        for event in all where event.facts.part != part {
            let decided = event.facts.decides.compactMap(event(named:))
            guard decided.contains(where: { $0.facts.part == part }) else { continue }
            require(event, because: "the object in the slot of \(part.slotName) has the methods it decides about")
        }
    }

    /// Notes that the host's slot was set again after the host had loaded, for these events.
    package func noteSlotSetAgain(for events: EventSet) { setAgain = setAgain.union(events) }

    /// The event of a name, for what has no catalogue at hand; a search.
    func event(named name: String) -> DelegateEvent? { all.first { $0.name == name } }
}

// MARK: Registrations whose objects are gone

extension AnyDispatcher {
    /// A handler or mapping whose object is gone was found.
    func handlerIsGone() {
        isSweepDue = true
        hasWork = true
    }

    /// Withdraws registrations of objects that are gone, unless an event is under way.
    /// - Returns: whether that is still to be done.
    func sweepIfDue() -> Bool {
        guard isSweepDue, !isDispatching else { return isSweepDue }
        isSweepDue = false
        registry.sweep()
        return isSweepDue
    }

    /// Withdraws registrations whose objects died since the last check, so that the answer is true now.
    /// - Parameter part: the protocol that is asked about; nil for all.
    func sweep(for part: DelegatePart? = nil) {
        client?.look(at: part)
        guard !isDispatching else { return }
        registry.sweep()
        owners.dropLost()
    }

    /// Withdraws the registrations of objects that are gone, if views depend on one of them. Inside an event it does nothing.
    /// - Complexity: O(n) in the number of such objects.
    package func sweepViews() {
        if !isDispatching, registry.viewLifetimes.takeLoss() { sweep() }
    }

}

// MARK: Events of the host

extension AnyDispatcher {
    /// Calls an owner's method about several places.
    package func callOwner(_ event: DelegateEvent, at places: [EventLocation], _ call: () -> Void) {
        owners.calling(event, at: places, call)
    }

    /// The owner of one protocol, if it lives.
    package func owner(of part: DelegatePart) -> AnyObject? { owners[part]?.object }

    /// Whether any protocol has an owner, which may be gone.
    package var hasOwners: Bool { owners.isAny }
}

/// The user of a dispatcher: a list's link, or the slot of a delegate of your own. The dispatcher calls it when something changes, and
/// asks it about sections.
///
/// The dispatcher keeps it.
@MainActor
package protocol DispatcherClient: AnyObject {
    /// The announcement has changed, so the host has to ask `responds(to:)` again; never inside an event.
    func announcementChanged()
    /// Something was registered or withdrawn, or a question about what is implemented comes: a slot that another object took has to be
    /// noticed.
    /// - Parameter part: the protocol that is asked about; nil for all.
    func look(at part: DelegatePart?)
    /// Closures begin the uses of views of these kinds, and of no others.
    func follow(_ kinds: [ViewKind])
    /// A mapping was removed: unregistered, cancelled by its token, or ended with the object it lived with.
    func mappingWasRemoved()
    /// Whether the object that answers for an excluded protocol gets an event, and may ask the dispatcher for the answer.
    func passesOn(_ event: DelegateEvent) -> Bool
    /// How many sections the host shows.
    var numberOfSections: Int { get }
    /// What one of them is called; nil for nothing.
    func name(ofSection section: Int) -> AnyHashable?
    /// Whether ``Registry/sectionsChanged()`` is called for every change to them.
    var reportsSections: Bool { get }
    #if EXPLANATIONS
    /// The setting of the host that keeps it from sending an event now, or may; nil if none does.
    func setting(against event: DelegateEvent) -> HostSetting?
    #endif
}

/// A host without views.
extension DispatcherClient {
    package func follow(_ kinds: [ViewKind]) {}
    package func mappingWasRemoved() {}
    package func passesOn(_ event: DelegateEvent) -> Bool { false }
    package var numberOfSections: Int { 0 }
    package func name(ofSection section: Int) -> AnyHashable? { nil }
    package var reportsSections: Bool { false }
    #if EXPLANATIONS
    package func setting(against event: DelegateEvent) -> HostSetting? { nil }
    #endif
}
