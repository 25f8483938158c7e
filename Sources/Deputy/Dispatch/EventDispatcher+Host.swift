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
    ///   - argument: what the event brings along; two arguments as a tuple.
    ///   - owner: calls the owner's own method, for an owner that has the method without listing it.
    public func tell<Argument>(
        _ path: KeyPath<Events, some DelegateNotice<HostScope, Argument>>, _ argument: Argument = (),
        owner: (AnyObject) -> Void? = { _ in nil }
    ) {
        let event: TypedEvent<HostScope, Argument, Void> = catalogue[path]
        tell(event, argument) {
            _ = callOwner($0, event, host: state.host, argument, view: nil, at: [NoPosition()], itself: owner)
        }
    }

    /// Asks a question of the host.
    ///
    /// A question that is not announced gets its default and is reported as an anomaly, because a host that checks
    /// `responds(to:)` never sends it. A host that does not check uses ``askIfImplemented(_:_:owner:)``.
    /// - Parameters:
    ///   - path: the event.
    ///   - argument: what the event brings along; two arguments as a tuple.
    ///   - owner: asks the owner's own method, for an owner that has the method without listing it.
    public func ask<Argument, Answer>(
        _ path: KeyPath<Events, some DelegateQuestion<HostScope, Argument, Answer>>, _ argument: Argument = (),
        owner: (AnyObject) -> Answer? = { _ in nil }
    ) -> Answer {
        let event: TypedEvent<HostScope, Argument, Answer> = catalogue[path]
        return ask(event, argument) {
            callOwner($0, event, host: state.host, argument, view: nil, at: [NoPosition()], itself: owner)
        }
    }
}

/// For a host that does not remember what is implemented: each function checks `responds(to:)` first.
extension EventDispatcher {
    /// Tells a notice of the host if it is implemented.
    public func tellIfImplemented<Argument>(
        _ path: KeyPath<Events, some DelegateNotice<HostScope, Argument>>, _ argument: Argument = (),
        owner: (AnyObject) -> Void? = { _ in nil }
    ) {
        if responds(to: path) { tell(path, argument, owner: owner) }
    }

    /// Asks a question of the host if it is implemented; if not, the answer is its default, and no anomaly.
    public func askIfImplemented<Argument, Answer>(
        _ path: KeyPath<Events, some DelegateQuestion<HostScope, Argument, Answer>>, _ argument: Argument = (),
        owner: (AnyObject) -> Answer? = { _ in nil }
    ) -> Answer {
        if responds(to: path) { return ask(path, argument, owner: owner) }
        return catalogue[path].fallback(
            EventSituation(host: state.host, argument: argument, position: NoPosition()))
    }
}
