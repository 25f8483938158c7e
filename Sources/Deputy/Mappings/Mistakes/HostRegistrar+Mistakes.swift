// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Forms that people write by mistake: they compile to the sentence that says what to write.
///
/// The compiler looks at none of them as long as a form fits.
extension HostRegistrarWith {
    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ owner: Owner, _ handler: @escaping @MainActor (Owner, Argument) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(
        *, unavailable, message: "the object comes first: '{ controller, cell, post, … in }'; or 'Controller.open'"
    )
    @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Argument) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "the host waits: no 'await' or 'try' here; start a 'Task', or catch the error")
    @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (Argument) async throws -> Outcome.Output
    ) -> Registration { fatalError() }
}
