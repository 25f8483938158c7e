/// Takes, on the manager, the closure for a notice about an item: the model type comes first.
@MainActor
public struct ManagerModelNoticeRegistrar<Position> {
    @usableFromInline let slot: AttachmentSlot
    @inlinable init(_ slot: AttachmentSlot) { self.slot = slot }
}

extension ManagerModelNoticeRegistrar {
    /// Registers a closure on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Void
    ) -> Registration {
        ModelNoticeRegistrar<Model, Position>(slot.of(Model.self))(fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Void
    ) -> Registration {
        ModelNoticeRegistrar<Model, Position>(slot.of(Model.self))(weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Model, Position) -> Void
    ) -> Registration {
        ModelNoticeRegistrar<Model, Position>(slot.of(Model.self))(weak: owner, fileID: fileID, line: line, handler)
    }
}

/// Takes, on the manager, the closure for a question about an item: the model type comes first.
@MainActor
public struct ManagerModelQuestionRegistrar<Position, Answer> {
    @usableFromInline let slot: AttachmentSlot
    @inlinable init(_ slot: AttachmentSlot) { self.slot = slot }
}

extension ManagerModelQuestionRegistrar {
    /// Registers a closure on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Answer
    ) -> Registration {
        ModelQuestionRegistrar<Model, Position, Answer>(slot.of(Model.self))(fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Answer
    ) -> Registration {
        ModelQuestionRegistrar<Model, Position, Answer>(slot.of(Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure on the mappings of every item of a model type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Decision<Answer>
    ) -> Registration {
        ModelQuestionRegistrar<Model, Position, Answer>(slot.of(Model.self))(fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on the mappings of every item of a model type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Decision<Answer>
    ) -> Registration {
        ModelQuestionRegistrar<Model, Position, Answer>(slot.of(Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Model, Position) -> Answer
    ) -> Registration {
        ModelQuestionRegistrar<Model, Position, Answer>(slot.of(Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }
}
