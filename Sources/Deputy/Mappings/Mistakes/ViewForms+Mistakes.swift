// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Forms that people write by mistake: they compile to the sentence that says what to write.
///
/// The compiler looks at none of them as long as a form fits.
extension ViewForms {
    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ owner: Owner, _ handler: @escaping @MainActor (Owner, View, Model, Position) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> @MainActor (View, Model, Position) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(
        *, unavailable, message: "the object comes first: '{ controller, cell, post, … in }'; or 'Controller.open'"
    )
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (View, Model, Position) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "the host waits: no 'await' or 'try' here; start a 'Task', or catch the error")
    @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (View, Model, Position) async throws -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "write the view, the model, the position: '{ cell, post, indexPath in … }'")
    @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (Model, View, Position) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "write the view, the model, the position: '{ cell, post, indexPath in … }'")
    @_disfavoredOverload
    @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (Position, View, Model) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "write the view, the model, the position: '{ cell, post, indexPath in … }'")
    @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (View, Position, Model) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(
        *, unavailable, message: "the object comes first: '{ controller, cell, post, … in }'; or 'Controller.open'"
    )
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (View, Model, Position, Owner) -> Outcome.Output
    ) -> Registration { fatalError() }
}
