public import Deputy

// The forms of the closures for a chain's own names: each takes closures of one shape, with the section, the row,
// the cell and the model in the order of the chain. An event by its catalogue's name is written as at every place.

/// Adds a closure to a chain: its call site, the object it ends with, and whether it may pass.
@usableFromInline
typealias ChainPut<Call, Chain> = @MainActor (CallSite, Lifetime?, _ canPass: Bool, Call) -> Chain

/// Takes a closure without parameters.
@MainActor
public struct _ChainForm0<Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor () -> EventDecision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor () -> EventDecision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor () -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler()) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Outcome.Output
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) {
            owner.object.map { owner in Outcome._decision(handler(owner)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor () -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) {
            owner.object.map { owner in Outcome._decision(method(owner)()) }
        }
    }
}

extension _ChainForm0 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm0<MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure with one parameter, such as the section.
@MainActor
public struct _ChainForm1<A, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A) -> EventDecision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A) -> EventDecision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { a in Outcome._decision(handler(a)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A) -> Outcome.Output
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a in
            owner.object.map { owner in Outcome._decision(handler(owner, a)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain {
        let owner = Weak(owner)
        return put(CallSite(fileID, line), owner, Outcome._canPass) { a in
            owner.object.map { owner in Outcome._decision(method(owner)(a)) }
        }
    }
}

extension _ChainForm1 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm1<A, MayPass<Outcome.Answer>, Chain> { .init(put) }
}
