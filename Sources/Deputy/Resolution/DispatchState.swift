/// The state of a dispatcher, without the types of its catalogue.
///
/// Nothing here is generic, so the code that every event runs through exists once.
@MainActor @usableFromInline
final class DispatchState {
    /// The events of the catalogue, then those that represent what views emit.
    let events: [DelegateEvent]
    let viewEvents: ViewEvents
    /// The events of the catalogue, for each protocol that has any.
    private let parts: [DelegatePart: PartEvents]
    let registry: Registry
    let anomalies: AnomalyLog
    weak var host: AnyObject?
    /// The owners, by protocol.
    var owners: [DelegatePart: OwnerState] = [:]
    /// The events their owners implement; empty without any.
    var ownerEvents: EventSet
    /// Whether the owner receives notices for which a handler was called.
    var ownerReceives = OwnerNotices.everyNotice
    /// The events for which `responds(to:)` is true.
    var announcement: EventSet {
        didSet { announcementVersion += 1 }
    }
    /// How often the announcement has changed.
    private(set) var announcementVersion = 0
    /// The events with a handler on a mapping, or a stream.
    var handled: EventSet
    /// Why Deputy itself needs events, by ordinal: a reason for each need.
    var needs: [Int: [String]] = [:]
    /// Makes the host ask `responds(to:)` again.
    var onAnnouncementChange: @MainActor () -> Void = {}

    /// Whether the section of a cell decides which mappings it may have.
    // Read by each event, and only for an instant.
    @exclusivity(unchecked) private(set) var looksAtSections = false

    /// The items of the host's sections.
    @exclusivity(unchecked) var shown: [ShownSection] = []

    var depth = 0
    /// How deep events may be nested while changes still take effect: 0, or in an event whose changes do, its own depth.
    private(set) var idleDepth = 0
    /// How many of the current events are questions or come in the middle of the host's layout.
    var questions = 0
    var hasWork = false
    private var batchDepth = 0
    private var isAnnouncementStale = false
    private var isSweepDue = false
    /// Whether the host has to ask again although no event came or went: about methods outside the catalogue.
    private var isAskingAgainDue = false
    /// The protocols that another object answers for: none of their events is announced.
    var excludedParts: Set<DelegatePart> = []
    /// What answers for each of them, in words, if that was given.
    var exclusionReasons: [DelegatePart: String] = [:]
    /// Whether the host shows data, so that registrations can be checked.
    var showsData = false
    /// Whether anything has changed since the last check for registrations that can never be called.
    var isUnreachableDue = true
    /// Whether that check is scheduled.
    var isLookScheduled = false
    private var isFinishing = false
    private var queue: [@MainActor () -> Void] = []

    /// The slots that another object has taken, and its name: the host sends their events there.
    var lostSlots: [DelegatePart: String] = [:]
    /// The events that made the host's slot be set again after it had loaded.
    var slotSetAgain = EventSet()
    /// The owner's methods that are being called: an owner that sends an event back is not asked once more.
    private var ownerCalls: [OwnerCall] = []
    /// Called when something was registered or withdrawn, and before a question about what is implemented.
    var onLook: @MainActor () -> Void = {}

    var isTracing = false {
        didSet { takesLongWay = isTracing || !ownerCalls.isEmpty }
    }
    /// Whether events have to take the slow path: one test for all reasons.
    private(set) var takesLongWay = false
    /// Why handlers were skipped in the event under way, while tracing is on.
    var skips: [ObjectIdentifier: Skip] = [:]
    var lastResolutions: [Int: EventResolution] = [:]
    var onResolution: (@MainActor (EventResolution) -> Void)?

    init(
        _ events: [DelegateEvent], _ parts: [DelegatePart: PartEvents], host: AnyObject?, anomalies: AnomalyLog
    ) {
        viewEvents = ViewEvents(after: events.count)
        self.events = events + viewEvents.all
        self.parts = parts
        self.host = host
        self.anomalies = anomalies
        registry = Registry(eventCount: self.events.count, viewEvents: viewEvents, anomalies: anomalies)
        ownerEvents = EventSet()
        announcement = EventSet()
        handled = EventSet()
        announcement = currentAnnouncement()
        // A mapping that the user kept may outlive the dispatcher.
        registry.onFirstMapping = { [weak self] in self?.askAgain() }
        registry.onChange = { [weak self] in self?.registryChanged() }
        registry.onLoss = { [weak self] in self?.handlerIsGone() }
    }

    // MARK: Calls of owners

    func beginOwnerCall(_ call: OwnerCall) {
        ownerCalls.append(call)
        takesLongWay = true
    }

    func endOwnerCall() {
        ownerCalls.removeLast()
        takesLongWay = isTracing || !ownerCalls.isEmpty
    }

    func isInOwnerCall(_ call: OwnerCall) -> Bool { ownerCalls.contains(call) }

    // MARK: Nesting

    /// The object that asks on the host's behalf at this moment; nil if the host itself asks.
    var asker: AnyObject?

