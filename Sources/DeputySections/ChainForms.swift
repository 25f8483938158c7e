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

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor () -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler()) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Outcome.Output
    ) -> Chain {
        put(CallSite(fileID, line), Weak(owner), Outcome._canPass) { [weak owner] in
            owner.map { Outcome._decision(handler($0)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor () -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { self(weak: owner, fileID: fileID, line: line) { method($0)() } }
}

extension _ChainForm0 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm0<MayPass<Outcome.Answer>, Chain> { .init(put: put) }
}

/// Takes a closure with one parameter, such as the section.
@MainActor
public struct _ChainForm1<A, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A) -> EventDecision<Outcome.Answer>?, Chain>

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A) -> Outcome.Output
    ) -> Chain {
        put(CallSite(fileID, line), Weak(owner), Outcome._canPass) { [weak owner] a in
            owner.map { Outcome._decision(handler($0, a)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { self(weak: owner, fileID: fileID, line: line) { method($0)($1) } }
}

extension _ChainForm1 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm1<A, MayPass<Outcome.Answer>, Chain> { .init(put: put) }
}

/// Takes a closure with two parameters, such as the row and the model.
@MainActor
public struct _ChainForm2<A, B, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B) -> EventDecision<Outcome.Answer>?, Chain>

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A, B) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0, $1)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B) -> Outcome.Output
    ) -> Chain {
        put(CallSite(fileID, line), Weak(owner), Outcome._canPass) { [weak owner] a, b in
            owner.map { Outcome._decision(handler($0, a, b)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { self(weak: owner, fileID: fileID, line: line) { method($0)($1, $2) } }
}

extension _ChainForm2 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm2<A, B, MayPass<Outcome.Answer>, Chain> { .init(put: put) }
}

/// Takes a closure with three parameters, such as the row, the cell and the model.
@MainActor
public struct _ChainForm3<A, B, C, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C) -> EventDecision<Outcome.Answer>?, Chain>

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A, B, C) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0, $1, $2)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, C) -> Outcome.Output
    ) -> Chain {
        put(CallSite(fileID, line), Weak(owner), Outcome._canPass) { [weak owner] a, b, c in
            owner.map { Outcome._decision(handler($0, a, b, c)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, C) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { self(weak: owner, fileID: fileID, line: line) { method($0)($1, $2, $3) } }
}

extension _ChainForm3 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass.
    public var orPass: _ChainForm3<A, B, C, MayPass<Outcome.Answer>, Chain> { .init(put: put) }
}

/// Takes a closure with four parameters, such as the row, the cell, what it emitted and the model.
@MainActor
public struct _ChainForm4<A, B, C, D, Outcome: FormOutcome, Chain> {
    @usableFromInline let put: ChainPut<@MainActor (A, B, C, D) -> EventDecision<Outcome.Answer>?, Chain>

    /// Adds a closure to the chain.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, C, D) -> Outcome.Output
    ) -> Chain { put(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0, $1, $2, $3)) } }

    /// Adds a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, C, D) -> Outcome.Output
    ) -> Chain {
        put(CallSite(fileID, line), Weak(owner), Outcome._canPass) { [weak owner] a, b, c, d in
            owner.map { Outcome._decision(handler($0, a, b, c, d)) }
        }
    }

    /// Adds a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, C, D) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Chain { self(weak: owner, fileID: fileID, line: line) { method($0)($1, $2, $3, $4) } }
}
