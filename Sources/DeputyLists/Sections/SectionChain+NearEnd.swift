import Deputy

// Loading more where the end of a section is near: the forms of the closure.

extension SectionChain {
    /// Adds a closure that is called when one of the last rows is shown, to load more.
    ///
    /// Once for as many rows as there are: it is called again when their number has changed and the end is near again, also
    /// if no row comes on screen for that. A section without rows is at its end as soon as it is shown. After a load that
    /// failed, ``SectionBinder/loadAgain()`` has it called again.
    ///
    /// ```swift
    /// .onNearEnd(rows: 5) { loadNextPage() }
    /// ```
    @discardableResult
    public func onNearEnd(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line, _ load: @escaping @MainActor () -> Void
    ) -> Self {
        core.onNearEnd(rows: rows, ClosureOrigin(fileID, line)) { _ in load() }
        return self
    }

    /// Adds a closure that is called when one of the last rows is shown and gets an object, held weakly; once the object is
    /// gone, it is called no more.
    ///
    /// ```swift
    /// .onNearEnd(rows: 5, weak: self) { controller in controller.loadNextPage() }
    /// ```
    @discardableResult
    public func onNearEnd<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (_ owner: Owner) -> Void
    ) -> Self {
        core.onNearEnd(rows: rows, ClosureOrigin(fileID, line, owner)) { [weak owner] _ in
            if let owner { load(owner) }
        }
        return self
    }
}

extension SectionsChain {
    /// Adds a closure that is called when one of the last rows of a section is shown; see
    /// ``SectionChain/onNearEnd(rows:fileID:line:_:)``.
    @discardableResult
    public func onNearEnd(
        rows: Int = 2, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (_ section: Binder.Section) -> Void
    ) -> Self {
        core.onNearEnd(rows: rows, ClosureOrigin(fileID, line), load)
        return self
    }

    /// Adds a closure that is called when one of the last rows of a section is shown and gets an object, held weakly, first.
    @discardableResult
    public func onNearEnd<Owner: AnyObject>(
        rows: Int = 2, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ load: @escaping @MainActor (_ owner: Owner, _ section: Binder.Section) -> Void
    ) -> Self {
        core.onNearEnd(rows: rows, ClosureOrigin(fileID, line, owner)) { [weak owner] section in
            if let owner { load(owner, section) }
        }
        return self
    }
}
