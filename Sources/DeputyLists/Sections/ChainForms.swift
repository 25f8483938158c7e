public import Deputy

// The forms of the closures that a chain has names of its own for: each takes closures of one shape, with the section, the row,
// the cell and the model in the order of the chain. An event by its catalogue's name is written as at every place.

/// How a chain takes in a closure: where it was written, the object it lives with, and whether it may pass.
@usableFromInline
typealias ChainPut<Call, Chain> = @MainActor (CallSite, Lifetime?, _ canPass: Bool, Call) -> Chain

/// Takes a closure that gets nothing.
@MainActor
public struct ChainForm0<Outcome: HandlerOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor () -> Decision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor () -> Decision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor () -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler()) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, it is as if never added.
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

extension ChainForm0 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: ChainForm0<MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure that gets one thing, such as the section.
@MainActor
public struct ChainForm1<A, Outcome: HandlerOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A) -> Decision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A) -> Decision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { a in Outcome._decision(handler(a)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, it is as if never added.
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

extension ChainForm1 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: ChainForm1<A, MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure that gets two things, such as the row and the model.
@MainActor
public struct ChainForm2<A, B, Outcome: HandlerOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B) -> Decision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A, B) -> Decision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { a, b in Outcome._decision(handler(a, b)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, it is as if never added.
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

extension ChainForm2 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: ChainForm2<A, B, MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure that gets three things, such as the row, the cell and the model.
@MainActor
public struct ChainForm3<A, B, C, Outcome: HandlerOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C) -> Decision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A, B, C) -> Decision<Outcome.Answer>?, Chain>) {
        self.put = put
    }

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, C) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { a, b, c in Outcome._decision(handler(a, b, c)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, it is as if never added.
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

extension ChainForm3 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: ChainForm3<A, B, C, MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure that gets four things, such as the row, the cell, what it emitted and the model.
@MainActor
public struct ChainForm4<A, B, C, D, Outcome: HandlerOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C, D) -> Decision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A, B, C, D) -> Decision<Outcome.Answer>?, Chain>) {
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

    /// Adds a closure that gets an object first, held weakly; when the object is gone, it is as if never added.
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

extension ChainForm4 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: ChainForm4<A, B, C, D, MayPass<Outcome.Answer>, Chain> { .init(put) }
}

/// Takes a closure that gets five things, the section first.
@MainActor
public struct ChainForm5<A, B, C, D, E, Outcome: HandlerOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C, D, E) -> Decision<Outcome.Answer>?, Chain>
    @usableFromInline init(_ put: @escaping ChainPut<@MainActor (A, B, C, D, E) -> Decision<Outcome.Answer>?, Chain>) {
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

    /// Adds a closure that gets an object first, held weakly; when the object is gone, it is as if never added.
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

extension ChainForm5 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: ChainForm5<A, B, C, D, E, MayPass<Outcome.Answer>, Chain> { .init(put) }
}

extension ChainForm0: _ClosureForm {}
extension ChainForm1: _ClosureForm {}
extension ChainForm2: _ClosureForm {}
extension ChainForm3: _ClosureForm {}
extension ChainForm4: _ClosureForm {}
extension ChainForm5: _ClosureForm {}
