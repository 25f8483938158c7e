public import DeputyLists
import Foundation

/// Sending any event there is, the way the table would: it asks whether it is announced, then asks or tells.
extension HeadlessTable {
    /// Sends an event about a row or a section with this argument.
    ///
    /// With `moveRowTo` the row moves first, as always when a table tells that.
    /// - Returns: the answer, `()` for a notice; nil if the event is not announced, for then it is never sent.
    @discardableResult
    public func send<E: TypedEvent>(
        _ path: KeyPath<TableEvents<Headless>, E>, with argument: E.Argument, at position: E.Scope.Position
    ) -> E.Output? {
        layoutIfNeeded()
        return send(events.events[keyPath: path], argument, at: position)
    }

    /// Sends an event that has no argument.
    @discardableResult
    public func send<E: TypedEvent>(
        _ path: KeyPath<TableEvents<Headless>, E>, at position: E.Scope.Position
    ) -> E.Output? where E.Argument == Void {
        send(path, with: (), at: position)
    }

    /// Sends an event with a plain argument.
    @discardableResult
    public func send<E: TypedEvent>(
        _ path: KeyPath<TableEvents<Headless>, E>, at position: E.Scope.Position
    ) -> E.Output? where E.Argument: PlainArgument {
        send(path, with: .plain, at: position)
    }

    /// Sends an event of the table with this argument.
    @discardableResult
    public func send<E: TypedEvent>(
        _ path: KeyPath<TableEvents<Headless>, E>, with argument: E.Argument
    ) -> E.Output? where E.Scope == HostScope {
        send(path, with: argument, at: NoPosition())
    }

    /// Sends an event of the table with a plain argument.
    @discardableResult
    public func send<E: TypedEvent>(
        _ path: KeyPath<TableEvents<Headless>, E>
    ) -> E.Output? where E.Scope == HostScope, E.Argument: PlainArgument {
        send(path, with: .plain, at: NoPosition())
    }

    /// Sends an event that has no argument.
    @discardableResult
    public func send<E: TypedEvent>(
        _ path: KeyPath<TableEvents<Headless>, E>
    ) -> E.Output? where E.Scope == HostScope, E.Argument == Void {
        send(path, with: (), at: NoPosition())
    }

    /// Sends an event with two plain arguments.
    @discardableResult
    public func send<E: TypedEvent, A: PlainArgument, B: PlainArgument>(
        _ path: KeyPath<TableEvents<Headless>, E>
    ) -> E.Output? where E.Scope == HostScope, E.Argument == (A, B) {
        send(path, with: (A.plain, B.plain), at: NoPosition())
    }

    /// Sends an event with two plain arguments.
    @discardableResult
    public func send<E: TypedEvent, A: PlainArgument, B: PlainArgument>(
        _ path: KeyPath<TableEvents<Headless>, E>, at position: E.Scope.Position
    ) -> E.Output? where E.Argument == (A, B) {
        send(path, with: (A.plain, B.plain), at: position)
    }

    private func send<E: TypedEvent>(
        _ event: E, _ argument: E.Argument, at position: E.Scope.Position
    ) -> E.Output? {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return nil }
        if !event.isQuestion { log(event, position.place) }
        let view = view(of: E.Scope.kind, at: position)
        let hasMoved = moveIfTold(event, argument, at: position)
        let output = event.raise(on: object, argument, view: view, at: position)
        if hasMoved { showVisible() }
        if event.isQuestion { log(event, position.place, answer: describe(output)) }
        return output
    }

    /// Moves the row that `moveRowTo` is about to tell of, as the table has when it tells; else data that follows would be
    /// at odds with it.
    private func moveIfTold<E: TypedEvent>(_ event: E, _ argument: E.Argument, at position: E.Scope.Position) -> Bool {
        guard event.ordinal == events.events.moveRowTo.ordinal, let target = argument as? IndexPath,
            let source = position.rowPath, layout.contains(source), hasPlace(target, forRowAt: source)
        else { return false }
        moveRow(source, to: target)
        return true
    }

    /// The view an event is about, if it is on screen.
    private func view<Position: EventPosition>(of kind: ViewKind, at position: Position) -> HeadlessView? {
        switch kind {
        case .cell: position.rowPath.flatMap(cell)
        case .header: position.sectionNumber.flatMap(header)
        case .footer: position.sectionNumber.flatMap(footer)
        case .supplementary, .host: nil
        }
    }
}
