/// What the closure for an event returns: nothing, an answer, or a decision that may be to pass.
public protocol _HandlerOutcome {
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
public enum _ReturnsNothing: _HandlerOutcome {
    /// Always `false`: a notice cannot be declined.
    @inlinable public static var _canPass: Bool { false }
    /// Always an empty answer.
    @inlinable public static func _decision(_ output: Void) -> EventDecision<Void> { .answer(()) }
}

/// The closure of a question: it always answers.
public enum _AlwaysAnswers<Answer>: _QuestionOutcome {
    /// Always `false`: the closure must answer.
    @inlinable public static var _canPass: Bool { false }
    /// The answer.
    @inlinable public static func _decision(_ output: Answer) -> EventDecision<Answer> { .answer(output) }
}

/// The closure of a question that was registered with `orPass`: it answers or passes.
public enum _MayPass<Answer>: _HandlerOutcome {
    /// Always `true`.
    @inlinable public static var _canPass: Bool { true }
    /// The decision, unchanged.
    @inlinable public static func _decision(_ output: EventDecision<Answer>) -> EventDecision<Answer> { output }
}

/// An outcome of a question, which has `orPass`.
public protocol _QuestionOutcome: _HandlerOutcome where Output == Answer {}
