/// Takes, on the manager, the closure for an event with an argument; the type of the view or the model comes first.
@MainActor
public struct ManagerViewRegistrarWith<Argument, Position, Outcome: HandlerOutcome> {
    @usableFromInline let slot: AttachmentSlot<Argument, Position, Outcome.Answer>
    @inlinable init(_ slot: AttachmentSlot<Argument, Position, Outcome.Answer>) { self.slot = slot }

    @inlinable
    func on<Model>(_ model: Model.Type) -> ModelRegistrarWith<Argument, Model, Position, Outcome> {
        ModelRegistrarWith(slot.of(model))
    }

    @inlinable
    func on<View: AnyObject, Model>(
        _ view: View.Type, _ model: Model.Type
    ) -> ViewRegistrarWith<Argument, View, Model, Position, Outcome> {
        ViewRegistrarWith(slot.of(view, model))
    }
}

/// Closures that get the view.
extension ManagerViewRegistrarWith {
    /// Registers a closure for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view and a model type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument, View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }
}

/// Closures that do without the view.
extension ManagerViewRegistrarWith {
    /// Registers a closure for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a model type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure that needs no view for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure that needs no view for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view type, without the view.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }
}
