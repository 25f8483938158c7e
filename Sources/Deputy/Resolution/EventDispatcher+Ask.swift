/// Questions: handler, then owner, then default; exactly one answers.
extension EventDispatcher {
    /// Answers a question.
    ///
    /// - Parameters:
    ///   - item: the model the event is about; `()` for an event of the host.
    ///   - view: finds the view; called only when a handler needs it.
    ///   - owner: asks the owner's own method; called only when the owner implements it.
    /// - Complexity: O(1) for an item whose type was seen before.
    package func ask<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, item: Any,
        view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        state.nested.enterQuestion()
        defer { state.nested.leaveQuestion() }
        switch state.look(event, item: item, at: position) {
        case .handlers(let handlers):
            return resolve(event, argument, handlers.retained, item, view, position, owner).0
        case .nobody:
            return answerWithoutHandler(event, argument, view, position, owner).0
        case .undecided:
            return askLong(event, argument, item: item, view: view, at: position, owner: owner)
        }
    }

    /// Answers a question about a place where the data has no item: the owner, then the default.
    package func askWithoutItem<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        state.nested.enterQuestion()
        defer { state.nested.leaveQuestion() }
        return askLong(event, argument, item: nil, view: { nil }, at: position, owner: owner)
    }

    /// The slow path: with conditions and optionals, with a trace if tracing is on, and recorded if that is on.
    func askLong<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, item: Any?,
        view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        if state.owners.sentBack(event, at: position.place) {
            return event.fallback(EventSituation(host: state.currentHost, argument: argument, position: position))
        }
        let road = state.tracing.isOn ? state.trace(event, item: item, view: view(), at: position) : nil
        let (answer, source): (Answer, Source)
        if let (mapping, content) = state.mapping(of: event, for: item, in: nil, at: position),
            let list = mapping.list(of: event)
        {
            (answer, source) = resolve(event, argument, list, content, view, position, owner)
        } else {
            (answer, source) = answerWithoutHandler(
                event, argument, view, position, hasModel: item != nil, owner)
        }
        if let road { state.tracing.record(road, of: event, source, answer: answer) }
        state.recorder?.asked(
            event, argument, item: item, at: position.place, answer, by: state.receiver(source, of: event))
        return answer
    }

    func resolve<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, _ list: HandlerList,
        _ item: Any, _ view: () -> AnyObject?, _ position: Scope.Position, _ owner: (AnyObject) -> Answer?
    ) -> (Answer, Source) {
        var found: AnyObject?
        var index = 0
        while let handler = list.handler(at: index) {
            index += 1
            if handler.needsView, found == nil { found = view() }
            if handler.needsView, found == nil { continue }
            guard let typed = exactly(handler, TypedHandler<Argument, Scope.Position, Answer>.self) else { continue }
            switch typed.reply(argument, found, item, position) {
            case .answer(let answer): return (answer, .handler(handler))
            case .passed: continue
            case .skipped(let reason): state.skipped(handler, reason, view: found, at: position.place)
            }
        }
        return answerWithoutHandler(event, argument, view, position, owner)
    }

    func answerWithoutHandler<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, _ view: () -> AnyObject?,
        _ position: Scope.Position, hasModel: Bool = true, _ owner: (AnyObject) -> Answer?
    ) -> (Answer, Source) {
        if let object = state.owners.owner(implementing: event.ordinal),
            let answer = state.owners.calling(event, at: position.place, { owner(object) })
        {
            return (answer, .owner)
        }
        let situation = EventSituation(
            host: state.currentHost, argument: argument, position: position,
            view: event.fallback.looksAtView ? view() : nil, hasModel: hasModel, asker: state.asker)
        return (event.fallback(situation), .fallback)
    }
}

/// What answered an event, or got it first.
enum Source {
    case handler(Handler)
    case stream
    case owner
    case fallback

    /// Notes a receiver of a notice, which others may have got before.
    mutating func join(_ source: Source) { if case .fallback = self { self = source } }

    /// Notes that a stream gets it.
    mutating func joinStream() { join(.stream) }

    /// Notes that the owner gets it.
    mutating func joinOwner() { join(.owner) }
}
