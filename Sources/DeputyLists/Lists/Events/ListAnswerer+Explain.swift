import Deputy
import Foundation

/// How an event would be answered.
extension ListAnswerer {
    func explanation(of event: DelegateEvent, at indexPath: IndexPath) -> EventResolution {
        switch event.kind {
        case .cell: explanation(of: event, .cell, at: indexPath)
        // For an event about views of every kind: headers.
        case .supplementary(nil): explanation(of: event, .header, at: Kit.supplementaryPosition(indexPath))
        case .header, .footer, .supplementary:
            explanation(of: event, event.kind, at: Kit.supplementaryPosition(indexPath))
        case .host: dispatcher.explain(event, item: (), view: nil, at: NoPosition())
        }
    }

    /// - Parameter kind: the kind of view, which an event about several kinds leaves open.
    func explanation<Position: EventPosition>(
        of event: DelegateEvent, _ kind: ViewKind, at position: Position
    ) -> EventResolution {
        let view = shownPosition(of: kind, position).flatMap { self.view(kind, at: $0) }
        // A view that leaves the screen is about the item it was shown with.
        if event.moment == .disappearing, let view, let use = Kit.use(of: view), use.mapping?.isRegistered ?? true {
            filler.rememberItem(of: use)
            return dispatcher.explain(event, of: kind, item: use.item, mapping: use.mapping, view: view, at: position)
        }
        // The item is the current one, so its section has its current name.
        let item = source.model(kind, at: position)
        var resolution = dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
            dispatcher.explain(event, of: kind, item: item, view: view, at: position)
        }
        if item == nil { resolution.noItemBecause = updater.observer?.noItemBecause }
        return resolution
    }

    /// Where the list shows what the data has at a position: elsewhere while the list waits for its update; nil if it is new.
    private func shownPosition<Position: EventPosition>(of kind: ViewKind, _ position: Position) -> Position? {
        guard kind == .cell, let path = position.rowPath, let identity = source.identity(at: path),
            shown.identity(at: path) != identity
        else { return position }
        return shown.indexPath(of: identity, near: path).map { Position(_place: .row($0)) }
    }
}
