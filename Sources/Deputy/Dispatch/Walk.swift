/// The one way of an event: the row's mapping → its handlers → the streams → the owner → the default.
///
/// Whoever watches is told, and decides nothing. `explain` foresees the same way without going it.
extension AnyDispatcher {
    /// Sends one event its way.
    ///
    /// - Parameters:
    ///   - known: the mapping its view was made from; nil to look for it.
    ///   - view: finds the view, which is asked for only where a handler needs it.
    ///   - owner: calls the owner's own method.
    package func send(
        _ event: DelegateEvent, _ call: inout EventCall, known: RegisteredMapping? = nil,
        view: @MainActor (EventLocation) -> AnyObject?, owner: EventCall.Owner
    ) {
        enter(isQuestion: event.isQuestion, isOfLayout: event.isOfLayout)
        defer {
            // What died by now on another mapping keeps the event announced as well.
            if registry.lifetimes.detectLoss() { handlerIsGone() }
            leave(isQuestion: event.isQuestion, isOfLayout: event.isOfLayout)
        }
        guard !owners.sentBack(event, at: call.place) else {
            return answerByDefault(event, &call, hasModel: call.hasItem)
        }
        // A handler may end a recording, or begin another one: a notice is in the first, a question where its answer is.
        let begun = observers
        let taker = walk(event, &call, known: known, view: view, begun, owner)
        for observer in event.isQuestion ? observers : begun { observer.ended(event, call, by: taker) }
    }

    /// Goes the whole way.
    private func walk(
        _ event: DelegateEvent, _ call: inout EventCall, known: RegisteredMapping?,
        view: @MainActor (EventLocation) -> AnyObject?, _ observers: [any WalkObserver], _ callOwner: EventCall.Owner
    ) -> Taker {
        let hasModel = call.hasItem
        let found = mayCome(event, at: call.place) ? find(event, &call, known: known) : nil
        for observer in observers { observer.began(event, call, on: found?.mapping, isKnown: known != nil) }
        var taker = Taker.nobody
        if let (mapping, handlers) = found, !handlers.isEmpty {
            taker = callFirst(of: handlers, on: mapping, of: event, &call, view, observers)
        }
        let isOwnersTurn = event.isQuestion ? taker.isNobody : ownerHears(event, afterHandler: taker.isHandler)
        if isOwnersTurn, let object = owner(of: event) {
            let answer = call.answer
            let isAnswered = owners.calling(event, at: [call.place]) { callOwner(object, answer) }
            for observer in observers { observer.asked(object, isAnswered) }
            if isAnswered { taker.join(.owner(object)) }
        }
        if taker.isNobody { answerByDefault(event, &call, hasModel: hasModel) }
        return taker
    }

    /// Answers a question that nobody has answered, or that the owner sends back.
    private func answerByDefault(_ event: DelegateEvent, _ call: inout EventCall, hasModel: Bool) {
        guard event.isQuestion else { return }
        event.answerByDefault(
            call, host: host, hasModel: hasModel, asker: asker, isHeard: isHeard(whatIsDecidedBy: event, call))
    }

    /// Whether an event is one that may come now; reports it otherwise.
    private func mayCome(_ event: DelegateEvent, at place: EventLocation) -> Bool {
        if announcement.answers(event) || viewEvents.isEmitted(event) || isHostBehind { return true }
        log.report(RuntimeAnomaly.unannouncedEvent, event, place)
        return false
    }

    /// The row's mapping, and its handlers as they were before its condition was evaluated; the item is unwrapped for it.
    private func find(
        _ event: DelegateEvent, _ call: inout EventCall, known: RegisteredMapping?
    ) -> (mapping: RegisteredMapping, handlers: [Handler])? {
        if event.kind == .host { return (registry.hostMapping, registry.hostMapping.handlers(of: event)) }
        guard call.hasItem else { return nil }
        if let known { return (known, known.handlers(of: event)) }
        return registry.find(event.kind, for: &call.item, at: call.place, handlersOf: event)
    }

    /// Calls the handlers of a mapping, in order: the first that does not pass takes the event.
    private func callFirst(
        of handlers: [Handler], on mapping: RegisteredMapping, of event: DelegateEvent, _ call: inout EventCall,
        _ view: @MainActor (EventLocation) -> AnyObject?, _ observers: [any WalkObserver]
    ) -> Taker {
        var taker = Taker.nobody
        var (isSettled, missesView, isCalled) = (false, false, false)
        for handler in handlers {
            let reply = isSettled && !handler.isAdditional ? nil : reply(of: handler, on: mapping, &call, view)
            for observer in observers { observer.asked(handler, reply, call) }
            switch reply {
            case .answered:
                isCalled = isCalled || !handler.isStream
                taker.join(handler.isStream ? .stream : .handler(handler.site))
                isSettled = isSettled || !handler.isAdditional
            case .ownerGone: handlerIsGone()
            case .otherView: reportOtherView(call, for: handler)
            case .passed: isCalled = true
            case .noView: missesView = true
            // A handler of the manager may be for some of a mapping's models only.
            case .otherModel, .otherPosition, nil: break
            }
        }
        if missesView, !isCalled {
            log.report(RuntimeAnomaly.cellOffScreen, event, call.place)
        }
        return taker
    }

