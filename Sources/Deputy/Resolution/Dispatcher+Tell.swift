/// Notices: the first handler hears it, then the owner (rule R4).
extension Dispatcher {
    /// Passes a notice on to everyone entitled.
    ///
    /// - Parameters:
    ///   - item: the model the event is about; nil when the data has none, or for an event of the host.
    ///   - mapping: the mapping the view was made from, where it is remembered; else the item's mapping is looked up.
    ///   - view: finds the view, asked only when a handler needs it.
    ///   - owner: calls the owner's own method; called only when the owner implements it.
    /// - Complexity: O(1) for an item whose type was seen before.
    @inlinable
    public func tell<Scope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, item: Any?,
        mapping: RegisteredMapping? = nil, view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        state.enter()
        defer { state.leave() }
        if state.isTracing {
            let road = state.explain(event, item: item, mapping: mapping?.core, hasView: view() != nil, at: position)
            let source = deliver(event, argument, item: item, mapping: mapping, view: view, at: position, owner: owner)
            state.record(road, source, answer: ())
        } else {
            _ = deliver(event, argument, item: item, mapping: mapping, view: view, at: position, owner: owner)
        }
    }

    @inlinable
    func deliver<Scope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, item: Any?,
        mapping: RegisteredMapping? = nil, view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Void
    ) -> Source {
        if !state.announcement.contains(event.ordinal) { state.reportUnannounced(event, at: position.place) }
        var source = Source.fallback
        if state.handled.contains(event.ordinal), var item {
            var found: AnyObject?
            var missedView = false
            search: for handler in state.handlers(of: event, for: &item, in: mapping?.core, at: position) {
                if handler.needsView, found == nil { found = view() }
                if handler.needsView, found == nil {
                    missedView = true
                    continue
                }
                guard let typed = handler as? TypedHandler<Argument, Scope.Position, Void> else { continue }
                switch typed.call(argument, found, item, position) {
                case .answer:
                    source = .handler(handler)
                    break search
                case .passed: continue
                case .skipped(let reason): state.skipped(handler, reason, view: found, at: position.place)
                }
            }
            if missedView, case .fallback = source { state.reportOffScreen(event, at: position.place) }
        }
        if let object = state.owner(implementing: event.ordinal), state.ownerHears(after: source) {
            owner(object)
            if case .fallback = source { source = .owner }
        }
        return source
    }
}

extension DispatchState {
    /// Whether the owner hears a notice that was heard by this source, or by nobody.
    @usableFromInline
    func ownerHears(after source: Source) -> Bool {
        if case .handler = source { ownerHears == .everyNotice } else { true }
    }
}
