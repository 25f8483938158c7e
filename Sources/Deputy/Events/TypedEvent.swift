/// An event with the types that travel with it, for code that is about all events.
@MainActor
public protocol TypedEvent<Output, OwnerArguments>: Event {
    associatedtype Scope: EventScope
    associatedtype Argument
    /// The answer; `Void` for a notice.
    associatedtype Output
    associatedtype OwnerArguments

    /// Asks or tells, whichever the event is for.
    func raise(
        on receiver: some EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) -> Output
}

/// Something that events are sent to.
@MainActor
public protocol EventReceiver {
    func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer

    func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    )
}

extension Notice: TypedEvent {
    public typealias Output = Void

    public func raise(
        on receiver: some EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {
        receiver.tell(self, argument, view: view, at: position)
    }
}

extension Question: TypedEvent {
    public typealias Output = Answer

    public func raise(
        on receiver: some EventReceiver, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) -> Answer {
        receiver.ask(self, argument, view: view, at: position)
    }
}
