/// A view's own closure properties, filled for each use.
///
/// When a property is called, the handler gets the model and its current place. The property is emptied before the
/// view is used for another item. A call during an event is delivered after the event.
///
/// ```swift
/// mapping.on(\.didTapFavourite) { post, indexPath in … }
/// mapping.on(\.didTapFavourite, weak: self) { controller, post, indexPath in … }
/// mapping.onValue(\.didEnter) { text, post, indexPath in … }
/// ```
extension EventPlace {
    /// Takes the closure for a closure property that has no argument: `{ post, indexPath in … }`.
    public var on: ClosurePropertyForm<Self> { .init(place: self) }

    /// Takes the closure for a closure property that has an argument: `{ text, post, indexPath in … }`.
    public var onValue: ValuePropertyForm<Self> { .init(place: self) }
}

extension EventPlace {
    typealias Call<Argument> = @MainActor (Argument) -> Void
    typealias Form = EventForm2<Model, Scope.Position, ReturnsNothing, Registered>
    typealias FormWith<Argument> = EventForm3<Argument, Model, Scope.Position, ReturnsNothing, Registered>

    func form(_ path: ReferenceWritableKeyPath<View, (() -> Void)?>) -> Form {
        filling { (view: View, call: Call<Void>?) in view[keyPath: path] = call == nil ? nil : { call?(()) } }
            .itemForm()
    }

    // The compiler (6.3) has no type for a conditional expression of these closures.
    func form(_ path: ReferenceWritableKeyPath<View, (@MainActor () -> Void)?>) -> Form {
        filling { (view: View, call: Call<Void>?) in
            if let call { view[keyPath: path] = { call(()) } } else { view[keyPath: path] = nil }
        }.itemForm()
    }

    func form<Argument>(_ path: ReferenceWritableKeyPath<View, ((Argument) -> Void)?>) -> FormWith<Argument> {
        filling { (view, call: Call<Argument>?) in view[keyPath: path] = call == nil ? nil : { call?($0) } }
            .itemFormWithArgument()
    }

    func form<Argument>(
        _ path: ReferenceWritableKeyPath<View, (@MainActor (Argument) -> Void)?>
    ) -> FormWith<Argument> { filling { $0[keyPath: path] = $1 }.itemFormWithArgument() }

    private func filling<Argument>(
        _ set: @escaping @MainActor (View, Call<Argument>?) -> Void
    ) -> HandlerMaker<Argument, Scope.Position, Void, Registered> {
        _target.maker(for: .property) { PropertyHandler($0, set: set) }
    }
}

/// Takes the closure for a property of the place's views that has no argument.
@MainActor
public struct ClosurePropertyForm<Place: EventPlace> {
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
}

/// Takes the closure for a property of the place's views that has an argument, which comes first.
@MainActor
public struct ValuePropertyForm<Place: EventPlace> {
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
}
