/// Closure properties and uses with an object that is held weakly: once it is gone, the closure is as if never registered.
extension Mapping {
    /// Fills a closure property of the view for each use; the handler gets an object, held weakly, the model and its place.
    ///
    /// ```swift
    /// mapping.on(\.didTapFavourite, weak: self) { controller, post, indexPath in … }
    /// ```
    @discardableResult
    public func on<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<View, (() -> Void)?>, weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Owner, Model, Scope.Position) -> Void
    ) -> Registration {
        let object = Weak(owner)
        return on(path, fileID: fileID, line: line) { model, position in
            if let owner = object.object { handler(owner, model, position) }
        }.live(with: owner)
    }

    /// Fills a closure property that has an argument; the handler gets an object, held weakly, the argument, the model and
    /// its place.
    @discardableResult
    public func on<Owner: AnyObject, Argument>(
        _ path: ReferenceWritableKeyPath<View, ((Argument) -> Void)?>, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Scope.Position) -> Void
    ) -> Registration {
        let object = Weak(owner)
        return on(path, fileID: fileID, line: line) { argument, model, position in
            if let owner = object.object { handler(owner, argument, model, position) }
        }.live(with: owner)
    }

    /// The same for properties whose closures say that they are called on the main actor.
    @discardableResult
    public func on<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<View, (@MainActor () -> Void)?>, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Scope.Position) -> Void
    ) -> Registration {
        let object = Weak(owner)
        return on(path, fileID: fileID, line: line) { model, position in
            if let owner = object.object { handler(owner, model, position) }
        }.live(with: owner)
    }

    /// Registers a closure that begins each use of a view and gets an object, held weakly, first.
    ///
    /// When the object is gone no use begins any more. One that has begun ends as it would have, and no later than it is
    /// found that no such closure is left on the mapping.
    @discardableResult
    public func whileInUse<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, Model, Scope.Position, ViewUseScope) -> Void
    ) -> Registration {
        let object = Weak(owner)
        return whileInUse(fileID: fileID, line: line) { view, model, position, scope in
            if let owner = object.object { handler(owner, view, model, position, scope) }
        }.live(with: owner)
    }
}
