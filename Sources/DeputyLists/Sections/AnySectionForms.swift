public import Deputy

/// Takes the closure for a notice about a row of any section.
@MainActor
public struct AnySectionNotice<Chain, Section, Cell: AnyObject> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell) -> Void) -> Chain) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice that brings something along, which comes last.
@MainActor
public struct AnySectionNoticeWith<Chain, Section, Argument, Cell: AnyObject> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell, Argument) -> Void) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int, Cell, Argument) -> Void) -> Chain
    ) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a notice about an item of any section that may have no cell.
@MainActor
public struct AnySectionItemNotice<Chain, Section> {
    @usableFromInline let put: @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int) -> Void) -> Chain

    @inlinable
    init(_ put: @escaping @MainActor (ClosureOrigin, @escaping @MainActor (Section, Int) -> Void) -> Chain) {
        self.put = put
    }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int) -> Void
    ) -> Chain { put(ClosureOrigin(fileID, line), handler) }
}

/// Takes the closure for a question about an item of any section, such as a height.
@MainActor
public struct AnySectionQuestion<Chain, Section, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int) -> Decision<Answer>) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int) -> Decision<Answer>) -> Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int) -> Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question about a row of any section.
@MainActor
public struct AnySectionCellQuestion<Chain, Section, Cell: AnyObject, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell) -> Decision<Answer>) -> Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell) -> Decision<Answer>) ->
            Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1, $2)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell) -> Decision<Answer>
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}

/// Takes the closure for a question that brings something along, which comes last.
@MainActor
public struct AnySectionCellQuestionWith<Chain, Section, Argument, Cell: AnyObject, Answer> {
    @usableFromInline let put:
        @MainActor (ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell, Argument) -> Decision<Answer>) ->
            Chain

    @inlinable
    init(
        _ put:
            @escaping @MainActor (
                ClosureOrigin, Bool, @escaping @MainActor (Section, Int, Cell, Argument) -> Decision<Answer>
            ) -> Chain
    ) { self.put = put }

    /// Adds the closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument) -> Answer
    ) -> Chain { put(ClosureOrigin(fileID, line), false) { .answer(handler($0, $1, $2, $3)) } }

    /// Adds a closure that may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler:
            @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell, _ argument: Argument) -> Decision<
                Answer
            >
    ) -> Chain { put(ClosureOrigin(fileID, line), true, handler) }
}
