/// The one way of an event: the row's mapping → its handlers → the streams → the owner → the default.
///
/// `explain` goes it dry: no closure is called, and the notes say what would happen. With tracing on, the notes say what happened.
extension DispatchState {
    /// Sends one event its way.
    ///
    /// - Parameters:
    ///   - known: the mapping its view was made from; nil to look for it.
    ///   - view: finds the view, which is asked for only where a handler needs it.
    func send(
        _ event: DelegateEvent, _ call: inout EventCall, known: RegisteredMapping?,
        view: @MainActor (EventLocation) -> AnyObject?,
        _ owner: EventCall.Owner
    ) {
        nested.enter(isQuestion: event.isQuestion, isOfLayout: event.isOfLayout)
        defer {
            // What died by now on another mapping keeps the event announced as well.
            if registry.lifetimes.look() { handlerIsGone() }
            nested.leave(isQuestion: event.isQuestion, isOfLayout: event.isOfLayout)
        }
        guard !owners.sentBack(event, at: call.place) else {
            return answerByDefault(event, &call, hasModel: call.hasItem, view)
        }
        let notes = isTracing ? notes(of: event, call, isDry: false) : nil
        // A handler may end a recording, or begin another one.
        let sink = event.isQuestion ? nil : sink
        let number = sink?.willTell(event, call)
        let source = walk(event, &call, known: known, view: view, notes, owner)
        if let notes { record(event, notes, call, source) }
        if event.isQuestion { self.sink?.wasAsked(event, call, by: receiver(source, of: event)) }
        if let number { sink?.wasTold(number, by: receiver(source, of: event)) }
    }

    /// Goes the whole way.
    /// - Parameter kind: the kind of view, for an event about several; nil for that of the known mapping, or of the event.
    func walk(
        _ event: DelegateEvent, _ call: inout EventCall, known: RegisteredMapping?, of kind: ViewKind? = nil,
        view: @MainActor (EventLocation) -> AnyObject?, _ notes: WalkNotes?, _ callOwner: EventCall.Owner
    ) -> Source {
        let hasModel = call.hasItem
        var source = Source.nobody
        if isAnswered(event, at: call.place, notes) {
            if let (mapping, handlers) = find(event, &call, known: known, kind, notes), !handlers.isEmpty {
                source = ask(handlers, on: mapping, of: event, &call, view, notes)
            }
            notes?.addOthers(registry)
        }
        let object = owner(of: event)
        if let notes {
            note(object, notes, of: event, after: source)
            if notes.isDry { return source }
        }
        if let object, event.isQuestion ? source.isNobody : receives(event, after: source) {
            let answer = call.answer
            if owners.calling(event, at: [call.place], { callOwner(object, answer) }) {
                source.join(.owner)
            } else {
                notes?.ownerPassed(isQuestion: event.isQuestion)
            }
        }
        if source.isNobody { answerByDefault(event, &call, hasModel: hasModel, view) }
        return source
    }

    /// Answers a question that nobody has answered, or that the owner sends back.
    private func answerByDefault(
        _ event: DelegateEvent, _ call: inout EventCall, hasModel: Bool,
        _ view: @MainActor (EventLocation) -> AnyObject?
    ) {
        guard event.isQuestion else { return }
        // Most defaults need no view, so it is not looked for.
        if event.looksAtView, call.view == nil { call.view = view(call.place) }
        event.answerByDefault(
            call, host: host, hasModel: hasModel, asker: asker, isHeard: isHeard(whatIsDecidedBy: event, call))
    }

    /// Whether an event is one that may come now; reports it otherwise.
    private func isAnswered(_ event: DelegateEvent, at place: EventLocation, _ notes: WalkNotes?) -> Bool {
        if announcement.answers(event) || viewEvents.isEmitted(event) || notes?.isDry == true || isHostBehind {
            return true
        }
        anomalies.report(RuntimeAnomaly.unannouncedEvent, event, place)
        return false
    }

