/// Events about unboxed items: the fast path, if one handler takes them unboxed.
///
/// Everything else takes the ordinary path, with the item in a box.
extension EventDispatcher {
    /// Asks the handler of a row; nil, without any effect, if the item has to go in a box.
    ///
    /// A question that the handler did not answer is still under way, so what the handler changed waits:
    /// ``answer(_:_:view:at:owner:)`` ends it.
    @inlinable
    package func askUnboxed<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position
    ) -> Reply<Answer>? {
        guard let path = position.rowPath, let row = state.unboxedRow(event, at: path),
            let call = row.handlers.onlyCall(Argument.self, Scope.Position.self, Answer.self, hasView: false)
        else { return nil }
        state.enterQuestion()
        let reply = call(argument, nil, (), row.item, position)
        if case .answer = reply { state.leaveQuestion() }
        return reply
    }

    /// Answers a question that the handler of a row did not answer, and ends it.
    @usableFromInline
    package func answer<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: () -> AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        defer { state.leaveQuestion() }
        return answerWithoutHandler(event, argument, view, position, owner).0
    }

    /// Sends a notice to the handler of a row, and the owner; false, without any effect, if the item has to go in a box.
    @inlinable
    package func tellUnboxed<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) -> Bool {
        guard let path = position.rowPath, let row = state.unboxedRow(event, at: path),
            let call = row.handlers.onlyCall(Argument.self, Scope.Position.self, Void.self, hasView: view != nil)
        else { return false }
        state.enter()
        defer { state.leave() }
        var isHandled = false
        switch call(argument, view, (), row.item, position) {
        case .answer: isHandled = true
        case .passed: break
        case .skipped(let reason): state.skipped(row.handlers, reason, view: view, at: position.place)
        }
        tellOwner(event, ifHandled: isHandled, at: position.place, owner)
        return true
    }

    /// Whether any item is unboxed.
    @inlinable package var isAnythingUnboxed: Bool { state.isAnythingUnboxed }

    /// Sets the items of the host's sections; nil for a section whose items are boxed.
    package func show(_ items: [UnboxedItems?]) { state.show(items) }
}
