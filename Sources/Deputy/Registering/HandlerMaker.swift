/// The result of a question's handler that can decline: an answer, or nothing for this item.
///
/// ```swift
/// mapping.heightForCell.orPass { post, _ in post.isLong ? .answer(80) : .pass }
/// ```
public enum EventDecision<Answer> {
    /// The answer; nothing else is asked.
    case answer(Answer)
    /// Nothing for this item: the next handler of the mapping is asked, then the owner, then the default.
    case pass
}

/// What the closure for an event returns: nothing, an answer, or a decision that may be to pass.
public protocol FormOutcome {
    /// The type of the answer that the host gets.
    associatedtype Answer
    /// The type that the closure returns.
    associatedtype Output
    /// Whether the closure may decline.
    static var _canPass: Bool { get }
    /// The returned value as a decision.
    static func _decision(_ output: Output) -> EventDecision<Answer>
}

/// The closure of a notice: it returns nothing.
public enum ReturnsNothing: FormOutcome {
    /// Always `false`: a notice cannot be declined.
    @inlinable public static var _canPass: Bool { false }
    /// Always an empty answer.
    @inlinable public static func _decision(_ output: Void) -> EventDecision<Void> { .answer(()) }
}

/// The closure of a question: it always answers.
public enum AlwaysAnswers<Answer>: QuestionOutcome {
    /// Always `false`: the closure must answer.
    @inlinable public static var _canPass: Bool { false }
    /// The answer.
    @inlinable public static func _decision(_ output: Answer) -> EventDecision<Answer> { .answer(output) }
}

/// The closure of a question that was registered with `orPass`: it answers or passes.
public enum MayPass<Answer>: FormOutcome {
    /// Always `true`.
    @inlinable public static var _canPass: Bool { true }
    /// The decision, unchanged.
    @inlinable public static func _decision(_ output: EventDecision<Answer>) -> EventDecision<Answer> { output }
}

/// An outcome of a question, which has `orPass`.
public protocol QuestionOutcome: FormOutcome where Output == Answer {}

/// Makes a handler of a closure, typed as the closure is.
@MainActor @usableFromInline
package struct HandlerMaker<Argument, Position: EventPosition, Answer, Registered> {
    @usableFromInline let event: DelegateEvent
    @usableFromInline let target: ClosureTarget
    /// Registers the handler.
    @usableFromInline let register: @MainActor (Handler) -> Registered

    init(_ event: DelegateEvent, _ target: ClosureTarget, register: @escaping @MainActor (Handler) -> Registered) {
        self.event = event
        self.target = target
        self.register = register
    }

    /// A closure that takes the view.
    /// - Parameter lifetime: the object that it gets first; it returns nil once that is gone.
    @inlinable
    package func view<View: AnyObject, Model>(
        _ site: CallSite, canPass: Bool, with lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument, View, Model, Position) -> EventDecision<Answer>?
    ) -> Registered {
        make(site, Expectation(view: View.self, Model.self), canPass, lifetime) { call in
            guard let model = call.model(Model.self) else { return .otherModel }
            guard let view = call.view as? View else { return .otherView }
            return call.reply(body(call.argument(Argument.self), view, model, call.position()))
        }
    }

    /// A closure that takes the model alone.
    @inlinable
    package func model<Model>(
        _ site: CallSite, canPass: Bool, with lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument, Model, Position) -> EventDecision<Answer>?
    ) -> Registered {
        make(site, Expectation(view: nil, Model.self), canPass, lifetime) { call in
            guard let model = call.model(Model.self) else { return .otherModel }
            return call.reply(body(call.argument(Argument.self), model, call.position()))
        }
    }

    /// A closure about the host.
    @inlinable
    package func host(
        _ site: CallSite, canPass: Bool, with lifetime: Lifetime? = nil,
        _ body: @escaping @MainActor (Argument) -> EventDecision<Answer>?
    ) -> Registered {
        make(site, Expectation(view: nil, Void.self), canPass, lifetime) { call in
            call.reply(body(call.argument(Argument.self)))
        }
    }

    // MARK: Forms

    /// The form of an event about a view.
    @inlinable
    package func viewForm<View: AnyObject, Model, Outcome: FormOutcome>()
        -> EventForm3<View, Model, Position, Outcome, Registered>
    where Argument == Void, Outcome.Answer == Answer {
        .init { site, lifetime, canPass, body in
            view(site, canPass: canPass, with: lifetime) { _, view, model, position in body(view, model, position) }
        } withoutView: { site, lifetime, canPass, body in
            model(site, canPass: canPass, with: lifetime) { _, model, position in body(model, position) }
        }
    }

    /// The form of an event about a view, with an argument, which comes first.
    @inlinable
    package func viewFormWithArgument<View: AnyObject, Model, Outcome: FormOutcome>()
        -> EventForm4<Argument, View, Model, Position, Outcome, Registered>
    where Outcome.Answer == Answer {
        .init { site, lifetime, canPass, body in
            view(site, canPass: canPass, with: lifetime, body)
        } withoutView: { site, lifetime, canPass, body in
            model(site, canPass: canPass, with: lifetime, body)
        }
    }

    /// The form of an event about an item, which may have no view.
    @inlinable
    package func itemForm<Model, Outcome: FormOutcome>() -> EventForm2<Model, Position, Outcome, Registered>
    where Argument == Void, Outcome.Answer == Answer {
        .init { site, lifetime, canPass, body in
            model(site, canPass: canPass, with: lifetime) { _, model, position in body(model, position) }
        }
    }

    /// The form of an event about an item, with an argument, which comes first.
    @inlinable
    package func itemFormWithArgument<Model, Outcome: FormOutcome>()
        -> EventForm3<Argument, Model, Position, Outcome, Registered>
    where Outcome.Answer == Answer {
        .init { site, lifetime, canPass, body in model(site, canPass: canPass, with: lifetime, body) }
    }

    /// The form of an event of the host.
    @inlinable
    package func hostForm<Outcome: FormOutcome>() -> EventForm0<Outcome, Registered>
    where Argument == Void, Outcome.Answer == Answer {
        .init { site, lifetime, canPass, body in host(site, canPass: canPass, with: lifetime) { _ in body() } }
    }

    /// The form of an event of the host, with an argument.
    @inlinable
    package func hostFormWithArgument<Outcome: FormOutcome>() -> EventForm1<Argument, Outcome, Registered>
    where Outcome.Answer == Answer {
        .init { site, lifetime, canPass, body in host(site, canPass: canPass, with: lifetime, body) }
    }

    @usableFromInline
    func make(
        _ site: CallSite, _ expects: Expectation, _ canPass: Bool, _ lifetime: Lifetime?, _ body: @escaping Handler.Body
    ) -> Registered { register(Handler(event, site, target, expects, canPass: canPass, lifetime: lifetime, body)) }
}
