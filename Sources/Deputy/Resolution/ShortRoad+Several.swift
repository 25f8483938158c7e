/// Calling more than one handler, and streams; and where a condition decides which.
///
/// The list is kept to the end, and so are the rows: a condition, and the first handler, may change everything.
extension EventDispatcher {
    /// Asks one handler after the other; nil, with nothing done, if one needs a view and there is none.
    @inlinable
    func askEach<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, on road: ShortRoad,
        view: AnyObject?, at position: Scope.Position
    ) -> Reply<Answer>? {
        guard road.handlers.canBeCalled(hasView: view != nil) else { return nil }
        let rows = state.shown
        defer { _fixLifetime(rows) }
        state.enterQuestion()
        guard let choices = road.handlers.choices else {
            return replyOfEach(road.handlers.retained, argument, view, road.item, position)
        }
        defer { _fixLifetime(choices) }
        guard let handlers = choices.handlers(of: road.item, at: position) else { return .passed }
        guard
            let call = handlers.onlyCall(Argument.self, Scope.Position.self, Answer.self, hasView: view != nil)
        else { return replyOfEach(handlers.retained, argument, view, road.item, position) }
        let reply = call(argument, view, road.item, position)
        if case .answer = reply { state.leaveQuestion() }
        guard case .skipped(let reason) = reply else { return reply }
        state.skipped(handlers, reason, view: view, at: position.place)
        return .passed
    }

    /// The answer of the first that does not pass, which ends the question.
    @inlinable
    func replyOfEach<Argument, Position: _EventPosition, Answer>(
        _ handlers: HandlerList, _ argument: Argument, _ view: AnyObject?, _ item: BorrowedItem, _ position: Position
    ) -> Reply<Answer> {
        defer { _fixLifetime(handlers) }
        var index = 0
        while let handler = handlers.unretained(at: index) {
            index += 1
            let reply: Reply<Answer>
            // Each can be called: that was looked at before.
            if let call = handler.onlyCall(Argument.self, Position.self, Answer.self, hasView: true) {
                reply = call(argument, view, item, position)
            } else if let typed = exactly(handler.retained, TypedHandler<Argument, Position, Answer>.self) {
                reply = typed.reply(argument, view, item, position)
            } else {
                continue
            }
            switch reply {
            case .answer(let answer):
                state.leaveQuestion()
                return .answer(answer)
            case .passed: continue
            case .skipped(let reason): state.skipped(handler, reason, view: view, at: position.place)
            }
        }
        return .passed
    }

    /// Tells the first handler and those that are additional, then the streams, and says whether a handler took part; nil, with
    /// nothing done, if one needs a view and there is none.
    @inlinable
    func tellEach<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, on road: ShortRoad, view: AnyObject?,
        at position: Scope.Position
    ) -> Bool? {
        guard road.handlers.canBeCalled(hasView: view != nil) else { return nil }
        let rows = state.shown
        defer { _fixLifetime(rows) }
        state.begin(event.moment)
        guard let choices = road.handlers.choices else {
            return anyTookPart(road.handlers.retained, argument, view, road.item, position)
        }
        defer { _fixLifetime(choices) }
        guard let receivers = choices.receivers(of: road.item, at: position) else { return false }
        var isHandled = false
        if let handlers = receivers.unretained {
            if let call = handlers.onlyCall(Argument.self, Scope.Position.self, Void.self, hasView: view != nil) {
                isHandled = tookPart(call(argument, view, road.item, position), handlers, view, position)
            } else {
                isHandled = anyTookPart(handlers.retained, argument, view, road.item, position)
            }
        }
        for listener in receivers.listeners {
            let typed = exactly(listener, TypedListener<Argument, Scope.Position>.self)
            _ = typed?.hear(argument, view, road.item, position)
        }
        return isHandled
    }

    /// Tells the first that does not pass and those that are additional, and says whether one took part.
    @inlinable
    func anyTookPart<Argument, Position: _EventPosition>(
        _ handlers: HandlerList, _ argument: Argument, _ view: AnyObject?, _ item: BorrowedItem, _ position: Position
    ) -> Bool {
        var (isHandled, isSettled) = (false, false)
        var index = 0
        while let handler = handlers.handler(at: index) {
            index += 1
            if isSettled, !handler.isAdditional { continue }
            guard let typed = exactly(handler, TypedHandler<Argument, Position, Void>.self) else { continue }
            switch typed.reply(argument, view, item, position) {
            case .answer:
                isHandled = true
                isSettled = isSettled || !handler.isAdditional
            case .passed: break
            case .skipped(let reason): state.skipped(handler, reason, view: view, at: position.place)
            }
        }
        return isHandled
    }
}
