/// Events that are never sent unless others say yes.
extension DispatchState {
    /// The gates of an event at a place, outermost first, and what can be told of each without calling anybody.
    ///
    /// Where others answer for a gate's protocol, nothing is known of their answer.
    func gates<Position: EventPosition>(
        of event: Event, item: Any?, at position: Position
    ) -> [(gate: Gate, state: Resolution.Outcome)] {
        chain(of: event).map { gate, decider in
            (gate, state(of: gate, decider, isAnswered: mayAnswer(decider, askedFor: event, item, at: position)))
        }
    }

    /// The handlers and streams of events whose gate is closed at every place.
    func closedGates() -> [Finding] {
        events.filter { handled.contains($0.ordinal) }.flatMap { event -> [Finding] in
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
    func closedGate(of event: Event) -> (gate: Gate, decider: Event, state: Resolution.Outcome)? {
        gates(of: event).first { $0.state.closes }
    }

    /// The gates of an event, outermost first, and what can be told of each for all places together.
    func gates(of event: Event) -> [(gate: Gate, decider: Event, state: Resolution.Outcome)] {
        chain(of: event).map { gate, decider in
            // What is announced because its protocol requires it is answered by nobody yet.
            let isAnswered = handled.contains(decider.ordinal) || ownerEvents.contains(decider.ordinal)
            return (gate, decider, state(of: gate, decider, isAnswered: isAnswered))
        }
    }

    /// Reports the handlers and streams of events whose gate is closed; asked when the host first shows data.
    func reportClosedGates() {
        for finding in closedGates() { anomalies.report(finding.report, at: finding.site) }
    }

    /// The gates of an event and theirs in turn, outermost first.
    private func chain(of event: Event) -> [(gate: Gate, decider: Event)] {
        var found: [(gate: Gate, decider: Event)] = []
        // Two events may decide about one another: rows move only if moveRowTo is implemented and canMove says yes.
        var seen: Set<String> = [event.name]
        func collect(_ event: Event) {
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

    private func state(of gate: Gate, _ decider: Event, isAnswered: Bool) -> Resolution.Outcome {
        if exclusionReason(of: decider.facts.part) != nil { return .mayClose }
        if let other = gate.alternative, isAnnounced(other) { return .mayClose }
        if !decider.isQuestion { return isAnswered ? .isImplemented : .isNotImplemented }
        return isAnswered ? .mayClose : gate.isOpenByDefault ? .isOpen : .isClosed
    }

    /// Whether a handler or the owner may answer a gate, asked for an event at a place.
    private func mayAnswer<Position: EventPosition>(
        _ decider: Event, askedFor event: Event, _ item: Any?, at position: Position
    ) -> Bool {
        if ownerEvents.contains(decider.ordinal), owners[decider.facts.part]?.object != nil { return true }
        guard handled.contains(decider.ordinal) else { return false }
        // A notice decides by being implemented, for whatever row; and of other kinds of views the place is not known.
        if !decider.isQuestion || decider.kind != event.kind && decider.kind != .host { return true }
        let mapping =
            decider.kind == .host
            ? registry.hostMapping
            : item.flatMap { item in
                registry.mappings(coveredBy: decider.kind).first { $0.matches(item, at: position) }
            }
        // By then there will be a view: a gesture brings its row on screen.
        return (mapping?.handlers(of: decider) ?? []).contains { handler in
            handler.isAlive && (decider.kind == .host || item.map(handler.expects.matchesModel) ?? false)
        }
    }
}

extension Resolution.Outcome {
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

extension MappingCore {
    /// Whether an item, already unwrapped, is for this mapping at a place.
    func matches<Position: EventPosition>(_ item: Any, at position: Position) -> Bool {
        isAlive && matchesModel(item) && condition.holds(item, at: position)
    }
}
