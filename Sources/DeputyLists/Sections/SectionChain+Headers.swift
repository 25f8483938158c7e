public import Deputy
import Foundation

/// Titles of a table's section. A section whose title is nil has none; a view that is bound goes before a title.
extension SectionChain where Binder.Kit: TableKit {
    /// Binds a title for the header.
    @discardableResult
    public func bind(headerTitle: String?, fileID: StaticString = #fileID, line: UInt = #line) -> Self {
        core.bindTitle(.header, .model { headerTitle }, at: CallSite(fileID, line))
        return self
    }

    /// Binds a title for the header, read at each refresh.
    @discardableResult
    public func bind(
        headerTitle: @escaping @MainActor () -> String?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        core.bindTitle(.header, .model(headerTitle), at: CallSite(fileID, line))
        return self
    }

    /// Binds a title for the footer.
    @discardableResult
    public func bind(footerTitle: String?, fileID: StaticString = #fileID, line: UInt = #line) -> Self {
        core.bindTitle(.footer, .model { footerTitle }, at: CallSite(fileID, line))
        return self
    }

    /// Binds a title for the footer, read at each refresh.
    @discardableResult
    public func bind(
        footerTitle: @escaping @MainActor () -> String?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        core.bindTitle(.footer, .model(footerTitle), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the header, and its view model, read at each refresh; nil for none.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        headerType: View.Type, viewModel: @escaping @MainActor () -> View.Model?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        core.bindHeader(headerType, .model(viewModel), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the header, and a view model that never changes.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        headerType: View.Type, viewModel: View.Model?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        bind(headerType: headerType, viewModel: { viewModel }, fileID: fileID, line: line)
    }

    /// Binds a class of views for the footer, and its view model, read at each refresh; nil for none.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        footerType: View.Type, viewModel: @escaping @MainActor () -> View.Model?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        core.bindFooter(footerType, .model(viewModel), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the footer, and a view model that never changes.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        footerType: View.Type, viewModel: View.Model?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        bind(footerType: footerType, viewModel: { viewModel }, fileID: fileID, line: line)
    }
}

/// The same for several sections: by section, read at each refresh, or by a closure that is given the section.
extension SectionsChain where Binder.Kit: TableKit {
    /// Binds titles for the headers by section, which never change; a section that is left out has none.
    @discardableResult
    public func bind(
        headerTitles: [Binder.Section: String?], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { bind(headerTitles: { headerTitles }, fileID: fileID, line: line) }

    /// Binds titles for the headers by section, read at each refresh; a section that is left out has none.
    @discardableResult
    public func bind(
        headerTitles: @escaping @MainActor () -> [Binder.Section: String?], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self {
        core.bindTitle(.header, .model(headerTitles), at: CallSite(fileID, line))
        return self
    }

    /// Binds titles for the headers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind(
        headerTitles: @escaping @MainActor (_ section: Binder.Section) -> String?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self {
        core.bindTitle(.header, .model(headerTitles), at: CallSite(fileID, line))
        return self
    }

    /// Binds titles for the footers by section, which never change; a section that is left out has none.
    @discardableResult
    public func bind(
        footerTitles: [Binder.Section: String?], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { bind(footerTitles: { footerTitles }, fileID: fileID, line: line) }

    /// Binds titles for the footers by section, read at each refresh; a section that is left out has none.
    @discardableResult
    public func bind(
        footerTitles: @escaping @MainActor () -> [Binder.Section: String?], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self {
        core.bindTitle(.footer, .model(footerTitles), at: CallSite(fileID, line))
        return self
    }

    /// Binds titles for the footers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind(
        footerTitles: @escaping @MainActor (_ section: Binder.Section) -> String?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self {
        core.bindTitle(.footer, .model(footerTitles), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the headers, and view models by section, read at each refresh; a section that is left out has
    /// none.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        headerType: View.Type, viewModels: @escaping @MainActor () -> [Binder.Section: View.Model?],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        core.bindHeader(headerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the headers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        headerType: View.Type, viewModels: @escaping @MainActor (_ section: Binder.Section) -> View.Model?,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        core.bindHeader(headerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the footers, and view models by section, read at each refresh; a section that is left out has
    /// none.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        footerType: View.Type, viewModels: @escaping @MainActor () -> [Binder.Section: View.Model?],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        core.bindFooter(footerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the footers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind<View: TableHeaderFooter & Configurable>(
        footerType: View.Type, viewModels: @escaping @MainActor (_ section: Binder.Section) -> View.Model?,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where View.Kit == Binder.Kit {
        core.bindFooter(footerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }
}

/// Registering the mappings of headers and footers.
extension ChainCore where Kit: TableKit {
    func bindHeader<View: TableHeaderFooter & Configurable>(
        _ view: View.Type, _ data: ChainData<Section, Any?>, at site: CallSite
    ) where View.Kit == Kit {
        bindView(HeaderScope.self, view, data, at: site)
    }

    func bindFooter<View: TableHeaderFooter & Configurable>(
        _ view: View.Type, _ data: ChainData<Section, Any?>, at site: CallSite
    ) where View.Kit == Kit {
        bindView(FooterScope.self, view, data, at: site)
    }

    private func bindView<Scope: EventScope, View: ListSupplementary & Configurable>(
        _ scope: Scope.Type, _ view: View.Type, _ data: ChainData<Section, Any?>, at site: CallSite
    ) where View.Kit == Kit {
        bindSupplementaries(Scope.kind, data, isView: true, at: site) { binder, rule in
            binder.manager.registerSupplementary(scope, view, for: View.Model.self, at: site) { mapping in
                mapping.bind(to: rule, of: binder.group)
            } configure: { view, model, _ in
                view.configure(model)
            }
        }
    }

    /// A title is shown by the table itself; its mapping is there for closures about the header.
    func bindTitle(_ kind: ViewKind, _ data: ChainData<Section, Any?>, at site: CallSite) {
        bindSupplementaries(kind, data, isView: false, at: site) { binder, rule in
            if kind == .header {
                registerTitle(HeaderScope.self, binder, rule, site)
            } else {
                registerTitle(FooterScope.self, binder, rule, site)
            }
        }
    }

    private func registerTitle<Scope: EventScope>(
        _ scope: Scope.Type, _ binder: SectionBinder<Kit, Section>, _ rule: SectionRule, _ site: CallSite
    ) -> Registration {
        binder.manager.dispatcher.register(
            scope, Kit.Supplementary.self, String.self, at: site, fill: { _, _, _ in }
        ) { mapping in
            mapping.bind(to: rule, of: binder.group)
            mapping.makeNoViews()
        } didRegister: { _ in
            binder.manager.setNeedsUpdate()
        }
    }
}
