/// Something that takes the place of a delegate: a list's manager, or a dispatcher.
///
/// It declares the functions that both have.
@MainActor
public protocol EventManager<Events>: AnyObject {
    /// The catalogue of the events it answers.
    associatedtype Events: EventCatalogue
    /// The dispatcher that answers for it.
    var dispatcher: EventDispatcher<Events> { get }
    /// The mistakes in the registrations; a list's manager also checks its data.
    func _findings() -> [Anomaly]
    /// How many items each section has; empty without data.
    var _itemCounts: [Int] { get }
}

extension EventDispatcher: EventManager {
    /// Itself.
    public var dispatcher: EventDispatcher<Events> { self }
}

/// What a manager without data has.
extension EventManager {
    /// The mistakes in the catalogue and in the registrations.
    public func _findings() -> [Anomaly] {
        unique(dispatcher.catalogue.mistakes.map { $0.at(nil) } + dispatcher.state.findings())
    }

    /// Empty: there is no data.
    public var _itemCounts: [Int] { [] }
}

extension EventManager {
    /// Whether an event is implemented, as the host sees it.
    ///
    /// True exactly when a live handler exists for it, the owner implements it, the protocol requires it, or Deputy
    /// needs it for something registered.
    public func responds<E: DelegateEvent>(to path: KeyPath<Events, E>) -> Bool {
        let dispatcher = dispatcher
        return dispatcher.state.responds(to: dispatcher.catalogue[path])
    }

    /// The names of all announced events, in the order of the catalogue.
    public var implementedEvents: [String] {
        let dispatcher = dispatcher
        dispatcher.state.sweep()
        return dispatcher.catalogue.all.filter(dispatcher.state.isSent).map(\.name)
    }

    /// How an event of the host would be answered: a dry run that evaluates conditions, and calls no handler and no owner.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Events, E>) -> EventResolution {
        let event: DelegateEvent = dispatcher.catalogue[path]
        guard event.kind == .host else { return dispatcher.state.explainSomewhere(event) }
        return explain(event, item: (), view: nil, at: .host)
    }

    /// How an event would be answered for an item and the view that shows it, if there is one.
    /// - Parameters:
    ///   - kind: the kind of view, for an event about several; nil for the event's own.
    ///   - mapping: the mapping the view was made from; nil to look it up.
    package func explain(
        _ event: DelegateEvent, of kind: ViewKind? = nil, item: Any?, mapping: RegisteredMapping? = nil,
        view: AnyObject?, at place: EventLocation
    ) -> EventResolution {
        dispatcher.state.explain(event, of: kind, item: item, mapping: mapping, view: view, at: place)
    }

    /// The anomalies so far, each once.
    public var anomalies: [Anomaly] { dispatcher.log.anomalies }

    /// Where anomalies go: route, silence and count them here.
    public var anomalyLog: AnomalyLog { dispatcher.log }

    /// Which notices the owner receives: all it implements, or only those for which no handler was called.
    public var ownerReceives: OwnerNotices {
        get { dispatcher.state.owners.receives }
        set { dispatcher.state.owners.receives = newValue }
    }

    // MARK: Tracing

    /// Whether the resolution of every event is kept. Off by default; an event then costs one more test.
    public var isTracing: Bool {
        get { dispatcher.state.tracer != nil }
        set { if newValue != isTracing { dispatcher.state.tracer = newValue ? Tracer(dispatcher.state) : nil } }
    }

    /// Is called with the resolution of each event as it happens, while ``isTracing`` is on.
    public var onResolution: (@MainActor (EventResolution) -> Void)? {
        get { dispatcher.state.onResolution }
        set { dispatcher.state.onResolution = newValue }
    }

    /// How an event was really answered the last time, while ``isTracing`` is on.
    public func lastResolution<E: DelegateEvent>(of path: KeyPath<Events, E>) -> EventResolution? {
        dispatcher.state.tracer?.last[dispatcher.catalogue[path].ordinal]
    }
}
