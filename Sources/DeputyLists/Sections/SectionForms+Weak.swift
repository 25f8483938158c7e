public import Deputy

// The forms of closures of a chain on one section that get an object first, held weakly: once it is gone, such a closure is as if
// never added.

extension SectionNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] row, cell, model in
            if let owner { handler(owner, row, cell, model) }
        }
    }
}

extension SectionNoticeWith {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) ->
            Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] row, cell, argument, model in
            if let owner { handler(owner, row, cell, argument, model) }
        }
    }
}

extension SectionItemNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ row: Int, _ model: Model) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] row, model in
            if let owner { handler(owner, row, model) }
        }
    }
}

extension SectionQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: Cell, _ model: Model) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] row, cell, model in
            owner.map { .answer(handler($0, row, cell, model)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: Cell, _ model: Model) -> Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] row, cell, model in
            owner.map { handler($0, row, cell, model) } ?? .pass
        }
    }
}

extension SectionQuestionWith {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) ->
            Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] row, cell, argument, model in
            owner.map { .answer(handler($0, row, cell, argument, model)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) ->
            Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] row, cell, argument, model in
            owner.map { handler($0, row, cell, argument, model) } ?? .pass
        }
    }
}

extension SectionItemQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ row: Int, _ model: Model) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] row, model in
            owner.map { .answer(handler($0, row, model)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ row: Int, _ model: Model) -> Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] row, model in
            owner.map { handler($0, row, model) } ?? .pass
        }
    }
}

extension SectionHeaderNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ view: View) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] view in
            if let owner { handler(owner, view) }
        }
    }
}

extension SectionHeaderQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] in
            owner.map { handler($0) }
        }
    }
}
