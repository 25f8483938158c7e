/// The destination of the closure for one event: each form of a closure calls one of the functions here.
///
/// So the casts and the weak reference are in one place. What registering returns depends on the place: a token, or a chain.
@MainActor @usableFromInline
package struct HandlerMaker<Argument, Position: _EventPosition, Answer, Registered> {
    @usableFromInline let event: DelegateEvent
    @usableFromInline let put: @MainActor (TypedHandler<Argument, Position, Answer>) -> Registered

    init(_ event: DelegateEvent, put: @escaping @MainActor (TypedHandler<Argument, Position, Answer>) -> Registered) {
        self.event = event
        self.put = put
    }

    /// Adds a closure that takes the view. If there is an object, the closure ends with it.
    @inlinable
    package func view<View: AnyObject, Model>(
        _ site: CallSite, canPass: Bool, with lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument, View, Model, Position) -> EventDecision<Answer>?
    ) -> Registered {
        put(
            TypedHandler(
                event, site, needsView: true, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: View.self, Model.self)
            ) { argument, view, item, position in
                guard let model = item.model(Model.self) else { return .skipped(.otherModel) }
                guard let view = view as? View else { return .skipped(.otherView) }
                return Reply(body(argument, view, model, position))
            })
    }

    /// Adds a closure without the view. If there is an object, the closure ends with it.
    @inlinable
    package func model<Model>(
        _ site: CallSite, canPass: Bool, with lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument, Model, Position) -> EventDecision<Answer>?
    ) -> Registered {
        put(
            TypedHandler(
                event, site, needsView: false, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: nil, Model.self)
            ) { argument, _, item, position in
                guard let model = item.model(Model.self) else { return .skipped(.otherModel) }
                return Reply(body(argument, model, position))
            })
    }

    /// Adds a closure for an event of the host. If there is an object, the closure ends with it.
    @inlinable
    package func host(
        _ site: CallSite, canPass: Bool, with lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument) -> EventDecision<Answer>?
    ) -> Registered {
        put(
            TypedHandler(
                event, site, needsView: false, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: nil, Void.self)
            ) { argument, _, _, _ in Reply(body(argument)) })
    }
}
