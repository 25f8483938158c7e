/// Calling more than one handler, and streams; and where a condition decides which.
///
/// What is called is kept, and so are the rows: the first handler may change everything.
extension EventDispatcher {
    /// Asks one handler after the other; nil, with nothing done, if one needs a view and there is none.
    @inlinable
    func askEach<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, on road: ShortRoad,
        view: AnyObject?, at position: Scope.Position
    ) -> Reply<Answer>? {
        guard var handlers = road.handlers.list(hasView: view != nil) else { return nil }
        let rows = state.shown
        defer { _fixLifetime(rows) }
        state.enterQuestion()
        if let choices = handlers as? ReceiverList {
            guard let chosen = choices.receivers(of: road.item, at: position)?.handlers else { return .passed }
            handlers = chosen
        }
        var index = 0
        while let handler = handlers.handler(at: index) {
            index += 1
            guard let typed = handler as? TypedHandler<Argument, Scope.Position, Answer> else { continue }
            switch typed.reply(argument, view, road.item, position) {
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
        guard let list = road.handlers.list(hasView: view != nil) else { return nil }
        let rows = state.shown
        defer { _fixLifetime(rows) }
        state.begin(event.moment)
        var (handlers, listeners) = (Optional(list), [EventListener]())
        if let choices = list as? ReceiverList {
            guard let receivers = choices.receivers(of: road.item, at: position) else { return false }
            (handlers, listeners) = (receivers.handlers, receivers.listeners)
        }
        var (isHandled, isSettled) = (false, false)
        var index = 0
        while let handler = handlers?.handler(at: index) {
            index += 1
            if isSettled, !handler.isAdditional { continue }
            guard let typed = handler as? TypedHandler<Argument, Scope.Position, Void> else { continue }
            switch typed.reply(argument, view, road.item, position) {
            case .answer:
                isHandled = true
                isSettled = isSettled || !handler.isAdditional
            case .passed: break
            case .skipped(let reason): state.skipped(handler, reason, view: view, at: position.place)
            }
        }
        for listener in listeners {
            _ = (listener as? TypedListener<Argument, Scope.Position>)?.hear(argument, { view }, road.item, position)
        }
        return isHandled
    }
}
