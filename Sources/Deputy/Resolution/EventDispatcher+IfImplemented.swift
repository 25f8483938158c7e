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
        of event: DelegateQuestion<HostScope, Argument, Answer>, _ argument: Argument
    ) -> Answer {
        event.fallback(EventSituation(host: state.host, argument: argument, position: NoPosition()))
    }
}
