public import Deputy

// The forms of closures of a chain on several sections that get an object first, held weakly: once it is gone, such a closure is as if
// never added.

extension SectionsNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section, row, cell, model in
            if let owner { handler(owner, section, row, cell, model) }
        }
    }
}

extension SectionsNoticeWith {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (
                _ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model
            ) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section, row, cell, argument, model in
            if let owner { handler(owner, section, row, cell, argument, model) }
        }
    }
}

extension SectionsItemNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ model: Model) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section, row, model in
            if let owner { handler(owner, section, row, model) }
        }
    }
}

extension SectionsQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ model: Model) ->
            Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] section, row, cell, model in
            owner.map { .answer(handler($0, section, row, cell, model)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ model: Model) ->
            Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] section, row, cell, model in
            owner.map { handler($0, section, row, cell, model) } ?? .pass
        }
    }
}

extension SectionsQuestionWith {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (
                _ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model
            ) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] section, row, cell, argument, model in
            owner.map { .answer(handler($0, section, row, cell, argument, model)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (
                _ owner: Owner, _ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model
            ) -> Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] section, row, cell, argument, model in
            owner.map { handler($0, section, row, cell, argument, model) } ?? .pass
        }
    }
}

extension SectionsItemQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ model: Model) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), false) { [weak owner] section, row, model in
            owner.map { .answer(handler($0, section, row, model)) } ?? .pass
        }
    }

    /// Adds a closure that gets an object, held weakly, first, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ owner: Owner, _ section: Section, _ row: Int, _ model: Model) -> Decision<Answer>
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner), true) { [weak owner] section, row, model in
            owner.map { handler($0, section, row, model) } ?? .pass
        }
    }
}

extension SectionsHeaderNotice {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section, _ view: View) -> Void
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section, view in
            if let owner { handler(owner, section, view) }
        }
    }
}

extension SectionsHeaderQuestion {
    /// Adds a closure that gets an object, held weakly, first.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ owner: Owner, _ section: Section) -> Answer
    ) -> Chain {
        put(ClosureOrigin(fileID, line, owner)) { [weak owner] section in
            owner.map { handler($0, section) }
        }
    }
}
