/// The dry run: conditions are evaluated, handlers and the owner are never called.
extension DispatchState {
    /// How an event would be answered.
    @usableFromInline
    func explain<Position: EventPosition>(
        _ event: Event, item: Any?, mapping known: MappingCore? = nil, hasView: Bool, at position: Position
    ) -> Resolution {
        trace(event, item: item, mapping: known, hasView: hasView, at: position).resolution
    }

    /// The same, with the handlers behind its steps, to be corrected by what then happens.
    @usableFromInline
    func trace<Position: EventPosition>(
        _ event: Event, item: Any?, mapping known: MappingCore? = nil, hasView: Bool, at position: Position
    ) -> Trace {
        let content = unwrapped(item)
        var road = Road(isQuestion: event.isQuestion)
        if let gate = event.facts.gate { road.add(.gate(gate.event), state(of: gate)) }
        let mapping = explainMappings(event, item: content, known: known, at: position, into: &road)
        for handler in mapping?.handlers(of: event) ?? [] {
            explain(handler, item: content, hasView: hasView, into: &road)
        }
        explainOwner(event, into: &road)
        if let summary = event.defaultSummary {
            road.add(.fallback(summary), road.isSettled ? .notReached : road.mayPass ? .standsBehind : .answers)
        }
        let resolution = Resolution(
            event: event.name, selector: event.selector, place: position.place,
            item: content.map { typeName(type(of: $0)) }, announcedBecause: reasons(for: event), steps: road.steps,
            answeredBy: road.answeredBy ?? (event.isQuestion ? .default : .nobody), answer: nil)
        return Trace(resolution: resolution, handlers: road.handlers)
    }

    private func explainMappings<Position: EventPosition>(
        _ event: Event, item: Any?, known: MappingCore?, at position: Position, into road: inout Road
    ) -> MappingCore? {
        guard let list = registry.list(of: event.kind) else { return registry.hostMapping }
        guard let item else { return nil }
        var chosen: MappingCore?
        for mapping in list.mappings {
            let candidate = mapping.candidate
            if mapping === known {
                chosen = mapping
                road.add(candidate, .isTheRows)
            } else if !mapping.matchesModel(item) {
                road.add(candidate, .otherModel(expected: typeName(mapping.modelType)))
            } else if chosen != nil || known != nil {
                road.add(candidate, .afterTheRows)
            } else if !mapping.condition.holds(item, at: position) {
                road.add(candidate, .conditionFails(mapping.condition.description))
            } else {
                chosen = mapping
                road.add(candidate, .isTheRows)
            }
        }
        return chosen
    }

    private func explain(_ handler: Handler, item: Any?, hasView: Bool, into road: inout Road) {
        let candidate = Resolution.Candidate.handler(site: handler.site)
        road.handler = handler
        defer { road.handler = nil }
        if handler.isTied, !handler.isAlive {
            road.add(candidate, .ownerGone)
        } else if let item, handler.event.kind != .host, !handler.expects.matchesModel(item) {
            road.add(candidate, .otherModel(expected: typeName(handler.expects.model)))
        } else if handler.needsView, !hasView {
            road.add(candidate, .needsView)
        } else if road.isSettled {
            road.add(candidate, .notReached)
        } else if handler.canPass {
            road.add(candidate, .mayPass)
            road.answeredBy = road.answeredBy ?? .handler
            road.mayPass = true
        } else {
            road.add(candidate, road.mayPass ? .standsBehind : road.isQuestion ? .answers : .hears)
            road.settle(by: .handler)
        }
    }

    private func explainOwner(_ event: Event, into road: inout Road) {
        guard let owner = owners[event.facts.part]?.object else { return }
        let candidate = Resolution.Candidate.owner(typeName(type(of: owner)))
        if !ownerEvents.contains(event.ordinal) {
            road.add(candidate, .notImplemented)
        } else if !event.isQuestion {
            let isHeard = road.answeredBy == .handler
            road.add(candidate, isHeard && ownerReceives == .unhandledNotices ? .heardAlready : .hears)
            road.answeredBy = road.answeredBy ?? .owner
        } else if road.isSettled {
            road.add(candidate, .notReached)
        } else {
            road.add(candidate, road.mayPass ? .standsBehind : .answers)
            road.settle(by: .owner)
        }
    }

    func reasons(for event: Event) -> [Resolution.Reason] {
        var reasons: [Resolution.Reason] = []
        if excludedParts.contains(event.facts.part) { return [] }
        // What died is announced until somebody looks; this is a look.
        let live = (registry.allMappings + [registry.hostMapping]).reduce(0) { count, mapping in
            count + mapping.handlers(of: event).filter(\.isAlive).count
        }
        if live > 0 { reasons.append(.handlers(live)) }
        if ownerEvents.contains(event.ordinal), owners[event.facts.part]?.object != nil { reasons.append(.owner) }
        if event.facts.isRequired, announcement.contains(event.ordinal) { reasons.append(.required) }
        if let need = needs[event.ordinal] { reasons.append(.needed(need)) }
        if slotSetAgain.contains(event.ordinal), !reasons.isEmpty {
            reasons.append(.slotSetAgain(event.facts.part.slotName))
        }
        return reasons
    }

    /// The steps so far, and whether somebody is sure to answer.
    private struct Road {
        let isQuestion: Bool
        var steps: [Resolution.Step] = []
        /// The handlers behind the steps; nil for a step that is none.
        var handlers: [Handler?] = []
        var handler: Handler?
        var answeredBy: Resolution.AnsweredBy?
        var mayPass = false
        var isSettled = false

        mutating func add(_ candidate: Resolution.Candidate, _ outcome: Resolution.Outcome) {
            steps.append(Resolution.Step(candidate: candidate, outcome: outcome))
            handlers.append(handler)
        }

        mutating func settle(by tier: Resolution.AnsweredBy) {
            answeredBy = answeredBy ?? tier
            isSettled = true
        }
    }
}

extension MappingCore {
    fileprivate var candidate: Resolution.Candidate {
        .mapping(view: typeName(viewType), model: typeName(modelType), site: site)
    }
}

/// A dry run, and the handlers behind its steps.
@usableFromInline
struct Trace {
    var resolution: Resolution
    let handlers: [Handler?]
}
