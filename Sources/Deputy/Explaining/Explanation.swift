#if EXPLANATIONS
/// Explaining how an event would be answered: foresees the walk from the registrations, tier by tier, and calls nothing but conditions.
extension AnyDispatcher {
    /// - Parameters:
    ///   - kind: the kind of view, for an event about several; nil for the event's own.
    ///   - item: the item; nil if there is none.
    ///   - known: the mapping the view was made from; nil to look for it.
    ///   - view: the view that shows the item, if there is one.
    package func explain(
        _ event: DelegateEvent, of kind: ViewKind? = nil, item: Any?, mapping known: RegisteredMapping? = nil,
        view: AnyObject?, at place: EventLocation
    ) -> EventResolution {
        // Notices a slot that another object took.
        client?.look(at: nil)
        let call = EventCall(dryAt: place, item: unwrapped(item), view: view)
        let notes = notes(of: event, call, isDry: true)
        if event.kind != .host, let item = call.content {
            notes.addMappings(for: item, known: known, kind ?? known?.kind ?? event.kind, at: place, registry) {
                $0.condition.holds(item, at: place)
            }
        }
        notes.foresee(on: event.kind == .host ? registry.hostMapping : notes.rows, call)
        notes.addStreamsAndDepartures(registry)
        note(owner(of: event), notes, of: event, after: .nobody)
        return notes.resolution(of: call)
    }

    /// How an event would be answered for some row: everything registered for it counts.
    func explainSomewhere(_ event: DelegateEvent) -> EventResolution {
        client?.look(at: nil)
        let call = EventCall(dryAt: .host)
        let notes = notes(of: event, call, isDry: true)
        let mappings = registry.mappings(coveredBy: event.kind).filter { !$0.handlers(of: event).isEmpty }
        for mapping in mappings { notes.add(mapping.candidate, .isForSomeRow) }
        for handler in mappings.flatMap({ $0.handlers(of: event) }) { notes.addForSomeRow(handler) }
        let owner = owner(of: event)
        note(owner, notes, of: event, after: .nobody)
        notes.addOtherRows(ownerHears: owner != nil)
        return notes.resolution(of: call)
    }

    /// Notes for an event: what is known before it goes its way.
    func notes(of event: DelegateEvent, _ call: EventCall, isDry: Bool) -> WalkNotes {
        let reasons = reasons(for: event)
        let strays = reasons.isEmpty ? registry.strays(of: event) : []
        // Handlers of dead objects are withdrawn only at the next event.
        let dead = registry.deadHandlerCount(of: event)
        var resolution = EventResolution(
            event: event.name, selector: event.selector, isEmitted: viewEvents.isEmitted(event), place: call.place,
            announcedBecause: reasons, excludedBecause: exclusionReason(of: event.facts.part),
            mayBePassedOn: takenSlots[event.facts.part] == nil && announcement.mayBePassedOn(event),
            lostHandlers: registry.departures.filter { $0.event === event }.reduce(dead) { $0 + $1.count },
            strays: strays.map { "\($0.target.subject ?? "nothing") (\($0.site))" })
        resolution.steps = gates(of: event, for: call).map(\.step) + settings(against: event)
        return WalkNotes(event, resolution, isDry: isDry)
    }

    /// Notes the second tier and the default.
    func note(_ object: AnyObject?, _ notes: WalkNotes, of event: DelegateEvent, after taker: Taker) {
        if let owner = owners[event.facts.part]?.object {
            let candidate = EventResolution.Candidate.owner(typeName(type(of: owner)))
            if object == nil {
                notes.add(candidate, .notImplemented)
            } else if !event.isQuestion, !ownerHears(event, afterHandler: notes.isHandled || taker.isHandler) {
                notes.add(candidate, .heardAlready)
            } else {
                if !event.isQuestion { notes.isSettled = false }
                notes.addTier(.owner, candidate, mayPass: false)
            }
        }
        if let summary = event.defaultSummary { notes.addTier(.default, .fallback(summary), mayPass: false) }
    }

    /// Why an event is announced; empty if it is not.
    func reasons(for event: DelegateEvent) -> [EventResolution.Reason] {
        guard exclusionReason(of: event.facts.part) == nil else { return [] }
        var reasons: [EventResolution.Reason] = []
        // Handlers of dead objects are announced until the next check; this is one.
        let live = registry.livingHandlers(of: event).count
        if live > 0 { reasons.append(.handlers(live)) }
        let streams = registry.streams.filter { $0.event === event }.count
        if streams > 0 { reasons.append(.streams(streams)) }
        if owners.events.contains(event.ordinal), owners[event.facts.part]?.object != nil { reasons.append(.owner) }
        if event.facts.isRequired, announcement.events.contains(event.ordinal) { reasons.append(.required) }
        for (question, decided) in announcement.deciding
        where question == event.ordinal && announcement.handled.contains(decided) {
            let relation =
                all[decided].facts.companions.contains(event.name)
                ? "with which it is announced"
                : event.isQuestion ? "which it decides about" : "whose beginning it is"
            reasons.append(.needed("\(all[decided].name), \(relation)"))
        }
        for (need, _) in announcement.needs[event.ordinal] ?? [] { reasons.append(.needed(need)) }
        if setAgain.contains(event.ordinal), !reasons.isEmpty {
            reasons.append(.slotSetAgain(event.facts.part.slotName))
        }
        return reasons
    }

