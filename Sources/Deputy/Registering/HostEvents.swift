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
    public subscript(dynamicMember path: KeyPath<Events, HostNotice>) -> HostForm<ReturnsNothing> {
        .init(maker: handler(for: path))
    }

    /// A notice with an argument.
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, HostNoticeWith<Argument>>
    ) -> HostFormWith<Argument, ReturnsNothing> { .init(maker: handler(for: path)) }

    /// A question.
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> HostForm<AlwaysAnswers<Answer>> { .init(maker: handler(for: path)) }

    /// A question with an argument.
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> HostFormWith<Argument, AlwaysAnswers<Answer>> { .init(maker: handler(for: path)) }

    private func handler<Argument, Position, Answer>(
        for path: KeyPath<Events, some DelegateEvent>
    ) -> HandlerMaker<Argument, Position, Answer, EventRegistration> {
        _target.maker(for: SharedCatalogue<Events>.shared[path])
    }
}

extension EventManager {
    /// The place of the events that are about the host as a whole.
    public var onHost: HostEvents<Events> {
        let registry = dispatcher.state.registry
        return HostEvents(ClosureTarget(registry.hostMapping, in: registry))
    }
}
