package import Deputy
package import Foundation

/// Content without a cell class of its own: content configurations and hosted views.
extension ListManager {
    /// Registers a kit's own cell for a model type, whose content a closure makes each time a cell is filled.
    /// - Parameters:
    ///   - content: gives nil where the system lacks what the content needs, which is an anomaly.
    ///   - show: shows the content, or nothing.
    package func registerContent<Cell: ListCell, Model, Content>(
        _ cell: Cell.Type, for model: Model.Type, at site: CallSite,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Model>) -> Void = { _ in },
        content: @escaping @MainActor (Model, IndexPath) -> Content?,
        show: @escaping @MainActor (Cell, Content?) -> Void
    ) -> EventRegistration where Cell.DeputyKit == Kit {
        registerViews(CellScope.self, cell, for: model, at: site, body) { [weak anomalyLog] cell, model, path in
            let content = content(model, path)
            if content == nil { anomalyLog?.report(.missingContent(for: Model.self), at: site) }
            show(cell, content)
        }
    }
}