    /// Why the host sends the events of a protocol elsewhere; nil if it sends them here.
    func exclusionReason(of part: DelegatePart) -> String? {
        takenSlots[part].map { "\(part.slotName) was set to \($0)" } ?? announcement.excluded[part]
    }
}

extension Registry {
    /// The handlers of an event that are on no mapping: nothing that they are for is registered.
    func strays(of event: DelegateEvent) -> [Handler] {
        attached.filter { $0.event === event && !$0.isStream && mappings(of: $0).isEmpty }
    }
}

/// The notes about an event: each candidate with what came of it, or what would.
@MainActor
final class WalkNotes {
    let isDry: Bool
    private let event: DelegateEvent
    /// What is known before the event goes its way, and then each step.
    private(set) var resolution: EventResolution
    /// The row's mapping.
    private(set) var rows: RegisteredMapping?
    /// Whether nobody further is asked.
    var isSettled = false
    /// Whether a handler gets the event.
    private(set) var isHandled = false
    /// Whether the owner was asked and gave no answer.
    var hasOwnerPassed = false
    /// Who may answer, the likeliest first.
    private var tiers: [EventResolution.AnsweredBy] = []

    init(_ event: DelegateEvent, _ resolution: EventResolution, isDry: Bool) {
        self.event = event
        self.resolution = resolution
        self.isDry = isDry
    }

    func add(
        _ candidate: EventResolution.Candidate, _ outcome: EventResolution.Outcome, lost object: String? = nil
    ) { resolution.steps.append(EventResolution.Step(candidate: candidate, outcome: outcome, object: object)) }

    func add(_ handler: Handler, _ outcome: EventResolution.Outcome) {
        add(handler.candidate, outcome, lost: outcome == .ownerGone ? handler.lifetimes.lostName : nil)
    }

    /// A candidate that answers, unless one before it does.
    func addTier(_ tier: EventResolution.AnsweredBy, _ candidate: EventResolution.Candidate, mayPass: Bool) {
        guard !isSettled else { return add(candidate, .notReached) }
        let isFirst = tiers.isEmpty || !isDry
        add(candidate, mayPass ? .mayPass : !event.isQuestion ? .hears : isFirst ? .answers : .askedIfPassed)
        // A notice is answered by the first who gets it. A question may be passed on, so everyone who may answer is listed, once.
        if event.isQuestion ? !tiers.contains(tier) : tiers.isEmpty { tiers.append(tier) }
        isSettled = !mayPass
    }

    /// The owner was asked and gave no answer.
    func ownerPassed(isQuestion: Bool) {
        let last = resolution.steps.lastIndex { if case .owner = $0.candidate { true } else { false } }
        if let last { resolution.steps[last].outcome = isQuestion ? .passed : .notImplemented }
        let fallback = resolution.steps.endIndex - 1
        if isQuestion, fallback != last { resolution.steps[fallback].outcome = .answers }
    }

    // MARK: Handlers

    /// What came of asking a handler.
    func note(_ handler: Handler, _ reply: Reply) {
        switch reply {
        case .answered:
            add(handler, event.isQuestion ? .answers : .hears)
            isSettled = isSettled || !handler.isAdditional
        case .passed: add(handler, .passed)
        case .ownerGone: add(handler, .ownerGone)
        case .otherModel: add(handler, .otherModel(expected: typeName(handler.expects.model)))
        case .otherView: add(handler, .otherView)
        case .otherPosition: add(handler, .conditionFails("it holds only \(handler.target.rule?.description ?? "")"))
        case .noView: add(handler, .needsView)
        }
    }

    /// A handler that is not asked.
    func skip(_ handler: Handler, _ call: borrowing EventCall) {
        if let obstacle = obstacle(of: handler, call) { note(handler, obstacle) } else { add(handler, .notReached) }
    }

    /// What would come of asking the handlers of the row's mapping, in order.
    func foresee(on mapping: RegisteredMapping?, _ call: borrowing EventCall) {
        for handler in mapping?.handlers(of: event) ?? [] { foresee(handler, call) }
    }

