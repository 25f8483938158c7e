public import Deputy

/// Takes the closure for a notice about a row of several sections; it gets the section, the row's number, the cell and the model.
@MainActor
public struct SectionsNotice<Chain, Section, Cell: AnyObject, Model> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell, Model) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell, Model) -> Void) -> Chain)
    {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice that brings something along, which comes before the model.
@MainActor
public struct SectionsNoticeWith<Chain, Section, Argument, Cell: AnyObject, Model> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell, Argument, Model) -> Void) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell, Argument, Model) -> Void) ->
            Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) ->
            Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice about an item that may have no cell.
@MainActor
public struct SectionsItemNotice<Chain, Section, Model> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Model) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Model) -> Void) -> Chain) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a question about a row of several sections.
@MainActor
public struct SectionsQuestion<Chain, Section, Cell: AnyObject, Model, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell, Model) -> Decision<Answer>) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (
                ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell, Model) -> Decision<Answer>
            )
            -> Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1, $2, $3)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question that brings something along, which comes before the model.
@MainActor
public struct SectionsQuestionWith<Chain, Section, Argument, Cell: AnyObject, Model, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell, Argument, Model) -> Decision<Answer>)
            ->
            Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (
                ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell, Argument, Model) -> Decision<Answer>
            ) -> Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) ->
            Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1, $2, $3, $4)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) ->
            Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question about an item before its cell exists, such as a height.
@MainActor
public struct SectionsItemQuestion<Chain, Section, Model, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Model) -> Decision<Answer>) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Model) -> Decision<Answer>)
            ->
            Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1, $2)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) -> Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question about a section's header or footer, such as its height.
@MainActor
public struct SectionsHeaderQuestion<Chain, Section, Answer> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (Section) -> Answer?) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section) -> Answer?) -> Chain) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice about a section's header or footer that comes or goes.
@MainActor
public struct SectionsHeaderNotice<Chain, Section, View: AnyObject> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (Section, View) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section, View) -> Void) -> Chain) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ view: View) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}
