public import Deputy
public import Foundation

/// Asking how an event is answered.
extension ListManager {
    /// How an event would be answered for a row: a dry run that evaluates conditions, and calls no handler and no owner.
    ///
    /// The result is about the event sent at this moment, with the rows that are on screen now.
    /// `answeredBy` is `.depends` if only a call can tell, and `.neverSent` if the list never sends the event. An event
    /// of a header, footer or the list is explained for the row's section, or for the list.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Kit.Events, E>, at indexPath: IndexPath) -> EventResolution {
        explain(dispatcher.events[keyPath: path], at: indexPath)
    }

    /// How an event of a section's header or footer would be answered; see ``explain(_:at:)``.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Kit.Events, E>, inSection section: Int) -> EventResolution {
        let event: DelegateEvent = dispatcher.events[keyPath: path]
        return explain(event, at: [section, 0])
    }

    package func explain(_ event: DelegateEvent, at indexPath: IndexPath) -> EventResolution {
        answerer.explanation(of: event, at: indexPath)
    }
}
