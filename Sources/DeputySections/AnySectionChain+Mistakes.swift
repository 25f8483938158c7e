// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What people write by mistake on a chain that binds nothing: the compiler says where it belongs.
extension AnySectionChain {
    @available(*, unavailable, message: "onAnySection() binds no cells: bind on onSection(_:) or onAllOtherSections()")
    @discardableResult
    public func bind<Cell, Models>(cellType: Cell.Type, models: Models) -> Self { fatalError() }
}
