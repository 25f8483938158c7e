/// An event that returns something: exactly one tier answers it. Use one of the shapes below.
@MainActor
public class DelegateQuestion<Scope: _EventScope, Argument, Answer>: DelegateEvent {
    /// The answer if no handler and no owner gives one.
    package let fallback: EventDefault<Argument, Scope.Position, Answer>

    /// A question, with its name, its selector, its facts, and its default answer.
    public init(
        _ name: String, _ selector: String, _ facts: EventFacts = EventFacts(),
        default fallback: EventDefault<Argument, Scope.Position, Answer>
    ) {
        self.fallback = fallback
        super.init(name, selector, kind: Scope.kind, facts: facts, defaultSummary: fallback.summary)
    }
}

/// A question about a view: `(View, Model, Position) -> Answer`, or `(Model, Position) -> Answer`.
public final class ViewQuestion<Scope: _EventScope, Answer>: DelegateQuestion<Scope, Void, Answer> {
    override package var shape: String {
        EventShape(takesView: true, position: Scope.Position.self, answer: Answer.self, kind: kind).text
    }
}

/// A question about a view with an argument of its own: `(Argument, View, Model, Position) -> Answer`.
public final class ViewQuestionWith<Scope: _EventScope, Argument, Answer>: DelegateQuestion<Scope, Argument, Answer> {
    override package var shape: String {
        EventShape(
            argument: Argument.self, takesView: true, position: Scope.Position.self, answer: Answer.self, kind: kind
        ).text
    }
}

/// A question about an item whose view does not exist yet: `(Model, Position) -> Answer`.
public final class ModelQuestion<Scope: _EventScope, Answer>: DelegateQuestion<Scope, Void, Answer> {
    override package var shape: String {
        EventShape(position: Scope.Position.self, answer: Answer.self, kind: kind).text
    }
}

/// A question of the host: `() -> Answer`.
public final class HostQuestion<Answer>: DelegateQuestion<HostScope, Void, Answer> {
    override package var shape: String { EventShape(takesModel: false, answer: Answer.self, kind: kind).text }
}

/// A question of the host with an argument: `(Argument) -> Answer`; two arguments travel as a tuple.
public final class HostQuestionWith<Argument, Answer>: DelegateQuestion<HostScope, Argument, Answer> {
    override package var shape: String {
        EventShape(argument: Argument.self, takesModel: false, answer: Answer.self, kind: kind).text
    }
}

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
