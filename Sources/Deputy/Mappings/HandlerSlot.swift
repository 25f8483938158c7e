/// The place a handler goes: an event on a mapping, or on the host.
///
/// Every form a closure can be written in ends in one of the functions here, so the casts and the weak reference are
/// in one place.
///
/// The forms themselves are overloads, an event's shape a type each (`Registrars/`). Parameter packs would save most of
/// them, and answer a forgotten argument with a sentence about pack shapes; written out, the compiler's messages are those
/// of ordinary methods.
@MainActor @usableFromInline
struct HandlerSlot {
    @usableFromInline let event: Event
    @usableFromInline let put: @MainActor (Handler) -> Registration

    init(_ event: Event, put: @escaping @MainActor (Handler) -> Registration) {
        self.event = event
        self.put = put
    }

    /// A closure that takes the view.
    @inlinable
    func taking<Argument, View: AnyObject, Model, Position, Answer>(
        _ site: CallSite, canPass: Bool, lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument, View, Model, Position) -> Reply<Answer>
    ) -> Registration {
        put(
            TypedHandler<Argument, Position, Answer>(
                event, site, needsView: true, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: View.self, Model.self)
            ) { argument, view, item, position in
                guard let model = cast(item, to: Model.self) else { return .skipped(.otherModel) }
                guard let view = view as? View else { return .skipped(.otherView) }
                return body(argument, view, model, position)
            })
    }

    /// A closure that does without the view.
    @inlinable
    func brief<Argument, Model, Position, Answer>(
        _ site: CallSite, canPass: Bool, lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument, Model, Position) -> Reply<Answer>
    ) -> Registration {
        put(
            TypedHandler<Argument, Position, Answer>(
                event, site, needsView: false, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: nil, Model.self)
            ) { argument, _, item, position in
                guard let model = cast(item, to: Model.self) else { return .skipped(.otherModel) }
                return body(argument, model, position)
            })
    }

    /// A closure for an event of the host.
    @inlinable
    func host<Argument, Answer>(
        _ site: CallSite, canPass: Bool, lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument) -> Reply<Answer>
    ) -> Registration {
        put(
            TypedHandler<Argument, NoPosition, Answer>(
                event, site, needsView: false, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: nil, Void.self)
            ) { argument, _, _, _ in body(argument) })
    }
}

/// The same for closures that get an object, held weakly: once it is gone they are as if never registered (rule R11).
extension HandlerSlot {
    @inlinable
    func taking<Owner: AnyObject, Argument, View: AnyObject, Model, Position, Answer>(
        _ site: CallSite, canPass: Bool, weak owner: Owner,
        _ body: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Reply<Answer>
    ) -> Registration {
        let owner = Weak(owner)
        return taking(site, canPass: canPass, lifetime: owner) {
            (argument: Argument, view: View, model: Model, position: Position) -> Reply<Answer> in
            guard let owner = owner.object else { return .skipped(.ownerGone) }
            return body(owner, argument, view, model, position)
        }
    }

    @inlinable
    func brief<Owner: AnyObject, Argument, Model, Position, Answer>(
        _ site: CallSite, canPass: Bool, weak owner: Owner,
        _ body: @escaping @MainActor (Owner, Argument, Model, Position) -> Reply<Answer>
    ) -> Registration {
        let owner = Weak(owner)
        return brief(site, canPass: canPass, lifetime: owner) {
            (argument: Argument, model: Model, position: Position) -> Reply<Answer> in
            guard let owner = owner.object else { return .skipped(.ownerGone) }
            return body(owner, argument, model, position)
        }
    }

    @inlinable
    func host<Owner: AnyObject, Argument, Answer>(
        _ site: CallSite, canPass: Bool, weak owner: Owner,
        _ body: @escaping @MainActor (Owner, Argument) -> Reply<Answer>
    ) -> Registration {
        let owner = Weak(owner)
        return host(site, canPass: canPass, lifetime: owner) { (argument: Argument) -> Reply<Answer> in
            guard let owner = owner.object else { return .skipped(.ownerGone) }
            return body(owner, argument)
        }
    }
}
