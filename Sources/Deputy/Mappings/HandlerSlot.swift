/// The place a closure goes: an event on a mapping, or on the host.
///
/// Every form a closure can be written in ends in one of the functions here, so the casts and the weak reference are
/// in one place.
///
/// The forms themselves are overloads (`Registrars/`), each written once: closures that may pass have another
/// ``HandlerOutcome``, not other overloads. Parameter packs would save more of them, and answer a forgotten argument with
/// a sentence about pack shapes; written out, the compiler's messages are those of ordinary methods.
@MainActor
public struct HandlerSlot<Argument, Position, Answer> {
    @usableFromInline let event: Event
    @usableFromInline let put: @MainActor (Handler) -> Registration

    init(_ event: Event, put: @escaping @MainActor (Handler) -> Registration) {
        self.event = event
        self.put = put
    }

    /// The model of an item, which is in a box or not; nil if it is another.
    @inlinable
    static func model<Model>(_ type: Model.Type, _ item: Any, _ unboxed: UnboxedItem?) -> Model? {
        if let unboxed { unboxed.model(type) } else { cast(item, to: type) }
    }

    /// A closure that takes the view, and may be skipped.
    @inlinable
    func taking<View: AnyObject, Model>(
        _ site: CallSite, canPass: Bool, lifetime: Lifetime?,
        _ body: @escaping @MainActor (Argument, View, Model, Position) -> Reply<Answer>
    ) -> Registration {
        put(
            TypedHandler<Argument, Position, Answer>(
                event, site, needsView: true, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: View.self, Model.self)
            ) { argument, view, item, unboxed, position in
                guard let model = HandlerSlot.model(Model.self, item, unboxed) else { return .skipped(.otherModel) }
                guard let view = view as? View else { return .skipped(.otherView) }
                return body(argument, view, model, position)
            })
    }

    /// A closure that does without the view, and may be skipped.
    @inlinable
    func taking<Model>(
        _ site: CallSite, canPass: Bool, lifetime: Lifetime?,
        _ body: @escaping @MainActor (Argument, Model, Position) -> Reply<Answer>
    ) -> Registration {
        put(
            TypedHandler<Argument, Position, Answer>(
                event, site, needsView: false, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: nil, Model.self)
            ) { argument, _, item, unboxed, position in
                guard let model = HandlerSlot.model(Model.self, item, unboxed) else { return .skipped(.otherModel) }
                return body(argument, model, position)
            })
    }

    /// A closure for an event of the host, that may be skipped.
    @inlinable
    func taking(
        _ site: CallSite, canPass: Bool, lifetime: Lifetime?,
        _ body: @escaping @MainActor (Argument) -> Reply<Answer>
    ) -> Registration {
        put(
            TypedHandler<Argument, Position, Answer>(
                event, site, needsView: false, canPass: canPass, lifetime: lifetime,
                expects: Expectation(view: nil, Void.self)
            ) { argument, _, _, _, _ in body(argument) })
    }
}
