#if EXPLANATIONS
/// What a manager without data has.
extension EventManager {
    /// The mistakes in the catalogue and in the registrations.
    public func _findings() -> [Anomaly] {
        unique(dispatcher.catalogue.mistakes.map { $0.at(nil) } + dispatcher.findings())
    }

    /// Empty: there is no data.
    public var _itemCounts: [Int] { [] }
}

/// Asking how events are answered, and what answered them.
extension EventManager {
    /// How an event of the host would be answered: a dry run that evaluates conditions, and calls no handler and no owner.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Events, E>) -> EventResolution {
        let event: DelegateEvent = dispatcher.catalogue[path]
        guard event.kind == .host else { return dispatcher.explainSomewhere(event) }
        return dispatcher.explain(event, item: (), view: nil, at: .host)
    }

    // MARK: Tracing

    /// Whether the resolution of every event is kept. Off by default; an event then costs one more test.
    public var isTracing: Bool {
        get { dispatcher.tracer != nil }
        set { if newValue != isTracing { dispatcher.tracer = newValue ? Tracer(dispatcher) : nil } }
    }

    /// Is called with the resolution of each event as it happens, while ``isTracing`` is on.
    public var onResolution: (@MainActor (EventResolution) -> Void)? {
        get { dispatcher.onResolution }
        set { dispatcher.onResolution = newValue }
    }

    /// How an event was really answered the last time, while ``isTracing`` is on.
    public func lastResolution<E: DelegateEvent>(of path: KeyPath<Events, E>) -> EventResolution? {
        dispatcher.lastResolution(of: dispatcher.catalogue[path])
    }
}

extension AnyDispatcher {
    /// The event for everything that views of a kind emit.
    package func emittedEvent(of kind: ViewKind) -> DelegateEvent { viewEvents.event(.emitted, of: kind) }

    /// How an event was really answered the last time, while tracing is on.
    package func lastResolution(of event: DelegateEvent) -> EventResolution? { tracer?.last[event.ordinal] }
}

/// Notes what happens to each event while tracing is on.
@MainActor
final class Tracer: WalkObserver {
    /// How each event was answered the last time, by ordinal.
    private(set) var last: [Int: EventResolution] = [:]
    /// The notes of the events that are under way.
    private var open: [WalkNotes] = []
    private unowned let dispatcher: AnyDispatcher

    init(_ dispatcher: AnyDispatcher) { self.dispatcher = dispatcher }

    func began(_ event: DelegateEvent, _ call: EventCall, on mapping: RegisteredMapping?, isKnown: Bool) {
        let notes = dispatcher.notes(of: event, call, isDry: false)
        if event.kind != .host, let item = call.content {
            // A mapping that was looked for is the first whose condition held.
            notes.addMappings(
                for: item, known: isKnown ? mapping : nil, mapping?.kind ?? event.kind, at: call.place,
                dispatcher.registry
            ) { $0 === mapping }
        }
        open.append(notes)
    }

    func asked(_ handler: Handler, _ reply: Reply?, _ call: EventCall) {
        if let reply { open.last?.note(handler, reply) } else { open.last?.skip(handler, call) }
    }

    func asked(_ owner: AnyObject, _ isAnswered: Bool) { open.last?.hasOwnerPassed = !isAnswered }

    func ended(_ event: DelegateEvent, _ call: EventCall, by taker: Taker) {
        guard let notes = open.popLast() else { return }
        notes.addStreamsAndDepartures(dispatcher.registry)
        dispatcher.note(dispatcher.owner(of: event), notes, of: event, after: taker)
        if notes.hasOwnerPassed { notes.ownerPassed(isQuestion: event.isQuestion) }
        var resolution = notes.resolution(of: call)
        resolution.mayAnswer = [taker.answeredBy(isQuestion: event.isQuestion)]
        if event.isQuestion { resolution.answer = describe(event.answer(of: call) as Any) }
        last[event.ordinal] = resolution
        dispatcher.onResolution?(resolution)
    }
}

extension Taker {
    fileprivate func answeredBy(isQuestion: Bool) -> EventResolution.AnsweredBy {
        switch self {
        case .handler: .handler
        case .stream: .stream
        case .owner: .owner
        case .nobody: isQuestion ? .default : .nobody
        }
    }
}
#endif
