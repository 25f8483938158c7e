#if EXPLANATIONS
/// Gates: events that decide whether others are sent.
extension AnyDispatcher {
    /// The gates of an event, outermost first, and what is known about each without calling a closure.
    ///
    /// If another object answers for a gate's protocol, its answer is not known.
    /// - Parameter call: where and about what; nil for all places together.
    func gates(of event: DelegateEvent, for call: EventCall? = nil) -> [GateState] {
        chain(of: event).map { gate, decider in
            // A stream that listens to a notice implements it as a handler does. An event that is announced only because its protocol
            // requires it is not answered.
            let isHeard = announcement.handled.contains(decider.ordinal)
            let deciding = handlers(deciding: decider, for: event, call)
            return state(of: gate, decider, deciding, isHeard: isHeard && (call == nil || !decider.isQuestion))
        }
    }

    /// The handlers and streams of events whose gate is closed at every place.
    func closedGates() -> [Anomaly] {
        all.filter { announcement.handled.contains($0.ordinal) }.flatMap { event -> [Anomaly] in
            guard let closed = gates(of: event).first(where: \.step.outcome.closes) else { return [] }
            let streams = registry.streams.filter { $0.event === event }
            return (registry.handlers(of: event) + streams).map { $0.closed(by: closed.decider) }
        }
    }

    /// The gates of an event and theirs in turn, outermost first.
    private func chain(of event: DelegateEvent) -> [(gate: EventGate, decider: DelegateEvent)] {
        var found: [(gate: EventGate, decider: DelegateEvent)] = []
        // Two events may decide about one another: rows move only if moveRowTo is implemented and canMove says yes.
        var seen: Set<String> = [event.name]
        func collect(_ event: DelegateEvent) {
            for gate in event.facts.gates {
                guard seen.insert(gate.event).inserted, let decider = self.event(named: gate.event) else { continue }
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
        var deciders: [EventResolution.Candidate] = []
        // If another object answers for its protocol, neither a handler nor the owner is asked.
        if exclusionReason(of: decider.facts.part) == nil {
            // A handler of the manager is on several mappings, and is named once.
            var sites: Set<CallSite> = []
            deciders = handlers.map(\.site).filter { sites.insert($0).inserted }.map { .handler(site: $0) }
            if owners.events.contains(decider.ordinal), let owner = owners[decider.facts.part]?.object {
                deciders.append(.owner(typeName(type(of: owner))))
            }
        }
        let outcome = outcome(of: gate, decider, isAnswered: isHeard || !deciders.isEmpty)
        return (decider, EventResolution.Step(candidate: .gate(gate.event), outcome: outcome, deciders: deciders))
    }

    private func outcome(of gate: EventGate, _ decider: DelegateEvent, isAnswered: Bool) -> EventResolution.Outcome {
        if exclusionReason(of: decider.facts.part) != nil { return .mayClose }
        if let other = gate.alternative, isAnnounced(other) || isElsewhere(other) { return .mayClose }
        if !decider.isQuestion { return isAnswered ? .isImplemented : .isNotImplemented }
        return isAnswered ? .mayClose : gate.isOpenByDefault ? .isOpen : .isClosed
    }

    /// Whether another object implements an event of the host, or may do so, because it answers for the event's protocol.
    private func isElsewhere(_ name: String) -> Bool {
        event(named: name).map { takenSlots[$0.facts.part] != nil || announcement.mayBePassedOn($0) } ?? false
    }

    /// The handlers that may answer a gate; for an event at a place, if there is a call.
    private func handlers(deciding decider: DelegateEvent, for event: DelegateEvent, _ call: EventCall?) -> [Handler] {
        guard let call else { return registry.livingHandlers(of: decider) }
        guard announcement.handled.contains(decider.ordinal) else { return [] }
        // A notice decides by being implemented, for every row; and for other kinds of views the place is not known.
        if !decider.isQuestion || decider.kind != event.kind && decider.kind != .host {
            return registry.livingHandlers(of: decider)
        }
        // When the gate is asked there will be a view, because a gesture brings its row on screen.
        return handlers(of: decider, for: call)
    }
}

/// What is known about a gate of an event, and the event that decides.
typealias GateState = (decider: DelegateEvent, step: EventResolution.Step)

/// Events that are never sent unless the host's own settings allow them.
extension AnyDispatcher {
    /// The settings that keep the host from sending an event now, or may; those that allow it are left out.
    func settings(against event: DelegateEvent) -> [EventResolution.Step] {
        switch client?.setting(against: event) {
        case .forbids(let property, let reason, let other?) where isAnnounced(other):
            [.init(candidate: .setting(property), outcome: .mayForbid("\(reason), unless \(other) says yes"))]
        case .forbids(let property, let reason, _): [.init(candidate: .setting(property), outcome: .forbids(reason))]
        case .mayForbid(let property, let reason): [.init(candidate: .setting(property), outcome: .mayForbid(reason))]
        case nil: []
        }
    }

    /// Whether the event of a name is announced.
    func isAnnounced(_ name: String) -> Bool {
        event(named: name).map { announcement.events.contains($0.ordinal) } ?? false
    }
}

/// A setting of the host itself that keeps it from sending an event: a list that allows no selection sends no `didSelect`.
///
/// It can change at any time, so it is read only for `explain` and for reports, and is never an anomaly.
package enum HostSetting {
    /// The host does not send the event: the property that forbids it, and why in words.
    ///
    /// If the event `unless` is implemented, its gesture may change the setting, so nothing is certain.
    case forbids(_ property: String, because: String, unless: String? = nil)
    /// The host sends the event only at times: the property that decides, and when in words.
    case mayForbid(_ property: String, because: String)
}
#endif
