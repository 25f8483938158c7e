/// Takes the closure for a question about an item whose view does not exist yet.
@MainActor
public struct ModelQuestionRegistrar<Model, Position, Answer> {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension ModelQuestionRegistrar {
    /// Registers a closure that gets the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false) { (_: Void, model: Model, position: Position) in
            .answer(handler(model, position))
        }
    }

    /// Registers a closure that gets the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Decision<Answer>
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: true) { (_: Void, model: Model, position: Position) in
            Reply(handler(model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, _: Void, model: Model, position: Position) in
            .answer(handler(owner, model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the model and the position, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Decision<Answer>
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: true, weak: owner) {
            (owner: Owner, _: Void, model: Model, position: Position) in
            Reply(handler(owner, model, position))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, _: Void, model: Model, position: Position) in
            .answer(handler(owner)(model, position))
        }
    }

    /// Registers a method of an object that belongs to no actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> (Model, Position) -> Answer
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, _: Void, model: Model, position: Position) in
            .answer(handler(owner)(model, position))
        }
    }
}
