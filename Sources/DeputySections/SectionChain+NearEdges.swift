import Deputy
import DeputyLists
public import DeputyPaging

// Loading more where a section ends or begins.

extension SectionBinder: LoadsPages {
    /// Where closures that load more for the list as a whole go.
    public var _pages: _PagesTarget<ListPages> { manager._pages }

    /// What the first closure of a chain for a section loads near an edge of it; nil where no chain loads there.
    ///
    /// ```swift
    /// binder.pages(of: .friends)?.again()
    /// ```
    public func pages(_ edge: RowsEdge = .end, of section: Section) -> ListPages? {
        let pages = chains.lazy.flatMap(\.loading).compactMap(\.object).filter { $0.edge == edge }
            .compactMap { $0.pages(of: AnyHashable(section)) }.first
        pages?.isHeld = true
        return pages
    }

    /// What the closures of the list's chain load near an edge.
    public func pages(_ edge: RowsEdge = .end) -> ListPages? where Section == WholeList { pages(edge, of: .list) }
}

extension SectionChain: LoadsPages {
    /// Where closures that load more for its section go.
    public var _pages: _PagesTarget<Self> { sectionPages }
}

extension ManySectionsChain {
    /// Takes the closure that is called with a section when one of its last rows is on screen; otherwise as that of ``SectionChain``. Each
    /// section has pages of its own.
    public var onNearEnd: SectionNearEdgeForm<Binder.Section, Self> { .init(edge: .end, pages: sectionPages) }

    /// Takes the closure that is called with a section when one of its first rows is on screen, to load what comes before.
    public var onNearStart: SectionNearEdgeForm<Binder.Section, Self> { .init(edge: .start, pages: sectionPages) }
}

/// Takes a closure that loads more near an edge of a section, which it gets; otherwise as a `NearEdgeForm`.
@MainActor
public struct SectionNearEdgeForm<Section: Hashable, Chain> {
    let edge: RowsEdge
    let pages: _PagesTarget<Chain>

    /// Registers a closure.
    @discardableResult
    public func callAsFunction(
        rows: Int = 2, showing types: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Section) async throws -> Void
    ) -> Chain {
        pages(edge, rows, types, CallSite(fileID, line)) { id in
            guard let section = id?.base as? Section else { return .ended }
            try await load(section)
            return nil
        }
    }

    /// Registers a closure that says whether there is more, with `return`.
    @_disfavoredOverload @discardableResult
    public func callAsFunction(
        rows: Int = 2, showing types: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Section) async throws -> ListPages.Outcome?
    ) -> Chain {
        pages(edge, rows, types, CallSite(fileID, line)) { id in
            guard let section = id?.base as? Section else { return .ended }
            return try await load(section)
        }
    }

    /// Registers a closure that gets an object first, held weakly, and kept while a call is under way; when the object is gone, it is no
    /// longer called.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, showing types: Any.Type..., weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line, _ load: @escaping @MainActor (Owner, Section) async throws -> Void
    ) -> Chain {
        pages(edge, rows, types, CallSite(fileID, line), weak: owner) { owner, id in
            guard let section = id?.base as? Section else { return .ended }
            try await load(owner, section)
            return nil
        }
    }

    /// Registers a closure that gets an object first and says whether there is more, with `return`.
    @_disfavoredOverload @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, showing types: Any.Type..., weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line, _ load: @escaping @MainActor (Owner, Section) async throws -> ListPages.Outcome?
    ) -> Chain {
        pages(edge, rows, types, CallSite(fileID, line), weak: owner) { owner, id in
            guard let section = id?.base as? Section else { return .ended }
            return try await load(owner, section)
        }
    }
}

extension ChainEvents {
    /// Where closures that load more for its sections go.
    fileprivate var sectionPages: _PagesTarget<Self> {
        _PagesTarget { edge, rows, types, site, lifetime, load in
            guard let binder = core.binder else { return self }
            let covers: @MainActor (AnyHashable) -> Bool = { [weak core] id in
                (id.base as? Binder.Section).map { core?.isFor($0) ?? false } ?? false
            }
            let owner = " of \(core.name)"
            let closure = binder.manager.addNearEdge(
                edge, rows: rows, showing: types, of: owner, in: covers, at: site, with: lifetime, load)
            core.loading.append(Weak(closure))
            if rows < 1 { core.noteMistake(.invalidDistance(rows, from: edge, of: owner), at: site) }
            return self
        }
    }
}
