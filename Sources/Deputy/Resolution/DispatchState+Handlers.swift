/// Finding the handlers of an event: the part of every dispatch that is the same for all types, so it is not generic.
extension DispatchState {
    /// What is known about an event's handlers before its position is read.
    enum Beginning {
        /// These are asked.
        case handlers(UnretainedHandlers)
        /// No handler is asked.
        case nobody
        /// Not known yet: there is a condition, a stream, tracing, an owner being called or an anomaly. The slow path decides.
        case undecided
    }

    /// Looks for the handlers of an event.
    func look(_ event: DelegateEvent, item: ItemBox?, section: Int?) -> Beginning {
        if takesLongWay { return .undecided }
        let ordinal = event.ordinal
        // Events with handlers or streams are announced, so testing one bit is enough for most events.
        guard announcement.handled.contains(ordinal) else {
            return announcement.events.contains(ordinal) ? .nobody : .undecided
        }
        let list: HandlerList?
        switch event.kind {
        case .cell:
            guard let item else { return .undecided }
            if let section { return look(ordinal, item, in: registry.cells(inSection: section)) }
            return look(ordinal, item, in: cells)
        case .host:
            if registry.listeners.events.contains(ordinal) { return .undecided }
            list = registry.hostMapping.list(at: ordinal)
        case .header, .footer, .supplementary: return .undecided
        }
        guard let list else { return .nobody }
        return .handlers(UnretainedHandlers(list))
    }

    /// The same for an item that is not among those shown.
    func look(_ event: DelegateEvent, item: Any, at position: some _EventPosition) -> Beginning {
        let section = section(of: position)
        return ItemBox.of(item) { look(event, item: $0, section: section) }
    }

    /// What is known about the handlers for an item's type.
    private func look(_ ordinal: Int, _ item: ItemBox, in cells: MappingList) -> Beginning {
        guard let settled = cells.settled(ordinal, for: item) else { return .undecided }
        if settled.retained is ReceiverList { return .undecided }
        return settled.areThose(of: cells.nobody) ? .nobody : .handlers(settled)
    }

    /// The section of a position, if mappings depend on it.
    func section(of position: some _EventPosition) -> Int? {
        guard looksAtSections, let section = position.sectionNumber, section >= 0 else { return nil }
        return section
    }

    /// The row's mapping for an event, and the item unwrapped: the slow path.
    func mapping<Position: _EventPosition>(
        of event: DelegateEvent, for item: Any?, in known: MappingCore?, at position: Position
    ) -> (MappingCore, Any)? {
        guard announcement.answers(event) else {
            anomalies.report(.unannouncedEvent(event.name, at: position.place))
            return nil
        }
        guard var item else { return nil }
        let wasBoxed = item
        guard let mapping = known ?? registry.mapping(event.kind, for: &item, at: position) else { return nil }
        registry.list(of: event.kind, at: position)?
            .settle(event.ordinal, registry.listeners.of(event), showing: wasBoxed, content: item)
        return (mapping, item)
    }

    /// Whether a handler that could not be called without a view applies at the position at all.
    func isConcerned(_ handler: Handler, at position: some _EventPosition) -> Bool {
        handler.rule.map { $0.applies(at: position, with: registry.sectionNames) } ?? true
    }

    /// Handles the case that the only handler of an event, without tracing, could not be called.
    @usableFromInline
    func skipped(_ handlers: UnretainedHandlers, _ reason: Skip, view: AnyObject?, at place: EventLocation) {
        switch reason {
        case .ownerGone: handlerIsGone()
        case .otherView: handlers.only.map { reportOtherView(view, for: $0, at: place) }
        case .otherModel, .otherPosition: break  // A handler of the manager may be for some of a mapping's models only.
        }
    }

    /// Handles the case that a handler could not be called when it was its turn.
    @usableFromInline
    func skipped(_ handler: Handler, _ reason: Skip, view: AnyObject?, at place: EventLocation) {
        tracing.skipped(handler, reason)
        skipped(UnretainedHandlers(handler), reason, view: view, at: place)
    }

    private func reportOtherView(_ view: AnyObject?, for handler: Handler, at place: EventLocation) {
        let found = view.map { typeName(type(of: $0)) } ?? "missing"
        let expected = handler.expects.view.map(typeName) ?? "a view"
        anomalies.report(.failedCast("view", found: found, expected: expected, at: place), at: handler.site)
    }

    /// Reports that a notice found only handlers that need a view, and no view.
    func reportOffScreen(_ event: DelegateEvent, at place: EventLocation) {
        anomalies.report(.cellOffScreen(event: event.name, at: place))
    }
}
