public import Deputy

/// Takes a closure with two parameters, such as the row and the model.
@MainActor
public struct _ChainForm2<A, B, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B) -> EventDecision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A, B) -> EventDecision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { a, b in Outcome._decision(handler(a, b)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B) -> Outcome.Output
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b in
            owner.object.map { owner in Outcome._decision(handler(owner, a, b)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b in
            owner.object.map { owner in Outcome._decision(method(owner)(a, b)) }
        }
    }
}

extension _ChainForm2 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm2<A, B, MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure with three parameters, such as the row, the cell and the model.
@MainActor
public struct _ChainForm3<A, B, C, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C) -> EventDecision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A, B, C) -> EventDecision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, C) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { a, b, c in Outcome._decision(handler(a, b, c)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, C) -> Outcome.Output
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c in
            owner.object.map { owner in Outcome._decision(handler(owner, a, b, c)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, C) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c in
            owner.object.map { owner in Outcome._decision(method(owner)(a, b, c)) }
        }
    }
}

extension _ChainForm3 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm3<A, B, C, MayPass<Outcome.Answer>, Chain> { .init(put) }
}
