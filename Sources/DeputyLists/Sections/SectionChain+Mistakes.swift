// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Deputy

/// What people write by mistake to have a model followed: it compiles to the sentence that says what they mean.
extension SectionChain {
    @available(*, unavailable, message: "the binder follows, not a chain: call follow() on it")
    @discardableResult
    public func follow() -> Self { fatalError() }
}

extension SectionsChain {
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

/// An object for `onNearEnd` or `onEvent` without `weak:` before it.
extension SectionChain {
    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func onNearEnd<Owner: AnyObject>(
        _ owner: Owner, _ load: @escaping @MainActor (_ owner: Owner) -> Void
    ) -> Self { fatalError() }

    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, _ owner: Owner, _ handler: @escaping @MainActor (Owner, Int, C, C.ViewEvent) -> Void
    ) -> Self where C.Kit == Binder.Kit { fatalError() }

    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, _ owner: Owner, _ handler: @escaping @MainActor (Owner, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self where C.Kit == Binder.Kit { fatalError() }
}

extension SectionsChain {
    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, _ owner: Owner,
        _ handler: @escaping @MainActor (Owner, Binder.Section, Int, C, C.ViewEvent) -> Void
    ) -> Self where C.Kit == Binder.Kit { fatalError() }

    @available(*, unavailable, message: "write 'weak:' before the object")
    @discardableResult
    public func onEvent<C: ListCell & ViewEventEmitting, Owner: AnyObject>(
        from cell: C.Type, _ owner: Owner,
        _ handler: @escaping @MainActor (Owner, Binder.Section, Int, C, C.ViewEvent, Model) -> Void
    ) -> Self where C.Kit == Binder.Kit { fatalError() }
}
