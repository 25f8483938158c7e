// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Forms that people write by mistake: they compile to the sentence that says what to write.
///
/// The compiler looks at none of them as long as a form fits.
extension ManagerModelForms {
    @available(*, unavailable, message: "name the type first: 'manager.didSelect(PostCell.self)' or '(for: Post.self)'")
    @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (Any, Position) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "a model type has a label: 'for: Post.self'")
    @discardableResult
    public func callAsFunction<Model>(
        _ model: Model.Type, _ handler: @escaping @MainActor (Model, Position) -> Outcome.Output
    ) -> Registration { fatalError() }
}

extension ManagerViewRegistrar {
    @available(*, unavailable, message: "name the type first: 'manager.didSelect(PostCell.self)' or '(for: Post.self)'")
    @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (Any, Any, Position) -> Outcome.Output
    ) -> Registration { fatalError() }

    @available(*, unavailable, message: "write the view, the model, the position: '{ cell, post, indexPath in … }'")
    @discardableResult
    public func callAsFunction<View: Configurable>(
        _ view: View.Type, _ handler: @escaping @MainActor (View.Model, View, Position) -> Outcome.Output
    ) -> Registration { fatalError() }
}
