/// What the closure for an event gives back: nothing, an answer, or a decision that may be to pass.
public protocol _HandlerOutcome {
    /// What the host gets.
    associatedtype Answer
    /// What the closure returns.
    associatedtype Output
    /// Whether the closure may decline.
    static var _canPass: Bool { get }
    /// What the closure decided.
    static func _decision(_ output: Output) -> EventDecision<Answer>
}

/// The closure of a notice: it returns nothing.
public enum _ReturnsNothing: _HandlerOutcome {
    /// No.
    @inlinable public static var _canPass: Bool { false }
    /// Nothing to answer.
    @inlinable public static func _decision(_ output: Void) -> EventDecision<Void> { .answer(()) }
}

/// The closure of a question: it always answers.
public enum _AlwaysAnswers<Answer>: _QuestionOutcome {
    /// No.
    @inlinable public static var _canPass: Bool { false }
    /// The answer.
    @inlinable public static func _decision(_ output: Answer) -> EventDecision<Answer> { .answer(output) }
}

/// The closure of a question that was registered with `orPass`: it answers or passes.
public enum _MayPass<Answer>: _HandlerOutcome {
    /// Yes.
    @inlinable public static var _canPass: Bool { true }
    /// The decision as it is.
    @inlinable public static func _decision(_ output: EventDecision<Answer>) -> EventDecision<Answer> { output }
}

/// The outcome of a closure that could also be one that may pass.
public protocol _QuestionOutcome: _HandlerOutcome where Output == Answer {}
