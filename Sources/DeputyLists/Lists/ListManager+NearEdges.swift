public import Deputy

/// Loading more where the rows end or begin.
extension ListManager {
    /// Takes the closure that is called when one of the last rows of the list is shown, to load more; of two rows unless `rows`
    /// says how many.
    ///
    /// Once for each end: it is called again when the number of rows has changed, or another row is the last, and the end is
    /// near, also if no row comes on screen. A list without rows is at its end as soon as it is shown. After a load that
    /// failed, or that the closure refused, ``loadAgain()`` calls it again. Its token ends it.
    ///
    /// ```swift
    /// manager.onNearEnd(rows: 5, weak: self) { controller in controller.loadNextPage() }
    /// ```
    public var onNearEnd: _NearEdgeForm<EventRegistration> { nearEdgeForm(.end) }

    /// Takes the closure that is called when one of the first rows of the list is shown, to load what comes before; otherwise as
    /// ``onNearEnd``.
    ///
    /// While there is one, an update leaves the rows on screen where they are when others come or go above them, and is not
    /// animated then.
    ///
    /// ```swift
    /// manager.onNearStart(rows: 10, weak: self) { controller in controller.loadEarlierMessages() }
    /// ```
    public var onNearStart: _NearEdgeForm<EventRegistration> { nearEdgeForm(.start) }

    /// Lets closures of ``onNearEnd`` and ``onNearStart`` be called again for the same rows, after a load that failed or was refused.
    ///
    /// They are called at once if the edge is on screen. While the list is not in a window, none is called; a list view does not
    /// report when it comes back, so call this when its screen appears, in `viewWillAppear`.
    public func loadAgain() {
        for closure in core.nearEdges { closure.forget() }
        core.checkEdges()
    }

    private func nearEdgeForm(_ edge: RowsEdge) -> _NearEdgeForm<EventRegistration> {
        _NearEdgeForm { [self] rows, site, lifetime, load in
            if rows < 1 { dispatcher.anomalyLog.report(.invalidDistance(rows, from: edge), at: site) }
            let closure = addNearEdge(edge, rows: rows, at: site, with: lifetime) { _ in load() }
            // A token keeps no closure.
            return EventRegistration(at: site) { [weak closure] in
                closure?.live(with: $0)
            } withdraw: { [weak self, weak closure] in
                if let closure { self?.core.remove(closure) }
            }
        }
    }
}

/// Takes a closure that is called when rows near an edge are shown.
@MainActor
public struct _NearEdgeForm<Registered> {
    /// Adds a closure: for how many rows, from where, and until when.
    package typealias Add = @MainActor (Int, CallSite, Lifetime?, @escaping @MainActor () -> Void) -> Registered
    private let add: Add

    package init(_ add: @escaping Add) { self.add = add }

    /// Registers a closure.
    @discardableResult
    public func callAsFunction(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line, _ load: @escaping @MainActor () -> Void
    ) -> Registered { add(rows, CallSite(fileID, line), nil, load) }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, it is no longer called.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Owner) -> Void
    ) -> Registered {
        let owner = Weak(owner)
        return add(rows, CallSite(fileID, line), owner) { owner.object.map(load) }
    }

    /// Registers a method of an object, held weakly: `Controller.loadMore, weak: self`.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        rows: Int = 2, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Registered { self(rows: rows, weak: owner, fileID: fileID, line: line) { method($0)() } }
}

extension _NearEdgeForm {
    /// What people write by mistake: the compiler says what to write instead.
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    @discardableResult
    public func callAsFunction(rows: Int = 2, _ method: any Sendable) -> Registered { fatalError() }
}