    func enter() { depth += 1 }

    func leave() {
        depth -= 1
        if hasWork, isIdle { finishWork() }
    }

    @usableFromInline
    func enterQuestion() {
        questions += 1
        enter()
    }

    /// Work queued meanwhile runs while the host still waits, so the question counts until that work is done.
    @usableFromInline
    func leaveQuestion() {
        leave()
        questions -= 1
    }

    /// Whether a change can be applied now, because no event is under way that it would have to wait for.
    var isIdle: Bool { depth <= idleDepth }

    /// Sends one event whose handler's changes take effect at once; changes in events inside it wait for the end of those.
    func inPlace(_ send: () -> Void) {
        guard isIdle, !isFinishing else { return send() }
        let previous = idleDepth
        idleDepth = depth + 1
        defer { idleDepth = previous }
        send()
    }

    /// Calls a closure now, or, inside an event, when the outermost event is over.
    func whenIdle(_ work: @escaping @MainActor () -> Void) {
        // Work left for the next turn comes first, so that the order is kept.
        guard !isIdle || isFinishing || !queue.isEmpty else { return work() }
        queue.append(work)
        hasWork = true
    }

    /// Several registrations as one: the host is made to ask again once, at the end.
    func batch<Result>(_ body: () -> Result) -> Result {
        batchDepth += 1
        defer {
            batchDepth -= 1
            announceIfDue()
        }
        return body()
    }

    private func finishWork() {
        // The work may send events itself, and their end is not the end of the work.
        guard !isFinishing else { return }
        isFinishing = true
        // Work that the queued work queues comes after it, so the order is kept and nothing is lost.
        var (generations, made) = (0, 0)
        sweepIfDue()
        while !queue.isEmpty, generations < Self.mostGenerations, made < Self.mostMadeWork {
            // From the end of a reversed array, so that each is released when it is done, without moving the others.
            var due = Array(queue.reversed())
            queue = []
            while let work = due.popLast() {
                work()
                sweepIfDue()
            }
            generations += 1
            made += queue.count
        }
        hasWork = !queue.isEmpty
        isFinishing = false
        if hasWork { continueLater(generations) }
        if isSweepDue { hasWork = true }
        announceIfDue()
    }

    /// Withdraws registrations of objects that are gone, unless an event under way still reads the lists that this shortens.
    private func sweepIfDue() {
        guard isSweepDue, depth == 0 else { return }
        isSweepDue = false
        registry.sweep()
    }

    /// How many generations of work may follow each other. One event may queue any amount of work; that is not a loop.
    private static let mostGenerations = 1_000
    /// How much work may be queued by work in one run, for work that queues more each time.
    private static let mostMadeWork = 100_000

    private func continueLater(_ generations: Int) {
        anomalies.report(.endlessWork(generations))
        Task { [weak self] in
            guard let self, depth == 0 else { return }
            finishWork()
        }
    }

    /// A handler or mapping whose object is gone was found.
    func handlerIsGone() {
        isSweepDue = true
        hasWork = true
    }

    // MARK: Announcement

    /// Updates whether the mappings of cells depend on the section.
    func lookAtSections() { looksAtSections = registry.sectionLists.isNeeded && registry.sectionNames.areShown }

    func registryChanged() {
        lookAtSections()
        onLook()
        noteRegistration()
        isAnnouncementStale = true
        announceIfDue()
    }

    private func announceIfDue() {
        guard isAnnouncementStale else { return }
        if depth > 0 {
            hasWork = true
            return
        }
        guard batchDepth == 0 else { return }
        isAnnouncementStale = false
        let current = currentAnnouncement()
        guard current != announcement || isAskingAgainDue else { return }
        isAskingAgainDue = false
        announcement = current
        onAnnouncementChange()
    }

    /// Makes the host ask again, because answers about methods outside the catalogue may have changed.
    func askAgain() {
        isAskingAgainDue = true
        registryChanged()
    }

    /// Computes the announcement, and which events have handlers or streams.
    private func currentAnnouncement() -> EventSet {
        handled = registry.handled.union(registry.listeners.events)
        var announced = handled.union(ownerEvents).union(EventSet(needs.keys))
        // A host never asks about events that views emit.
        for event in viewEvents.all { announced.remove(event.ordinal) }
        // The required methods of a protocol are only announced with another event of the protocol.
        for part in parts.values where !part.all.isDisjoint(with: announced) { announced.formUnion(part.required) }
        for part in excludedParts { if let events = parts[part]?.all { announced.subtract(events) } }
        registry.handledEventsChanged()
        return announced
    }

    /// Whether an event has a handler on a mapping, or a stream.
    func isRegistered(_ ordinal: Int) -> Bool {
        registry.handled.contains(ordinal) || registry.listeners.events.contains(ordinal)
    }

    /// Withdraws registrations whose objects died since the last check, so that the answer is true now.
    func sweep() {
        onLook()
        guard depth == 0 else { return }
        registry.sweep()
        dropLostOwners()
    }
}
