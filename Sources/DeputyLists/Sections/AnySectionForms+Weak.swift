public import Deputy

// The forms of closures of a chain on any section that get an object first, held weakly: once it is gone, such a closure is as if
// never added.

extension AnySectionNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section, row, cell in
            if let owner { handler(owner, section, row, cell) }
        }
    }
}

extension AnySectionNoticeWith {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument) ->
            Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section, row, cell, argument in
            if let owner { handler(owner, section, row, cell, argument) }
        }
    }
}

extension AnySectionItemNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section, row in
            if let owner { handler(owner, section, row) }
        }
    }
}

extension AnySectionQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] section, row in
            owner.map { .answer(handler($0, section, row)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int) -> Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] section, row in
            owner.map { handler($0, section, row) } ?? .pass
        }
    }
}

extension AnySectionCellQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] section, row, cell in
            owner.map { .answer(handler($0, section, row, cell)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell) -> Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] section, row, cell in
            owner.map { handler($0, section, row, cell) } ?? .pass
        }
    }
}

extension AnySectionCellQuestionWith {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument) ->
            Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] section, row, cell, argument in
            owner.map { .answer(handler($0, section, row, cell, argument)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument) ->
            Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] section, row, cell, argument in
            owner.map { handler($0, section, row, cell, argument) } ?? .pass
        }
    }
}
