/// Takes, on the manager, the closure for a question about a view: the type of the view comes first.
@MainActor
public struct ManagerQuestionRegistrar<Position, Answer> {
    @usableFromInline let slot: AttachmentSlot
    @inlinable init(_ slot: AttachmentSlot) { self.slot = slot }
}

extension ManagerQuestionRegistrar {
    /// Registers a closure on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, View.Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, View.Model, Position, Answer>(slot.of(View.self, View.Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that needs no view on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, View.Model, Position, Answer>(slot.of(View.self, View.Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, View.Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, View.Model, Position, Answer>(slot.of(View.self, View.Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure on every mapping of a view type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, View.Model, Position) -> Decision<Answer>
    ) -> Registration {
        QuestionRegistrar<View, View.Model, Position, Answer>(slot.of(View.self, View.Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that needs no view on every mapping of a view type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.Model, Position) -> Decision<Answer>
    ) -> Registration {
        QuestionRegistrar<View, View.Model, Position, Answer>(slot.of(View.self, View.Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on every mapping of a view type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, View.Model, Position) -> Decision<Answer>
    ) -> Registration {
        QuestionRegistrar<View, View.Model, Position, Answer>(slot.of(View.self, View.Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (View, View.Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, View.Model, Position, Answer>(slot.of(View.self, View.Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, Model, Position, Answer>(slot.of(View.self, Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that needs no view on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, Model, Position, Answer>(slot.of(View.self, Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, Model, Position, Answer>(slot.of(View.self, Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure on every mapping of a view type and a model type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, Model, Position) -> Decision<Answer>
    ) -> Registration {
        QuestionRegistrar<View, Model, Position, Answer>(slot.of(View.self, Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that needs no view on every mapping of a view type and a model type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Decision<Answer>
    ) -> Registration {
        QuestionRegistrar<View, Model, Position, Answer>(slot.of(View.self, Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on every mapping of a view type and a model type, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, Model, Position) -> Decision<Answer>
    ) -> Registration {
        QuestionRegistrar<View, Model, Position, Answer>(slot.of(View.self, Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (View, Model, Position) -> Answer
    ) -> Registration {
        QuestionRegistrar<View, Model, Position, Answer>(slot.of(View.self, Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

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
