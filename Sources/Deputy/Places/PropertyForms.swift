/// Takes the closure for a property of the place's views that has no argument.
@MainActor
public struct _PropertyForm<Place: EventPlace> {
    let place: Place

    /// Fills a closure property that has no argument.
    @discardableResult
    public func callAsFunction(
        _ path: ReferenceWritableKeyPath<Place.View, (() -> Void)?>, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(fileID: fileID, line: line, handler) }

    /// The same for a handler that gets an object first, held weakly.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, (() -> Void)?>, weak owner: Owner, fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Owner, Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, (() -> Void)?>,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Place.Model, Place.Scope.Position) -> Void,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Place.Registered { place.form(path)(method, weak: owner, fileID: fileID, line: line) }

    /// Fills a closure property that is marked `@MainActor`.
    @discardableResult
    public func callAsFunction(
        _ path: ReferenceWritableKeyPath<Place.View, (@MainActor () -> Void)?>, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @MainActor (Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(fileID: fileID, line: line, handler) }

    /// The same for a handler that gets an object first, held weakly.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, (@MainActor () -> Void)?>, weak owner: Owner,
        fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Owner, Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, (@MainActor () -> Void)?>,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Place.Model, Place.Scope.Position) -> Void,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Place.Registered { place.form(path)(method, weak: owner, fileID: fileID, line: line) }
}

/// Takes the closure for a property of the place's views that has an argument, which comes first.
@MainActor
public struct _ValuePropertyForm<Place: EventPlace> {
    let place: Place

    /// Fills a closure property that has an argument, which the handler gets first.
    @discardableResult
    public func callAsFunction<Argument>(
        _ path: ReferenceWritableKeyPath<Place.View, ((Argument) -> Void)?>, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(fileID: fileID, line: line, handler) }

    /// The same for a handler that gets an object first, held weakly.
    @discardableResult
    public func callAsFunction<Argument, Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, ((Argument) -> Void)?>, weak owner: Owner,
        fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Owner, Argument, Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<Argument, Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, ((Argument) -> Void)?>,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, Place.Model, Place.Scope.Position) -> Void,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Place.Registered { place.form(path)(method, weak: owner, fileID: fileID, line: line) }

    /// Fills a closure property that has an argument and is marked `@MainActor`.
    @discardableResult
    public func callAsFunction<Argument>(
        _ path: ReferenceWritableKeyPath<Place.View, (@MainActor (Argument) -> Void)?>, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(fileID: fileID, line: line, handler) }

    /// The same for a handler that gets an object first, held weakly.
    @discardableResult
    public func callAsFunction<Argument, Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, (@MainActor (Argument) -> Void)?>, weak owner: Owner,
        fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Owner, Argument, Place.Model, Place.Scope.Position) -> Void
    ) -> Place.Registered { place.form(path)(weak: owner, fileID: fileID, line: line, handler) }

    /// The same for a method of an object, held weakly.
    @discardableResult
    public func callAsFunction<Argument, Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Place.View, (@MainActor (Argument) -> Void)?>,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, Place.Model, Place.Scope.Position) -> Void,
        weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Place.Registered { place.form(path)(method, weak: owner, fileID: fileID, line: line) }
}
