/// An event with its types, for code about all events.
@MainActor
public protocol TypedEvent<Output>: DelegateEvent {
    /// The kind of view it is about.
    associatedtype Scope: EventScope
    /// What the event brings along; `Void` for nothing.
    associatedtype Argument
    /// The answer; `Void` for a notice.
    associatedtype Output

    /// Asks a question, or tells a notice.
    func raise(
        on receiver: some EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) -> Output
}

/// Something that events are sent to.
@MainActor
public protocol EventReceiver {
    /// Asks a question.
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer

    /// Tells a notice.
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    )
}

extension DelegateNotice: TypedEvent {
    /// Nothing: a notice is not answered.
    public typealias Output = Void

    /// Tells the receiver.
    public func raise(
        on receiver: some EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {
        receiver.tell(self, argument, view: view, at: position)
    }
}

extension DelegateQuestion: TypedEvent {
    /// The answer.
    public typealias Output = Answer

    /// Asks the receiver.
    public func raise(
        on receiver: some EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) -> Answer {
        receiver.ask(self, argument, view: view, at: position)
    }
}
