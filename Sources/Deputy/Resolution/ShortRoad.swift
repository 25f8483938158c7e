public import Foundation

/// What the only handler of an event is called with, where nothing else has to be looked at first.
///
/// Most events are of this kind, so this is the one place where the road of an event is short. Finding it is not generic and
/// exists once; what callers inline is only what needs the event's own types.
///
/// Neither the handler nor the item is retained: both are used before any code of a user runs.
@MainActor @usableFromInline
package struct ShortRoad {
    @usableFromInline let handlers: UnretainedHandlers
    @usableFromInline let item: BorrowedItem
    /// Keeps an item that is not among those shown; nil for others.
    @usableFromInline let kept: [Any]?

    /// Whether the handler cannot be called without a view.
    @inlinable package var needsView: Bool { handlers.needsView }
}

/// The items of one of the host's sections, as the host knows them.
package struct ShownSection {
    let items: [Any]
    /// The same in their own type, where they have one.
    let unboxed: UnboxedItems?

    package init(_ items: [Any], _ unboxed: UnboxedItems?) {
        self.items = items
        self.unboxed = unboxed
    }
}

extension EventDispatcher {
    /// The short road of an event about a row, or about the host where there is no row; nil if more has to be looked at.
    @inlinable
    package func shortRoad(_ event: DelegateEvent, at indexPath: IndexPath?) -> ShortRoad? {
        state.shortRoad(event, at: indexPath)
    }

    /// The short road of an event about an item that is not among those shown.
    package func shortRoad(_ event: DelegateEvent, item: Any, at indexPath: IndexPath) -> ShortRoad? {
        let kept = [item]
        return state.shortRoad(event, item: kept.box(at: 0), inSection: state.section(of: indexPath), keeping: kept)
    }

    /// These are the items of the host's sections from now on.
    package func show(_ sections: [ShownSection]) { state.shown = sections }
}

/// Calling the only handler. What is begun here, ``answer(_:_:after:on:view:at:owner:)`` or ``end(_:)`` ends.
extension EventDispatcher {
    /// Asks the only handler; nil, with nothing done, if it is of other types or several.
    ///
    /// A question that it did not answer is still under way, so what the handler changed waits.
    @inlinable
    package func ask<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, on road: ShortRoad,
        view: AnyObject?, at position: Scope.Position
    ) -> Reply<Answer>? {
        guard
            let call = road.handlers.onlyCall(
                Argument.self, Scope.Position.self, Answer.self, hasView: view != nil)
        else { return nil }
        state.enterQuestion()
        let reply = call(argument, view, road.item, position)
        _fixLifetime(road.kept)
        if case .answer = reply { state.leaveQuestion() }
        return reply
    }

    /// Answers a question that the only handler did not answer, and ends it.
    @usableFromInline
    package func answer<Scope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, after reply: Reply<Answer>,
        on road: ShortRoad, view: () -> AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        defer { state.leaveQuestion() }
        if case .skipped(let reason) = reply { state.skipped(road.handlers, reason, view: view(), at: position.place) }
        return answerWithoutHandler(event, argument, view, position, owner).0
    }

    /// Tells the only handler, and says whether it took part; nil, with nothing done, if it is of other types or several.
    @inlinable
    package func tell<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, on road: ShortRoad, view: AnyObject?,
        at position: Scope.Position
    ) -> Bool? {
        guard
            let call = road.handlers.onlyCall(
                Argument.self, Scope.Position.self, Void.self, hasView: view != nil)
        else { return nil }
        state.begin(event.moment)
        let reply = call(argument, view, road.item, position)
        _fixLifetime(road.kept)
        switch reply {
        case .answer: return true
        case .passed: break
        case .skipped(let reason): state.skipped(road.handlers, reason, view: view, at: position.place)
        }
        return false
    }

    /// Whether the owner receives a notice too, after its handler took part or did not.
    @usableFromInline
    package func ownerReceives(_ event: DelegateEvent, ifHandled isHandled: Bool) -> Bool {
        state.owners.events.contains(event.ordinal) && state.owners.receives(ifHandled: isHandled)
    }

    /// Passes a notice on to the owner, after its handler.
    @usableFromInline
    package func callOwner(_ event: DelegateEvent, at place: EventLocation, _ call: (AnyObject) -> Void) {
        guard let owner = state.owners.owner(implementing: event.ordinal) else { return }
        state.owners.calling(event, at: place) { call(owner) }
    }

    /// Ends a notice.
    @inlinable package func end(_ moment: ViewMoment) { state.end(moment) }
}

extension DispatchState {
    @usableFromInline func enterQuestion() { nested.enterQuestion() }
    @usableFromInline func leaveQuestion() { nested.leaveQuestion() }

    /// Begins a notice: one that comes in the middle of a layout as a question, as the host takes no changes meanwhile.
    @usableFromInline
    func begin(_ moment: ViewMoment) {
        if moment.isInLayout { enterQuestion() } else { nested.enter() }
    }

    /// Ends a notice.
    @usableFromInline
    func end(_ moment: ViewMoment) {
        if moment.isInLayout { leaveQuestion() } else { nested.leave() }
    }

    /// The short road of an event about a row, or about the host where there is no row.
    @usableFromInline
    func shortRoad(_ event: DelegateEvent, at indexPath: IndexPath?) -> ShortRoad? {
        guard let indexPath else { return shortRoad(event, item: nil, inSection: nil) }
        guard case .cell = event.kind, indexPath.count == 2 else { return nil }
        let (section, index) = (indexPath[0], indexPath[1])
        guard section >= 0, section < shown.count, index >= 0 else { return nil }
        if let items = shown[section].unboxed, index < items.count {
            if let handler = items.handler(of: event.ordinal, in: cells.generation), !takesLongWay {
                return ShortRoad(handlers: UnretainedHandlers(handler), item: BorrowedItem(items, index), kept: nil)
            }
            find(event, items, section)
        }
        // The section keeps its boxes, and this one is opened before any code of a user runs.
        guard let box = shown[section].items.box(at: index) else { return nil }
        return shortRoad(event, item: box, inSection: looksAtSections ? section : nil)
    }

    /// The short road of an event about an item in a box, or about the host.
    /// - Parameters:
    ///   - section: its section, where that decides about mappings.
    ///   - kept: what has to be kept for the item.
    @inline(__always)
    fileprivate func shortRoad(
        _ event: DelegateEvent, item: ItemBox?, inSection section: Int?, keeping kept: [Any]? = nil
    ) -> ShortRoad? {
        guard case .handlers(let handlers) = look(event, item: item, section: section) else { return nil }
        return ShortRoad(handlers: handlers, item: BorrowedItem(item), kept: kept)
    }

    /// Looks whether an event has one handler for items of a section, which takes them as they are.
    @inline(never)
    private func find(_ event: DelegateEvent, _ items: UnboxedItems, _ section: Int) {
        guard event.kind == .cell, announcement.handled.contains(event.ordinal),
            items.isSecondLook(at: event.ordinal, in: cells.generation, events: events.count)
        else { return }
        let cells = looksAtSections ? registry.cells(inSection: section) : cells
        let model = items.type
        guard let handler = cells.settled.handlers(of: event.ordinal, forType: model)?.only,
            handler.expects.model == model
        else { return }
        items.keep(handler, of: event.ordinal)
    }
}
