/// The result of a question's handler that can decline: an answer, or nothing for this item.
///
/// ```swift
/// mapping.heightForCell { post, _ in post.isLong ? .answer(80) : .pass }
/// ```
public enum EventDecision<Answer> {
    /// The answer; nothing else is asked.
    case answer(Answer)
    /// Nothing for this item: the next handler of the mapping is asked, then the owner, then the default.
    case pass
}

/// What a literal makes an answer of: `post.isLong ? 80 : .pass`.
public protocol _Answering {
    /// The type of the answer.
    associatedtype Answer
    /// The answer; nothing else is asked.
    static func answer(_ answer: Answer) -> Self
}

extension _Answering where Answer: ExpressibleByIntegerLiteral {
    /// The answer that is this number.
    @inlinable
    public init(integerLiteral value: Answer.IntegerLiteralType) { self = .answer(Answer(integerLiteral: value)) }
}

extension _Answering where Answer: ExpressibleByFloatLiteral {
    /// The answer that is this number.
    @inlinable
    public init(floatLiteral value: Answer.FloatLiteralType) { self = .answer(Answer(floatLiteral: value)) }
}

extension _Answering where Answer: ExpressibleByBooleanLiteral {
    /// The answer that is true or false.
    @inlinable
    public init(booleanLiteral value: Answer.BooleanLiteralType) { self = .answer(Answer(booleanLiteral: value)) }
}

extension _Answering where Answer: ExpressibleByNilLiteral {
    /// The answer that is nil: unlike passing, it ends the question.
    @inlinable public init(nilLiteral: ()) { self = .answer(nil) }
}

extension EventDecision: _Answering {}
extension EventDecision: ExpressibleByIntegerLiteral where Answer: ExpressibleByIntegerLiteral {}
extension EventDecision: ExpressibleByFloatLiteral where Answer: ExpressibleByFloatLiteral {}
extension EventDecision: ExpressibleByBooleanLiteral where Answer: ExpressibleByBooleanLiteral {}
extension EventDecision: ExpressibleByNilLiteral where Answer: ExpressibleByNilLiteral {}

/// The result of calling one handler.
@usableFromInline
package enum Reply<Answer> {
    case answer(Answer)
    case passed
    case skipped(Skip)

    /// - Parameter decision: what the closure decided; nil if the object that it gets is gone.
    @inlinable
    init(_ decision: EventDecision<Answer>?) {
        switch decision {
        case .answer(let answer): self = .answer(answer)
        case .pass: self = .passed
        case nil: self = .skipped(.ownerGone)
        }
    }
}

/// Why a handler could not be called.
@usableFromInline
package enum Skip {
    case ownerGone, otherModel, otherView, otherPosition
}
