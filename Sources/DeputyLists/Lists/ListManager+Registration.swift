public import Deputy
public import Foundation

/// Registering cells.
extension ListManager {
    /// Registers a cell that shows its own model type.
    ///
    /// - Parameters:
    ///   - cell: the class of the cells.
    ///   - identifier: the reuse identifier under which the list has the cell already, as for a storyboard's prototype.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: adds to the cell's own `configure(_:)`; called after it, each time.
    /// - Returns: a token that unregisters it.
    @discardableResult
    public func register<Cell: ListCell & Configurable>(
        _ cell: Cell.Type, prototype identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Cell.Model>) -> Void = { _ in },
        configure: (@MainActor (Cell, Cell.Model, IndexPath) -> Void)? = nil
    ) -> EventRegistration where Cell.DeputyKit == Kit {
        register(
            cell, for: Cell.Model.self, prototype: identifier, fileID: fileID, line: line, body,
            configure: configuring(configure))
    }

    /// Registers a cell for a model type, without any protocol.
    ///
    /// - Parameters:
    ///   - cell: the class of the cells.
    ///   - model: the type of what they show.
    ///   - identifier: the reuse identifier under which the list has the cell already, as for a storyboard's prototype.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: shows a model in a cell, each time a cell is made or used again.
    /// - Returns: a token that unregisters it.
    @discardableResult
    public func register<Cell: ListCell, Model>(
        _ cell: Cell.Type, for model: Model.Type, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, CellScope, Cell, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (Cell, Model, IndexPath) -> Void
    ) -> EventRegistration where Cell.DeputyKit == Kit {
        registerViews(
            CellScope.self, cell, for: model, prototype: identifier, at: CallSite(fileID, line), body,
            configure: configure)
    }

    /// Unregisters every mapping of exactly this cell type, with the closures on it.
    public func unregister<Cell: ListCell>(_ cell: Cell.Type) where Cell.DeputyKit == Kit {
        dispatcher.unregister(.cell, cell)
    }
}

/// Registering views of any kind; the functions for cells, headers, footers and supplementary views use these.
extension ListManager {
    /// Registers a view of a kind for a model type, and its class with the list.
    func registerViews<Scope: EventScope, View: AnyObject, Model>(
        _ scope: Scope.Type, _ view: View.Type, for model: Model.Type, kind: ViewKind = Scope.kind,
        prototype identifier: String? = nil, at site: CallSite,
        _ body: @MainActor (ViewMapping<Events, Scope, View, Model>) -> Void,
        configure: @escaping @MainActor (View, Model, Scope.Position) -> Void
    ) -> EventRegistration {
        dispatcher.register(
            scope, view, model, kind: kind, prototype: identifier, at: site, fill: configure, body
        ) { mapping in
            filler.registerViews(of: mapping)
            setNeedsUpdate()
        }
    }

    /// The closure that fills views: their own `configure(_:)`, then what is added to it.
    func configuring<View: Configurable, Position>(
        _ more: (@MainActor (View, View.Model, Position) -> Void)?
    ) -> @MainActor (View, View.Model, Position) -> Void {
        guard let more else { return { view, model, _ in view.configure(model) } }
        return { view, model, position in
            view.configure(model)
            more(view, model, position)
        }
    }

    /// Unregisters every mapping of exactly this header type.
    public func unregisterHeader<View: ListSupplementary>(_ view: View.Type) where View.DeputyKit == Kit {
        dispatcher.unregister(.header, view)
    }

    /// Unregisters every mapping of exactly this footer type.
    public func unregisterFooter<View: ListSupplementary>(_ view: View.Type) where View.DeputyKit == Kit {
        dispatcher.unregister(.footer, view)
    }
}
