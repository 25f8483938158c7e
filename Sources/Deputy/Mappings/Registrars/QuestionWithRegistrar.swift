/// Takes the closure for a question about a view that has an argument of its own.
@MainActor
public struct QuestionWithRegistrar<Argument, View: AnyObject, Model, Position, Answer> {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension QuestionWithRegistrar {
    /// Registers a closure that gets the argument, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, Model, Position) -> Answer
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: false) {
            (argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(argument, view, model, position))
        }
    }

    /// Registers a closure that gets the argument, the view, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, Model, Position) -> Decision<Answer>
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: true) {
            (argument: Argument, view: View, model: Model, position: Position) in
            Reply(handler(argument, view, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Answer
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(owner, argument, view, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the view, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Decision<Answer>
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: true, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            Reply(handler(owner, argument, view, model, position))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument, View, Model, Position) -> Answer
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(owner)(argument, view, model, position))
        }
    }

    /// Registers a method of an object that belongs to no actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> (Argument, View, Model, Position) -> Answer
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(owner)(argument, view, model, position))
        }
    }

    /// Registers a closure that gets both arguments, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View, Model, Position) -> Answer
    ) -> Registration where Argument == (A, B) {
        slot.taking(CallSite(fileID, line), canPass: false) {
            (argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(argument.0, argument.1, view, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, View, Model, Position) -> Answer
    ) -> Registration where Argument == (A, B) {
        slot.taking(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(owner, argument.0, argument.1, view, model, position))
        }
    }

    /// Registers a closure that gets both arguments, the view, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View, Model, Position) -> Decision<Answer>
    ) -> Registration where Argument == (A, B) {
        slot.taking(CallSite(fileID, line), canPass: true) {
            (argument: Argument, view: View, model: Model, position: Position) in
            Reply(handler(argument.0, argument.1, view, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the view, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, View, Model, Position) -> Decision<Answer>
    ) -> Registration where Argument == (A, B) {
        slot.taking(CallSite(fileID, line), canPass: true, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            Reply(handler(owner, argument.0, argument.1, view, model, position))
        }
    }

    /// Registers a closure that gets the argument, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false) { (argument: Argument, model: Model, position: Position) in
            .answer(handler(argument, model, position))
        }
    }

    /// Registers a closure that gets the argument, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Decision<Answer>
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: true) { (argument: Argument, model: Model, position: Position) in
            Reply(handler(argument, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            .answer(handler(owner, argument, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Position) -> Decision<Answer>
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: true, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            Reply(handler(owner, argument, model, position))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument, Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            .answer(handler(owner)(argument, model, position))
        }
    }

    /// Registers a method of an object that belongs to no actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> (Argument, Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            .answer(handler(owner)(argument, model, position))
        }
    }

    /// Registers a closure that gets both arguments, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, Model, Position) -> Answer
    ) -> Registration where Argument == (A, B) {
        slot.brief(CallSite(fileID, line), canPass: false) { (argument: Argument, model: Model, position: Position) in
            .answer(handler(argument.0, argument.1, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, Model, Position) -> Answer
    ) -> Registration where Argument == (A, B) {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            .answer(handler(owner, argument.0, argument.1, model, position))
        }
    }

    /// Registers a closure that gets both arguments, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, Model, Position) -> Decision<Answer>
    ) -> Registration where Argument == (A, B) {
        slot.brief(CallSite(fileID, line), canPass: true) { (argument: Argument, model: Model, position: Position) in
            Reply(handler(argument.0, argument.1, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, Model, Position) -> Decision<Answer>
    ) -> Registration where Argument == (A, B) {
        slot.brief(CallSite(fileID, line), canPass: true, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            Reply(handler(owner, argument.0, argument.1, model, position))
        }
    }
}