    private func reply(
        of handler: Handler, on mapping: RegisteredMapping, _ call: inout EventCall,
        _ view: @MainActor (EventLocation) -> AnyObject?
    ) -> Reply {
        // Its object may have gone in the closure before.
        guard mapping.isAlive else { return .ownerGone }
        if handler.needsView, call.view == nil { call.view = view(call.place) }
        guard handler.needsView, call.view == nil, !handler.isStream else { return handler.reply(call) }
        return handler.refusal(of: call) ?? (handler.expects.matchesModel(call.item) ? .noView : .otherModel)
    }

    private func reportOtherView(_ call: EventCall, for handler: Handler) {
        let found = call.view.map { typeName(type(of: $0)) } ?? "missing"
        let expected = handler.expects.view.map(typeName) ?? "a view"
        log.report(.failedCast("view", found: found, expected: expected, at: call.place), at: handler.site)
    }

    /// The object of the second tier for an event; nil if it has no method for it.
    func owner(of event: DelegateEvent) -> AnyObject? {
        viewEvents.isEmitted(event)
            ? owners[.delegate]?.object as? any ViewEventOwner : owners.owner(implementing: event.ordinal)
    }

    /// Whether the owner receives a notice; what views emit, only if no handler took it.
    func ownerHears(_ event: DelegateEvent, afterHandler isHandled: Bool) -> Bool {
        !isHandled || owners.receives == .everyNotice && !viewEvents.isEmitted(event)
    }
}

/// Whether anybody receives what a question decides about.
extension AnyDispatcher {
    /// The handlers of an event that live, for the item and the place of a call.
    func handlers(of event: DelegateEvent, for call: EventCall) -> [Handler] {
        if event.kind == .host { return registry.hostMapping.handlers(of: event).filter(\.isAlive) }
        guard let item = call.content else { return [] }
        let mapping = registry.mappings(coveredBy: event.kind).first {
            $0.isAlive && $0.matchesModel(item) && $0.condition.holds(item, at: call.place)
        }
        return (mapping?.handlers(of: event) ?? []).filter { $0.isAlive && $0.expects.matchesModel(item) }
    }

    /// Whether a closure, a stream or the owner receives an event that a question decides about, for the item of the question.
    ///
    /// Also true where no such event is announced, because then the list does what it does without a delegate.
    func isHeard(whatIsDecidedBy question: DelegateEvent, _ call: EventCall) -> Bool {
        guard !question.facts.decides.isEmpty else { return true }
        let decided = question.facts.decides.compactMap(event(named:)).filter {
            announcement.events.contains($0.ordinal) || announcement.counted.contains($0.ordinal)
        }
        return decided.isEmpty
            || decided.contains { event in
                owners.events.contains(event.ordinal)
                    || handlers(of: event, for: call).contains { $0.target.applies(at: call.place) }
            }
    }
}

extension AnyDispatcher {
    /// Where the closure was registered that gets an event about an item first; nil for none.
    package func receiver(of event: DelegateEvent, about item: Any, at place: EventLocation) -> CallSite? {
        handlers(of: event, for: EventCall(dryAt: place, item: item))
            .first { !$0.isStream && $0.target.applies(at: place) }?.site
    }
}

/// Watches events on their way: an explanation of what happened, a recording. It decides nothing.
///
/// Events come one inside the other, and each ends that began.
@MainActor
package protocol WalkObserver: AnyObject {
    /// An event begins its way.
    /// - Parameters:
    ///   - mapping: the row's mapping, whose handlers are asked; nil if there is none, or the event is not announced.
    ///   - isKnown: whether it is that of the row's view, and was not looked for.
    func began(_ event: DelegateEvent, _ call: EventCall, on mapping: RegisteredMapping?, isKnown: Bool)
    /// A handler was asked.
    /// - Parameter reply: what came of it; nil if one before it took the event.
    func asked(_ handler: Handler, _ reply: Reply?, _ call: EventCall)
    /// The owner was asked.
    func asked(_ owner: AnyObject, _ isAnswered: Bool)
    /// The event has ended; a question has its answer.
    func ended(_ event: DelegateEvent, _ call: EventCall, by taker: Taker)
}

/// Who took an event.
package enum Taker {
    /// A handler, with where it was registered.
    case handler(CallSite)
    case stream
    case owner(AnyObject)
    /// The default answers a question; a notice reached nobody.
    case nobody

    /// Takes the first that took part.
    mutating func join(_ taker: Taker) { if isNobody { self = taker } }

    var isNobody: Bool { if case .nobody = self { true } else { false } }
    var isHandler: Bool { if case .handler = self { true } else { false } }
}

/// Is told what a list does besides its events: a recorder.
///
/// A dispatcher has at most one, and pays for none.
@MainActor
package protocol EventSink: WalkObserver {
    /// A question was answered that is no event of the catalogue.
    func wasAsked(_ question: String, at place: EventLocation, answer: String)
    /// The host is about to get changes, a line each; nil for a reload.
    func willUpdate(_ changes: [String]?)
    /// What became of a slot of the host.
    func slot(_ part: DelegatePart, _ change: String)
    /// The last of what it was told, for a report.
    func lastLines(_ count: Int) -> [String]
}
