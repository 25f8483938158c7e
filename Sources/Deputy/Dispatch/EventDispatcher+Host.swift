/// Events of the host.
extension AnyDispatcher {
    /// Sends an event of the host its way.
    /// - Parameter owner: calls the owner's own method, if it listed none; nil if that gives no answer.
    package func send<Argument, Answer>(
        _ event: TypedEvent<HostScope, Argument, Answer>, _ argument: Argument, owner: (AnyObject) -> Answer?
    ) -> Answer {
        var (given, answer) = (argument, nil as Answer?)
        EventCall.raise(at: .host, view: nil, argument: &given, answer: &answer) { call in
            call.setItem(())
            send(event, &call, view: { _ in nil }) { object, answer in
                let own = callOwner(
                    object, event, host: host, argument, view: nil, at: [NoPosition()], itself: owner)
                return EventCall.put(own, in: answer)
            }
        }
        return answer ?? event.fallback(EventSituation(host: host, argument: argument, position: NoPosition()))
    }

    /// Sends a notice about no row, which only the owner gets.
    package func sendToOwner(_ event: DelegateEvent, _ owner: (AnyObject) -> Void) {
        var (given, nothing): (Void, Void?) = ((), nil)
        EventCall.raise(at: .host, view: nil, argument: &given, answer: &nothing) { call in
            send(event, &call, view: { _ in nil }) { object, _ in
                owner(object)
                return true
            }
        }
    }

    /// Calls an owner's method about several places.
    package func callOwner(_ event: DelegateEvent, at places: [EventLocation], _ call: () -> Void) {
        owners.calling(event, at: places, call)
    }

    /// The owner of one protocol, if it lives.
    package func owner(of part: DelegatePart) -> AnyObject? { owners[part]?.object }

    /// Whether any protocol has an owner, which may be gone.
    package var hasOwners: Bool { owners.isAny }
}

/// A dispatcher without a list's manager: the owner, and events of the host by key path.
extension EventDispatcher {
    /// The object whose own methods are the second tier, held weakly: an ``EventOwner`` of this catalogue.
    public var owner: AnyObject? {
        get { owners[.delegate]?.object }
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
        let refused = isSelf + [(self, "the dispatcher itself"), (host, "the host itself")]
        owners.set(
            owner, listing: owner.flatMap { OwnerMethods.of($0, for: Events.self) }, for: parts,
            refusal: { object in refused.first { $0.0 === object }?.1 }, implements: implements)
    }

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
        send(catalogue[path], argument, owner: owner)
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
        send(catalogue[path], argument, owner: owner)
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
            EventSituation(host: host, argument: argument, position: NoPosition()))
    }
}
