import Deputy

// Loading more near the end of a section.

extension SectionChain {
    /// Adds a closure that is called when one of the last rows is shown, to load more.
    ///
    /// Once for each number of rows: it is called again when the number has changed and the end is near again, also
    /// if no row comes on screen. A section without rows is at its end as soon as it is shown. After a load that
    /// failed, ``SectionBinder/loadAgain()`` calls it again.
    ///
    /// ```swift
    /// .onNearEnd(rows: 5) { loadNextPage() }
    /// ```
    @discardableResult
    public func onNearEnd(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line, _ load: @escaping @MainActor () -> Void
    ) -> Self { nearEnd(rows)(fileID: fileID, line: line, load) }

    /// The same for a closure that gets an object first, held weakly; when the object is gone, it is no longer called.
    @discardableResult
    public func onNearEnd<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Owner) -> Void
    ) -> Self { nearEnd(rows)(weak: owner, fileID: fileID, line: line, load) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func onNearEnd<Owner: AnyObject>(
        rows: Int = 2, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { nearEnd(rows)(method, weak: owner, fileID: fileID, line: line) }

    private func nearEnd(_ rows: Int) -> _ChainForm0<_ReturnsNothing, Self> {
        _ChainForm0 { site, lifetime, _, body in
            core.onNearEnd(rows: rows, site, with: lifetime) { _ in _ = body() }
            return self
        }
    }
}

extension ManySectionsChain {
    /// Adds a closure that is called when one of the last rows of a section is shown; see
    /// ``SectionChain/onNearEnd(rows:fileID:line:_:)``.
    @discardableResult
    public func onNearEnd(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Binder.Section) -> Void
    ) -> Self { nearEnd(rows)(fileID: fileID, line: line, load) }

    /// The same for a closure that gets an object first, held weakly; when the object is gone, it is no longer called.
    @discardableResult
    public func onNearEnd<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (Owner, Binder.Section) -> Void
    ) -> Self { nearEnd(rows)(weak: owner, fileID: fileID, line: line, load) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func onNearEnd<Owner: AnyObject>(
        rows: Int = 2, _ method: @escaping @MainActor (Owner) -> @MainActor (Binder.Section) -> Void, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Self { nearEnd(rows)(method, weak: owner, fileID: fileID, line: line) }

    private func nearEnd(_ rows: Int) -> _ChainForm1<Binder.Section, _ReturnsNothing, Self> {
        _ChainForm1 { site, lifetime, _, body in
            core.onNearEnd(rows: rows, site, with: lifetime) { _ = body($0) }
            return self
        }
    }
}
