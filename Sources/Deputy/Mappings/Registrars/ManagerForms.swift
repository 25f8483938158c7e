/// The forms of a closure, on the manager, for an event without an argument that can do without the view.
@MainActor
public protocol ManagerModelForms<Position, Outcome> {
    /// Where the event happens, as the closure is told.
    associatedtype Position
    /// Whether the closure always answers, or may pass.
    associatedtype Outcome: HandlerOutcome
    /// Where the closure goes.
    var slot: AttachmentSlot<Void, Position, Outcome.Answer> { get }
}

extension ManagerModelForms {
    /// Registers a closure for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a model type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Model, Position) -> Outcome.Output
    ) -> Registration { on(model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure that needs no view for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure that needs no view for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view type, without the view.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }
}

/// Takes, on the manager, the closure for an event about an item: the model type comes first, or that of the view.
public struct ManagerModelRegistrar<Position, Outcome: HandlerOutcome>: ManagerModelForms {
    /// Where the closure is put, and for which event.
    public let slot: AttachmentSlot<Void, Position, Outcome.Answer>
    @inlinable init(_ slot: AttachmentSlot<Void, Position, Outcome.Answer>) { self.slot = slot }
}

/// Takes, on the manager, the closure for an event about a view: the type of the view comes first.
public struct ManagerViewRegistrar<Position, Outcome: HandlerOutcome>: ManagerModelForms {
    /// Where the closure is put, and for which event.
    public let slot: AttachmentSlot<Void, Position, Outcome.Answer>
    @inlinable init(_ slot: AttachmentSlot<Void, Position, Outcome.Answer>) { self.slot = slot }
}

extension ManagerViewRegistrar {
    /// Registers a closure for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view and a model type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (View, Model, Position) -> Outcome.Output
    ) -> Registration { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (View, View.Model, Position) -> Outcome.Output
    ) -> Registration { on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method) }
}

extension ManagerModelForms {
    @inlinable
    func on<Model>(_ model: Model.Type) -> ModelRegistrar<Model, Position, Outcome> {
        ModelRegistrar(slot.of(model))
    }

    @inlinable
    func on<View: AnyObject, Model>(
        _ view: View.Type, _ model: Model.Type
    ) -> ViewRegistrar<View, Model, Position, Outcome> {
        ViewRegistrar(slot.of(view, model))
    }
}
