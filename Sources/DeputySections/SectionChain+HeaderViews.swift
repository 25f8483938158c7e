public import Deputy
public import DeputyLists
import Foundation

/// Views for the header and the footer of a section, in a table or a collection. A section whose view model is nil has none.
extension SectionChain {
    /// Binds a class of views for the header, and its view model, read at each refresh; nil for none.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        headerType: Header.Type, viewModel: @escaping @MainActor () -> Header.Model?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        core.bindHeader(headerType, .model(viewModel), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the header, and a view model that never changes.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        headerType: Header.Type, viewModel: Header.Model?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        bind(headerType: headerType, viewModel: { viewModel }, fileID: fileID, line: line)
    }

    /// Binds a class of views for the footer, and its view model, read at each refresh; nil for none.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        footerType: Header.Type, viewModel: @escaping @MainActor () -> Header.Model?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        core.bindFooter(footerType, .model(viewModel), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the footer, and a view model that never changes.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        footerType: Header.Type, viewModel: Header.Model?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        bind(footerType: footerType, viewModel: { viewModel }, fileID: fileID, line: line)
    }
}

/// The same for several sections: by section, read at each refresh, or by a closure that gets the section.
extension ManySectionsChain {
    /// Binds a class of views for the headers, and view models by section, read at each refresh; a section that is left out has
    /// none.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        headerType: Header.Type, viewModels: @escaping @MainActor () -> [Binder.Section: Header.Model?],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        core.bindHeader(headerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the headers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        headerType: Header.Type, viewModels: @escaping @MainActor (_ section: Binder.Section) -> Header.Model?,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        core.bindHeader(headerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the footers, and view models by section, read at each refresh; a section that is left out has
    /// none.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        footerType: Header.Type, viewModels: @escaping @MainActor () -> [Binder.Section: Header.Model?],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        core.bindFooter(footerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }

    /// Binds a class of views for the footers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind<Header: ListSupplementary & Configurable>(
        footerType: Header.Type, viewModels: @escaping @MainActor (_ section: Binder.Section) -> Header.Model?,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self where Header.Kit == Binder.Kit {
        core.bindFooter(footerType, .model(viewModels), at: CallSite(fileID, line))
        return self
    }
}

/// Registering the mappings of headers and footers.
extension ChainCore {
    func bindHeader<Header: ListSupplementary & Configurable>(
        _ view: Header.Type, _ data: ChainData<Section, Any?>, at site: CallSite
    ) where Header.Kit == Kit {
        bindView(Kit.SectionHeaderScope.self, view, data, at: site)
    }

    func bindFooter<Header: ListSupplementary & Configurable>(
        _ view: Header.Type, _ data: ChainData<Section, Any?>, at site: CallSite
    ) where Header.Kit == Kit {
        bindView(Kit.SectionFooterScope.self, view, data, at: site)
    }

    private func bindView<Scope: EventScope, Header: ListSupplementary & Configurable>(
        _ scope: Scope.Type, _ view: Header.Type, _ data: ChainData<Section, Any?>, at site: CallSite
    ) where Header.Kit == Kit {
        bindSupplementaries(Scope.kind, data, isView: true, at: site) { binder, rule in
            binder.manager.registerSupplementary(scope, view, for: Header.Model.self, at: site) { mapping in
                mapping.bind(to: rule, of: binder.group)
            } configure: { view, model, _ in
                view.configure(model)
            }
        }
    }
}
