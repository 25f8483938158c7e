/// The dry run: conditions are evaluated, handlers and the owner are never called.
extension DispatchState {
    /// How an event would be answered, if it were sent at this moment.
    @usableFromInline
    func explain<Position: _EventPosition>(
        _ event: DelegateEvent, of kind: ViewKind? = nil, item: Any?, mapping known: MappingCore? = nil,
        view: AnyObject?,
        at position: Position
    ) -> EventResolution {
        // Notices a slot that another object took.
        onLook(nil)
        // The host passes a view that appears or leaves, on screen or not.
        let isHandedOver = event.viewMoment == .appearing || event.viewMoment == .disappearing
        return trace(
            event, of: kind, item: item, mapping: known, view: view, hasView: isHandedOver || view != nil, at: position
        ).resolution
    }

    /// The same, with the handlers of its steps, to be corrected by what then happens.
    @usableFromInline
    func trace<Position: _EventPosition>(
        _ event: DelegateEvent, of kind: ViewKind? = nil, item: Any?, mapping known: MappingCore? = nil,
        view: AnyObject?,
        hasView: Bool? = nil, at position: Position
    ) -> Trace {
        let content = unwrapped(item)
        let hasView = hasView ?? (view != nil)
        let reasons = reasons(for: event)
        var road = Road(isQuestion: event.isQuestion)
        for gate in gates(of: event, item: content, at: position) {
            road.addGate(.gate(gate.gate.event), gate.state, decidedBy: gate.deciders)
        }
        for (property, state) in settings(against: event) { road.addGate(.setting(property), state) }
        let mapping = explainMappings(
            known?.kind ?? kind ?? event.kind, item: content, known: known, at: position, into: &road)
        let handlers = mapping?.handlers(of: event) ?? []
        for handler in handlers {
            explain(handler, item: content, view: view, hasView: hasView, at: position, into: &road)
        }
        let lost = registry.departures.handlers(of: event)
        explain(lost, on: mapping, beside: handlers, into: &road)
        if let mapping {
            for listener in registry.listeners.of(event) { explain(listener, item: content, mapping, into: &road) }
        }
        explainOwner(event, into: &road)
        if let summary = event.defaultSummary { road.addTier(.default, .fallback(summary), mayPass: false) }
        let sending = sending(event, reasons)
        var resolution = EventResolution(
            event: event.name, selector: event.selector, isEmitted: isEmitted(event), place: position.place,
            item: content.map { typeName(type(of: $0)) }, announcedBecause: reasons,
            excludedBecause: exclusionReason(of: event.facts.part), gateSteps: road.gateSteps,
            mappingSteps: road.mappingSteps, receiverSteps: road.steps, mayAnswer: road.possibleAnswers(sending),
            answer: nil)
        resolution.mayBePassedOn = sending == .elsewhere
        // Handlers of dead objects are withdrawn only at the next event.
        resolution.lostHandlers = lost.reduce(registry.deadHandlers(of: event)) { $0 + $1.count }
        return Trace(resolution: resolution, handlers: road.handlers)
    }

    private func explainMappings<Position: _EventPosition>(
        _ kind: ViewKind, item: Any?, known: MappingCore?, at position: Position, into road: inout Road
    ) -> MappingCore? {
        guard kind != .host else { return registry.hostMapping }
        guard let item else { return nil }
        var chosen: MappingCore?
        let explained = registry.explained(kind, for: item)
        road.mappingSteps = explained.steps
        for (place, mapping) in explained.matching where chosen == nil {
            if known != nil, mapping !== known { continue }
            var step = EventResolution.Step(candidate: mapping.candidate, outcome: .isTheRows)
            if mapping === known {
                chosen = mapping
            } else if !mapping.isAlive {
                step.outcome = .ownerGone
                step.object = mapping.lostName
            } else if !mapping.condition.holds(item, at: position) {
                step.outcome = .conditionFails(mapping.condition.failure(at: position.place))
            } else {
                chosen = mapping
            }
            road.mappingSteps.set(step, at: place)
        }
        if let known, chosen == nil, let place = registry.mappings(coveredBy: kind).firstIndex(where: { $0 === known })
        {
            // The view was made from it when the item was of another type.
            chosen = known
            road.mappingSteps.set(EventResolution.Step(candidate: known.candidate, outcome: .isTheRows), at: place)
        }
        for (departure, candidate) in registry.departures.mappings(of: kind, for: item) {
            road.add(candidate, .ownerGone, lost: departure.object)
        }
        return chosen
    }

