public import Deputy
public import Foundation

/// Asking how what views emit is delivered.
extension ListManager {
    /// How an event that the cell at an index path emits would be delivered: a dry run.
    public func explainViewEvent(at indexPath: IndexPath) -> EventResolution? {
        let item = source.item(at: indexPath)
        var resolution = dispatcher.explainViewEvent(
            of: .cell, item: item, view: answerer.view(.cell, at: .row(indexPath)), at: .row(indexPath))
        if item == nil { resolution?.noItemBecause = observer?.noItemBecause }
        return resolution
    }

    /// How the last event that a cell emitted was delivered, while tracing is on.
    public var lastViewEventResolution: EventResolution? { dispatcher.lastViewEventResolution(of: .cell) }
}
