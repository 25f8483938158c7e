/// What the closure for an event gives back: an answer, or a decision that may be to pass.
///
/// A notice's closure answers with `Void`. Every form of a closure is written once, for both outcomes.
public protocol HandlerOutcome {
    /// What the host gets.
    associatedtype Answer
    /// What the closure returns.
    associatedtype Output
    /// Whether the closure may decline.
    static var canPass: Bool { get }
    /// What the closure decided.
    static func decision(_ output: Output) -> Decision<Answer>
}

/// The closure always answers.
public enum AlwaysAnswers<Answer>: HandlerOutcome {
    /// No.
    @inlinable public static var canPass: Bool { false }
    /// The answer.
    @inlinable public static func decision(_ output: Answer) -> Decision<Answer> { .answer(output) }
}

/// The closure answers or passes.
public enum MayPass<Answer>: HandlerOutcome {
    /// Yes.
    @inlinable public static var canPass: Bool { true }
    /// The decision as it is.
    @inlinable public static func decision(_ output: Decision<Answer>) -> Decision<Answer> { output }
}
