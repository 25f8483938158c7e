// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A model without `weak:` before it: the compiler says that `weak:` is missing.
extension ItemStore {
    @available(*, unavailable, message: "write 'weak:' before the model")
    public func followHeader<Model: AnyObject>(_ model: Model, _ header: @escaping @MainActor (Model) -> Any?) {
        fatalError()
    }

    @available(*, unavailable, message: "write 'weak:' before the model")
    public func followFooter<Model: AnyObject>(_ model: Model, _ footer: @escaping @MainActor (Model) -> Any?) {
        fatalError()
    }
}
