public import Deputy
public import Foundation

/// Answering a list's questions; a kit's proxy calls this, from one line for each delegate method.
extension ListManager {
    /// Answers a question: the row's handlers, then the owner, then the default.
    /// - Parameter owner: asks the owner's own method; called only if it listed none.
    @inlinable
    public func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        var found = view
        if let road = shortRoad(event, at: position.rowPath, view: &found),
            let reply = dispatcher.ask(event, argument, on: road, view: found, at: position)
        {
            if case .answer(let answer) = reply { return answer }
            return answer(event, argument, after: reply, on: road, view: view, at: position, owner: owner)
        }
        return askLong(event, argument, view: view, at: position, owner: owner)
    }

    /// Answers a question that the only handler did not answer.
    @usableFromInline
    func answer<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, after reply: Reply<Answer>,
        on road: ShortRoad, view: AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        dispatcher.answer(
            event, argument, after: reply, on: road, view: { view ?? askedView(Scope.kind, at: position) }, at: position
        ) {
            callOwner($0, event, argument, view: view, at: [position], itself: owner)
        }
    }

    /// Answers a question where more has to be looked at than one handler.
    @usableFromInline
    func askLong<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        guard let item = shownItem(Scope.kind, at: position) else {
            checkPlace(event, at: position)
            return dispatcher.askWithoutItem(event, argument, at: position) {
                callOwner($0, event, argument, view: view, at: [position], itself: owner)
            }
        }
        return dispatcher.ask(
            event, argument, item: item, view: { view ?? askedView(Scope.kind, at: position) }, at: position
        ) {
            callOwner($0, event, argument, view: view, at: [position], itself: owner)
        }
    }

    /// The only handler of an event, if that can be called as it is.
    /// - Parameter view: the view the event hands over; set to the one the handler needs, where it hands over none.
    @inlinable
    func shortRoad(_ event: DelegateEvent, at indexPath: IndexPath?, view: inout AnyObject?) -> ShortRoad? {
        guard let road = shortRoad(event, at: indexPath) else { return nil }
        guard road.needsView, view == nil, let indexPath else { return road }
        view = handlersView(event, at: indexPath)
        // To find a view may make the list lay itself out, and what runs then may change everything.
        return view == nil ? nil : shortRoad(event, at: indexPath)
    }

    @inlinable
    func shortRoad(_ event: DelegateEvent, at indexPath: IndexPath?) -> ShortRoad? {
        isShowingItems ? dispatcher.shortRoad(event, at: indexPath) : sourceRoad(event, at: indexPath)
    }

    /// The only handler of an event about an item of a source that the user brought.
    @usableFromInline
    func sourceRoad(_ event: DelegateEvent, at indexPath: IndexPath?) -> ShortRoad? {
        guard let indexPath else { return dispatcher.shortRoad(event, at: nil) }
        guard case .cell = event.kind, let item = shown.item(at: indexPath) else { return nil }
        return dispatcher.shortRoad(event, item: item, at: indexPath)
    }

    /// The view that a handler needs and the event does not hand over.
    @usableFromInline
    func handlersView(_ event: DelegateEvent, at indexPath: IndexPath) -> AnyObject? {
        event.isQuestion ? askedView(.cell, at: indexPath) : view(.cell, at: indexPath)
    }

    /// Calls an owner's method: the one it listed, or else its own.
    @usableFromInline
    func callOwner<E: _TypedEvent>(
        _ owner: AnyObject, _ event: E, _ argument: E.Argument, view: AnyObject?, at positions: [E.Scope.Position],
        itself: (AnyObject) -> E.Output?
    ) -> E.Output? {
        dispatcher.callOwner(owner, event, host: list, argument, view: view, at: positions, itself: itself)
    }
}
