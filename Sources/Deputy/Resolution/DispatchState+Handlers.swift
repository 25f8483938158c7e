extension DispatchState {
    /// The handlers of the row's mapping for an event, in the order they are asked; and the item unwrapped.
    @usableFromInline
    func handlers<Position: EventPosition>(
        of event: Event, for item: inout Any, in known: MappingCore?, at position: Position
    ) -> [Handler] {
        if let known { return known.handlers(of: event) }
        guard let mapping = registry.mapping(event.kind, for: &item, at: position) else { return [] }
        return mapping.handlers(of: event)
    }

    /// Reports that a host sent what was not announced.
    @usableFromInline
    func reportUnannounced(_ event: Event, at place: Place) {
        anomalies.report(.unannouncedEvent(event.name, at: place))
    }

    /// Reports that a notice found only handlers that need a view, and no view.
    @usableFromInline
    func reportOffScreen(_ event: Event, at place: Place) {
        anomalies.report(.cellOffScreen(event: event.name, at: place))
    }

    /// Reports that the host handed over a view of a type that a closure does not take.
    @usableFromInline
    func reportOtherView(_ view: AnyObject?, for handler: Handler, at place: Place) {
        let found = view.map { typeName(type(of: $0)) } ?? "missing"
        let expected = handler.expects.view.map(typeName) ?? "a view"
        anomalies.report(.failedCast("view", found: found, expected: expected, at: place), at: handler.site)
    }
}
