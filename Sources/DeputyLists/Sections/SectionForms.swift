public import Deputy

/// Takes the closure for a notice about a row of one section; it gets the row's number, the cell and the model.
@MainActor
public struct SectionNotice<Chain, Cell: AnyObject, Model> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (Int, Cell, Model) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Int, Cell, Model) -> Void) -> Chain) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell, _ model: Model) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice that brings something along, which comes before the model.
@MainActor
public struct SectionNoticeWith<Chain, Argument, Cell: AnyObject, Model> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, @escaping @MainActor (Int, Cell, Argument, Model) -> Void) -> Chain

    @inlinable
    init(
        _ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Int, Cell, Argument, Model) -> Void) -> Chain
    ) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice about an item that may have no cell.
@MainActor
public struct SectionItemNotice<Chain, Model> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (Int, Model) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Int, Model) -> Void) -> Chain) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ model: Model) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a question about a row of one section.
@MainActor
public struct SectionQuestion<Chain, Cell: AnyObject, Model, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Int, Cell, Model) -> Decision<Answer>) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Int, Cell, Model) -> Decision<Answer>) ->
            Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell, _ model: Model) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1, $2)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell, _ model: Model) -> Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question that brings something along, which comes before the model.
@MainActor
public struct SectionQuestionWith<Chain, Argument, Cell: AnyObject, Model, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Int, Cell, Argument, Model) -> Decision<Answer>) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (
                ClosureOrigin, Bool, @escaping @MainActor (Int, Cell, Argument, Model) -> Decision<Answer>
            )
            -> Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1, $2, $3)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ row: Int, _ cell: Cell, _ argument: Argument, _ model: Model) -> Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question about an item before its cell exists, such as a height.
@MainActor
public struct SectionItemQuestion<Chain, Model, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Int, Model) -> Decision<Answer>) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Int, Model) -> Decision<Answer>) -> Chain
    ) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ model: Model) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ row: Int, _ model: Model) -> Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question about the section's header or footer, such as its height.
@MainActor
public struct SectionHeaderQuestion<Chain, Answer> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor () -> Answer?) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor () -> Answer?) -> Chain) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor () -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice about the section's header or footer that comes or goes.
@MainActor
public struct SectionHeaderNotice<Chain, View: AnyObject> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (View) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (View) -> Void) -> Chain) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (_ view: View) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}
