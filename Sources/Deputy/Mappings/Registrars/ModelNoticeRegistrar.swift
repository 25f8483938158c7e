/// Takes the closure for a notice about an item.
@MainActor
public struct ModelNoticeRegistrar<Model, Position> {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension ModelNoticeRegistrar {
    /// Registers a closure that gets the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (Model, Position) -> Void
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false) { (_: Void, model: Model, position: Position) in
            .answer(handler(model, position))
        }
    }

    /// Registers a closure that gets an object, held weakly, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Void
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, _: Void, model: Model, position: Position) in
            .answer(handler(owner, model, position))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Model, Position) -> Void
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
        _ handler: @escaping @MainActor (Owner) -> (Model, Position) -> Void
    ) -> Registration {
        slot.brief(CallSite(fileID, line), canPass: false, weak: owner) {
            (owner: Owner, _: Void, model: Model, position: Position) in
            .answer(handler(owner)(model, position))
        }
    }
}
