/// A cell's own closure properties, filled for each use.
extension Mapping {
    /// Fills a closure property of the view for each use; when it is called, the handler gets the model and its place of
    /// that moment.
    ///
    /// The property is emptied before the view is used for another item. What the view does while an event is under way
    /// is delivered after it.
    ///
    /// ```swift
    /// mapping.on(\.didTapFavourite) { post, indexPath in … }
    /// ```
    @discardableResult
    public func on(
        _ path: ReferenceWritableKeyPath<View, (() -> Void)?>, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Scope.Position) -> Void
    ) -> Registration {
        addFilling(
            handler, at: CallSite(fileID, line), empty: { $0[keyPath: path] = nil },
            fill: { view, call in view[keyPath: path] = { call { $0($1, $2) } } })
    }

    /// Fills a closure property that has an argument, which the handler gets first.
    @discardableResult
    public func on<Argument>(
        _ path: ReferenceWritableKeyPath<View, ((Argument) -> Void)?>, fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Argument, Model, Scope.Position) -> Void
    ) -> Registration {
        addFilling(
            handler, at: CallSite(fileID, line), empty: { $0[keyPath: path] = nil },
            fill: { view, call in view[keyPath: path] = { argument in call { $0(argument, $1, $2) } } })
    }

    /// The same for properties whose closures say that they are called on the main actor.
    @discardableResult
    public func on(
        _ path: ReferenceWritableKeyPath<View, (@MainActor () -> Void)?>, fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Model, Scope.Position) -> Void
    ) -> Registration {
        addFilling(
            handler, at: CallSite(fileID, line), empty: { $0[keyPath: path] = nil },
            fill: { view, call in view[keyPath: path] = { call { $0($1, $2) } } })
    }
}

extension Mapping {
    /// Calls the handler of a filled property with the item of that moment and its place; calls nobody once the
    /// registration has ended.
    private typealias Call<Handler> = @MainActor (@escaping @MainActor (Handler, Model, Scope.Position) -> Void) -> Void

    /// Takes in a property: how to empty it, and how to fill it with a call that finds handler and item when it is made.
    private func addFilling<Handler>(
        _ handler: Handler, at site: CallSite, empty: @escaping @MainActor (View) -> Void,
        fill: @escaping @MainActor (View, @escaping Call<Handler>) -> Void
    ) -> Registration {
        let filling = TypedFilling(
            handler, at: site, empty: { view in if let view = view as? View { empty(view) } },
            put: { view, route, filling in
                guard let view = view as? View else { return }
                fill(view) { [weak route, weak filling] body in
                    guard filling?.isLive == true else { return }
                    route?.perform { item, position in
                        guard let handler = filling?.liveHandler, let model = cast(item, to: Model.self),
                            let position = position as? Scope.Position
                        else { return }
                        body(handler, model, position)
                    }
                }
            })
        core?.fillings.append(filling)
        return Registration(
            at: site,
            tie: { [weak filling, weak registry] lifetime in
                filling?.lifetimes.append(lifetime)
                registry?.follow(lifetime)
            },
            withdraw: { [weak filling] in filling?.cancel() })
    }
}
