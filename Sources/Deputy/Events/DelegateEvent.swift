/// One method of a delegate or data source protocol, described once.
///
/// A catalogue is a struct of descriptors; everything else about an event (how closures register for it, what
/// `responds(to:)` says, how it is explained) is derived from its descriptor. Use one of the concrete shapes, such as
/// ``ViewNotice`` or ``ModelQuestion``, never this class itself.
///
/// A descriptor adds itself to the catalogue that is being made. A descriptor made anywhere else belongs to no catalogue,
/// is never announced and answers with its default.
@MainActor
public class DelegateEvent {
    /// The name closures are registered under, the same as the property that holds the descriptor.
    public nonisolated let name: String
    /// The Objective-C selector of the delegate's method.
    public nonisolated let selector: String
    /// The event's place in its catalogue, counted from zero; -1 outside of one.
    package nonisolated let ordinal: Int
    /// Its protocol, the version it exists since, its gates.
    package nonisolated let facts: EventFacts
    /// The kind of mapping whose handlers get it.
    package nonisolated let kind: ViewKind
    /// When it comes in the life of its view.
    package nonisolated let moment: ViewMoment
    /// Whether it is a question that the host asks while it lays itself out.
    package nonisolated let isOfLayout: Bool
    /// The default answer, in words; nil for a notice.
    package nonisolated let defaultSummary: String?

    /// Whether the event returns something.
    package nonisolated var isQuestion: Bool { defaultSummary != nil }

    fileprivate init(
        _ name: String, _ selector: String, _ kind: ViewKind, _ facts: EventFacts, _ moment: ViewMoment,
        defaultSummary: String?, isOfLayout: Bool
    ) {
        self.name = name
        self.selector = selector
        self.kind = kind
        self.facts = facts
        self.moment = moment
        self.defaultSummary = defaultSummary
        self.isOfLayout = isOfLayout
        ordinal = Enrolment.nextOrdinal
        Enrolment.enrol(self)
    }

    // MARK: What only an event with its types knows

    /// The type of the argument; `Void` for none.
    package var argumentType: Any.Type { Void.self }
    /// The argument of a call, whatever its type.
    package func argument(of call: EventCall) -> Any? { nil }
    /// The answer that a call has so far, whatever its type; nil for none.
    package func answer(of call: EventCall) -> Any? { nil }
    /// Answers with the default, if there is one.
    func answerByDefault(
        _ call: EventCall, host: AnyObject?, hasModel: Bool, asker: AnyObject?, isHeard: Bool
    ) {}
}

extension DelegateEvent: Printed {
    /// The event's name.
    package nonisolated var printed: String { name }
}

/// When a notice comes in the life of its view.
package enum ViewMoment: Sendable, Equatable {
    /// The view is about to come on screen.
    case appearing
    /// The view is on screen and stays there.
    case present
    /// The view has left the screen, perhaps because its item is gone.
    case disappearing
    /// The host has already moved the view to another place.
    case moving
    /// A person has deleted the view's item, or inserted one there, and the data has to follow.
    case editing
    /// Something begins with the view that another event ends, perhaps when its item is gone.
    case beginning
    /// What an event of this name has begun has ended.
    case ending(of: String)
    /// The host has moved its content, perhaps in the middle of its own layout.
    case scrolling
    /// Something was dropped on the host, which waits until the data and the host itself were changed.
    case dropping

    /// Whether it comes in the middle of the host's own layout, which takes no changes, and hands its view over.
    package var isInLayout: Bool { self == .appearing || self == .disappearing }
}

/// An event with its types. A notice answers `Void`: the first handler, the streams and the owner get it. A question is answered by
/// exactly one of them, else by its default.
///
/// Use one of the shapes below, each of which takes closures of one form.
public class TypedEvent<Scope: EventScope, Argument, Answer>: DelegateEvent {
    /// The answer if no handler and no owner gives one; for a notice nothing.
    private let byDefault: EventDefault<Argument, Scope.Position, Answer>
    /// Whether its closures take the view.
    class var takesView: Bool { true }

    fileprivate init(
        _ name: String, _ selector: String, _ facts: EventFacts, _ moment: ViewMoment, isQuestion: Bool,
        _ fallback: EventDefault<Argument, Scope.Position, Answer>
    ) {
        byDefault = fallback
        super.init(
            name, selector, Scope.kind, facts, moment, defaultSummary: isQuestion ? fallback.summary : nil,
            isOfLayout: isQuestion && (facts.isOfLayout || Scope.kind != .host && !Self.takesView))
    }

