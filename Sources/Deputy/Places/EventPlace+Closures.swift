/// A view's own closure properties, filled for each use.
///
/// When a property is called, the handler gets the model and its current place. The property is emptied before the
/// view is used for another item. A call during an event is delivered after the event.
///
/// ```swift
/// mapping.on(\.didTapFavourite) { post, indexPath in … }
/// mapping.on(\.didTapFavourite, weak: self) { controller, post, indexPath in … }
/// mapping.on(\.didTapFavourite, Controller.toggle, weak: self)
/// mapping.onValue(\.didEnter) { text, post, indexPath in … }
/// ```
extension EventPlace {
    /// Takes the closure for a closure property that has no argument: `{ post, indexPath in … }`.
    public var on: _PropertyForm<Self> { .init(place: self) }

    /// Takes the closure for a closure property that has an argument: `{ text, post, indexPath in … }`.
    public var onValue: _ValuePropertyForm<Self> { .init(place: self) }
}

extension EventPlace {
    typealias Call<Argument> = @MainActor (Argument) -> Void
    typealias Form = _ModelEventForm<Scope, Model, _ReturnsNothing, Registered>
    typealias FormWith<Argument> = _ModelEventFormWith<Argument, Scope, Model, _ReturnsNothing, Registered>

    func form(_ path: ReferenceWritableKeyPath<View, (() -> Void)?>) -> Form {
        Form(filling { (view: View, call: Call<Void>?) in view[keyPath: path] = call == nil ? nil : { call?(()) } })
    }

    func form(_ path: ReferenceWritableKeyPath<View, (@MainActor () -> Void)?>) -> Form {
        Form(
            filling { (view: View, call: Call<Void>?) in
                if let call { view[keyPath: path] = { call(()) } } else { view[keyPath: path] = nil }
            })
    }

    func form<Argument>(_ path: ReferenceWritableKeyPath<View, ((Argument) -> Void)?>) -> FormWith<Argument> {
        FormWith(filling { (view, call: Call<Argument>?) in view[keyPath: path] = call == nil ? nil : { call?($0) } })
    }

    func form<Argument>(
        _ path: ReferenceWritableKeyPath<View, (@MainActor (Argument) -> Void)?>
    ) -> FormWith<Argument> { FormWith(filling { $0[keyPath: path] = $1 }) }

    /// The slot for the closures of a property.
    private func filling<Argument>(
        _ set: @escaping @MainActor (View, Call<Argument>?) -> Void
    ) -> HandlerMaker<Argument, Scope.Position, Void, Registered> {
        let target = _target
        return HandlerMaker(ViewEvents.none) { target.give(target.target.put(TypedFilling($0, set: set))) }
    }
}
