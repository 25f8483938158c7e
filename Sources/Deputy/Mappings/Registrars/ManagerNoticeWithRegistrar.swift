/// Takes, on the manager, the closure for a notice with an argument: the type of the view comes first.
@MainActor
public struct ManagerNoticeWithRegistrar<Argument, Position> {
    @usableFromInline let slot: AttachmentSlot
    @inlinable init(_ slot: AttachmentSlot) { self.slot = slot }
}

extension ManagerNoticeWithRegistrar {
    /// Registers a closure on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, View.Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, View.Model, Position>(slot.of(View.self, View.Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that needs no view on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View.Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, View.Model, Position>(slot.of(View.self, View.Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, View.Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, View.Model, Position>(slot.of(View.self, View.Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, Owner: AnyObject>(
        _ view: View.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument, View, View.Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, View.Model, Position>(slot.of(View.self, View.Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets both arguments on every mapping of a view type.
    @discardableResult @inlinable
    public func callAsFunction<View: Configurable, A, B>(
        _ view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View, View.Model, Position) -> Void
    ) -> Registration where Argument == (A, B) {
        NoticeWithRegistrar<Argument, View, View.Model, Position>(slot.of(View.self, View.Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, Model, Position>(slot.of(View.self, Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that needs no view on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, Model, Position>(slot.of(View.self, Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, Model, Position>(slot.of(View.self, Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, Owner: AnyObject>(
        _ view: View.Type, for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument, View, Model, Position) -> Void
    ) -> Registration {
        NoticeWithRegistrar<Argument, View, Model, Position>(slot.of(View.self, Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets both arguments on every mapping of a view type and a model type.
    @discardableResult @inlinable
    public func callAsFunction<View: AnyObject, Model, A, B>(
        _ view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View, Model, Position) -> Void
    ) -> Registration where Argument == (A, B) {
        NoticeWithRegistrar<Argument, View, Model, Position>(slot.of(View.self, Model.self))(
            fileID: fileID, line: line, handler)
    }

    /// Registers a closure on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model>(
        for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Void
    ) -> Registration {
        ModelNoticeWithRegistrar<Argument, Model, Position>(slot.of(Model.self))(fileID: fileID, line: line, handler)
    }

    /// Registers a closure that gets an object, held weakly, on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Position) -> Void
    ) -> Registration {
        ModelNoticeWithRegistrar<Argument, Model, Position>(slot.of(Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }

    /// Registers a method of an object, held weakly, on the mappings of every item of a model type.
    @discardableResult @inlinable
    public func callAsFunction<Model, Owner: AnyObject>(
        for model: Model.Type, weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument, Model, Position) -> Void
    ) -> Registration {
        ModelNoticeWithRegistrar<Argument, Model, Position>(slot.of(Model.self))(
            weak: owner, fileID: fileID, line: line, handler)
    }
}
