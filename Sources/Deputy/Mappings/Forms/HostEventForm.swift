/// Takes the closure for an event of the host.
@MainActor
public struct _HostEventForm<Outcome: _HandlerOutcome> {
    @usableFromInline let maker: HandlerMaker<Void, NoPosition, Outcome.Answer, EventRegistration>
    init(_ maker: HandlerMaker<Void, NoPosition, Outcome.Answer, EventRegistration>) { self.maker = maker }

    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor () -> Outcome.Output
    ) -> EventRegistration {
        maker.host(CallSite(fileID, line), canPass: Outcome._canPass) { _ in
            Outcome._decision(handler())
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Outcome.Output
    ) -> EventRegistration {
        let owner = Weak(owner)
        return maker.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { _ in
            owner.object.map { owner in Outcome._decision(handler(owner)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor () -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventRegistration {
        let owner = Weak(owner)
        return maker.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { _ in
            owner.object.map { owner in Outcome._decision(method(owner)()) }
        }
    }
}

extension _HostEventForm where Outcome: _QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: _HostEventForm<_MayPass<Outcome.Answer>> { .init(maker) }
}

/// The same for an event with an argument; two are a tuple.
@MainActor
public struct _HostEventFormWith<Argument, Outcome: _HandlerOutcome> {
    @usableFromInline let maker: HandlerMaker<Argument, NoPosition, Outcome.Answer, EventRegistration>
    init(_ maker: HandlerMaker<Argument, NoPosition, Outcome.Answer, EventRegistration>) { self.maker = maker }

    /// Registers a closure that gets the argument.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument) -> Outcome.Output
    ) -> EventRegistration {
        maker.host(CallSite(fileID, line), canPass: Outcome._canPass) { argument in
            Outcome._decision(handler(argument))
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument) -> Outcome.Output
    ) -> EventRegistration {
        let owner = Weak(owner)
        return maker.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { argument in
            owner.object.map { owner in Outcome._decision(handler(owner, argument)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventRegistration {
        let owner = Weak(owner)
        return maker.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { argument in
            owner.object.map { owner in Outcome._decision(method(owner)(argument)) }
        }
    }
}

extension _HostEventFormWith where Outcome: _QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: _HostEventFormWith<Argument, _MayPass<Outcome.Answer>> { .init(maker) }
}
