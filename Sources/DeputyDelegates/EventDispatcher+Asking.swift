public import Deputy

/// A dispatcher without a list's manager: the owner, and events of the host by key path.
extension EventDispatcher {
    /// The object whose own methods are the second tier, held weakly: an ``EventOwner`` of this catalogue.
    public var owner: AnyObject? {
        get { owner(of: .delegate) }
        set { setOwner(newValue, implements: listsMethod) }
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

    /// Sends an event of the host its way.
    /// - Parameter owner: calls the owner's own method, if it listed none; nil if that gives no answer.
    package func send<Argument, Answer>(
        _ event: TypedEvent<HostScope, Argument, Answer>, _ argument: Argument, owner: (AnyObject) -> Answer?
    ) -> Answer {
        var (given, answer) = (argument, nil as Answer?)
        EventCall.raise(at: .host, view: nil, argument: &given, answer: &answer) { call in
            call.setItem(())
            send(event, &call, view: { _ in nil }) { object, answer in
                let listed = OwnerMethods.call(
                    of: object, in: Events.self, event, host: host, argument, view: nil, at: [NoPosition()])
                return EventCall.setAnswer(listed ?? owner(object), in: answer)
            }
        }
        return answer ?? event.fallback(EventSituation(host: host, argument: argument, position: NoPosition()))
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
