public import Deputy

/// Registering headers and footers of a table.
extension ListManager where Kit: TableKit {
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
        registerSupplementary(
            HeaderScope.self, view, for: model, at: CallSite(fileID, line), body, configure: configure)
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
        registerSupplementary(
            FooterScope.self, view, for: model, at: CallSite(fileID, line), body, configure: configure)
    }
}
