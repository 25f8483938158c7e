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

    /// The header of a section, filled; the owner's if no mapping makes one.
    /// - Parameter owner: asks the owner's own method.
    package func header(
        in table: Kit.List, section: Int, owner: (AnyObject) -> Kit.Supplementary? = { _ in nil }
    ) -> Kit.Supplementary? {
        supplementary(.header, in: table, at: [section, 0], owner: owner)
    }

    /// The footer of a section, filled; the owner's if no mapping makes one.
    /// - Parameter owner: asks the owner's own method.
    package func footer(
        in table: Kit.List, section: Int, owner: (AnyObject) -> Kit.Supplementary? = { _ in nil }
    ) -> Kit.Supplementary? {
        supplementary(.footer, in: table, at: [section, 0], owner: owner)
    }

    /// Whether a section has a header, so that it takes room: a model for one, or one of the owner's.
    /// - Parameter owner: asks the owner's own method.
    package func hasHeader(inSection section: Int, owner: (AnyObject) -> Bool? = { _ in nil }) -> Bool {
        takesRoom(.header, shown.header(inSection: section), at: section)
            || askingOwner(of: .delegate, owner) == true
    }

    /// Whether a section has a footer, so that it takes room: a model for one, or one of the owner's.
    /// - Parameter owner: asks the owner's own method.
    package func hasFooter(inSection section: Int, owner: (AnyObject) -> Bool? = { _ in nil }) -> Bool {
        takesRoom(.footer, shown.footer(inSection: section), at: section)
            || askingOwner(of: .delegate, owner) == true
    }

    /// Whether there is a view or a title for a model. A section's identifier is a model for which there need be none.
    private func takesRoom(_ kind: ViewKind, _ model: Any?, at section: Int) -> Bool {
        guard let model else { return false }
        guard source.hasOnlyIdentifiers(kind), let content = unwrapped(model) else { return true }
        return dispatcher.mapping(kind, for: content, at: .section(section)) != nil
    }

    /// The title of a section's header: a model that is text and has no mapping, else the owner's.
    /// - Parameter owner: asks the owner's own method.
    package func headerTitle(inSection section: Int, owner: (AnyObject) -> String? = { _ in nil }) -> String? {
        title(.header, shown.header(inSection: section), at: section, owner)
    }

    /// The title of a section's footer: a model that is text and has no mapping, else the owner's.
    /// - Parameter owner: asks the owner's own method.
    package func footerTitle(inSection section: Int, owner: (AnyObject) -> String? = { _ in nil }) -> String? {
        title(.footer, shown.footer(inSection: section), at: section, owner)
    }

    /// The owner is asked only if the manager shows nothing, because the owner's title would be put on a mapping's view.
    private func title(
        _ kind: ViewKind, _ model: Any?, at section: Int, _ owner: (AnyObject) -> String?
    ) -> String? {
        if let model, let model = unwrapped(model) {
            if filler.isShownByItself(kind, model, at: .section(section)) { return model as? String }
            if dispatcher.mapping(kind, for: model, at: .section(section)) != nil { return nil }
        }
        return askingOwner(of: .dataSource, owner)
    }
}