    private func foresee(_ handler: Handler, _ call: borrowing EventCall) {
        if let obstacle = obstacle(of: handler, call) { return note(handler, obstacle) }
        isHandled = isHandled || !handler.isStream
        if handler.isAdditional {
            add(handler, .hears)
            if tiers.isEmpty { tiers.append(handler.isStream ? .stream : .handler) }
        } else {
            addTier(.handler, handler.candidate, mayPass: handler.canPass)
        }
    }

    /// A handler of a mapping that some row may have.
    func addForSomeRow(_ handler: Handler) {
        add(handler, .isForSomeRow)
        let tier: EventResolution.AnsweredBy = handler.isStream ? .stream : .handler
        if !tiers.contains(tier) { tiers.append(tier) }
    }

    /// Rows that none of them is for: a notice about one reaches the owner alone, or nobody.
    func addOtherRows(ownerHears: Bool) {
        let tier: EventResolution.AnsweredBy = ownerHears ? .owner : .nobody
        if !event.isQuestion, !tiers.isEmpty, !tiers.contains(tier) { tiers.append(tier) }
    }

    /// Why a handler is not called for an event; nil if it is.
    private func obstacle(of handler: Handler, _ call: borrowing EventCall) -> Reply? {
        if let refusal = handler.refusal(of: call) { return refusal }
        if event.kind != .host, call.hasItem, !handler.expects.matchesModel(call.item) { return .otherModel }
        guard handler.needsView, !handler.isStream else { return nil }
        // The host passes a view that appears or leaves, on screen or not.
        guard let view = call.view else { return isDry && event.moment.isInLayout ? nil : .noView }
        return handler.expects.matchesView(view) ? nil : .otherView
    }

    /// Streams for other views, and handlers of the row's mapping that ended with their objects.
    func addStreamsAndDepartures(_ registry: Registry) {
        guard let mapping = event.kind == .host ? registry.hostMapping : rows else { return }
        for stream in registry.streams where stream.event === event && !stream.target.fits(mapping) {
            add(stream, .otherView)
        }
        for departure in registry.departures
        where departure.event === event && departure.mappings.contains(mapping.number)
            && !mapping.handlers(of: event).contains(where: { $0.site == departure.site })
        { add(.handler(site: departure.site), .ownerGone, lost: departure.object) }
    }

    // MARK: Mappings

    /// A note about each mapping there is.
    /// - Parameters:
    ///   - known: the row's mapping, if it does not have to be looked for.
    ///   - holds: whether a mapping's condition holds, which makes the first one the row's.
    func addMappings(
        for item: Any, known: RegisteredMapping? = nil, _ kind: ViewKind, at place: EventLocation,
        _ registry: Registry, where holds: (RegisteredMapping) -> Bool
    ) {
        rows = known
        for mapping in registry.mappings(coveredBy: kind) {
            if mapping === known {
                add(mapping.candidate, .isTheRows)
            } else if !mapping.matchesModel(item) {
                add(mapping.candidate, mapping.otherModel)
            } else if rows != nil {
                add(mapping.candidate, .afterTheRows)
            } else if !mapping.isAlive {
                add(mapping.candidate, .ownerGone, lost: mapping.lifetimes.lostName)
            } else if !holds(mapping) {
                add(mapping.candidate, .conditionFails(mapping.condition.failure(at: place)))
            } else {
                add(mapping.candidate, .isTheRows)
                rows = mapping
            }
        }
        for departure in registry.departures {
            if let mapping = departure.mapping, kind.covers(mapping.kind), mapping.matchesModel(item) {
                add(mapping.candidate, .ownerGone, lost: departure.object)
            }
        }
    }

    // MARK: The result

    func resolution(of call: borrowing EventCall) -> EventResolution {
        var resolution = resolution
        resolution.place = call.place
        if let item = call.content { resolution.item = typeName(type(of: item)) }
        resolution.mayAnswer = possibleAnswers
        return resolution
    }

    private var possibleAnswers: [EventResolution.AnsweredBy] {
        let tiers = tiers.isEmpty ? [.nobody] : tiers
        let isElsewhere = resolution.mayBePassedOn
        if resolution.excludedBecause != nil, !isElsewhere { return [.neverSent] }
        // An event that is not implemented is not sent, whatever its gates are.
        if !resolution.isAnnounced, !isElsewhere { return tiers }
        if resolution.steps.contains(where: \.outcome.closes) { return [.neverSent] }
        // An event without a receiver has no condition that matters.
        let mayClose = resolution.steps.contains(where: \.outcome.mayKeepBack)
        let isCertain = !isElsewhere && (!mayClose || tiers == [.nobody])
        return tiers + (isCertain ? [] : [.neverSent])
    }
}

extension Handler {
    fileprivate var candidate: EventResolution.Candidate {
        isStream ? .stream(site: site) : .handler(site: site)
    }
}
#endif
