/// The place of the events that are about the host as a whole: its scrolling, its layout.
///
/// ```swift
/// manager.onHost.didScroll { … }
/// ```
@MainActor
public struct HostEvents<Events: EventCatalogue>: _HostEventNames {
    /// Where the closures go.
    public let _target: _EventTarget<EventRegistration>

    init(_ target: ClosureTarget) { _target = _EventTarget(target) }
}

/// The events of a host by name, apart from what else its place has; nothing else conforms.
@MainActor @dynamicMemberLookup
public protocol _HostEventNames {
    /// The catalogue of the events.
    associatedtype Events: EventCatalogue
    /// Where the closures go.
    var _target: _EventTarget<EventRegistration> { get }
}

extension _HostEventNames {
    /// A notice.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, HostNotice>
    ) -> EventForm0<ReturnsNothing, EventRegistration> { maker(for: path).hostForm() }

    /// A notice with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, HostNoticeWith<Argument>>
    ) -> EventForm1<Argument, ReturnsNothing, EventRegistration> { maker(for: path).hostForm() }

    /// A question.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> EventForm0<AlwaysAnswers<Answer>, EventRegistration> { maker(for: path).hostForm() }

    /// A question with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> EventForm1<Argument, AlwaysAnswers<Answer>, EventRegistration> { maker(for: path).hostForm() }

    @usableFromInline
    func maker<Argument, Answer>(
        for path: KeyPath<Events, some TypedEvent<HostScope, Argument, Answer>>
    ) -> HandlerMaker<Argument, NoPosition, Answer, EventRegistration> {
        _target.maker(for: SharedCatalogue<Events>.shared[path])
    }
}

extension EventManager {
    /// The place of the events that are about the host as a whole.
    public var onHost: HostEvents<Events> {
        let registry = dispatcher.registry
        return HostEvents(ClosureTarget(registry.hostMapping, in: registry))
    }
}
