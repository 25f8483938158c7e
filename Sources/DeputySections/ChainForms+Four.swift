public import Deputy

/// Takes a closure with four parameters, such as the row, the cell, what it emitted and the model.
@MainActor
public struct _ChainForm4<A, B, C, D, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C, D) -> EventDecision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A, B, C, D) -> EventDecision<Outcome.Answer>?, Chain>)
    {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, C, D) -> Outcome.Output
    ) -> Chain {
        put(CallSite(fileID, line), nil, Outcome._canPass) { a, b, c, d in Outcome._decision(handler(a, b, c, d)) }
    }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, C, D) -> Outcome.Output
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c, d in
            owner.object.map { owner in Outcome._decision(handler(owner, a, b, c, d)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, C, D) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c, d in
            owner.object.map { owner in Outcome._decision(method(owner)(a, b, c, d)) }
        }
    }
}

extension _ChainForm4 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm4<A, B, C, D, MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure with five parameters, the section first.
@MainActor
public struct _ChainForm5<A, B, C, D, E, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C, D, E) -> EventDecision<Outcome.Answer>?, Chain>
    @usableFromInline init(
        _ put: @escaping ChainPut<@MainActor (A, B, C, D, E) -> EventDecision<Outcome.Answer>?, Chain>
    ) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, C, D, E) -> Outcome.Output
    ) -> Chain {
        put(CallSite(fileID, line), nil, Outcome._canPass) { a, b, c, d, e in Outcome._decision(handler(a, b, c, d, e))
        }
    }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, C, D, E) -> Outcome.Output
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c, d, e in
            owner.object.map { owner in Outcome._decision(handler(owner, a, b, c, d, e)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, C, D, E) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c, d, e in
            owner.object.map { owner in Outcome._decision(method(owner)(a, b, c, d, e)) }
        }
    }
}

extension _ChainForm5 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm5<A, B, C, D, E, MayPass<Outcome.Answer>, Chain> { .init(put) }
}
