/// Every mapping, handler and stream of one dispatcher, and how many live handlers each event has.
///
/// The registry decides nothing about an event; it finds the mapping of an item (`Registry+Matching.swift`), keeps
/// manager-level handlers attached (`Registry+Attachments.swift`), withdraws registrations whose objects are gone
/// (`Registry+Lifetimes.swift`) and reports hidden mappings (`Registry+Shadows.swift`). Streams are in a folder of their own.
@MainActor @usableFromInline
final class Registry {
    let eventCount: Int
    let anomalies: AnomalyLog
    let viewEvents: ViewEvents
    /// Events without a cell behave as if they had one mapping: this one.
    let hostMapping: MappingCore
    let cells: MappingList
    let headers: MappingList
    let footers: MappingList
    /// The mappings of views of kinds of their own, by kind.
    private var supplementaries: [String: MappingList] = [:]
    /// Handlers registered on the manager for a view or model type, attached to every mapping they fit.
    var attachmentIndex = TypeIndex<Attachment>()
    /// The closures of uses registered on the manager.
    var useIndex = TypeIndex<UseAttachment>()
    /// Whether a mapping may be hidden that was not at the last check.
    var isShadowDue = false
    /// How often a mapping or a handler was checked for hiding another, or for matching; tests bound it.
    var looks = 0
    /// The registrations for events that are in no catalogue.
    var uncatalogued: [Finding] = []
    /// How many mappings were ever added.
    private var mappingNumber = 0
    /// The streams of events.
    let listeners = EventListeners()
    /// How often each event has a handler on a mapping, by ordinal.
    @exclusivity(unchecked) private(set) var handlerCounts: [Int]
    /// The events that have one.
    @exclusivity(unchecked) private(set) var handled = EventSet()
    /// Called when the first mapping of a kind other than cells is added: from then on a host treats such views differently.
    var onFirstMapping: @MainActor () -> Void = {}
    /// Called after a change to mappings, handlers or streams.
    var onChange: @MainActor () -> Void = {}
    /// Called after a mapping was removed, so that the host no longer shows its views.
    var onMappingRemoval: @MainActor () -> Void = {}
    /// The mappings of cells by section, where conditions name sections.
    let sectionLists = SectionLists()
    /// Called when an event finds a mapping whose object is gone.
    var onLoss: @MainActor () -> Void = {}
    /// Called with the kinds whose views have scopes, after that may have changed.
    var onViewUseScopesChange: @MainActor (Set<ViewKind>) -> Void = { _ in }
    /// The names of the host's sections, for rules and conditions.
    let sectionNames = SectionNames()
    /// The objects that mappings and handlers end with.
    @exclusivity(unchecked) var lifetimes = Lifetimes()
    /// The objects that views depend on, because the views' mappings or closures of uses end with them.
    // Looked at three times with each update of a list, for an instant; the check was a fifth of it.
    @exclusivity(unchecked) var viewLifetimes = Lifetimes()
    /// The registrations that were withdrawn because their objects are gone.
    var departures = Departures()
    private var identifiers: Set<String> = []
    /// The last number given to a view's name.
    private var identifierNumbers: [String: Int] = [:]

    init(eventCount: Int, viewEvents: ViewEvents, anomalies: AnomalyLog) {
        self.eventCount = eventCount
        self.viewEvents = viewEvents
        self.anomalies = anomalies
        cells = MappingList()
        headers = MappingList()
        footers = MappingList()
        handlerCounts = Array(repeating: 0, count: eventCount)
        hostMapping = MappingCore(
            .host, Registry.self, Void.self, identifier: "host", site: CallSite("Deputy", 0))
        hostMapping.registry = self
    }

    /// The mappings of a kind; nil for the host, which has no views, and for a kind that was never registered.
    func list(of kind: ViewKind) -> MappingList? {
        switch kind {
        case .cell: cells
        case .header: headers
        case .footer: footers
        case .supplementary(let name): name.flatMap { supplementaries[$0] }
        case .host: nil
        }
    }

    /// The mappings that an event about a kind is for: more than one kind's, for an event about all views but cells.
    func mappings(coveredBy kind: ViewKind) -> [MappingCore] {
        if let list = list(of: kind) { return list.mappings }
        return allMappings.filter { kind.covers($0.kind) }
    }

    /// The handlers of an event on all mappings; a handler on several mappings is included once for each.
    func handlers(of event: DelegateEvent) -> [Handler] {
        (event.kind == .host ? [hostMapping] : mappings(coveredBy: event.kind)).flatMap { $0.handlers(of: event) }
    }

    /// The mappings of every kind, each list with the kind.
    var lists: [(kind: ViewKind, list: MappingList)] {
        [(.cell, cells), (.header, headers), (.footer, footers)]
            + supplementaries.sorted { $0.key < $1.key }.map { (.supplementary($0.key), $0.value) }
    }

    /// Whether any mapping has a condition.
    var hasConditions: Bool {
        cells.hasConditions || headers.hasConditions || footers.hasConditions
            || supplementaries.values.contains(where: \.hasConditions)
    }

    var allMappings: [MappingCore] { lists.flatMap(\.list.mappings) }

    private func makeList(of kind: ViewKind) -> MappingList? {
        if case .supplementary(let name?) = kind, supplementaries[name] == nil {
            supplementaries[name] = MappingList()
        }
        return list(of: kind)
    }

