/// Takes the closure for a notice about a view that has an argument of its own.
@MainActor
public struct NoticeWithRegistrar<Argument, View: AnyObject, Model, Position> {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension NoticeWithRegistrar {
    /// Registers a closure that gets the argument, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, Model, Position) -> Void
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: false) {
            (argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(argument, view, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Void
    ) -> Registration {
        slot.taking(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(owner, argument, view, model, position))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument, View, Model, Position) -> Void
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
        _ handler: @escaping @MainActor (Owner) -> (Argument, View, Model, Position) -> Void
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
        _ handler: @escaping @MainActor (A, B, View, Model, Position) -> Void
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
        _ handler: @escaping @MainActor (Owner, A, B, View, Model, Position) -> Void
    ) -> Registration where Argument == (A, B) {
        slot.taking(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, view: View, model: Model, position: Position) in
            .answer(handler(owner, argument.0, argument.1, view, model, position))
        }
    }

    /// Registers a closure that gets the argument, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Void
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false) { (argument: Argument, model: Model, position: Position) in
            .answer(handler(argument, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Position) -> Void
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            .answer(handler(owner, argument, model, position))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument, Model, Position) -> Void
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
        _ handler: @escaping @MainActor (Owner) -> (Argument, Model, Position) -> Void
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
        _ handler: @escaping @MainActor (A, B, Model, Position) -> Void
    ) -> Registration where Argument == (A, B) {
        slot.brief(CallSite(fileID, line), canPass: false) { (argument: Argument, model: Model, position: Position) in
            .answer(handler(argument.0, argument.1, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, Model, Position) -> Void
    ) -> Registration where Argument == (A, B) {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, argument: Argument, model: Model, position: Position) in
            .answer(handler(owner, argument.0, argument.1, model, position))
        }
    }
}
