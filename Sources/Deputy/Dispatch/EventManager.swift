/// Something that takes the place of a delegate: a list's manager, or a dispatcher.
///
/// It declares the functions that both have.
@MainActor
public protocol EventManager<Events>: AnyObject {
    /// The catalogue of the events it answers.
    associatedtype Events: EventCatalogue
    /// The dispatcher that answers for it.
    var dispatcher: EventDispatcher<Events> { get }
    #if EXPLANATIONS
    /// The mistakes in the registrations; a list's manager also checks its data.
    func _findings() -> [Anomaly]
    /// How many items each section has; empty without data.
    var _itemCounts: [Int] { get }
    #endif
}

extension EventDispatcher: EventManager {
    /// Itself.
    public var dispatcher: EventDispatcher<Events> { self }
}

extension EventManager {
    /// Whether an event is implemented, as the host sees it.
    ///
    /// True exactly when a live handler exists for it, the owner implements it, the protocol requires it, or Deputy
    /// needs it for something registered.
    public func responds<E: DelegateEvent>(to path: KeyPath<Events, E>) -> Bool {
        let dispatcher = dispatcher
        return dispatcher.responds(to: dispatcher.catalogue[path])
    }

    /// The names of all announced events, in the order of the catalogue.
    public var implementedEvents: [String] {
        let dispatcher = dispatcher
        dispatcher.sweep()
        return dispatcher.catalogue.all.filter(dispatcher.isSent).map(\.name)
    }

    /// The anomalies so far, each once.
    public var anomalies: [Anomaly] { dispatcher.log.anomalies }

    /// Where anomalies go: route, silence and count them here.
    public var anomalyLog: AnomalyLog { dispatcher.log }

    /// Which notices the owner receives: all it implements, or only those for which no handler was called.
    public var ownerReceives: OwnerNotices {
        get { dispatcher.owners.receives }
        set { dispatcher.owners.receives = newValue }
    }
}
