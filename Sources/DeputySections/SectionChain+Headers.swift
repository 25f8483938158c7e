public import Deputy
public import DeputyLists
import Foundation

/// Titles of a table's section. A section whose title is nil has none; a bound view takes precedence over a title.
extension SectionChain where Binder.Kit: TableKit {
    /// Binds a title for the header.
    @discardableResult
    public func bind(headerTitle: String?, fileID: StaticString = #fileID, line: UInt = #line) -> Self {
        title(.header, .one { headerTitle }, fileID, line)
    }

    /// Binds a title for the header, read at each refresh.
    @discardableResult
    public func bind(
        headerTitle: @escaping @MainActor () -> String?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { title(.header, .one(headerTitle), fileID, line) }

    /// Binds a title for the footer.
    @discardableResult
    public func bind(footerTitle: String?, fileID: StaticString = #fileID, line: UInt = #line) -> Self {
        title(.footer, .one { footerTitle }, fileID, line)
    }

    /// Binds a title for the footer, read at each refresh.
    @discardableResult
    public func bind(
        footerTitle: @escaping @MainActor () -> String?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { title(.footer, .one(footerTitle), fileID, line) }
}

/// The same for several sections: by section, read at each refresh, or by a closure that gets the section.
extension ManySectionsChain where Binder.Kit: TableKit {
    /// Binds titles for the headers by section, which never change; a section that is left out has none.
    @discardableResult
    public func bind(
        headerTitles: [Binder.Section: String?], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { title(.header, .keyed { headerTitles }, fileID, line) }

    /// Binds titles for the headers by section, read at each refresh; a section that is left out has none.
    @discardableResult
    public func bind(
        headerTitles: @escaping @MainActor () -> [Binder.Section: String?], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { title(.header, .keyed(headerTitles), fileID, line) }

    /// Binds titles for the headers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind(
        headerTitles: @escaping @MainActor (_ section: Binder.Section) -> String?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { title(.header, .each(headerTitles), fileID, line) }

    /// Binds titles for the footers by section, which never change; a section that is left out has none.
    @discardableResult
    public func bind(
        footerTitles: [Binder.Section: String?], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { title(.footer, .keyed { footerTitles }, fileID, line) }

    /// Binds titles for the footers by section, read at each refresh; a section that is left out has none.
    @discardableResult
    public func bind(
        footerTitles: @escaping @MainActor () -> [Binder.Section: String?], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { title(.footer, .keyed(footerTitles), fileID, line) }

    /// Binds titles for the footers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind(
        footerTitles: @escaping @MainActor (_ section: Binder.Section) -> String?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { title(.footer, .each(footerTitles), fileID, line) }
}

/// Views for the header and the footer of a section, in a table or a collection. A section whose view model is nil has none.
extension SectionChain {
    /// Binds a class of views for the header, and its view model, read at each refresh; nil for none.
    @discardableResult
    public func bind<Header: ListSupplementary<Binder.Kit> & Configurable>(
        headerType: Header.Type, viewModel: @escaping @MainActor () -> Header.Model?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { view(.header, headerType, .one(viewModel), fileID, line) }

    /// Binds a class of views for the header, and a view model that never changes.
    @discardableResult
    public func bind<Header: ListSupplementary<Binder.Kit> & Configurable>(
        headerType: Header.Type, viewModel: Header.Model?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { view(.header, headerType, .one { viewModel }, fileID, line) }

    /// Binds a class of views for the footer, and its view model, read at each refresh; nil for none.
    @discardableResult
    public func bind<Footer: ListSupplementary<Binder.Kit> & Configurable>(
        footerType: Footer.Type, viewModel: @escaping @MainActor () -> Footer.Model?, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Self { view(.footer, footerType, .one(viewModel), fileID, line) }

    /// Binds a class of views for the footer, and a view model that never changes.
    @discardableResult
    public func bind<Footer: ListSupplementary<Binder.Kit> & Configurable>(
        footerType: Footer.Type, viewModel: Footer.Model?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { view(.footer, footerType, .one { viewModel }, fileID, line) }
}

/// The same for several sections: by section, read at each refresh, or by a closure that gets the section.
extension ManySectionsChain {
    /// Binds a class of views for the headers, and view models by section, read at each refresh; a section that is left out has
    /// none.
    @discardableResult
    public func bind<Header: ListSupplementary<Binder.Kit> & Configurable>(
        headerType: Header.Type, viewModels: @escaping @MainActor () -> [Binder.Section: Header.Model?],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { view(.header, headerType, .keyed(viewModels), fileID, line) }

    /// Binds a class of views for the headers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind<Header: ListSupplementary<Binder.Kit> & Configurable>(
        headerType: Header.Type, viewModels: @escaping @MainActor (_ section: Binder.Section) -> Header.Model?,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { view(.header, headerType, .each(viewModels), fileID, line) }

    /// Binds a class of views for the footers, and view models by section, read at each refresh; a section that is left out has
    /// none.
    @discardableResult
    public func bind<Footer: ListSupplementary<Binder.Kit> & Configurable>(
        footerType: Footer.Type, viewModels: @escaping @MainActor () -> [Binder.Section: Footer.Model?],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { view(.footer, footerType, .keyed(viewModels), fileID, line) }

    /// Binds a class of views for the footers; the closure is called for each section at each refresh.
    @discardableResult
    public func bind<Footer: ListSupplementary<Binder.Kit> & Configurable>(
        footerType: Footer.Type, viewModels: @escaping @MainActor (_ section: Binder.Section) -> Footer.Model?,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { view(.footer, footerType, .each(viewModels), fileID, line) }
}

extension ChainEvents {
    fileprivate func title(
        _ kind: ViewKind, _ data: ChainData<Binder.Section>, _ fileID: StaticString, _ line: UInt
    ) -> Self {
        core.bindSupplementaries(
            kind, Binder.Kit.Supplementary.self, String.self, data, isTitle: true, at: CallSite(fileID, line)
        ) { _, _ in }
        return self
    }

    fileprivate func view<View: ListSupplementary<Binder.Kit> & Configurable>(
        _ kind: ViewKind, _ view: View.Type, _ data: ChainData<Binder.Section>, _ fileID: StaticString, _ line: UInt
    ) -> Self {
        core.bindSupplementaries(kind, view, View.Model.self, data, isTitle: false, at: CallSite(fileID, line)) {
            $0.configure($1)
        }
        return self
    }
}
