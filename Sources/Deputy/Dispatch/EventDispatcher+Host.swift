/// A dispatcher without a list's manager: the owner, and events of the host by key path.
extension EventDispatcher {
    /// The object whose own methods are the second tier, held weakly: an ``EventOwner`` of this catalogue.
    public var owner: AnyObject? {
        get { state.owners[.delegate]?.object }
        set { setOwner(newValue, implements: listsMethod) }
    }

    /// Sets the owner of some protocols, for a kit that knows more about an object than the methods it listed.
    ///
    /// - Parameters:
    ///   - parts: the protocols; all of them by default.
    ///   - isSelf: objects that cannot be the owner, with their names in the anomaly.
    package func setOwner(
        _ owner: AnyObject?, for parts: [DelegatePart] = DelegatePart.allCases,
        refusing isSelf: [(AnyObject?, String)] = [],
        implements: @MainActor (AnyObject, DelegateEvent) -> Bool
    ) {
        let refused = isSelf + [(self, "the dispatcher itself"), (state.host, "the host itself")]
        state.owners.set(
            owner, listing: owner.flatMap { OwnerMethods.of($0, for: Events.self) }, for: parts,
            refusal: { object in refused.first { $0.0 === object }?.1 }, implements: implements)
    }

    /// The owner of one protocol, if it lives.
    package func owner(of part: DelegatePart) -> AnyObject? { state.owners[part]?.object }

    /// Whether any protocol has an owner, which may be gone.
    package var hasOwners: Bool { state.owners.isAny }

    /// Tells a notice of the host.
    ///
    /// - Parameters:
    ///   - path: the event.
    ///   - owner: calls the owner's own method, for an owner that has the method without listing it.
    public func tell<E: DelegateNotice<HostScope, Void>>(
        _ path: KeyPath<Events, E>, owner: (AnyObject) -> Void? = { _ in nil }
    ) {
        tell(events[keyPath: path], (), owner)
    }

    /// Tells a notice of the host that has an argument.
    ///
    /// - Parameters:
    ///   - path: the event.
    ///   - argument: what the event brings along.
    ///   - owner: calls the owner's own method, for an owner that has the method without listing it.
    public func tell<Argument>(
        _ path: KeyPath<Events, HostNoticeWith<Argument>>, _ argument: Argument,
        owner: (AnyObject) -> Void? = { _ in nil }
    ) {
        tell(events[keyPath: path], argument, owner)
    }

    /// Asks a question of the host.
    ///
    /// A question that is not announced gets its default and is reported as an anomaly, because a host that checks
    /// `responds(to:)` never sends it. A host that does not check uses ``askIfImplemented(_:owner:)``.
    /// - Parameters:
    ///   - path: the event.
    ///   - owner: asks the owner's own method, for an owner that has the method without listing it.
    public func ask<Answer>(
        _ path: KeyPath<Events, HostQuestion<Answer>>, owner: (AnyObject) -> Answer? = { _ in nil }
    ) -> Answer {
        ask(events[keyPath: path], (), owner)
    }

    /// Asks a question of the host that has an argument.
    ///
    /// - Parameters:
    ///   - path: the event.
    ///   - argument: what the event brings along.
    ///   - owner: asks the owner's own method, for an owner that has the method without listing it.
    public func ask<Argument, Answer>(
        _ path: KeyPath<Events, HostQuestionWith<Argument, Answer>>, _ argument: Argument,
        owner: (AnyObject) -> Answer? = { _ in nil }
    ) -> Answer {
        ask(events[keyPath: path], argument, owner)
    }

    private func tell<Argument>(
        _ event: TypedEvent<HostScope, Argument, Void>, _ argument: Argument, _ own: (AnyObject) -> Void?
    ) {
        tell(event, argument, item: (), view: { nil }, at: NoPosition()) { owner in
            if listsMethod(owner, for: event) { callListed(owner, event, argument) } else { own(owner) }
        }
    }

    private func ask<Argument, Answer>(
        _ event: TypedEvent<HostScope, Argument, Answer>, _ argument: Argument, _ own: (AnyObject) -> Answer?
    ) -> Answer {
        ask(event, argument, item: (), view: { nil }, at: NoPosition()) { owner in
            listsMethod(owner, for: event) ? callListed(owner, event, argument) : own(owner)
        }
    }

    @discardableResult
    private func callListed<Argument, Answer>(
        _ owner: AnyObject, _ event: TypedEvent<HostScope, Argument, Answer>, _ argument: Argument
    ) -> Answer? {
        guard let owner = owner as? any EventOwner, let host = state.host else { return nil }
        return call(owner, event, host, argument)
    }

    /// Calls a listed method with the type that the owner declares for its host.
    private func call<Owner: EventOwner, Argument, Answer>(
        _ owner: Owner, _ event: TypedEvent<HostScope, Argument, Answer>, _ host: AnyObject, _ argument: Argument
    ) -> Answer? {
        guard let host = host as? Owner.Host else { return nil }
        return callOwner(owner, event, host: host, argument, view: nil, at: [NoPosition()])
    }
}

/// For a host that does not remember what is implemented: each function checks `responds(to:)` first.
extension EventDispatcher {
    /// Tells a notice of the host if it is implemented.
    public func tellIfImplemented<E: DelegateNotice<HostScope, Void>>(
        _ path: KeyPath<Events, E>, owner: (AnyObject) -> Void? = { _ in nil }
    ) {
        if responds(to: path) { tell(path, owner: owner) }
    }

    /// Tells a notice of the host that has an argument, if it is implemented.
    public func tellIfImplemented<Argument>(
        _ path: KeyPath<Events, HostNoticeWith<Argument>>, _ argument: Argument,
        owner: (AnyObject) -> Void? = { _ in nil }
    ) {
        if responds(to: path) { tell(path, argument, owner: owner) }
    }

    /// Asks a question of the host if it is implemented; if not, the answer is its default, and no anomaly.
    public func askIfImplemented<Answer>(
        _ path: KeyPath<Events, HostQuestion<Answer>>, owner: (AnyObject) -> Answer? = { _ in nil }
    ) -> Answer {
        responds(to: path) ? ask(path, owner: owner) : fallback(of: events[keyPath: path], ())
    }

    /// Asks a question of the host that has an argument, if it is implemented; if not, the answer is its default, and no
    /// anomaly.
    public func askIfImplemented<Argument, Answer>(
        _ path: KeyPath<Events, HostQuestionWith<Argument, Answer>>, _ argument: Argument,
        owner: (AnyObject) -> Answer? = { _ in nil }
    ) -> Answer {
        responds(to: path) ? ask(path, argument, owner: owner) : fallback(of: events[keyPath: path], argument)
    }

    private func fallback<Argument, Answer>(
        of event: TypedEvent<HostScope, Argument, Answer>, _ argument: Argument
    ) -> Answer {
        event.fallback(EventSituation(host: state.host, argument: argument, position: NoPosition()))
    }
}
