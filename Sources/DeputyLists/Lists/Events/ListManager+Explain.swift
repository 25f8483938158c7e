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
        switch event.kind {
        case .cell: explanation(of: event, .cell, at: indexPath)
        // For an event about views of every kind: headers.
        case .supplementary(nil): explanation(of: event, .header, at: Kit.supplementaryPosition(indexPath))
        case .header, .footer, .supplementary:
            explanation(of: event, event.kind, at: Kit.supplementaryPosition(indexPath))
        case .host: explain(event, item: (), view: nil, at: NoPosition())
        }
    }

    /// - Parameter kind: the kind of view, which an event about several kinds leaves open.
    func explanation<Position: EventPosition>(
        of event: DelegateEvent, _ kind: ViewKind, at position: Position
    ) -> EventResolution {
        let view = view(kind, at: position)
        // A view that leaves the screen is about the item it was shown with.
        if event.viewMoment == .disappearing, let view, let use = Kit.use(of: view), use.mapping?.isRegistered ?? true {
            filler.rememberItem(of: use)
            return explain(event, of: kind, item: use.item, mapping: use.mapping, view: view, at: position)
        }
        // The item is the current one, so its section has its current name.
        let item = source.model(kind, at: position)
        var resolution = dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
            explain(event, of: kind, item: item, view: view, at: position)
        }
        if item == nil { resolution.noItemBecause = observer?.noItemBecause }
        return resolution
    }
}
