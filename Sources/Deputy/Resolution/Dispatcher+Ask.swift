/// Questions: handler, then owner, then default; exactly one answers (rule R3).
extension Dispatcher {
    /// Answers a question.
    ///
    /// - Parameters:
    ///   - item: the model the event is about; nil when the data has none, or for an event of the host.
    ///   - view: finds the view, asked only when a handler needs it.
    ///   - owner: asks the owner's own method; called only when the owner implements it.
    /// - Complexity: O(1) for an item whose type was seen before.
    @inlinable
    public func ask<Scope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, item: Any?,
        view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        state.enter()
        defer { state.leave() }
        if state.isTracing {
            let road = state.explain(event, item: item, hasView: view() != nil, at: position)
            let (answer, source) = resolve(event, argument, item: item, view: view, at: position, owner: owner)
            state.record(road, source, answer: answer)
            return answer
        }
        return resolve(event, argument, item: item, view: view, at: position, owner: owner).0
    }

    @inlinable
    func resolve<Scope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, item: Any?,
        view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> (Answer, Source) {
        if !state.announcement.contains(event.ordinal) { state.reportUnannounced(event, at: position.place) }
        if state.handled.contains(event.ordinal), var item {
            var found: AnyObject?
            for handler in state.handlers(of: event, for: &item, in: nil, at: position) {
                if handler.needsView, found == nil { found = view() }
                if handler.needsView, found == nil { continue }
                guard let typed = handler as? TypedHandler<Argument, Scope.Position, Answer> else { continue }
                switch typed.call(argument, found, item, position) {
                case .answer(let answer): return (answer, .handler(handler))
                case .passed: continue
                case .skipped(let reason): state.skipped(handler, reason, view: found, at: position.place)
                }
            }
        }
        if let object = state.owner(implementing: event.ordinal), let answer = owner(object) { return (answer, .owner) }
        return (event.fallback(Situation(host: state.host, argument: argument, position: position)), .fallback)
    }
}

/// Who answered an event, or heard it first.
@usableFromInline
enum Source {
    case handler(Handler)
    case owner
    case fallback
}

extension DispatchState {
    /// A handler could not be called although its turn had come.
    @usableFromInline
    func skipped(_ handler: Handler, _ reason: Skip, view: AnyObject?, at place: Place) {
        switch reason {
        case .ownerGone: handlerIsGone()
        case .otherView: reportOtherView(view, for: handler, at: place)
        case .otherModel: break  // A handler of the manager may be for some of a mapping's models only.
        }
    }
}
