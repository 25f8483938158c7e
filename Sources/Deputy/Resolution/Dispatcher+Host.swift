/// A dispatcher by itself: the owner, and events of the host by key path.
extension Dispatcher {
    /// The object whose own methods are the second tier, held weakly: an ``EventOwner`` of this catalogue.
    public var owner: AnyObject? {
        get { state.owners[.delegate]?.object }
        set { setOwner(newValue, implements: listsMethod) }
    }

    /// Sets the owner of some protocols, for a kit that can tell more about an object than what it listed.
    ///
    /// - Parameters:
    ///   - parts: the protocols; all of them unless said otherwise.
    ///   - isSelf: objects that cannot be the owner, with what they are called.
    public func setOwner(
        _ owner: AnyObject?, for parts: [DelegatePart] = DelegatePart.allCases,
        refusing isSelf: [(AnyObject?, String)] = [],
        implements: @MainActor (AnyObject, Event) -> Bool
    ) {
        let refused = isSelf + [(self, "the dispatcher itself"), (state.host, "the host itself")]
        state.setOwner(
            owner, listing: owner.flatMap { OwnerMethods.of($0, for: Events.self) }, for: parts,
            refusal: { object in refused.first { $0.0 === object }?.1 }, implements: implements)
    }

    /// The owner of one protocol, if it lives.
    public func owner(of part: DelegatePart) -> AnyObject? { state.owners[part]?.object }

    /// Tells a notice of the host.
    public func tell<E: Notice<HostScope, Void, Void>>(_ path: KeyPath<Events, E>) {
        tell(events[keyPath: path], ())
    }

    /// Tells a notice of the host that has an argument.
    public func tell<Argument>(_ path: KeyPath<Events, HostNoticeWith<Argument>>, _ argument: Argument) {
        tell(events[keyPath: path], argument)
    }

    /// Asks a question of the host.
    public func ask<Answer>(_ path: KeyPath<Events, HostQuestion<Answer>>) -> Answer {
        ask(events[keyPath: path], ())
    }

    /// Asks a question of the host that has an argument.
    public func ask<Argument, Answer>(
        _ path: KeyPath<Events, HostQuestionWith<Argument, Answer>>, _ argument: Argument
    ) -> Answer {
        ask(events[keyPath: path], argument)
    }

    private func tell<Argument, Arguments>(_ event: Notice<HostScope, Argument, Arguments>, _ argument: Argument) {
        tell(event, argument, item: (), view: { nil }, at: NoPosition()) { owner in
            callListed(owner, event, event.ownerArguments(argument, nil, NoPosition()))
        }
    }

    private func ask<Argument, Answer, Arguments>(
        _ event: Question<HostScope, Argument, Answer, Arguments>, _ argument: Argument
    ) -> Answer {
        ask(event, argument, item: (), view: { nil }, at: NoPosition()) { owner in
            callListed(owner, event, event.ownerArguments(argument, nil, NoPosition()))
        }
    }

    /// Calls a listed method with whatever type the owner gives its host.
    @discardableResult
    private func callListed<Arguments, Output>(
        _ owner: AnyObject, _ event: some TypedEvent<Output, Arguments>, _ arguments: Arguments?
    ) -> Output? {
        guard let owner = owner as? any EventOwner, let host = state.host else { return nil }
        return call(owner, event, host, arguments)
    }

    private func call<Owner: EventOwner, Arguments, Output>(
        _ owner: Owner, _ event: some TypedEvent<Output, Arguments>, _ host: AnyObject, _ arguments: Arguments?
    ) -> Output? {
        guard let host = host as? Owner.Host else { return nil }
        return callOwner(owner, event, host: host, arguments)
    }
}
