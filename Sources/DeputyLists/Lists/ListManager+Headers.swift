public import Deputy

/// Registering the headers and footers of sections.
extension ListManager {
    /// Registers a header that shows its own model type.
    ///
    /// - Parameters:
    ///   - view: the class of the views.
    ///   - identifier: the reuse identifier under which the list has the view already.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: adds to the view's own `configure(_:)`; called after it, each time.
    @discardableResult
    public func registerHeader<View: ListSupplementary & Configurable>(
        _ view: View.Type, prototype identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionHeaderScope, View, View.Model>) -> Void = { _ in },
        configure: (@MainActor (View, View.Model, Kit.SupplementaryPosition) -> Void)? = nil
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerHeader(
            view, for: View.Model.self, prototype: identifier, fileID: fileID, line: line, body,
            configure: configuring(configure))
    }

    /// Registers a header for a model type, without any protocol.
    @discardableResult
    public func registerHeader<View: ListSupplementary, Model>(
        _ view: View.Type, for model: Model.Type, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionHeaderScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, Kit.SupplementaryPosition) -> Void
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerViews(
            Kit.SectionHeaderScope.self, view, for: model, prototype: identifier, at: CallSite(fileID, line), body,
            configure: configure)
    }

    /// Registers a footer that shows its own model type.
    ///
    /// - Parameters:
    ///   - view: the class of the views.
    ///   - identifier: the reuse identifier under which the list has the view already.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - body: gets the mapping, to register closures and set a condition on.
    ///   - configure: adds to the view's own `configure(_:)`; called after it, each time.
    @discardableResult
    public func registerFooter<View: ListSupplementary & Configurable>(
        _ view: View.Type, prototype identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionFooterScope, View, View.Model>) -> Void = { _ in },
        configure: (@MainActor (View, View.Model, Kit.SupplementaryPosition) -> Void)? = nil
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerFooter(
            view, for: View.Model.self, prototype: identifier, fileID: fileID, line: line, body,
            configure: configuring(configure))
    }

    /// Registers a footer for a model type, without any protocol.
    @discardableResult
    public func registerFooter<View: ListSupplementary, Model>(
        _ view: View.Type, for model: Model.Type, prototype identifier: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, Kit.SectionFooterScope, View, Model>) -> Void = { _ in },
        configure: @escaping @MainActor (View, Model, Kit.SupplementaryPosition) -> Void
    ) -> EventRegistration where View.DeputyKit == Kit {
        registerViews(
            Kit.SectionFooterScope.self, view, for: model, prototype: identifier, at: CallSite(fileID, line), body,
            configure: configure)
    }
}
