/// Notices: the first handler gets it, then the streams, then the owner.
extension EventDispatcher {
    /// Sends a notice to the handler, the streams and the owner.
    ///
    /// - Parameters:
    ///   - item: the model the event is about; `()` for an event of the host.
    ///   - view: finds the view; called only when a handler needs it.
    ///   - owner: calls the owner's own method; called only when the owner implements it.
    /// - Complexity: O(1) for an item whose type was seen before.
    package func tell<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, item: Any,
        view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        state.nested.enter()
        defer { state.nested.leave() }
        switch state.look(event, item: item, at: position) {
        case .handlers(let handlers):
            let source = deliver(event, argument, handlers.retained, item, view, position)
            tellOwner(event, after: source, at: position.place, owner)
        case .nobody:
            tellOwner(event, after: .fallback, at: position.place, owner)
        case .undecided:
            tellLong(event, argument, item: item, mapping: nil, view: view, at: position, owner: owner)
        }
    }

    /// Sends a notice about the item a view was made with, or about a place where the data has no item.
    ///
    /// - Parameters:
    ///   - item: the item the view was made with; nil for none.
    ///   - mapping: the mapping the view was made from; nil to look it up.
    package func tell<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, remembering item: Any?,
        mapping: RegisteredMapping?, view: AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        state.nested.enter()
        defer { state.nested.leave() }
        tellLong(event, argument, item: item, mapping: mapping, view: { view }, at: position, owner: owner)
    }

    /// Sends a notice only to the owner.
    package func tellOwner(_ event: DelegateEvent, _ owner: (AnyObject) -> Void) {
        state.nested.enter()
        defer { state.nested.leave() }
        guard !state.owners.sentBack(event, at: .host) else { return }
        let entry = state.recorder?.told(event, (), item: nil, at: .host)
        let source = tellOwner(event, after: .fallback, at: .host, owner)
        state.completeEntry(entry, of: event, source)
    }

    /// Sends the owner what several handlers were told one by one, about several places at once.
    package func tellOwner(_ event: DelegateEvent, at places: [EventLocation], _ call: () -> Void) {
        state.owners.calling(event, at: places, call)
    }

    /// The slow path: with conditions, optionals and streams, with a trace if tracing is on, and recorded if that is on.
    func tellLong<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, item: Any?,
        mapping: RegisteredMapping?, view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        guard !state.owners.sentBack(event, at: position.place) else { return }
        let known = mapping?.core
        let road =
            state.tracing.isOn
            ? state.trace(event, item: item, mapping: known, view: view(), at: position) : nil
        let entry = state.recorder?.told(event, argument, item: item, at: position.place)
        // A stream that the handler makes begins with the next event.
        let listeners = state.registry.listeners.of(event)
        var source = Source.fallback
        if let (mapping, content) = state.mapping(of: event, for: item, in: known, at: position) {
            if let list = mapping.list(of: event) { source = deliver(event, argument, list, content, view, position) }
            if listeners.hear(argument, view, content, mapping, at: position) { source.joinStream() }
        }
        source = tellOwner(event, after: source, at: position.place, owner)
        if let road { state.tracing.record(road, of: event, source, answer: ()) }
        state.completeEntry(entry, of: event, source)
    }

    // Most notices are about a cell, and have no argument. To look up the types of their handlers and replies took a sixth of the end
    // of a display.
    @_specialize(kind:partial,where Scope == CellScope, Argument == Void)
    func deliver<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, _ list: HandlerList, _ item: Any,
        _ view: () -> AnyObject?, _ position: Scope.Position
    ) -> Source {
        var found: AnyObject?
        var missedView = false
        var source = Source.fallback
        var isSettled = false
        var index = 0
        while let handler = list.handler(at: index) {
            index += 1
            if isSettled, !handler.isAdditional { continue }
            if handler.needsView, found == nil { found = view() }
            if handler.needsView, found == nil {
                missedView = missedView || state.isConcerned(handler, at: position)
            } else if let typed = exactly(handler, TypedHandler<Argument, Scope.Position, Void>.self) {
                switch typed.reply(argument, found, item, position) {
                case .answer:
                    source.join(.handler(handler))
                    isSettled = isSettled || !handler.isAdditional
                case .passed: break
                case .skipped(let reason): state.skipped(handler, reason, view: found, at: position.place)
                }
            }
        }
        if missedView, case .fallback = source { state.reportOffScreen(event, at: position.place) }
        return source
    }

    /// Passes a notice on to the owner, after a handler took part or none did.
    @discardableResult
    func tellOwner(
        _ event: DelegateEvent, after source: Source, at place: @autoclosure () -> EventLocation,
        _ owner: (AnyObject) -> Void
    ) -> Source {
        guard let object = state.owners.owner(implementing: event.ordinal), state.owners.receives(after: source) else {
            return source
        }
        state.owners.calling(event, at: place()) { owner(object) }
        var source = source
        source.joinOwner()
        return source
    }
}

extension Owners {
    /// Whether the owner receives a notice that this receiver got, or nil if none did.
    fileprivate func receives(after source: Source) -> Bool {
        if case .handler = source { receives(ifHandled: true) } else { true }
    }
}

extension DispatchState {
    var currentHost: AnyObject? { host }
}
