/// The answer that means "as if the method were not implemented".
///
/// It is written beside the selector in the catalogue, and may depend on the host's state, the argument or the position.
public struct EventDefault<Argument, Position, Answer> {
    /// The answer in words, as the tables in the documentation and `explain` show it.
    package let summary: String
    /// Gives a view what another one has, if the default is a property of the view; most defaults are not.
    let restore: (@MainActor (_ view: AnyObject, _ sample: AnyObject) -> Void)?
    let answer: @MainActor (EventSituation<Argument, Position>) -> Answer

    /// A default that is computed when it is needed.
    /// - Parameters:
    ///   - summary: the answer in words.
    ///   - answer: computes the answer.
    public init(_ summary: String, _ answer: @escaping @MainActor (EventSituation<Argument, Position>) -> Answer) {
        (self.summary, self.answer, restore) = (summary, answer, nil)
    }

    /// A default that the view itself has, as a property on which the host writes each answer.
    /// - Parameter other: the answer if there is no view yet.
    @MainActor
    package init<View: AnyObject>(
        _ summary: String, of property: ReferenceWritableKeyPath<View, Answer>, orElse other: Answer
    ) {
        self.summary = summary
        answer = { ($0.view as? View)?[keyPath: property] ?? other }
        restore = { view, sample in
            guard let view = view as? View, let sample = sample as? View else { return }
            view[keyPath: property] = sample[keyPath: property]
        }
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
    /// The view, if the default reads it and it exists: on screen, or just made for this question's row.
    package let view: AnyObject?
    /// Whether the data has a model at the position.
    package let hasModel: Bool
    /// The object that asks on the host's behalf, such as the layout of a transition; nil if the host itself asks.
    package let asker: AnyObject?
    /// Whether a closure, a stream or the owner receives an event that the question decides about, for the item at the position.
    package let isHeard: Bool

    /// The situation of one question.
    @usableFromInline
    package init(
        host: AnyObject?, argument: Argument, position: Position, view: AnyObject? = nil, hasModel: Bool = true,
        asker: AnyObject? = nil, isHeard: Bool = true
    ) {
        self.host = host
        self.argument = argument
        self.position = position
        self.view = view
        self.hasModel = hasModel
        self.asker = asker
        self.isHeard = isHeard
    }
}
