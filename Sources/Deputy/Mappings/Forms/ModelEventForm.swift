/// Takes the closure for an event about an item, which may have no view.
@MainActor
public struct _ModelEventForm<Scope: _EventScope, Model, Outcome: _HandlerOutcome, Registered> {
    @usableFromInline let maker: HandlerMaker<Void, Scope.Position, Outcome.Answer, Registered>
    init(_ maker: HandlerMaker<Void, Scope.Position, Outcome.Answer, Registered>) { self.maker = maker }

    /// Registers a closure that gets the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        maker.model(CallSite(fileID, line), canPass: Outcome._canPass) { _, model, position in
            Outcome._decision(handler(model, position))
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return maker.model(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { _, model, position in
            owner.object.map { owner in Outcome._decision(handler(owner, model, position)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (Model, Scope.Position) -> Outcome.Output,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Registered {
        let owner = Weak(owner)
        return maker.model(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { _, model, position in
            owner.object.map { owner in Outcome._decision(method(owner)(model, position)) }
        }
    }
}

extension _ModelEventForm where Outcome: _QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: _ModelEventForm<Scope, Model, _MayPass<Outcome.Answer>, Registered> { .init(maker) }
}

/// The same for an event with an argument, which comes first.
@MainActor
public struct _ModelEventFormWith<Argument, Scope: _EventScope, Model, Outcome: _HandlerOutcome, Registered> {
    @usableFromInline let maker: HandlerMaker<Argument, Scope.Position, Outcome.Answer, Registered>
    init(_ maker: HandlerMaker<Argument, Scope.Position, Outcome.Answer, Registered>) { self.maker = maker }

    /// Registers a closure that gets the argument, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        maker.model(CallSite(fileID, line), canPass: Outcome._canPass) { argument, model, position in
            Outcome._decision(handler(argument, model, position))
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return maker.model(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) {
            argument, model, position in
            owner.object.map { owner in Outcome._decision(handler(owner, argument, model, position)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, Model, Scope.Position) -> Outcome.Output,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Registered {
        let owner = Weak(owner)
        return maker.model(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) {
            argument, model, position in
            owner.object.map { owner in Outcome._decision(method(owner)(argument, model, position)) }
        }
    }
}

extension _ModelEventFormWith where Outcome: _QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: _ModelEventFormWith<Argument, Scope, Model, _MayPass<Outcome.Answer>, Registered> {
        .init(maker)
    }
}
