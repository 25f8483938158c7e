import DeputyHeadless
import Foundation
import Testing

extension HeadlessTable {
    /// Sends an event as a host does, only if it is announced, about a view of the test's choice.
    ///
    /// It is for views that the table does not have itself, and for moments before the table knows of the latest changes:
    /// `send` takes the table's own view, and applies what is pending first.
    @discardableResult
    func sendAtOnce<Scope, Output>(
        _ path: KeyPath<E, some TypedEvent<Scope, Void, Output>>, view: AnyObject? = nil, at position: Scope.Position,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Output {
        let event = SharedCatalogue<E>.shared.events[keyPath: path]
        let receiver = try #require(delegate, sourceLocation: sourceLocation)
        try #require(receiver.responds(to: event), "\(event.name) is not announced", sourceLocation: sourceLocation)
        if !event.isQuestion, let notice = event as? TypedEvent<Scope, Void, Void>, let nothing = () as? Output {
            receiver.tell(notice, (), view: view, at: position)
            return nothing
        }
        return receiver.ask(event, (), view: view, at: position)
    }
}
