import Deputy
public import DeputyLists

// Loading more where a section ends or begins.

extension SectionChain {
    /// Takes the closure that is called when one of the last rows is shown, to load more; of two rows unless `rows` says how many.
    ///
    /// Once for each end: it is called again when the number of rows has changed, or another row is the last, and the end is
    /// near, also if no row comes on screen. A section without rows is at its end as soon as it is shown. After a load
    /// that failed, ``SectionBinder/loadAgain()`` calls it again.
    ///
    /// ```swift
    /// .onNearEnd(rows: 5) { loadNextPage() }
    /// ```
    public var onNearEnd: _NearEdgeForm<Self> { nearEdgeForm(.end) }

    /// Takes the closure that is called when one of the first rows is shown, to load what comes before; otherwise as ``onNearEnd``.
    ///
    /// While there is one, an update leaves the rows on screen where they are when others come or go above them.
    public var onNearStart: _NearEdgeForm<Self> { nearEdgeForm(.start) }

    private func nearEdgeForm(_ edge: RowsEdge) -> _NearEdgeForm<Self> {
        _NearEdgeForm { rows, site, lifetime, load in
            addNearEdge(edge, rows: rows, site, with: lifetime) { _ in load() }
        }
    }
}

extension ManySectionsChain {
    /// Takes the closure that is called when one of the last rows of a section is shown; see ``SectionChain/onNearEnd``.
    public var onNearEnd: _SectionNearEdgeForm<Self> { .init(chain: self, edge: .end) }

    /// Takes the closure that is called when one of the first rows of a section is shown; see ``SectionChain/onNearStart``.
    public var onNearStart: _SectionNearEdgeForm<Self> { .init(chain: self, edge: .start) }
}

/// Takes a closure that is called when rows near an edge of a section are shown, and gets the section.
@MainActor
public struct _SectionNearEdgeForm<Chain: ChainEvents> {
    let chain: Chain
    let edge: RowsEdge

    /// Adds a closure to the chain.
    @discardableResult
    public func callAsFunction(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Chain.Binder.Section) -> Void
    ) -> Chain { chain.addNearEdge(edge, rows: rows, CallSite(fileID, line), with: nil, load) }

    /// The same for a closure that gets an object first, held weakly; when the object is gone, it is no longer called.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Owner, Chain.Binder.Section) -> Void
    ) -> Chain {
        let owner = Weak(owner)
        return chain.addNearEdge(edge, rows: rows, CallSite(fileID, line), with: owner) { section in
            owner.object.map { load($0, section) }
        }
    }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, _ method: @escaping @MainActor (Owner) -> @MainActor (Chain.Binder.Section) -> Void,
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { self(rows: rows, weak: owner, fileID: fileID, line: line) { method($0)($1) } }
}

extension ChainEvents {
    /// Adds a closure that is called when one of the first or last rows of a section of this chain is shown.
    fileprivate func addNearEdge(
        _ edge: RowsEdge, rows: Int, _ site: CallSite, with lifetime: Lifetime?,
        _ load: @escaping @MainActor (Binder.Section) -> Void
    ) -> Self {
        guard let binder = core.binder else { return self }
        let covers: @MainActor (AnyHashable) -> Bool = { [weak core] id in
            (id.base as? Binder.Section).map { core?.isFor($0) ?? false } ?? false
        }
        let owner = " of \(core.name)"
        let closure = binder.manager.addNearEdge(
            edge, rows: rows, of: owner, in: covers, at: site, with: lifetime
        ) { id in (id?.base as? Binder.Section).map(load) }
        core.loading.append(Weak(closure))
        if rows < 1 { core.noteMistake(.invalidDistance(rows, from: edge, of: owner), at: site) }
        return self
    }
}

extension SectionBinder {
    /// Lets closures of `onNearEnd(rows:)` and `onNearStart(rows:)` be called again for the same rows: `loadAgain()` of ``manager``.
    public func loadAgain() { manager.loadAgain() }
}
