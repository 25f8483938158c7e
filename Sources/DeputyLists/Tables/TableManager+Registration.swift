public import Deputy
public import Foundation

/// Registering cells.
extension TableManager {
    /// Registers a cell that shows its own model type.
    ///
    /// - Parameter body: gets the mapping, to register closures and set a condition on.
    /// - Returns: a token that unregisters it.
    @discardableResult
    public func register<Cell: TableCell & Configurable>(
        _ cell: Cell.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (Mapping<Events, CellScope, Cell, Cell.Model>) -> Void = { _ in }
    ) -> Registration where Cell.Kit == Kit {
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
    public func register<Cell: TableCell, Model>(
        _ cell: Cell.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (Mapping<Events, CellScope, Cell, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (Cell, Model, IndexPath) -> Void
    ) -> Registration where Cell.Kit == Kit {
        dispatcher.register(
            CellScope.self, cell, model, at: CallSite(fileID, line), fill: configure, body
        ) { mapping in
            if let table { Kit.registerCell(cell, identifier: mapping.reuseIdentifier, in: table) }
            setNeedsUpdate()
        }
    }

    /// Unregisters every mapping of exactly this cell type, with the closures on it.
    public func unregister<Cell: TableCell>(_ cell: Cell.Type) where Cell.Kit == Kit {
        dispatcher.unregister(.cell, cell)
    }
}

/// Registering headers and footers.
extension TableManager {
    /// Registers a header that shows its own model type.
    @discardableResult
    public func registerHeader<View: TableHeaderFooter & Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (Mapping<Events, HeaderScope, View, View.Model>) -> Void = { _ in }
    ) -> Registration where View.Kit == Kit {
        registerHeader(view, for: View.Model.self, fileID: fileID, line: line, body) { view, model, _ in
            view.configure(model)
        }
    }

    /// Registers a header for a model type, without any protocol.
    @discardableResult
    public func registerHeader<View: TableHeaderFooter, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (Mapping<Events, HeaderScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, Int) -> Void
    ) -> Registration where View.Kit == Kit {
        dispatcher.register(
            HeaderScope.self, view, model, at: CallSite(fileID, line), fill: configure, body, didRegister: prepare(view)
        )
    }

    /// Registers a footer that shows its own model type.
    @discardableResult
    public func registerFooter<View: TableHeaderFooter & Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (Mapping<Events, FooterScope, View, View.Model>) -> Void = { _ in }
    ) -> Registration where View.Kit == Kit {
        registerFooter(view, for: View.Model.self, fileID: fileID, line: line, body) { view, model, _ in
            view.configure(model)
        }
    }

    /// Registers a footer for a model type, without any protocol.
    @discardableResult
    public func registerFooter<View: TableHeaderFooter, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (Mapping<Events, FooterScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, Int) -> Void
    ) -> Registration where View.Kit == Kit {
        dispatcher.register(
            FooterScope.self, view, model, at: CallSite(fileID, line), fill: configure, body, didRegister: prepare(view)
        )
    }

    /// Unregisters every mapping of exactly this header type.
    public func unregisterHeader<View: TableHeaderFooter>(_ view: View.Type) where View.Kit == Kit {
        dispatcher.unregister(.header, view)
    }

    /// Unregisters every mapping of exactly this footer type.
    public func unregisterFooter<View: TableHeaderFooter>(_ view: View.Type) where View.Kit == Kit {
        dispatcher.unregister(.footer, view)
    }

    private func prepare(_ view: any AnyObject.Type) -> @MainActor (RegisteredMapping) -> Void {
        { [self] mapping in
            if let table { Kit.registerHeaderFooter(view, identifier: mapping.reuseIdentifier, in: table) }
            setNeedsUpdate()
        }
    }
}
