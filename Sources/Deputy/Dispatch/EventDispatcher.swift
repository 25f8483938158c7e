/// Takes the place of one delegate: answers its events from registered closures, then the owner, then the default.
///
/// A list's manager contains one. For a delegate of your own, write its events as a catalogue and use a dispatcher
/// directly, with `DeputyDelegates`, which tells and asks:
///
/// ```swift
/// let dispatcher = EventDispatcher<PlayerEvents>(host: player)
/// dispatcher.onHost.didStart { … }
/// dispatcher.tell(\.didStart)
/// ```
@MainActor
public final class EventDispatcher<Events: EventCatalogue>: AnyDispatcher {
    /// The catalogue it answers for.
    package let catalogue = SharedCatalogue<Events>.shared
    /// The descriptors, by property.
    public var events: Events { catalogue.events }

    /// A dispatcher for the delegate of a host, which is held weakly.
    public init(host: AnyObject? = nil, anomalyLog: AnomalyLog = AnomalyLog()) {
        super.init(catalogue.all, catalogue.parts, host: host, log: anomalyLog)
        #if EXPLANATIONS
        for mistake in catalogue.mistakes { anomalyLog.report(mistake) }
        #endif
    }
}

/// Registering mappings, for managers to build on.
extension EventDispatcher {
    /// Registers a mapping.
    ///
    /// - Parameters:
    ///   - kind: the kind of its views, where the scope is for several.
    ///   - prototype: the identifier under which the host has the views already; nil if they are registered for the mapping.
    ///   - fill: shows a model in a view; changes to the data wait until it returns.
    ///   - body: gets the mapping before any event can reach it.
    ///   - didRegister: gets the mapping with its reuse identifier, so that it can be registered with the host.
    /// - Returns: a token that unregisters the mapping with everything on it.
    package func register<Scope: EventScope, View: AnyObject, Model>(
        _ scope: Scope.Type, _ view: View.Type, _ model: Model.Type, kind: ViewKind = Scope.kind,
        prototype: String? = nil, at site: CallSite,
        fill: @escaping @MainActor (View, Model, Scope.Position) -> Void,
        _ body: @MainActor (ViewMapping<Events, Scope, View, Model>) -> Void,
        didRegister: @MainActor (RegisteredMapping) -> Void
    ) -> EventRegistration {
        if let prototype { registry.reserve(prototype) }
        let mapping = RegisteredMapping(
            kind, view, model, identifier: prototype ?? registry.makeIdentifier(for: view), site: site,
            registry.viewEvents)
        mapping.source.isPrototype = prototype != nil
        mapping.fill = { view, item, place in
            guard let view = view as? View, let model = cast(item, to: Model.self) else { return false }
            fill(view, model, Scope.Position(_place: place))
            return true
        }
        batch {
            body(ViewMapping(mapping, in: registry))
            if let identifier = mapping.source.identifier {
                registry.reserve(identifier)
                mapping.reuseIdentifier = identifier
            }
            registry.add(mapping)
            didRegister(mapping)
        }
        return EventRegistration(
            at: site,
            tie: { mapping.registry?.tie(mapping, to: $0) }, withdraw: { mapping.registry?.remove(mapping) })
    }
}

extension EventDispatcher {
    /// Sets the owner of some protocols, for what knows which methods an object has.
    ///
    /// - Parameters:
    ///   - parts: the protocols; all of them by default.
    ///   - isSelf: objects that cannot be the owner, with their names in the anomaly.
    package func setOwner(
        _ owner: AnyObject?, for parts: [DelegatePart] = DelegatePart.allCases,
        refusing isSelf: [(AnyObject?, String)] = [],
        implements: @MainActor (AnyObject, DelegateEvent) -> Bool
    ) {
        let refused = isSelf + [(self, "the dispatcher itself"), (host, "the host itself")]
        owners.set(
            owner, for: parts, refusal: { object in refused.first { $0.0 === object }?.1 }, implements: implements)
    }
}

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
