#if EXPLANATIONS
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
        core.explanation(of: event, at: indexPath)
    }
}

/// Asking how what views emit is delivered.
extension ListManager {
    /// How an event that the cell at an index path emits would be delivered: a dry run.
    public func explainViewEvent(at indexPath: IndexPath) -> EventResolution? {
        core.explanation(of: dispatcher.emittedEvent(of: .cell), at: indexPath)
    }

    /// How the last event that a cell emitted was delivered, while tracing is on.
    public var lastViewEventResolution: EventResolution? {
        dispatcher.lastResolution(of: dispatcher.emittedEvent(of: .cell))
    }
}

/// Asking about views of any kind that the layout has.
extension ListManager where Kit: CollectionKit {
    /// How an event about supplementary views would be answered for the view of a kind; see ``explain(_:at:)``.
    ///
    /// An event that is not about views of this kind is explained for the index path.
    public func explain<E: DelegateEvent>(
        _ path: KeyPath<Events, E>, ofKind elementKind: String, at indexPath: IndexPath
    ) -> EventResolution {
        let event: DelegateEvent = dispatcher.events[keyPath: path]
        let kind = ViewKind(elementKind: elementKind)
        return event.kind.covers(kind)
            ? core.explanation(of: event, kind, at: .row(indexPath)) : explain(event, at: indexPath)
    }
}

/// How an event would be answered.
extension ListCore {
    func explanation(of event: DelegateEvent, at indexPath: IndexPath) -> EventResolution {
        switch event.kind {
        case .cell: explanation(of: event, .cell, at: .row(indexPath))
        // For an event about views of every kind: headers.
        case .supplementary(nil): explanation(of: event, .header, at: Kit.supplementaryPosition(indexPath).place)
        case .header, .footer, .supplementary:
            explanation(of: event, event.kind, at: Kit.supplementaryPosition(indexPath).place)
        case .host: dispatcher.explain(event, item: (), view: nil, at: .host)
        }
    }

    /// - Parameter kind: the kind of view, which an event about several kinds leaves open.
    func explanation(of event: DelegateEvent, _ kind: ViewKind, at place: EventLocation) -> EventResolution {
        // The list may have the row elsewhere until it gets what has changed.
        let view = data.shownPlace(for: place).flatMap { self.view(kind, at: $0) }
        // A view that leaves the screen is about the item it was shown with.
        if event.moment == .disappearing, let view, let use = Kit.use(of: view), use.mapping?.isRegistered ?? true {
            return dispatcher.explain(
                event, of: kind, item: use.item, mapping: use.mapping, view: view, at: place)
        }
        // The item is the current one, so its section has its current name.
        let item = source.model(kind, at: place)
        var resolution = dispatcher.registry.namingSections(by: { [source] in source.id(ofSection: $0) }) {
            dispatcher.explain(event, of: kind, item: item, view: view, at: place)
        }
        if item == nil { resolution.noItemBecause = manager?.noItemBecause }
        resolution.listDiffers = differenceOfList(at: place)
        return resolution
    }

    /// How what the list shows differs from what the data has at a place; nil if it does not.
    private func differenceOfList(at place: EventLocation) -> String? {
        guard data.isBehind, place != .host else { return nil }
        let until = "until its next update"
        switch data.shownPlace(for: place) {
        case place: return nil
        case let shown?: return "the list has it at \(shown) \(until)"
        case nil where data.place(shownAt: place) == nil: return "the list shows there what is gone, \(until)"
        case nil: return "the list does not have it \(until), so it has no view"
        }
    }
}
#endif