    /// A question, with its name, its selector, its facts, and its default answer.
    public convenience init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: EventDefault<Argument, Scope.Position, Answer>
    ) { self.init(name, selector, facts, .present, isQuestion: true, fallback) }

    override final package var argumentType: Any.Type { Argument.self }

    override package final func argument(of call: EventCall) -> Any? {
        Argument.self == Void.self ? nil : call.argument(Argument.self)
    }

    override package final func answer(of call: EventCall) -> Any? { call.answer(Answer.self) }

    /// The default answer.
    @usableFromInline
    package final func fallback(_ situation: EventSituation<Argument, Scope.Position>) -> Answer {
        byDefault(situation)
    }

    override final func answerByDefault(
        _ call: EventCall, host: AnyObject?, hasModel: Bool, asker: AnyObject?, isHeard: Bool
    ) {
        let situation = EventSituation<Argument, Scope.Position>(
            host: host, argument: call.argument(Argument.self), position: call.position(), hasModel: hasModel,
            asker: asker, isHeard: isHeard)
        call.setAnswer(byDefault(situation))
    }
}

extension TypedEvent where Answer == Void {
    /// A notice, with its name, its selector, and its facts.
    public convenience init(_ name: String, _ selector: String, _ facts: EventFacts = EventFacts()) {
        self.init(name, selector, facts, moment: .present)
    }

    /// A notice that means something for its view.
    package convenience init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(), moment: ViewMoment
    ) { self.init(name, selector, facts, moment, isQuestion: false, EventDefault("") { _ in }) }
}

/// An event that returns nothing.
public typealias DelegateNotice<Scope: EventScope, Argument> = TypedEvent<Scope, Argument, Void>
/// An event that returns something.
public typealias DelegateQuestion<Scope: EventScope, Argument, Answer> = TypedEvent<Scope, Argument, Answer>

// Each shape is a class of its own, so that exactly one form fits each event: overloads by the shape of a closure make the compiler
// blame the wrong line.

/// A notice about a view: `(View, Model, Position) -> Void`, or `(Model, Position) -> Void` without needing the view.
public final class ViewNotice<Scope: EventScope>: TypedEvent<Scope, Void, Void> {}

/// A notice about a view with an argument of its own, which comes first: `(Argument, View, Model, Position) -> Void`.
public final class ViewNoticeWith<Scope: EventScope, Argument>: TypedEvent<Scope, Argument, Void> {}

/// A notice about an item that needs no view: `(Model, Position) -> Void`.
public final class ModelNotice<Scope: EventScope>: TypedEvent<Scope, Void, Void> {
    override class var takesView: Bool { false }
}

/// A notice of the host: `() -> Void`.
public final class HostNotice: TypedEvent<HostScope, Void, Void> {}

/// A notice of the host with an argument: `(Argument) -> Void`; two arguments travel as a tuple.
public final class HostNoticeWith<Argument>: TypedEvent<HostScope, Argument, Void> {}

/// A question about a view: `(View, Model, Position) -> Answer`, or `(Model, Position) -> Answer`.
public final class ViewQuestion<Scope: EventScope, Answer>: TypedEvent<Scope, Void, Answer> {}

/// A question about a view with an argument of its own: `(Argument, View, Model, Position) -> Answer`.
public final class ViewQuestionWith<Scope: EventScope, Argument, Answer>: TypedEvent<Scope, Argument, Answer> {}

/// A question about an item whose view does not exist yet: `(Model, Position) -> Answer`.
public final class ModelQuestion<Scope: EventScope, Answer>: TypedEvent<Scope, Void, Answer> {
    override class var takesView: Bool { false }
}

/// A question of the host: `() -> Answer`.
public final class HostQuestion<Answer>: TypedEvent<HostScope, Void, Answer> {}

/// A question of the host with an argument: `(Argument) -> Answer`; two arguments travel as a tuple.
public final class HostQuestionWith<Argument, Answer>: TypedEvent<HostScope, Argument, Answer> {}

/// A notice about a cell.
public typealias CellNotice = ViewNotice<CellScope>
/// A notice about a cell, with an argument.
public typealias CellNoticeWith<Argument> = ViewNoticeWith<CellScope, Argument>
/// A notice about a header.
public typealias HeaderNotice = ViewNotice<HeaderScope>
/// A notice about a footer.
public typealias FooterNotice = ViewNotice<FooterScope>
/// A notice about an item that may have no cell.
public typealias ItemNotice = ModelNotice<CellScope>
/// A question about a cell.
public typealias CellQuestion<Answer> = ViewQuestion<CellScope, Answer>
/// A question about a cell, with an argument.
public typealias CellQuestionWith<Argument, Answer> = ViewQuestionWith<CellScope, Argument, Answer>
/// A question about a row before its cell exists.
public typealias ItemQuestion<Answer> = ModelQuestion<CellScope, Answer>
/// A question about a section's header before its view exists.
public typealias HeaderQuestion<Answer> = ModelQuestion<HeaderScope, Answer>
/// A question about a section's footer before its view exists.
public typealias FooterQuestion<Answer> = ModelQuestion<FooterScope, Answer>
