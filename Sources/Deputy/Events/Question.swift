/// An event that returns something: exactly one tier answers it.
///
/// `OwnerArguments` are the arguments of the owner's own method, after the host. Use one of the shapes below.
@MainActor
public class Question<Scope: EventScope, Argument, Answer, OwnerArguments>: Event {
    /// Puts what the event brings in the order the owner's method has it.
    public let ownerArguments: @MainActor (Argument, AnyObject?, Scope.Position) -> OwnerArguments?
    /// The answer when nobody gives one.
    public let fallback: Default<Argument, Scope.Position, Answer>

    init(
        _ name: String, _ selector: String, _ facts: EventFacts,
        default fallback: Default<Argument, Scope.Position, Answer>,
        ownerArguments: @escaping @MainActor (Argument, AnyObject?, Scope.Position) -> OwnerArguments?
    ) {
        self.ownerArguments = ownerArguments
        self.fallback = fallback
        super.init(name, selector, kind: Scope.kind, facts: facts, defaultSummary: fallback.summary)
    }
}

/// A question about a view: `(View, Model, Position) -> Answer`, or `(Model, Position) -> Answer`.
public final class ViewQuestion<Scope: EventScope, Answer, OwnerArguments>:
    Question<Scope, Void, Answer, OwnerArguments>
{
    override public var shape: String {
        EventShape(takesView: true, position: Scope.Position.self, answer: Answer.self, kind: kind).text
    }
}

/// A question about a view with an argument of its own: `(Argument, View, Model, Position) -> Answer`.
public final class ViewQuestionWith<Scope: EventScope, Argument, Answer, OwnerArguments>:
    Question<Scope, Argument, Answer, OwnerArguments>
{
    override public var shape: String {
        EventShape(
            argument: Argument.self, takesView: true, position: Scope.Position.self, answer: Answer.self, kind: kind
        ).text
    }

    /// A question whose owner's method has its arguments in an order of its own.
    public init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: Default<Argument, Scope.Position, Answer>,
        owner: @escaping @MainActor (Argument, Scope.Position) -> OwnerArguments
    ) {
        super.init(name, selector, facts, default: fallback) { argument, _, position in
            owner(argument, position)
        }
    }
}

/// A question about an item whose view does not exist yet: `(Model, Position) -> Answer`.
public final class ModelQuestion<Scope: EventScope, Answer, OwnerArguments>:
    Question<Scope, Void, Answer, OwnerArguments>
{
    override public var shape: String {
        EventShape(position: Scope.Position.self, answer: Answer.self, kind: kind).text
    }
}

/// A question of the host: `() -> Answer`.
public final class HostQuestion<Answer>: Question<HostScope, Void, Answer, Void> {
    override public var shape: String { EventShape(takesModel: false, answer: Answer.self, kind: kind).text }

    /// A question of the host, with its name, its selector, its facts, and the answer when nobody gives one.
    public init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: Default<Void, NoPosition, Answer>
    ) {
        super.init(name, selector, facts, default: fallback) { _, _, _ in () }
    }
}

/// A question of the host with an argument: `(Argument) -> Answer`; two arguments travel as a tuple.
public final class HostQuestionWith<Argument, Answer>: Question<HostScope, Argument, Answer, Argument> {
    override public var shape: String {
        EventShape(argument: Argument.self, takesModel: false, answer: Answer.self, kind: kind).text
    }

    /// A question of the host, with its name, its selector, its facts, and the answer when nobody gives one.
    public init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: Default<Argument, NoPosition, Answer>
    ) {
        super.init(name, selector, facts, default: fallback) { argument, _, _ in argument }
    }
}

extension ViewQuestion where OwnerArguments == Scope.Position {
    /// A question whose owner's method is told the position only.
    public convenience init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: Default<Void, Scope.Position, Answer>
    ) {
        self.init(name, selector, facts, default: fallback) { _, _, position in position }
    }
}

extension ModelQuestion where OwnerArguments == Scope.Position {
    /// A question whose owner's method is told the position only.
    public convenience init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: Default<Void, Scope.Position, Answer>
    ) {
        self.init(name, selector, facts, default: fallback) { _, _, position in position }
    }
}

extension ModelQuestion {
    /// A question whose owner's method is told the position in a way of its own.
    public convenience init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: Default<Void, Scope.Position, Answer>,
        owner: @escaping @MainActor (Scope.Position) -> OwnerArguments
    ) {
        self.init(name, selector, facts, default: fallback) { _, _, position in owner(position) }
    }
}

/// A question about a cell.
public typealias CellQuestion<Answer> = ViewQuestion<CellScope, Answer, CellScope.Position>
/// A question about a cell, with an argument.
public typealias CellQuestionWith<Argument, Answer, OwnerArguments> =
    ViewQuestionWith<CellScope, Argument, Answer, OwnerArguments>
/// A question about a row before its cell exists.
public typealias ItemQuestion<Answer> = ModelQuestion<CellScope, Answer, CellScope.Position>
/// A question about a section's header before its view exists.
public typealias HeaderQuestion<Answer> = ModelQuestion<HeaderScope, Answer, Int>
/// A question about a section's footer before its view exists.
public typealias FooterQuestion<Answer> = ModelQuestion<FooterScope, Answer, Int>
