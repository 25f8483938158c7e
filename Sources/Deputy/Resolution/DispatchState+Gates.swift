/// Gates: events that decide whether others are sent.
extension DispatchState {
    /// The gates of an event at a place, outermost first, and what is known about each without calling a closure.
    ///
    /// If another object answers for a gate's protocol, its answer is not known.
    func gates<Position: _EventPosition>(of event: DelegateEvent, item: Any?, at position: Position) -> [GateState] {
        chain(of: event).map { gate, decider in
            let handlers = handlers(deciding: decider, for: event, item: item, at: position)
            // A stream that listens to a notice implements it as a handler does.
            let isHeard = !decider.isQuestion && announcement.handled.contains(decider.ordinal)
            return state(of: gate, decider, handlers, isHeard: isHeard)
        }
    }

    /// The handlers and streams of events whose gate is closed at every place.
    func closedGates() -> [Finding] {
        events.filter { announcement.handled.contains($0.ordinal) }.flatMap { event -> [Finding] in
            guard let closed = closedGate(of: event) else { return [] }
            return registry.handlers(of: event).map { handler in
                Finding(.closedGate(.of(handler), of: event.name, gate: closed.decider), at: handler.site)
            }
                + registry.listeners.of(event).map { listener in
                    Finding(.closedGate(.stream, of: event.name, gate: closed.decider), at: listener.site)
                }
        }
    }

    /// The outermost gate of an event that is closed at every place; nil if there is none.
    func closedGate(of event: DelegateEvent) -> GateState? { gates(of: event).first { $0.state.closes } }

    /// The gates of an event, outermost first, and what is known about each for all places together.
    func gates(of event: DelegateEvent) -> [GateState] {
        chain(of: event).map { gate, decider in
            // An event that is announced only because its protocol requires it is not answered.
            state(
                of: gate, decider, registry.handlers(of: decider).filter(\.isAlive),
                isHeard: announcement.handled.contains(decider.ordinal))
        }
    }

    /// Reports the handlers and streams of events whose gate is closed; called when the host first shows data.
    func reportClosedGates() {
        for finding in closedGates() { anomalies.report(finding.report, at: finding.site) }
    }

    /// The gates of an event and theirs in turn, outermost first.
    private func chain(of event: DelegateEvent) -> [(gate: EventGate, decider: DelegateEvent)] {
        var found: [(gate: EventGate, decider: DelegateEvent)] = []
        // Two events may decide about one another: rows move only if moveRowTo is implemented and canMove says yes.
        var seen: Set<String> = [event.name]
        func collect(_ event: DelegateEvent) {
            for gate in event.facts.gates {
                guard seen.insert(gate.event).inserted,
                    let decider = events.first(where: { $0.name == gate.event })
                else { continue }
                collect(decider)
                found.append((gate, decider))
            }
        }
        collect(event)
        return found
    }

    /// What is known about a gate.
    /// - Parameters:
    ///   - handlers: those that may answer it.
    ///   - isHeard: whether anything else makes it implemented: a stream.
    private func state(
        of gate: EventGate, _ decider: DelegateEvent, _ handlers: [Handler], isHeard: Bool
    ) -> GateState {
        // Another object answers for its protocol, so neither a handler nor the owner is asked.
        let isElsewhere = exclusionReason(of: decider.facts.part) != nil
        let handlers = isElsewhere ? [] : handlers
        let isOwners = !isElsewhere && owners.events.contains(decider.ordinal)
        let owner = isOwners ? owners[decider.facts.part]?.object : nil
        // A handler of the manager is on several mappings, and is named once.
        var sites: Set<CallSite> = []
        let deciders =
            handlers.map(\.site).filter { sites.insert($0).inserted }.map {
                EventResolution.Candidate.handler(site: $0)
            }
            + (owner.map { [.owner(typeName(type(of: $0)))] } ?? [])
        let outcome = outcome(of: gate, decider, isAnswered: isHeard || !deciders.isEmpty)
        return GateState(gate: gate, decider: decider, state: outcome, deciders: deciders)
    }

    private func outcome(of gate: EventGate, _ decider: DelegateEvent, isAnswered: Bool) -> EventResolution.Outcome {
        if exclusionReason(of: decider.facts.part) != nil { return .mayClose }
        if let other = gate.alternative, isAnnounced(other) || isElsewhere(other) { return .mayClose }
        if !decider.isQuestion { return isAnswered ? .isImplemented : .isNotImplemented }
        return isAnswered ? .mayClose : gate.isOpenByDefault ? .isOpen : .isClosed
    }

    /// Whether another object implements an event of the host, or may do so, because it answers for the event's protocol.
    private func isElsewhere(_ name: String) -> Bool {
        events.first { $0.name == name }.map { takenSlots[$0.facts.part] != nil || mayBePassedOn($0) } ?? false
    }

    /// The handlers that may answer a gate, asked for an event at a place.
    private func handlers<Position: _EventPosition>(
        deciding decider: DelegateEvent, for event: DelegateEvent, item: Any?, at position: Position
    ) -> [Handler] {
        guard announcement.handled.contains(decider.ordinal) else { return [] }
        // A notice decides by being implemented, for every row; and for other kinds of views the place is not known.
        if !decider.isQuestion || decider.kind != event.kind && decider.kind != .host {
            return registry.handlers(of: decider).filter(\.isAlive)
        }
        let mapping =
            decider.kind == .host
            ? registry.hostMapping
            : item.flatMap { item in
                registry.explained(decider.kind, for: item).matching.first { _, mapping in
                    mapping.isAlive && mapping.condition.holds(item, at: position)
                }?.mapping
            }
        // When the gate is asked there will be a view, because a gesture brings its row on screen.
        return (mapping?.handlers(of: decider) ?? []).filter { handler in
            handler.isAlive && (decider.kind == .host || item.map(handler.expects.matchesModel) ?? false)
        }
    }
}

/// A gate of an event, and what is known about it.
struct GateState {
    let gate: EventGate
    /// The event that decides.
    let decider: DelegateEvent
    let state: EventResolution.Outcome
    /// What answers it.
    let deciders: [EventResolution.Candidate]
}

extension EventResolution.Outcome {
    /// Whether a gate or a setting of this state keeps the event from ever being sent.
    var closes: Bool {
        switch self {
        case .isClosed, .isNotImplemented, .forbids: true
        default: false
        }
    }

    /// Whether a gate or a setting of this state may keep the event from being sent.
    var mayKeepBack: Bool {
        switch self {
        case .mayClose, .mayForbid: true
        default: false
        }
    }
}
