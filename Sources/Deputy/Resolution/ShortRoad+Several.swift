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
        guard let list = road.handlers.list(hasView: view != nil) else { return nil }
        let rows = state.shown
        defer { _fixLifetime(rows) }
        state.enterQuestion()
        guard let choices = list as? ReceiverList else {
            return replyOfEach(list, event, argument, road.item, view, position)
        }
        guard let handlers = choices.handlers(of: road.item, at: position) else { return .passed }
        guard
            let call = handlers.onlyCall(Argument.self, Scope.Position.self, Answer.self, hasView: view != nil)
        else { return replyOfEach(handlers.retained, event, argument, road.item, view, position) }
        let reply = call(argument, view, road.item, position)
        if case .answer = reply { state.leaveQuestion() }
        guard case .skipped(let reason) = reply else { return reply }
        state.skipped(handlers, reason, view: view, at: position.place)
        return .passed
    }

    @inlinable
    func replyOfEach<Scope, Argument, Answer>(
        _ handlers: HandlerList, _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument,
        _ item: BorrowedItem, _ view: AnyObject?, _ position: Scope.Position
    ) -> Reply<Answer> {
        var index = 0
        while let handler = handlers.handler(at: index) {
            index += 1
            guard let typed = handler as? TypedHandler<Argument, Scope.Position, Answer> else { continue }
            switch typed.reply(argument, view, item, position) {
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
        guard let choices = list as? ReceiverList else {
            return tookPart(list, [], event, argument, road.item, view, position)
        }
        guard let receivers = choices.receivers(of: road.item, at: position) else { return false }
        if receivers.listeners.isEmpty, let list = receivers.handlers,
            let call = UnretainedHandlers(list).onlyCall(Argument.self, Scope.Position.self, Void.self, hasView: view != nil)
        {
            return tookPart(call(argument, view, road.item, position), UnretainedHandlers(list), view, position)
        }
        return tookPart(receivers.handlers, receivers.listeners, event, argument, road.item, view, position)
    }

    @inlinable
    func tookPart<Scope, Argument>(
        _ handlers: HandlerList?, _ listeners: [EventListener], _ event: DelegateNotice<Scope, Argument>,
        _ argument: Argument, _ item: BorrowedItem, _ view: AnyObject?, _ position: Scope.Position
    ) -> Bool {
        var (isHandled, isSettled) = (false, false)
        var index = 0
        while let handler = handlers?.handler(at: index) {
            index += 1
            if isSettled, !handler.isAdditional { continue }
            guard let typed = handler as? TypedHandler<Argument, Scope.Position, Void> else { continue }
            switch typed.reply(argument, view, item, position) {
            case .answer:
                isHandled = true
                isSettled = isSettled || !handler.isAdditional
            case .passed: break
            case .skipped(let reason): state.skipped(handler, reason, view: view, at: position.place)
            }
        }
        for listener in listeners {
            _ = (listener as? TypedListener<Argument, Scope.Position>)?.hear(argument, view, item, position)
        }
        return isHandled
    }
}
