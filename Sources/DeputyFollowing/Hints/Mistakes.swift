// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension FollowModelForm {
    @available(*, unavailable, message: "write 'weak:' before the model")
    @_alwaysEmitIntoClient public func callAsFunction<Model: AnyObject>(
        _ model: Model, _ content: @escaping @MainActor (Model) -> Any?
    ) {
        fatalError()
    }
}
