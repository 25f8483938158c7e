public import Deputy
package import Foundation

/// Sending events to the manager.
extension ListManager {
    /// Answers a question: the row's handlers, then the owner, then the default.
    /// - Parameters:
    ///   - event: the event.
    ///   - argument: what the event brings along.
    ///   - view: the view, if the list hands it over.
    ///   - position: where it happens.
    ///   - owner: asks the owner's own method; called only if it listed none.
    @inlinable
    public func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        core.ask(event, argument, view: view, at: position, owner: owner)
    }

    /// Sends a notice to the row's handler, then to the owner.
    /// - Parameters:
    ///   - event: the event.
    ///   - argument: what the event brings along.
    ///   - view: the view, if the list hands it over.
    ///   - position: where it happens.
    ///   - owner: calls the owner's own method; called only if it listed none.
    @inlinable
    public func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        core.tell(event, argument, view: view, at: position, owner: owner)
    }
}

/// Notices that have several rows or none.
extension ListManager {
    /// Sends a notice about several items at once: a handler gets it for each, the owner once.
    package func tellSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        core.tellSeveral(event, at: paths, owner: owner)
    }

    /// Sends the end of what has begun with a row that is gone, so that the list names none.
    package func tellEnd(_ event: CellNotice, owner: (AnyObject) -> Void) { core.tellEnd(event, owner: owner) }
}
