/// The mappings of a manager with everything that is registered on them, and for the host.
@MainActor @usableFromInline
package final class Registry {
    let log: AnomalyLog
    let viewEvents: ViewEvents
    /// The mapping of events without a view.
    let hostMapping: RegisteredMapping
    /// The mappings of each kind, in the order in which lists of everything go: cells, headers, footers, then other kinds by name.
    private(set) var lists: [MappingList]
    /// Those of cells, which most events are about.
    let cells = MappingList(.cell)
    /// The handlers for the mappings of a type or a group, which come and go, in the order in which they are asked.
    private(set) var attached: [Handler] = []
    /// The streams that have not ended, in the same order.
    private(set) var streams: [Handler] = []
    /// The events with a handler on a mapping, or a stream.
    private(set) var handled = EventSet()
    /// How many there are, by ordinal.
    private var handledCounts: [Int] = []
    let sectionNames = SectionNames()
    /// The objects that handlers and mappings end with.
    var lifetimes = Lifetimes()
    /// Those that views depend on.
    var viewLifetimes = Lifetimes()
    #if EXPLANATIONS
    /// What ended with its object.
    var departures: [Departure] = []
    #endif
    /// The events of no catalogue that something was registered for.
    private(set) var uncatalogued: [Anomaly] = []
    /// Whether a mapping may hide others since it lost its condition.
    var isShadowDue = false
    /// Whether no stream begins any more.
    private var isOver = false
    private var mappingCount = 0
    private var identifiers: Set<String> = []
    /// The last number given to a view's name, so that many mappings of one view are registered in linear time.
    private var identifierNumbers: [String: Int] = [:]

    /// What it is a part of; nil once that is gone, which a mapping that the user kept may outlive.
    weak var dispatcher: AnyDispatcher?

    init(_ viewEvents: ViewEvents, _ log: AnomalyLog) {
        self.viewEvents = viewEvents
        self.log = log
        lists = [cells, MappingList(.header), MappingList(.footer)]
        hostMapping = RegisteredMapping(
            .host, Registry.self, Void.self, identifier: "host", site: CallSite("Deputy", 0), viewEvents)
        hostMapping.join(self, nil, as: 0)
    }

    deinit {
        onMainActor { [lists, hostMapping] in
            hostMapping.removeEverything()
            for mapping in lists.flatMap(\.mappings) { mapping.removeEverything() }
        }
        let left = streams
        guard !left.isEmpty else { return }
        // A deinitializer belongs to no actor, so loops end in the next turn of the main actor.
        Task { @MainActor in for stream in left { stream.listener?.finish() } }
    }

    // MARK: Mappings

    /// The mappings that an event about a kind of views is about.
    func mappings(coveredBy kind: ViewKind) -> [RegisteredMapping] {
        if kind == .host { return [hostMapping] }
        return list(of: kind)?.mappings ?? allMappings.filter { kind.covers($0.kind) }
    }

    /// Every mapping, kind by kind.
    var allMappings: [RegisteredMapping] { lists.flatMap(\.mappings) }

    /// Every handler on a mapping or for the host, once for each of its mappings.
    var allHandlers: [Handler] { (allMappings + [hostMapping]).flatMap(\.allHandlers) }

    /// The mappings of exactly this kind; nil for one that there is none of.
    func list(of kind: ViewKind) -> MappingList? { lists.first { $0.kind == kind } }

    private func makeList(of kind: ViewKind) -> MappingList {
        let list = MappingList(kind)
        lists.insert(list, at: lists.firstIndex { kind.printed < $0.kind.printed } ?? lists.endIndex)
        return list
    }

    func add(_ mapping: RegisteredMapping) {
        if lifetimes.detectLoss() { sweep() }
        let list = list(of: mapping.kind) ?? makeList(of: mapping.kind)
        mappingCount += 1
        mapping.join(self, list, as: mappingCount)
        list.add(mapping)
        for handler in attached where handler.event.kind.covers(mapping.kind) && handler.target.fits(mapping) {
            mapping.add(handler)
        }
        for handler in mapping.allHandlers {
            // Its object may be gone already, since before the mapping was added.
            follow(handler)
            count(handler, on: mapping)
        }
        lookForMistakes(around: mapping)
        // A list asks for views of a kind only if it may have any, which it may from the first mapping on.
        if mapping.kind != .cell, list.mappings.count == 1 { dispatcher?.askAgain() }
        changed(hasUses: !mapping.uses.isEmpty)
    }

    func remove(_ mapping: RegisteredMapping) {
        guard let list = list(of: mapping.kind), list.remove(mapping) else { return }
        let handlers = mapping.allHandlers
        let ended = streams.filter { $0.target.mapping === mapping }
        mapping.removeEverything()
        for handler in handlers { count(handler, on: mapping, by: -1) }
        for stream in ended { stream.listener?.finish() }
        changed(hasUses: handlers.contains(where: \.beginsUses))
        dispatcher?.client?.mappingWasRemoved()
    }

    func conditionChanged(of mapping: RegisteredMapping) {
        // The mappings it now hides are looked for once, when data is shown.
        if mapping.isUnconditional { isShadowDue = true }
        list(of: mapping.kind)?.forget()
        dispatcher?.registryChanged()
    }

    /// A reuse identifier that no mapping has.
    package func makeIdentifier(for view: any AnyObject.Type) -> String {
        let name = typeName(view)
        while true {
            let number = identifierNumbers[name, default: 0] + 1
            identifierNumbers[name] = number
            let identifier = number == 1 ? name : "\(name)#\(number)"
            if identifiers.insert(identifier).inserted { return identifier }
        }
    }

    /// Keeps an identifier from being made.
    func reserve(_ identifier: String) { identifiers.insert(identifier) }

    // MARK: Handlers

    /// The mappings that a handler is on.
    func mappings(of handler: Handler) -> [RegisteredMapping] {
        if let mapping = handler.target.mapping { return [mapping] }
        return mappings(coveredBy: handler.event.kind).filter(handler.target.fits)
    }

    /// The handlers of an event, once for each of their mappings.
    func handlers(
        of event: DelegateEvent, where isMeant: (Handler, RegisteredMapping) -> Bool = { _, _ in true }
    ) -> [Handler] {
        // By loops, as a trace asks for them: an array for each mapping would be an allocation for each.
        var found: [Handler] = []
        for mapping in mappings(coveredBy: event.kind) {
            for handler in mapping.handlers(of: event) where !handler.isStream && isMeant(handler, mapping) {
                found.append(handler)
            }
        }
        return found
    }

    /// Those that live, and whose mappings do.
    func livingHandlers(of event: DelegateEvent) -> [Handler] { handlers(of: event) { $0.isAlive && $1.isAlive } }

    /// How many ended with their objects, or with those of their mappings, and are still registered; each once.
    func deadHandlerCount(of event: DelegateEvent) -> Int {
        Set(handlers(of: event) { !$0.isAlive || !$1.isAlive && $0.target.mapping != nil }.map(\.serial)).count
    }

    /// Adds a handler to the mappings that it is for; false for a stream if none begins any more, and for an event of no catalogue.
    @discardableResult
    func add(_ handler: Handler) -> Bool {
        if handler.isStream, isOver { return false }
        if handler.target.isOver {
            log.report(RuntimeAnomaly.lateHandler, handler.event, at: handler.site)
            return false
        }
        if handler.event.ordinal < 0 {
            let finding = Anomaly.Report(RuntimeAnomaly.uncataloguedEvent, handler.event).at(handler.site)
            uncatalogued.append(finding)
            log.report(finding)
            return false
        }
        if handler.isStream {
            streams.insert(handler)
            count(handler)
        }
        if lifetimes.detectLoss() { sweep() }
        follow(handler)
        if let mapping = handler.target.mapping {
            mapping.add(handler)
            lookForMistakes(around: handler, on: mapping)
            // Those of a mapping that is not registered yet are announced together with it.
            guard mapping.registry === self else { return true }
            count(handler, on: mapping)
        } else {
            attached.insert(handler)
            for mapping in mappings(of: handler) {
                mapping.add(handler)
                count(handler, on: mapping)
            }
            lookForMistakes(around: handler, on: nil)
        }
        changed(hasUses: handler.beginsUses)
        return true
    }

    /// Removes a handler from wherever it is.
    func remove(_ handler: Handler) {
        handler.end()
        if handler.isStream, streams.remove(handler) { count(handler, by: -1) }
        if handler.target.mapping == nil { _ = attached.remove(handler) }
        for mapping in mappings(of: handler) where mapping.remove(handler) && mapping.registry === self {
            count(handler, on: mapping, by: -1)
        }
        changed(hasUses: handler.beginsUses)
    }

    /// The handler of a registration, while it is registered.
    func handler(of event: DelegateEvent, _ serial: UInt64, at target: ClosureTarget) -> Handler? {
        let handlers = target.mapping?.handlers(of: event) ?? attached
        let place = handlers.place(of: (target.rank, serial))
        return place < handlers.count && handlers[place].serial == serial ? handlers[place] : nil
    }

    /// Counts a handler that came or went, for each mapping that it is on, and a stream once more.
    private func count(_ handler: Handler, on mapping: RegisteredMapping? = nil, by change: Int = 1) {
        let ordinal = handler.event.ordinal
        while handledCounts.count <= ordinal { handledCounts.append(0) }
        handledCounts[ordinal] += change
        if handledCounts[ordinal] > 0 { handled.insert(ordinal) } else { handled.remove(ordinal) }
        if let mapping, handler.beginsUses { list(of: mapping.kind)?.useCount += change }
    }

    // MARK: Streams

    /// Ends every stream, and begins none any more.
    func finishStreams() {
        isOver = true
        for stream in streams { stream.listener?.finish() }
    }

    // MARK: Changes

    /// - Parameter hasUses: whether closures for the uses of views came or went.
    private func changed(hasUses: Bool) {
        if hasUses { dispatcher?.client?.follow(lists.filter { $0.useCount > 0 }.map(\.kind)) }
        dispatcher?.registryChanged()
    }
}
