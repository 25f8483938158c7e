// One name, one form: a form takes closures of one shape. Overloads by the shape would make the compiler blame the wrong line.

/// Takes the closure for an event of the host.
@MainActor
public struct HostForm<Outcome: FormOutcome>: ClosureForm {
    @usableFromInline let maker: HandlerMaker<Void, NoPosition, Outcome.Answer, EventRegistration>

    /// Registers a closure that gets nothing.
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
    ) -> EventRegistration { self(weak: owner, fileID: fileID, line: line) { owner in method(owner)() } }
}

/// The same for an event with an argument.
@MainActor
public struct HostFormWith<Argument, Outcome: FormOutcome>: ClosureForm {
    @usableFromInline let maker: HandlerMaker<Argument, NoPosition, Outcome.Answer, EventRegistration>

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
        self(weak: owner, fileID: fileID, line: line) { owner, argument in method(owner)(argument) }
    }
}

/// Takes the closure for an event about an item, which may have no view.
@MainActor
public struct ModelForm<Scope: EventScope, Model, Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline let maker: HandlerMaker<Void, Scope.Position, Outcome.Answer, Registered>

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
        self(weak: owner, fileID: fileID, line: line) { owner, model, position in method(owner)(model, position) }
    }
}

/// The same for an event with an argument, which comes first.
@MainActor
public struct ModelFormWith<Argument, Scope: EventScope, Model, Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline let maker: HandlerMaker<Argument, Scope.Position, Outcome.Answer, Registered>

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
        self(weak: owner, fileID: fileID, line: line) { owner, argument, model, position in
            method(owner)(argument, model, position)
        }
    }
}

/// Takes the closure for an event about a view, which has to be on screen.
@MainActor
public struct ViewForm<Scope: EventScope, View: AnyObject, Model, Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline let maker: HandlerMaker<Void, Scope.Position, Outcome.Answer, Registered>

    /// Registers a closure that gets the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        maker.view(CallSite(fileID, line), canPass: Outcome._canPass) { _, view, model, position in
            Outcome._decision(handler(view, model, position))
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, Model, Scope.Position) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return maker.view(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { _, view, model, position in
            owner.object.map { owner in Outcome._decision(handler(owner, view, model, position)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (View, Model, Scope.Position) -> Outcome.Output,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Registered {
        self(weak: owner, fileID: fileID, line: line) { owner, view, model, position in
            method(owner)(view, model, position)
        }
    }
}

/// The same for an event with an argument, which comes first.
@MainActor
public struct ViewFormWith<
    Argument, Scope: EventScope, View: AnyObject, Model, Outcome: FormOutcome, Registered
>: ClosureForm {
    @usableFromInline let maker: HandlerMaker<Argument, Scope.Position, Outcome.Answer, Registered>

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
        self(weak: owner, fileID: fileID, line: line) { owner, argument, view, model, position in
            method(owner)(argument, view, model, position)
        }
    }
}

// MARK: The forms of another shape

extension HostForm where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: HostForm<MayPass<Outcome.Answer>> { .init(maker: maker) }
}

extension HostFormWith where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: HostFormWith<Argument, MayPass<Outcome.Answer>> { .init(maker: maker) }
}

extension ModelForm where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: ModelForm<Scope, Model, MayPass<Outcome.Answer>, Registered> { .init(maker: maker) }
}

extension ModelFormWith where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: ModelFormWith<Argument, Scope, Model, MayPass<Outcome.Answer>, Registered> {
        .init(maker: maker)
    }
}

extension ViewForm where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: ViewForm<Scope, View, Model, MayPass<Outcome.Answer>, Registered> { .init(maker: maker) }
}

extension ViewFormWith where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: ViewFormWith<Argument, Scope, View, Model, MayPass<Outcome.Answer>, Registered> {
        .init(maker: maker)
    }
}

extension ViewForm where Scope == CellScope {
    /// The same for a closure without the cell: it is also called for a row that has no cell on screen.
    public var withoutCell: ModelForm<Scope, Model, Outcome, Registered> { .init(maker: maker) }
}

extension ViewForm where Scope: SupplementaryViewScope {
    /// The same for a closure without the view: it is also called while there is no view on screen.
    public var withoutView: ModelForm<Scope, Model, Outcome, Registered> { .init(maker: maker) }
}

extension ViewFormWith where Scope == CellScope {
    /// The same for a closure without the cell: it is also called for a row that has no cell on screen.
    public var withoutCell: ModelFormWith<Argument, Scope, Model, Outcome, Registered> { .init(maker: maker) }
}

extension ViewFormWith where Scope: SupplementaryViewScope {
    /// The same for a closure without the view: it is also called while there is no view on screen.
    public var withoutView: ModelFormWith<Argument, Scope, Model, Outcome, Registered> { .init(maker: maker) }
}
