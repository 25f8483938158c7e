/// Takes the closure for an event about a view with an argument, which comes first.
@MainActor
public struct _ViewEventFormWith<
    Argument, Scope: _EventScope, View: AnyObject, Model, Outcome: _HandlerOutcome, Registered
> {
    @usableFromInline let maker: HandlerMaker<Argument, Scope.Position, Outcome.Answer, Registered>
    init(_ maker: HandlerMaker<Argument, Scope.Position, Outcome.Answer, Registered>) { self.maker = maker }

    /// Registers a closure that gets the argument, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        maker.view(CallSite(fileID, line), canPass: Outcome._canPass) { argument, view, model, position in
            Outcome._decision(handler(argument, view, model, position))
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return maker.view(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) {
            argument, view, model, position in
            owner.object.map { owner in Outcome._decision(handler(owner, argument, view, model, position)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, View, Model, Scope.Position) -> Outcome.Output,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Registered {
        let owner = Weak(owner)
        return maker.view(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) {
            argument, view, model, position in
            owner.object.map { owner in Outcome._decision(method(owner)(argument, view, model, position)) }
        }
    }
}

extension _ViewEventFormWith where Outcome: _QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: _ViewEventFormWith<Argument, Scope, View, Model, _MayPass<Outcome.Answer>, Registered> {
        .init(maker)
    }
}

extension _ViewEventFormWith where Scope == CellScope {
    /// The same for a closure without the cell: it is also called if the item has no cell on screen.
    public var withoutCell: _ModelEventFormWith<Argument, Scope, Model, Outcome, Registered> { .init(maker) }
}

extension _ViewEventFormWith where Scope: _SupplementaryViewScope {
    /// The same for a closure without the view: it is also called if there is none on screen.
    public var withoutView: _ModelEventFormWith<Argument, Scope, Model, Outcome, Registered> { .init(maker) }
}
