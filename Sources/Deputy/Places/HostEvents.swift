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

    /// The events of a kind as an async sequence: an element is the event's argument, `()` for none.
    ///
    /// ```swift
    /// for await (context, coordinator) in manager.onHost.events(\.didUpdateFocus) { … }
    /// ```
    public func events<Argument>(
        _ path: KeyPath<Events, some DelegateNotice<HostScope, Argument>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<Argument> {
        EventStream(
            _target.target.stream(
                of: SharedCatalogue<Events>.shared.events[keyPath: path], about: Registry.self, Void.self,
                needsView: false, buffering, at: CallSite(fileID, line)
            ) { (argument: Argument, _, _, _: NoPosition) in KeptElement(argument) }, of: KeptElement.self)
    }
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
    public subscript(dynamicMember path: KeyPath<Events, HostNotice>) -> _HostEventForm<_ReturnsNothing> {
        .init(handler(for: path))
    }

    /// A notice with an argument.
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, HostNoticeWith<Argument>>
    ) -> _HostEventFormWith<Argument, _ReturnsNothing> { .init(handler(for: path)) }

    /// A question.
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> _HostEventForm<_AlwaysAnswers<Answer>> { .init(handler(for: path)) }

    /// A question with an argument.
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> _HostEventFormWith<Argument, _AlwaysAnswers<Answer>> { .init(handler(for: path)) }

    private func handler<Argument, Position, Answer>(
        for path: KeyPath<Events, some DelegateEvent>
    ) -> HandlerMaker<Argument, Position, Answer, EventRegistration> {
        _target.target.handler(for: sharedCatalogue(Events.self).event(path)) { $0 }
    }
}

extension EventManager {
    /// The place of the events that are about the host as a whole.
    public var onHost: HostEvents<Events> {
        let registry = dispatcher.state.registry
        return HostEvents(MappingTarget(registry.hostMapping, in: registry))
    }
}
