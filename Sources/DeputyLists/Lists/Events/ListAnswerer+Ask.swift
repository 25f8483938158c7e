public import Deputy
public import Foundation

/// Answering a list's questions.
extension ListAnswerer {
    /// Answers a question: the row's handlers, then the owner, then the default.
    /// - Parameter owner: asks the owner's own method; called only if it listed none.
    @inlinable
    func ask<Scope: _EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        guard isShowingItems, case .cell = Scope.kind, let row = position._rowNumbers,
            let road = dispatcher.shortRoad(event, section: row.section, item: row.item),
            view != nil || !road.needsView,
            let reply = dispatcher.ask(event, argument, on: road, view: view, at: position)
        else { return askOther(event, argument, view: view, at: position, owner: owner) }
        if case .answer(let answer) = reply { return answer }
        return answer(event, argument, after: reply, on: road, view: view, at: position, owner: owner)
    }

    /// Answers a question about the host or an item of the user's own source, and one whose handler needs a view that has to be
    /// found.
    // Apart, so that the others neither find a view nor keep an item.
    @inlinable @inline(never)
    func askOther<Scope: _EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        var (found, lent) = (view, nil as [Any]?)
        if let road = shortRoad(event, Scope.self, at: position, view: &found, lending: &lent),
            let reply = dispatcher.ask(event, argument, on: road, view: found, at: position)
        {
            _fixLifetime(lent)
            if case .answer(let answer) = reply { return answer }
            return answer(event, argument, after: reply, on: road, view: view, at: position, owner: owner)
        }
        return askLong(event, argument, view: view, at: position, owner: owner)
    }

    /// Answers a question that the only handler did not answer.
    @usableFromInline
    func answer<Scope: _EventScope, Argument, Answer>(
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
    func askLong<Scope: _EventScope, Argument, Answer>(
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
    /// - Parameters:
    ///   - view: the view the event hands over; set to the one the handler needs, where it hands over none.
    ///   - item: set to what has to be kept until the handler was called.
    @inlinable
    func shortRoad<Scope: _EventScope>(
        _ event: DelegateEvent, _ scope: Scope.Type, at position: Scope.Position, view: inout AnyObject?,
        lending item: inout [Any]?
    ) -> ShortRoad? {
        switch Scope.kind {
        case .cell: break
        case .host: return dispatcher.hostRoad(event)
        case .header, .footer, .supplementary: return nil
        }
        guard let row = position._rowNumbers, let path = position.rowPath,
            let road = shortRoad(event, row, path, lending: &item)
        else { return nil }
        guard road.needsView, view == nil else { return road }
        let generation = dispatcher.generation
        view = handlersView(event, at: path)
        // To find a view may make the list lay itself out, and what runs then may change everything.
        if view == nil { return nil }
        return dispatcher.generation == generation ? road : shortRoad(event, row, path, lending: &item)
    }

    @inlinable
    func shortRoad(
        _ event: DelegateEvent, _ row: (section: Int, item: Int), _ path: IndexPath, lending item: inout [Any]?
    ) -> ShortRoad? {
        if isShowingItems { return dispatcher.shortRoad(event, section: row.section, item: row.item) }
        return sourceRoad(event, path, lending: &item)
    }

    /// The only handler of an event about an item of a source that the user brought.
    @usableFromInline
    func sourceRoad(_ event: DelegateEvent, _ path: IndexPath, lending item: inout [Any]?) -> ShortRoad? {
        guard let found = shown.item(at: path) else { return nil }
        let lent = [found]
        item = lent
        return dispatcher.shortRoad(event, lent: lent, at: path)
    }

    /// The view that a handler needs and the event does not hand over.
    @inlinable
    func handlersView(_ event: DelegateEvent, at path: IndexPath) -> AnyObject? {
        if event.isQuestion, let cell = madeCell(at: path) { return cell }
        guard let list else { return nil }
        return Kit.cell(in: list, at: path)
    }

    /// Calls an owner's method: the one it listed, or else its own.
    @inlinable
    func callOwner<E: _TypedEvent>(
        _ owner: AnyObject, _ event: E, _ argument: E.Argument, view: AnyObject?,
        at positions: @autoclosure () -> [E.Scope.Position], itself: (AnyObject) -> E.Output?
    ) -> E.Output? {
        guard dispatcher.hasListingOwner(event) else { return itself(owner) }
        return callListed(owner, event, argument, view: view, at: positions(), itself: itself)
    }

    @usableFromInline
    func callListed<E: _TypedEvent>(
        _ owner: AnyObject, _ event: E, _ argument: E.Argument, view: AnyObject?, at positions: [E.Scope.Position],
        itself: (AnyObject) -> E.Output?
    ) -> E.Output? {
        dispatcher.callOwner(owner, event, host: list, argument, view: view, at: positions, itself: itself)
    }
}