    /// An identifier no other mapping has: the view's name, numbered from the second mapping on.
    func makeIdentifier(for view: any AnyObject.Type) -> String {
        let name = typeName(view)
        // In place, so that the name is looked up once.
        func next(_ number: inout Int) -> String {
            while true {
                number += 1
                let identifier = number == 1 ? name : "\(name)#\(number)"
                if identifiers.insert(identifier).inserted { return identifier }
            }
        }
        return next(&identifierNumbers[name, default: 0])
    }

    /// Reserves an identifier that the host already has, so that no mapping gets it by accident.
    func reserve(_ identifier: String) { identifiers.insert(identifier) }

    /// Adds a mapping; handlers registered on the manager come after its own.
    func add(_ mapping: MappingCore) {
        mapping.registry = self
        mappingNumber += 1
        mapping.number = mappingNumber
        for handler in mapping.allHandlers {
            count(handler, 1)
            // One may be gone already, since before the mapping was added.
            for lifetime in handler.lifetimes { lifetimes.insert(lifetime) }
        }
        makeList(of: mapping.kind)?.add(mapping)
        attachEverything(to: mapping)
        hangUses(on: mapping)
        if !mapping.beginnings.isEmpty { usesChanged() }
        reportShadow(of: mapping)
        if mapping.kind != .cell, list(of: mapping.kind)?.mappings.count == 1 { onFirstMapping() }
        changed()
    }

    /// Removes a mapping, with everything on it.
    func remove(_ mapping: MappingCore) {
        guard let list = list(of: mapping.kind), list.remove(mapping) else { return }
        mapping.registry = nil
        for handler in mapping.allHandlers { count(handler, -1) }
        for handler in mapping.allHandlers { handler.attachment?.mappings.removeAll { $0 === mapping } }
        for closure in mapping.fillings as [UseClosure] + mapping.beginnings {
            closure.attachment?.mappings.removeAll { $0 === mapping }
        }
        // Views made from it still have the mapping; they must not keep its closures.
        mapping.removeAllHandlers()
        finishStreams(of: mapping)
        usesChanged()
        changed()
        onMappingRemoval()
    }

    /// Puts a handler on a mapping. If the mapping is not in the registry yet, the handler is counted when the mapping is added.
    /// - Parameter isAttached: whether it is on other mappings too; then the caller checks whether it is
    ///   silent.
    func add(_ handler: Handler, to mapping: MappingCore, isAttached: Bool = false) {
        guard isInCatalogue(handler) else { return }
        mapping.add(handler)
        for lifetime in handler.lifetimes { lifetimes.insert(lifetime) }
        if !isAttached { reportSilence(around: handler, on: mapping) }
        // Those of a mapping that is not registered yet are counted, and announced, together with it.
        guard mapping.registry === self else { return }
        count(handler, 1)
        handlersChanged(on: mapping)
    }

    /// Takes a handler off a mapping.
    func remove(_ handler: Handler, from mapping: MappingCore) {
        guard mapping.remove(handler), mapping.registry === self else { return }
        count(handler, -1)
        handlersChanged(on: mapping)
    }

    private func handlersChanged(on mapping: MappingCore) {
        forget(mapping.kind)
        // The mappings of a section stay what they are.
        sectionLists.forgetHandlers()
        cells.generation += 1
        onChange()
    }

    /// Clears the cached handlers of a kind of views; ``changed()`` has to follow.
    func forget(_ kind: ViewKind) {
        list(of: kind)?.forget()
    }

    /// Clears all cached handlers; ``changed()`` has to follow.
    func forgetEverything() {
        for (_, list) in lists { list.forget() }
    }

    /// Clears the cached mappings of sections, after the data has changed.
    func forgetSections() {
        cells.generation += 1
        sectionLists.forgetSections()
    }

    /// Notes that other events have handlers now, or that events have to be looked at more closely.
    func handledEventsChanged() { cells.generation += 1 }

    /// Notes a change to mappings, handlers or streams.
    func changed() {
        cells.generation += 1
        sectionLists.forget(isNeeded: cells.namesSections)
        onChange()
    }

    /// Reports which kinds of views have scopes.
    func usesChanged() {
        onViewUseScopesChange(Set(allMappings.filter { !$0.beginnings.isEmpty }.map(\.kind)))
    }

    /// Clears the cached mappings of types, after a condition changed.
    func conditionChanged(of mapping: MappingCore, from condition: AnyCondition) {
        list(of: mapping.kind)?.change(mapping, from: condition)
        // The mappings it now hides are looked for once, when data is shown.
        if mapping.isUnconditional { isShadowDue = true }
        changed()
    }

    /// The event that represents what views of a kind emit; that of a cell for a kind without views.
    func viewEvent(of kind: ViewKind) -> DelegateEvent { viewEvents.event(of: kind) ?? viewEvents.cell }

    func count(_ handler: Handler, _ change: Int) {
        let ordinal = handler.event.ordinal
        guard handlerCounts.indices.contains(ordinal) else { return }
        handlerCounts[ordinal] += change
        if handlerCounts[ordinal] > 0 { handled.insert(ordinal) } else { handled.remove(ordinal) }
    }
}