    /// Adds the departed handlers of the row's mapping, except those registered again at the same line.
    private func explain(
        _ lost: [Departure], on mapping: MappingCore?, beside handlers: [Handler], into road: inout Road
    ) {
        guard let mapping else { return }
        for departure in lost where departure.mappings.contains(mapping.number) {
            guard !handlers.contains(where: { $0.site == departure.site }) else { continue }
            road.add(.handler(site: departure.site), .ownerGone, lost: departure.object)
        }
    }

    private func explain(
        _ handler: Handler, item: Any?, view: AnyObject?, hasView: Bool, at position: some _EventPosition,
        into road: inout Road
    ) {
        let candidate = EventResolution.Candidate.handler(site: handler.site)
        road.handler = handler
        defer { road.handler = nil }
        if handler.isTied, !handler.isAlive {
            road.add(candidate, .ownerGone, lost: handler.lifetimes.lostName)
        } else if let rule = handler.rule, !rule.applies(at: position, with: registry.sectionNames) {
            road.add(candidate, .conditionFails("it holds only \(rule.description)"))
        } else if let item, handler.event.kind != .host, !handler.expects.matchesModel(item) {
            road.add(candidate, .otherModel(expected: typeName(handler.expects.model)))
        } else if handler.needsView, !hasView {
            road.add(candidate, .needsView)
        } else if handler.needsView, let view, !handler.expects.matchesView(view) {
            road.add(candidate, .otherView)
        } else if handler.isAdditional {
            road.addListener(.handler, candidate)
        } else {
            road.addTier(.handler, candidate, mayPass: handler.canPass)
        }
    }

    private func explain(_ listener: EventListener, item: Any?, _ mapping: MappingCore, into road: inout Road) {
        let candidate = EventResolution.Candidate.stream(site: listener.site)
        if !listener.subject.fits(mapping) {
            road.add(candidate, .otherView)
        } else if let item, mapping.kind != .host, !listener.subject.expects.matchesModel(item) {
            road.add(candidate, .otherModel(expected: typeName(listener.subject.expects.model)))
        } else {
            road.addListener(.stream, candidate)
        }
    }

    private func explainOwner(_ event: DelegateEvent, into road: inout Road) {
        guard let owner = owners[event.facts.part]?.object else { return }
        let candidate = EventResolution.Candidate.owner(typeName(type(of: owner)))
        // What views emit goes to the owner only if that is a `ViewEventOwner` and no handler took it.
        let isEmitted = isEmitted(event)
        if isEmitted ? !(owner is any ViewEventOwner) : !owners.events.contains(event.ordinal) {
            road.add(candidate, .notImplemented)
        } else if event.isQuestion {
            road.addTier(.owner, candidate, mayPass: false)
        } else if road.isSettled, isEmitted || owners.receives == .unhandledNotices {
            road.add(candidate, .heardAlready)
        } else {
            road.isSettled = false
            road.addTier(.owner, candidate, mayPass: false)
        }
    }

    /// Whether views emit an event, instead of a host.
    private func isEmitted(_ event: DelegateEvent) -> Bool { viewEvents.all.contains { $0 === event } }

    func reasons(for event: DelegateEvent) -> [EventResolution.Reason] {
        var reasons: [EventResolution.Reason] = []
        if exclusionReason(of: event.facts.part) != nil { return [] }
        // Handlers of dead objects are announced until the next check; this is one.
        let live = registry.liveHandlers(of: event)
        if live > 0 { reasons.append(.handlers(live)) }
        let streams = registry.listeners.of(event).count
        if streams > 0 { reasons.append(.streams(streams)) }
        if owners.events.contains(event.ordinal), owners[event.facts.part]?.object != nil { reasons.append(.owner) }
        if event.facts.isRequired, announcement.events.contains(event.ordinal) { reasons.append(.required) }
        for need in announcement.needs[event.ordinal] ?? [] where !reasons.contains(.needed(need)) {
            reasons.append(.needed(need))
        }
        if takenSlots.setAgain.contains(event.ordinal), !reasons.isEmpty {
            reasons.append(.slotSetAgain(event.facts.part.slotName))
        }
        return reasons
    }

