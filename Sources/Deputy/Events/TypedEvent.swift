/// An event with its types, for code about all events.
@MainActor
public protocol _TypedEvent<Output>: DelegateEvent {
    /// The kind of view it is about.
    associatedtype Scope: _EventScope
    /// What the event brings along; `Void` for nothing.
    associatedtype Argument
    /// The answer; `Void` for a notice.
    associatedtype Output

    /// Asks or tells, whichever the event is for; called by this package only.
    func _raise(
        on receiver: some _EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) -> Output
}

/// An object that events are sent to: a proxy, or a delegate of a headless list that is no proxy.
@MainActor
public protocol _EventReceiver {
    /// Asks a question.
    func ask<Scope: _EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer

    /// Tells a notice.
    func tell<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    )
}

extension DelegateNotice: _TypedEvent {
    /// Tells the receiver.
    public func _raise(
        on receiver: some _EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {
        receiver.tell(self, argument, view: view, at: position)
    }
}

extension DelegateQuestion: _TypedEvent {
    /// Asks the receiver.
    public func _raise(
        on receiver: some _EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) -> Answer {
        receiver.ask(self, argument, view: view, at: position)
    }
}
