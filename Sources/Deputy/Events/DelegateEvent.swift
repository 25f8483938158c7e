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
    /// Whether the event returns something.
    @usableFromInline package nonisolated let isQuestion: Bool
    /// Its protocol, the version it exists since, its gates.
    package nonisolated let facts: EventFacts
    /// The kind of mapping whose handlers get it.
    package nonisolated let kind: ViewKind
    /// The default answer, in words; nil for a notice.
    package nonisolated let defaultSummary: String?

    /// The closure it takes, as people write it: `(Cell, Model, IndexPath) -> Void`.
    package var shape: String { "" }
    /// When it comes in the life of its view.
    package var viewMoment: ViewMoment { .present }

    init(_ name: String, _ selector: String, kind: ViewKind, facts: EventFacts, defaultSummary: String?) {
        self.name = name
        self.selector = selector
        self.kind = kind
        self.isQuestion = defaultSummary != nil
        self.facts = facts
        self.defaultSummary = defaultSummary
        self.ordinal = Enrolment.nextOrdinal
        Enrolment.enrol(self)
    }
}

extension DelegateEvent: Printed {
    /// The event's name.
    package nonisolated var printed: String { name }
}
