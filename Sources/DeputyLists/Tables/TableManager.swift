public import Deputy
import Foundation

/// Headers and footers that a table makes itself.
extension ListManager where Kit: TableKit {
    /// Registers closures for headers without a view: for titles, which the table shows itself, or with a model of another type for
    /// room only.
    ///
    /// ```swift
    /// manager.registerHeader(for: String.self) { mapping in mapping.heightForHeader { title, section in 40 } }
    /// manager.registerHeader(for: Gap.self) { mapping in mapping.heightForHeader { gap, section in gap.height } }
    /// manager.items.setSections([ItemSection(posts, header: "Posts"), ItemSection(drafts, header: Gap(height: 12))])
    /// ```
    @discardableResult
    public func registerHeader<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, HeaderScope, Kit.Supplementary, Model>) -> Void
    ) -> EventRegistration { registerWithoutView(HeaderScope.self, model, at: CallSite(fileID, line), body) }

    /// The same for footers.
    @discardableResult
    public func registerFooter<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (ViewMapping<Events, FooterScope, Kit.Supplementary, Model>) -> Void
    ) -> EventRegistration { registerWithoutView(FooterScope.self, model, at: CallSite(fileID, line), body) }

    /// Registers a mapping that makes no views.
    private func registerWithoutView<Scope: EventScope, Model>(
        _ scope: Scope.Type, _ model: Model.Type, at site: CallSite,
        _ body: @MainActor (ViewMapping<Events, Scope, Kit.Supplementary, Model>) -> Void
    ) -> EventRegistration {
        dispatcher.register(scope, Kit.Supplementary.self, model, at: site, fill: { _, _, _ in }) { mapping in
            mapping.makeNoViews()
            body(mapping)
        } didRegister: { _ in
            setNeedsUpdate()
        }
    }
}

/// Headers and footers of a table; a kit's proxy calls these.
extension ListManager where Kit: TableKit {
    /// The table, while it lives.
    public var table: Kit.List? { list }

    /// Whether a section has a header or a footer, so that it takes room: a model for one, or one of the owner's. A section's
    /// identifier is a model for which there need be no view.
    /// - Parameter owner: asks the owner's own method.
    package func takesRoom(_ kind: ViewKind, inSection section: Int, owner: (AnyObject) -> Bool?) -> Bool {
        if let model = shown.model(kind, at: .section(section)) {
            guard source.hasOnlyIdentifiers(kind), let content = unwrapped(model) else { return true }
            if dispatcher.registry.mapping(kind, for: content, at: .section(section)) != nil { return true }
        }
        return askingOwner(of: .delegate, owner) == true
    }

    /// The title of a section's header or footer: a model that is text and has no mapping, else the owner's.
    /// - Parameter owner: asks the owner's own method, only if the manager shows nothing, because the owner's title would be put on a
    ///   mapping's view.
    package func title(_ kind: ViewKind, inSection section: Int, owner: (AnyObject) -> String?) -> String? {
        if let model = unwrapped(shown.model(kind, at: .section(section))) {
            if core.isShownByItself(kind, model, at: .section(section)) { return model as? String }
            if dispatcher.registry.mapping(kind, for: model, at: .section(section)) != nil { return nil }
        }
        return askingOwner(of: .dataSource, owner)
    }
}
