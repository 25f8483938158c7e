import Deputy
import DeputyLists
import Foundation

/// Titles of a table's section. A section whose title is nil has none; a bound view takes precedence over a title.
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

}

/// The same for several sections: by section, read at each refresh, or by a closure that gets the section.
extension ManySectionsChain where Binder.Kit: TableKit {
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

}

/// Registering the mappings of titles.
extension ChainCore where Kit: TableKit {
    /// A title is shown by the table itself; its mapping is only for closures about the header.
    func bindTitle(_ kind: ViewKind, _ data: ChainData<Section, Any?>, at site: CallSite) {
        bindSupplementaries(kind, data, isView: false, at: site) { binder, rule in
            let (manager, group, title) = (binder.manager, binder.group, String.self)
            return kind == .header
                ? manager.registerWithoutView(HeaderScope.self, title, at: site) { $0.bind(to: rule, of: group) }
                : manager.registerWithoutView(FooterScope.self, title, at: site) { $0.bind(to: rule, of: group) }
        }
    }
}
