/// The answer that means "as if the method were not implemented".
///
/// It is written beside the selector in the catalogue, and may depend on the host's state, the argument or the position.
public struct EventDefault<Argument, Position, Answer> {
    /// The answer in words, as the tables in the documentation and `explain` show it.
    package let summary: String
    let answer: @MainActor (EventSituation<Argument, Position>) -> Answer

    /// A default that is computed when it is needed.
    /// - Parameters:
    ///   - summary: the answer in words.
    ///   - answer: computes the answer.
    public init(_ summary: String, _ answer: @escaping @MainActor (EventSituation<Argument, Position>) -> Answer) {
        (self.summary, self.answer) = (summary, answer)
    }

    /// A default that is always the same.
    public static func always(_ answer: Answer, _ summary: String) -> EventDefault where Answer: Sendable {
        EventDefault(summary) { _ in answer }
    }

    /// The answer in this situation.
    @MainActor
    package func callAsFunction(_ situation: EventSituation<Argument, Position>) -> Answer { answer(situation) }
}

extension EventDefault where Answer == Bool {
    /// Yes.
    public static var yes: EventDefault { .always(true, "yes") }
    /// No.
    public static var no: EventDefault { .always(false, "no") }
}

/// The information that a default can use.
public struct EventSituation<Argument, Position> {
    /// The host that asks, while it lives.
    public let host: AnyObject?
    /// The event's own argument.
    public let argument: Argument
    /// Where the event happened.
    package let position: Position
    /// Whether the data has a model at the position.
    package let hasModel: Bool
    /// The object that asks on the host's behalf, such as the layout of a transition; nil if the host itself asks.
    package let asker: AnyObject?
    /// Whether a closure, a stream or the owner receives an event that the question decides about, for the item at the position.
    package let isHeard: Bool

    /// The situation of one question.
    @usableFromInline
    package init(
        host: AnyObject?, argument: Argument, position: Position, hasModel: Bool = true, asker: AnyObject? = nil,
        isHeard: Bool = true
    ) {
        self.host = host
        self.argument = argument
        self.position = position
        self.hasModel = hasModel
        self.asker = asker
        self.isHeard = isHeard
    }
}
