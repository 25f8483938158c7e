// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A method without its object; see ``_ClosureForm``.
extension EventPlace {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    public func on<Value>(_ path: ReferenceWritableKeyPath<View, Value?>, _ method: any Sendable) -> Registered {
        fatalError()
    }
}
