public import DeputyLists
import Foundation

/// Sending any event the way a list view would: only if it is announced.
extension HeadlessList {
    /// Sends an event, with its argument and at its position if it has them: `table.send(\.didSelect, at: [0, 1])`. Where the
    /// argument is left out, a plain one is sent, such as a drag without items; where there are two, both are plain.
    ///
    /// The call returns the answer, `()` for a notice; nil if the event is not announced, because then it is never sent.
    public var send: HeadlessSending<Kit> { .init(list: self) }
}

/// Sends events to a headless list.
@MainActor
public struct HeadlessSending<Kit: HeadlessKit> {
    let list: HeadlessList<Kit>

    /// Sends an event about an item or a section with this argument.
    ///
    /// An event about views of every kind but cells is about the header at the position, else the footer, else another view.
    /// With the notice that an item was moved the item moves first, as in a list view.
    /// - Returns: the answer, `()` for a notice; nil if the event is not announced, because then it is never sent.
    @discardableResult
    public func callAsFunction<Scope, Argument, Output>(
        _ path: KeyPath<Kit.Events, some TypedEvent<Scope, Argument, Output>>, with argument: Argument,
        at position: Scope.Position
    ) -> Output? {
        list.layoutIfNeeded()
        return list.send(list.events[keyPath: path], argument, at: position)
    }

    /// Sends an event that has no argument.
    @discardableResult
    public func callAsFunction<Scope, Output>(
        _ path: KeyPath<Kit.Events, some TypedEvent<Scope, Void, Output>>, at position: Scope.Position
    ) -> Output? {
        self(path, with: (), at: position)
    }

    /// Sends an event with a plain argument; of two, both are.
    @discardableResult
    public func callAsFunction<Scope, Argument, Output>(
        _ path: KeyPath<Kit.Events, some TypedEvent<Scope, Argument, Output>>, at position: Scope.Position
    ) -> Output? {
        list.list.flatMap { PlainArgument.value(of: Argument.self, in: $0) }
            .flatMap { self(path, with: $0, at: position) }
    }

    /// Sends an event of the list with this argument.
    @discardableResult
    public func callAsFunction<Argument, Output>(
        _ path: KeyPath<Kit.Events, some TypedEvent<HostScope, Argument, Output>>, with argument: Argument
    ) -> Output? {
        self(path, with: argument, at: NoPosition())
    }

    /// Sends an event of the list with a plain argument; of two, both are.
    @discardableResult
    public func callAsFunction<Argument, Output>(
        _ path: KeyPath<Kit.Events, some TypedEvent<HostScope, Argument, Output>>
    ) -> Output? {
        self(path, at: NoPosition())
    }

    /// Sends an event that has no argument.
    @discardableResult
    public func callAsFunction<Output>(
        _ path: KeyPath<Kit.Events, some TypedEvent<HostScope, Void, Output>>
    ) -> Output? {
        self(path, with: (), at: NoPosition())
    }
}

extension HeadlessList {
    fileprivate func send<Scope, Argument, Output>(
        _ event: TypedEvent<Scope, Argument, Output>, _ argument: Argument, at position: Scope.Position
    ) -> Output? {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return nil }
        if !event.isQuestion { log(event, position.place) }
        let view = view(of: Scope.kind, at: position)
        let hasMoved = moveIfTold(event, argument, at: position)
        var output: Output?
        if let notice = event as? TypedEvent<Scope, Argument, Void>, !event.isQuestion {
            object.tell(notice, argument, view: view, at: position)
            output = () as? Output
        } else {
            output = object.ask(event, argument, view: view, at: position)
        }
        if hasMoved { showVisible() }
        if event.isQuestion { log(event, position.place, answer: describe(output as Any)) }
        return output
    }

    /// Moves the item of a move notice that is about to be sent, as a list view does. Otherwise the data and the list would
    /// not agree.
    private func moveIfTold<Argument>(
        _ event: DelegateEvent, _ argument: Argument, at position: some EventPosition
    ) -> Bool {
        guard event.ordinal == moveEvent?.ordinal,
            let (source, target) = move(toldBy: argument, at: position.rowPath), numbers.contains(source),
            numbers.hasPlace(target, forItemAt: source)
        else { return false }
        moveItem(source, to: target)
        return true
    }

    /// The view an event is about, if it is on screen.
    private func view<Position: EventPosition>(of kind: ViewKind, at position: Position) -> HeadlessView? {
        switch kind {
        case .cell: position.rowPath.flatMap { $0.count == 2 ? cell(ofItem: $0) : nil }
        case .supplementary(nil): position.supplementaryPath.flatMap(firstSupplementary)
        case .header, .footer, .supplementary: position.supplementaryPath.flatMap { supplementary(kind, at: $0) }
        case .host: nil
        }
    }

    /// Of the views but cells that are on screen at an index path: the header, else the footer, else one of another kind.
    private func firstSupplementary(at path: IndexPath) -> HeadlessView? {
        let elements = screen.views.keys.filter { $0.supplementary?.path == path }
        return elements.min().flatMap { screen.views[$0] }
    }
}
