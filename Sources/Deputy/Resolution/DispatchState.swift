/// What a dispatcher consists of, without the types of its catalogue.
///
/// Nothing here is generic, so the code that every event runs through exists once. The parts know nothing of each other but
/// what their initialisers take; what one has to do for another is said here.
@MainActor @usableFromInline
final class DispatchState {
    /// The events of the catalogue, then those that represent what views emit.
    let events: [DelegateEvent]
    let viewEvents: ViewEvents
    let anomalies: AnomalyLog
    weak var host: AnyObject?

    /// The mappings, handlers and streams.
    let registry: Registry
    /// The registry's mappings of cells. Weak references to the registry make each retain of it slow, so events do not go
    /// through it.
    let cells: MappingList
    /// What is under way, and what waits for its end.
    let nested: NestedEvents
    /// The second tier.
    let owners: Owners
    /// What the host may send.
    let announcement: Announcement
    /// What happened, if it is recorded.
    let tracing = TraceRecorder()
    /// The slots of the host that other objects have taken.
    var takenSlots = TakenSlots()
    /// Whether it is to be checked that every registration can be called.
    var reachability = Reachability()

    /// Whether the section of a cell decides which mappings it may have.
    // Read by each event, and only for an instant.
    @exclusivity(unchecked) private(set) var looksAtSections = false
    /// Where the items of the host's sections are.
    @exclusivity(unchecked) private(set) var rows: FixedMemory<ShownRows>.Values
    private var rowsMemory = FixedMemory<ShownRows>([])
    /// Keeps them.
    @exclusivity(unchecked) @usableFromInline private(set) var shown: [ShownSection] = []
    /// The object that asks on the host's behalf at this moment; nil if the host itself asks.
    var asker: AnyObject?
    /// Called when something was registered or withdrawn, and before a question about what is implemented; with a protocol, if only
    /// that is asked about.
    var onLook: @MainActor (DelegatePart?) -> Void = { _ in }
    /// Called with each new recorder.
    var onRecording: @MainActor (Recorder) -> Void = { _ in }
    private var isSweepDue = false

    init(
        _ events: [DelegateEvent], _ parts: [DelegatePart: PartEvents], host: AnyObject?, anomalies: AnomalyLog
    ) {
        rows = rowsMemory.values
        viewEvents = ViewEvents(after: events.count)
        self.events = events + viewEvents.all
        self.host = host
        self.anomalies = anomalies
        registry = Registry(eventCount: self.events.count, viewEvents: viewEvents, anomalies: anomalies)
        cells = registry.cells
        nested = NestedEvents(anomalies)
        owners = Owners(of: self.events, anomalies)
        announcement = Announcement(parts, registry, owners, nested)
        nested.afterWork = { [weak self] in self?.sweepIfDue() ?? false }
        announcement.willUpdate = { [weak self] in self?.lookAround() }
        nested.atEnd = { [weak announcement] in announcement?.updateIfStale() }
        owners.onChange = { [weak self] in self?.askAgain() }
        // A mapping that the user kept may outlive the dispatcher.
        registry.onFirstMapping = { [weak self] in self?.askAgain() }
        registry.onChange = { [weak self] in self?.registryChanged() }
        registry.onLoss = { [weak self] in self?.handlerIsGone() }
    }

    /// Whether events have to be looked at more closely than on the short road.
    var takesLongWay: Bool { tracing.isWatching || owners.isCalling }

    /// These are the items of the host's sections from now on.
    func show(_ sections: [ShownSection]) {
        // An item's deinit may send an event, so old items are released after new ones are in place.
        let former = (shown, rowsMemory)
        if sections.count == rows.count {
            for (number, section) in sections.enumerated() { rows[number] = ShownRows(section) }
        } else {
            rowsMemory = FixedMemory(sections.map(ShownRows.init))
            rows = rowsMemory.values
        }
        shown = sections
        // Not in a closure: an isolated one makes the runtime check the executor.
        _fixLifetime(former)
    }

    // For each edit: `show` with all sections takes three times as many instructions.
    func letGo(ofSection section: Int) {
        guard section < shown.count else { return }
        let nothing = ShownSection([], nil)
        rows[section] = ShownRows(nothing)
        shown[section] = nothing
    }

    // MARK: Changes to what is registered

    /// Updates whether the mappings of cells depend on the section.
    func lookAtSections() { looksAtSections = registry.sectionLists.isNeeded && registry.sectionNames.areShown }

    func registryChanged() {
        lookAtSections()
        // Several registrations as one look once, at the end.
        if !announcement.isInBatch { lookAround() }
        noteRegistration()
        announcement.update()
    }

    /// Notices which slots other objects have taken and which owners have died meanwhile.
    private func lookAround() {
        onLook(nil)
        if owners.isAny, nested.depth == 0 { owners.dropLost() }
    }

    /// Makes the host ask again, because answers about methods outside the catalogue may have changed.
    func askAgain() {
        announcement.noteOtherMethods()
        registryChanged()
    }

    /// Whether an event has a handler on a mapping, or a stream.
    func isRegistered(_ ordinal: Int) -> Bool {
        registry.handled.contains(ordinal) || registry.listeners.events.contains(ordinal)
    }

    // MARK: Registrations whose objects are gone

    /// A handler or mapping whose object is gone was found.
    func handlerIsGone() {
        isSweepDue = true
        nested.noteWork()
    }

    /// Withdraws registrations of objects that are gone, unless an event under way still reads the lists that this shortens.
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
}