    /// The row's mapping, and its handlers as they were before its condition was evaluated; the item is unwrapped for it.
    private func find(
        _ event: DelegateEvent, _ call: inout EventCall, known: RegisteredMapping?, _ kind: ViewKind?,
        _ notes: WalkNotes?
    ) -> (mapping: RegisteredMapping, handlers: [Handler])? {
        if event.kind == .host { return (registry.hostMapping, registry.hostMapping.handlers(of: event)) }
        guard call.hasItem else { return nil }
        if let notes {
            guard let content = unwrapped(call.item) else {
                call.setItem(nil)
                return nil
            }
            call.item = content
            let kind = kind ?? known?.kind ?? event.kind
            return notes.handlers(for: content, known: known, kind, at: call.place, registry)
        }
        if let known { return (known, known.handlers(of: event)) }
        return registry.find(event.kind, for: &call.item, at: call.place, handlersOf: event)
    }

    /// Asks the handlers of a mapping, in order: the first that does not pass takes the event.
    private func ask(
        _ handlers: [Handler], on mapping: RegisteredMapping, of event: DelegateEvent, _ call: inout EventCall,
        _ view: @MainActor (EventLocation) -> AnyObject?,
        _ notes: WalkNotes?
    ) -> Source {
        var source = Source.nobody
        var (isSettled, missesView, isCalled) = (false, false, false)
        for handler in handlers {
            if isSettled, !handler.isAdditional {
                notes?.skip(handler, call)
                continue
            }
            // Its object may have gone in the closure before.
            guard mapping.isAlive else {
                notes?.note(handler, .ownerGone)
                handlerIsGone()
                continue
            }
            if handler.needsView, call.view == nil { call.view = view(call.place) }
            if let notes, notes.isDry {
                isSettled = notes.foresee(handler, call) || isSettled
                continue
            }
            if handler.needsView, call.view == nil, !handler.isStream {
                missesView = missesView || handler.target.applies(at: call.place)
                notes?.skip(handler, call)
                continue
            }
            let reply = handler.reply(call)
            notes?.note(handler, reply)
            switch reply {
            case .answered:
                isCalled = isCalled || !handler.isStream
                source.join(handler.isStream ? .stream : .handler(handler.site))
                isSettled = isSettled || !handler.isAdditional
            case .ownerGone: handlerIsGone()
            case .otherView: reportOtherView(call, for: handler)
            case .passed: isCalled = true
            // A handler of the manager may be for some of a mapping's models only.
            case .otherModel, .otherPosition, .noView: break
            }
        }
        if missesView, !isCalled {
            anomalies.report(RuntimeAnomaly.cellOffScreen, event, call.place)
        }
        return source
    }

    private func reportOtherView(_ call: EventCall, for handler: Handler) {
        let found = call.view.map { typeName(type(of: $0)) } ?? "missing"
        let expected = handler.expects.view.map(typeName) ?? "a view"
        anomalies.report(.failedCast("view", found: found, expected: expected, at: call.place), at: handler.site)
    }

    /// The object of the second tier for an event; nil if it has no method for it.
    func owner(of event: DelegateEvent) -> AnyObject? {
        viewEvents.isEmitted(event)
            ? owners[.delegate]?.object as? any ViewEventOwner : owners.owner(implementing: event.ordinal)
    }

    /// Whether the owner receives a notice; what views emit, only if no handler took it.
    private func receives(_ event: DelegateEvent, after source: Source) -> Bool {
        !source.isHandler || owners.receives == .everyNotice && !viewEvents.isEmitted(event)
    }
}

/// Who took an event.
enum Source {
    /// A handler, with where it was registered.
    case handler(CallSite)
    case stream
    case owner
    /// The default answers a question; a notice reached nobody.
    case nobody

    /// Takes the first that took part.
    mutating func join(_ source: Source) { if isNobody { self = source } }

    var isNobody: Bool { if case .nobody = self { true } else { false } }
    var isHandler: Bool { if case .handler = self { true } else { false } }
}

extension DispatchState {
    /// Who took an event, in words.
    func receiver(_ source: Source, of event: DelegateEvent) -> String {
        switch source {
        // Without the line, which any edit above it would change.
        case .handler(let site): "the handler at \(site.fileID)"
        case .stream: "a stream"
        case .owner: "the owner" + (owners[event.facts.part]?.object.map { " \(typeName(type(of: $0)))" } ?? "")
        case .nobody: event.isQuestion ? "the default" : "nothing"
        }
    }
}
