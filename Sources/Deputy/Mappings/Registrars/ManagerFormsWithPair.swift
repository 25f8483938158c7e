/// Events with two arguments, which come one by one.
extension ManagerViewRegistrarWith {
    /// Registers a closure for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, A, B>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject, A, B>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject, A, B>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view and a model type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject, A, B>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, A, B>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, View.Model.self)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject, A, B>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, View, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject, A, B>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, View, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method)
    }

    /// Registers a method of an object without an actor, held weakly, for a view type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable, Owner: AnyObject, A, B>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, View, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method)
    }
}

/// Closures that do without the view.
extension ManagerViewRegistrarWith {
    /// Registers a closure for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, A, B>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject, A, B>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject, A, B>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a model type.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Model, Owner: AnyObject, A, B>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure that needs no view for a view and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, A, B>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject, A, B>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(weak: owner, fileID: fileID, line: line, handler) }

    /// Registers a method of an object, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject, A, B>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a method of an object without an actor, held weakly, for a view and a model type, without the view.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject, A, B>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, model)(weak: owner, fileID: fileID, line: line, method) }

    /// Registers a closure that needs no view for a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, A, B>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) { on(view, View.Model.self)(fileID: fileID, line: line, handler) }

    /// Registers a closure that gets an object, held weakly, for a view type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject, A, B>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, for a view type, without the view.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject, A, B>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method)
    }

    /// Registers a method of an object without an actor, held weakly, for a view type, without the view.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<View: Configurable, Owner: AnyObject, A, B>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, View.Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        on(view, View.Model.self)(weak: owner, fileID: fileID, line: line, method)
    }
}
