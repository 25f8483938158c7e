package import Foundation

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

    /// Whether the handler cannot be called without a view.
    @inlinable package var needsView: Bool { handlers.needsView }
}

extension EventDispatcher {
    /// The short road of an event about a row; nil if more has to be looked at.
    @inlinable
    package func shortRoad(_ event: DelegateEvent, section: Int, item: Int) -> ShortRoad? {
        state.shortRoad(event, section: section, item: item)
    }

    /// The short road of an event about the host.
    @inlinable
    package func hostRoad(_ event: DelegateEvent) -> ShortRoad? { state.hostRoad(event) }

    /// The short road of an event about an item that is not among those shown.
    /// - Parameter item: the only element of an array, which the caller keeps until the handler was called.
    package func shortRoad(_ event: DelegateEvent, lent item: [Any], at indexPath: IndexPath) -> ShortRoad? {
        guard let box = item.box(at: 0) else { return nil }
        return shortRoad(event, box, at: indexPath)
    }

    /// The short road of an event about the item that a cell was made for, perhaps at another place.
    ///
    /// There is none where items of its type have other handlers there than the cell's mapping has.
    /// - Parameter mapping: the mapping that the cell was made from.
    package func shortRoad(
        _ event: DelegateEvent, _ item: ItemBox, of mapping: RegisteredMapping?, at indexPath: IndexPath
    ) -> ShortRoad? {
        guard let road = shortRoad(event, item, at: indexPath), let own = mapping?.core?.list(of: event),
            road.handlers.areThose(of: own)
        else { return nil }
        return road
    }

    private func shortRoad(_ event: DelegateEvent, _ item: ItemBox, at indexPath: IndexPath) -> ShortRoad? {
        guard !state.takesLongWay else { return nil }
        // The registry is not asked where sections decide nothing: what it returns would be retained.
        guard state.looksAtSections, let cells = state.registry.list(of: .cell, at: indexPath) else {
            return state.shortRoad(event, item, in: state.cells)
        }
        return state.shortRoad(event, item, in: cells)
    }

    /// Counts the changes to what handles which event, and to the items shown.
    @inlinable package var generation: Int { state.generation }

    /// These are the items of the host's sections from now on.
    package func show(_ sections: [ShownSection]) { state.show(sections) }

    /// Lets go of a section's items, so that they can be edited; until the next ``show(_:)`` its events go the long way.
    package func letGo(ofSection section: Int) { state.letGo(ofSection: section) }
}

/// Calling the only handler. What is begun here, ``answer(_:_:after:on:view:at:owner:)`` or ``end(_:)`` ends.
extension EventDispatcher {
    /// Asks the only handler, or each of several; nil, with nothing done, if one needs a view and there is none.
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
        else { return askEach(event, argument, on: road, view: view, at: position) }
        state.enterQuestion()
        let reply = call(argument, view, road.item, position)
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

    /// Tells the only handler, or several, and says whether one took part; nil, with nothing done, if one needs a view and
    /// there is none.
    @inlinable
    package func tell<Scope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, on road: ShortRoad, view: AnyObject?,
        at position: Scope.Position
    ) -> Bool? {
        guard
            let call = road.handlers.onlyCall(
                Argument.self, Scope.Position.self, Void.self, hasView: view != nil)
        else { return tellEach(event, argument, on: road, view: view, at: position) }
        state.begin(event.moment)
        return tookPart(call(argument, view, road.item, position), road.handlers, view, position)
    }

    /// Whether the only handler took part in a notice, by its reply.
    @inlinable
    func tookPart(
        _ reply: Reply<Void>, _ handlers: UnretainedHandlers, _ view: AnyObject?, _ position: some _EventPosition
    ) -> Bool {
        switch reply {
        case .answer: return true
        case .passed: break
        case .skipped(let reason): state.skipped(handlers, reason, view: view, at: position.place)
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

    /// The short road of an event about a row.
    @usableFromInline
    func shortRoad(_ event: DelegateEvent, section: Int, item: Int) -> ShortRoad? {
        guard !takesLongWay, section >= 0, section < rows.count else { return nil }
        let rows = rows[section]
        guard item >= 0, item < rows.count, let first = rows.first else { return nil }
        if let items = rows.unboxed {
            if let handler = items.handler(of: event.ordinal, in: cells.generation) {
                return ShortRoad(handlers: handler, item: BorrowedItem(items, item))
            }
            find(event, items.takeUnretainedValue(), section)
        }
        // The registry is not asked where sections decide nothing: what it returns would be retained.
        if looksAtSections { return shortRoad(event, ItemBox(first + item), in: registry.cells(inSection: section)) }
        return shortRoad(event, ItemBox(first + item), in: cells)
    }

    /// The short road of an event about an item in a box.
    @inline(__always)
    fileprivate func shortRoad(_ event: DelegateEvent, _ item: ItemBox, in cells: MappingList) -> ShortRoad? {
        guard let handlers = cells.settled(event.ordinal, for: item), !handlers.areThose(of: cells.nobody)
        else { return nil }
        return ShortRoad(handlers: handlers, item: BorrowedItem(item))
    }

    /// The short road of an event about the host.
    @usableFromInline
    func hostRoad(_ event: DelegateEvent) -> ShortRoad? {
        guard case .handlers(let handlers) = look(event, item: nil, section: nil) else { return nil }
        return ShortRoad(handlers: handlers, item: BorrowedItem(nil))
    }

    @usableFromInline var generation: Int { cells.generation }

    /// Looks whether an event has one handler for items of a section, which takes them as they are.
    @inline(never)
    private func find(_ event: DelegateEvent, _ items: UnboxedItems, _ section: Int) {
        guard event.kind == .cell, announcement.handled.contains(event.ordinal),
            items.isLooked(at: event.ordinal, in: cells.generation, events: events.count)
        else { return }
        let cells = looksAtSections ? registry.cells(inSection: section) : cells
        let model = items.type
        guard let handler = cells.settled.handlers(of: event.ordinal, forType: model)?.only,
            handler.expects.model == model
        else { return }
        items.keep(handler, of: event.ordinal)
    }
}
