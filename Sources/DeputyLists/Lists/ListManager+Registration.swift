public import Deputy
public import Foundation

/// Registering cells.
extension ListManager {
    /// Registers a cell that shows its own model type.
    ///
    /// - Parameter body: gets the mapping, to register closures and set a condition on.
    /// - Returns: a token that unregisters it.
    @discardableResult
    public func register<Cell: ListCell & Configurable>(
        _ cell: Cell.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Cell.Model>) -> Void = { _ in }
    ) -> EventRegistration where Cell.Kit == Kit {
        register(cell, for: Cell.Model.self, fileID: fileID, line: line, body) { cell, model, _ in
            cell.configure(model)
        }
    }

    /// Registers a cell for a model type, without any protocol.
    ///
    /// - Parameters:
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: shows a model in a cell, each time a cell is made or used again.
    /// - Returns: a token that unregisters it.
    @discardableResult
    public func register<Cell: ListCell, Model>(
        _ cell: Cell.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (Cell, Model, IndexPath) -> Void
    ) -> EventRegistration where Cell.Kit == Kit {
        dispatcher.register(
            CellScope.self, cell, model, at: CallSite(fileID, line), fill: configure, body
        ) { mapping in
            if let list { Kit.registerCell(cell, identifier: mapping.reuseIdentifier, in: list) }
            setNeedsUpdate()
        }
    }

    /// Unregisters every mapping of exactly this cell type, with the closures on it.
    public func unregister<Cell: ListCell>(_ cell: Cell.Type) where Cell.Kit == Kit {
        dispatcher.unregister(.cell, cell)
    }
}

/// Registering other views; the functions for headers, footers and supplementary views use these.
extension ListManager {
    /// Registers a view of a kind for a model type, and its class with the list.
    func registerSupplementary<Scope: EventScope, View: ListSupplementary, Model>(
        _ scope: Scope.Type, _ view: View.Type, for model: Model.Type, kind: ViewKind = Scope.kind, at site: CallSite,
        _ body: @MainActor (ViewMapping<Events, Scope, View, Model>) -> Void,
        configure: @escaping @MainActor (View, Model, Scope.Position) -> Void
    ) -> EventRegistration where View.Kit == Kit {
        dispatcher.register(scope, view, model, kind: kind, at: site, fill: configure, body) { mapping in
            if let list { Kit.registerSupplementary(view, kind, identifier: mapping.reuseIdentifier, in: list) }
            setNeedsUpdate()
        }
    }

    /// Unregisters every mapping of exactly this header type.
    public func unregisterHeader<View: ListSupplementary>(_ view: View.Type) where View.Kit == Kit {
        dispatcher.unregister(.header, view)
    }

    /// Unregisters every mapping of exactly this footer type.
    public func unregisterFooter<View: ListSupplementary>(_ view: View.Type) where View.Kit == Kit {
        dispatcher.unregister(.footer, view)
    }
}
