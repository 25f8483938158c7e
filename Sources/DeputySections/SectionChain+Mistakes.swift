// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Deputy
import DeputyLists

/// What people write by mistake to have a model followed: the compiler says what to write instead.
extension SectionChain {
    @available(*, unavailable, message: "the binder follows, not a chain: call follow() on it")
    @discardableResult
    public func follow() -> Self { fatalError() }
}

extension ManySectionsChain {
    @available(*, unavailable, message: "the binder follows, not a chain: call follow() on it")
    @discardableResult
    public func follow() -> Self { fatalError() }
}

extension SectionBinder {
    @available(
        *, unavailable,
        message: "follow() has no closure: it follows what the closures of the chains read, such as models: { … }"
    )
    public func follow<Value>(_ read: @escaping @MainActor () -> Value) { fatalError() }
}

/// A method without its object.
extension ChainEvents {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    @discardableResult
    public func onEvent<Cell>(from cell: Cell.Type, _ method: any Sendable) -> Self { fatalError() }
}

extension SectionNearEdgeForm {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    @discardableResult
    public func callAsFunction(rows: Int = 2, _ method: any Sendable) -> Chain { fatalError() }
}
