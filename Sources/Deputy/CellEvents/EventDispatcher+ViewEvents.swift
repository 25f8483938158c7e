/// Delivers what views emit to the handlers of the view's mapping and to streams; to the owner if no handler takes it.
extension EventDispatcher {
    /// Delivers an event of a view.
    ///
    /// - Parameters:
    ///   - item: the item the view is about, as it is now.
    ///   - mapping: the mapping the view was made from.
    package func deliver(
        _ event: Any, from view: AnyObject, item: Any, mapping: RegisteredMapping, at position: some _EventPosition
    ) {
        guard let notice = state.viewEvents.event(of: mapping.kind) else { return }
        state.nested.enter()
        defer { state.nested.leave() }
        let road =
            state.tracing.isOn
            ? state.trace(notice, item: item, mapping: mapping.core, view: view, at: position) : nil
        let entry = state.recorder?.emitted(notice, event, item: item, at: position.place)
        let listeners = state.registry.listeners.of(notice)
        var source = Source.fallback
        var isStreamed = false
        if let content = unwrapped(item), let core = mapping.core {
            if let list = core.list(of: notice) { source = hear(list, event, view, content, position) }
            // As `Any`: otherwise an optional event would be unwrapped, and no listener takes the unwrapped type.
            isStreamed = listeners.hear(event as Any, { view }, content, core, at: position)
        }
        let isHandled = if case .handler = source { true } else { false }
        if isStreamed { source.joinStream() }
        if !isHandled, let owner = state.owners[.delegate]?.object as? any ViewEventOwner {
            owner.hear(event, from: view, item: item, at: position.place)
            source.joinOwner()
        }
        if let road { state.tracing.record(road, of: notice, source, answer: ()) }
        state.completeEntry(entry, of: notice, source)
    }

    private func hear<Position: _EventPosition>(
        _ list: HandlerList, _ event: Any, _ view: AnyObject, _ item: Any, _ position: Position
    ) -> Source {
        for handler in list.all {
            guard let typed = handler as? TypedHandler<Any, Position, Void> else { continue }
            switch typed.reply(event, view, item, position) {
            case .answer: return .handler(handler)
            case .passed: continue
            case .skipped(let reason): state.skipped(handler, reason, view: view, at: position.place)
            }
        }
        return .fallback
    }

    /// How an event that a view emits would be delivered: a dry run.
    package func explainViewEvent(
        of kind: ViewKind, item: Any?, view: AnyObject?, at position: some _EventPosition
    ) -> EventResolution? {
        state.viewEvents.event(of: kind).map { state.explain($0, of: kind, item: item, view: view, at: position) }
    }

    /// How the last event that a view of a kind emitted was delivered, while tracing is on.
    package func lastViewEventResolution(of kind: ViewKind) -> EventResolution? {
        state.viewEvents.event(of: kind).flatMap { state.tracing.lastResolutions[$0.ordinal] }
    }
}
