import Deputy
import Foundation

/// How an event would be answered.
extension ListAnswerer {
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
        let view = updater.data.shownPlace(for: place).flatMap { self.view(kind, at: $0) }
        // A view that leaves the screen is about the item it was shown with.
        if event.moment == .disappearing, let view, let use = Kit.use(of: view), use.mapping?.isRegistered ?? true {
            filler.rememberItem(of: use)
            return dispatcher.explain(event, of: kind, item: use.item, mapping: use.mapping, view: view, at: place)
        }
        // The item is the current one, so its section has its current name.
        let item = source.model(kind, at: place)
        var resolution = dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
            dispatcher.explain(event, of: kind, item: item, view: view, at: place)
        }
        if item == nil { resolution.noItemBecause = updater.observer?.noItemBecause }
        return resolution
    }
}
