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
            at: CallSite(fileID, line), empty: { $0[keyPath: path] = nil },
            fill: { view, call in view[keyPath: path] = { call { handler($0, $1) } } })
    }

    /// Fills a closure property that has an argument, which the handler gets first.
    @discardableResult
    public func on<Argument>(
        _ path: ReferenceWritableKeyPath<View, ((Argument) -> Void)?>, fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Argument, Model, Scope.Position) -> Void
    ) -> Registration {
        addFilling(
            at: CallSite(fileID, line), empty: { $0[keyPath: path] = nil },
            fill: { view, call in view[keyPath: path] = { argument in call { handler(argument, $0, $1) } } })
    }

    /// The same for properties whose closures say that they are called on the main actor.
    @discardableResult
    public func on(
        _ path: ReferenceWritableKeyPath<View, (@MainActor () -> Void)?>, fileID: StaticString = #fileID,
        line: UInt = #line, _ handler: @escaping @MainActor (Model, Scope.Position) -> Void
    ) -> Registration {
        addFilling(
            at: CallSite(fileID, line), empty: { $0[keyPath: path] = nil },
            fill: { view, call in view[keyPath: path] = { call { handler($0, $1) } } })
    }
}

extension Mapping {
    /// Takes in a property: how to empty it, and how to fill it with a call that finds the item of its moment.
    private func addFilling(
        at site: CallSite, empty: @escaping @MainActor (View) -> Void,
        fill:
            @escaping @MainActor (
                View, @escaping @MainActor (@escaping @MainActor (Model, Scope.Position) -> Void) -> Void
            )
            -> Void
    ) -> Registration {
        let filling = Filling(
            empty: { view in if let view = view as? View { empty(view) } },
            fill: { view, route, filling in
                guard let view = view as? View else { return }
                fill(view) { [weak route, weak filling] handler in
                    guard filling?.isLive == true else { return }
                    route?.perform { item, position in
                        guard let model = item as? Model, let position = position as? Scope.Position else { return }
                        handler(model, position)
                    }
                }
            })
        core?.fillings.append(filling)
        return Registration(at: site, tie: { filling.lifetimes.append($0) }) {
            filling.cancel()
        }
    }
}