    /// Where the host sends an event.
    private func sending(_ event: DelegateEvent, _ reasons: [EventResolution.Reason]) -> Sending {
        if mayBePassedOn(event) { return .elsewhere }
        if exclusionReason(of: event.facts.part) != nil { return .nowhere }
        return reasons.isEmpty ? .unannounced : .here
    }

    /// Whether the host sends an event to another object, which may ask for the answer here.
    func mayBePassedOn(_ event: DelegateEvent) -> Bool {
        takenSlots[event.facts.part] == nil && announcement.mayBePassedOn(event)
    }

    /// Why no event of a protocol is sent, whatever is registered; nil if they may be sent.
    func exclusionReason(of part: DelegatePart) -> String? {
        if let name = takenSlots[part] { return "\(part.slotName) was set to \(name)" }
        return announcement.exclusionReason(of: part)
    }
}

/// The steps of a dry run so far, and the candidates that may answer.
@MainActor
private struct Road {
    let isQuestion: Bool
    /// The settings and gates.
    private(set) var gateSteps: [EventResolution.Step] = []
    var mappingSteps = MappingSteps()
    /// What comes after the mappings.
    private(set) var steps: [EventResolution.Step] = []
    /// The handlers of these steps; nil for a step without one.
    var handlers: [Handler?] = []
    var handler: Handler?
    /// The tiers that answer, or get the notice first, in the order they are asked; more than one if some may pass.
    private var tiers: [EventResolution.AnsweredBy] = []
    /// Whether a tier is certain to answer.
    var isSettled = false
    private var isClosed = false
    private var mayClose = false

    init(isQuestion: Bool) { self.isQuestion = isQuestion }

    mutating func add(
        _ candidate: EventResolution.Candidate, _ outcome: EventResolution.Outcome, lost object: String? = nil
    ) {
        steps.append(EventResolution.Step(candidate: candidate, outcome: outcome, object: object))
        handlers.append(handler)
    }

    /// Adds a gate or a setting, which decides whether the event is sent at all.
    mutating func addGate(
        _ gate: EventResolution.Candidate, _ state: EventResolution.Outcome,
        decidedBy deciders: [EventResolution.Candidate] = []
    ) {
        gateSteps.append(EventResolution.Step(candidate: gate, outcome: state, deciders: deciders))
        if state.closes { isClosed = true }
        if state.mayKeepBack { mayClose = true }
    }

    /// Adds a candidate, which is reached unless an earlier one is certain to answer.
    mutating func addTier(_ tier: EventResolution.AnsweredBy, _ candidate: EventResolution.Candidate, mayPass: Bool) {
        guard !isSettled else { return add(candidate, .notReached) }
        let stepOutcome: EventResolution.Outcome =
            mayPass ? .mayPass : !isQuestion ? .hears : tiers.isEmpty ? .answers : .askedIfPassed
        add(candidate, stepOutcome)
        // For a notice only the first tier counts; for several handlers it does not matter which.
        if isQuestion ? !tiers.contains(tier) : tiers.isEmpty { tiers.append(tier) }
        isSettled = !mayPass
    }

    /// Adds a candidate that gets a notice even if earlier ones got it.
    mutating func addListener(_ tier: EventResolution.AnsweredBy, _ candidate: EventResolution.Candidate) {
        add(candidate, .hears)
        if tiers.isEmpty { tiers.append(tier) }
    }

    /// All possible results of the event, in the order they are tried.
    func possibleAnswers(_ sending: Sending) -> [EventResolution.AnsweredBy] {
        let tiers = tiers.isEmpty ? [.nobody] : tiers
        switch sending {
        case .nowhere: return [.neverSent]
        // An event that is not implemented is not sent, whatever its gates are.
        case .unannounced: return tiers
        case .here, .elsewhere:
            if isClosed { return [.neverSent] }
            // An event without a receiver has no condition that matters.
            let isCertain = sending == .here && (!mayClose || tiers == [.nobody])
            return tiers + (isCertain ? [] : [.neverSent])
        }
    }
}

/// Where the host sends an event.
private enum Sending {
    /// To the proxy, which said that it is implemented.
    case here
    /// To nothing, because it is not implemented.
    case unannounced
    /// To another object, which may pass it on.
    case elsewhere
    /// To nothing, or to another object that keeps it.
    case nowhere
}

/// A dry run, and the handlers of its steps after the mappings.
@usableFromInline
struct Trace {
    var resolution: EventResolution
    let handlers: [Handler?]
}
