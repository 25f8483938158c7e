import DeputyHeadless
import Foundation
import Testing

extension HeadlessTable {
    /// Sends an event as a host does, only if it is announced, about a view of the test's choice.
    ///
    /// It is for views that the table does not have itself, and for moments before the table knows of the latest changes:
    /// `send` takes the table's own view, and applies what is pending first.
    @discardableResult
    func sendAtOnce<Sent: _TypedEvent>(
        _ path: KeyPath<E, Sent>, view: AnyObject? = nil, at position: Sent.Scope.Position,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Sent.Output where Sent.Argument == Void {
        let event = SharedCatalogue<E>.shared.events[keyPath: path]
        let receiver = try #require(delegate, sourceLocation: sourceLocation)
        try #require(receiver.responds(to: event), "\(event.name) is not announced", sourceLocation: sourceLocation)
        return event._raise(on: receiver, (), view: view, at: position)
    }
}
