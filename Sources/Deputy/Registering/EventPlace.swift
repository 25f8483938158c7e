/// Anything closures can be registered at: a mapping, all mappings of a type, a chain of sections.
///
/// Every event about the place's views has its name here, and takes closures of one shape.
///
/// ```swift
/// mapping.didSelect { cell, post, indexPath in … }
/// manager.on(PostCell.self).didSelect(weak: self) { controller, cell, post, indexPath in … }
/// mapping.heightForCell.orPass { post, indexPath in post.isLong ? .answer(80) : .pass }
/// ```
///
/// Only types of Deputy are meant to conform.
@MainActor
public protocol EventPlace<Events, Scope, View, Model, Registered>: _EventNames {}

/// The types of a place, and its events by name, apart from what else a place has; nothing conforms but places.
@MainActor @dynamicMemberLookup
public protocol _EventNames {
    /// The catalogue of the events.
    associatedtype Events: EventCatalogue
    /// The kind of views that the events are about.
    associatedtype Scope: EventScope
    /// The type of the views.
    associatedtype View: AnyObject
    /// The type of the items that the views show.
    associatedtype Model
    /// What registering returns: a token, or the chain itself.
    associatedtype Registered
    /// Where the closures go.
    var _target: _EventTarget<Registered> { get }
}

/// Where the closures of a place go, and what registering them returns.
@MainActor
public struct _EventTarget<Registered> {
    @usableFromInline package let target: ClosureTarget
    let give: @MainActor (EventRegistration) -> Registered

    package init(_ target: ClosureTarget, give: @escaping @MainActor (EventRegistration) -> Registered) {
        self.target = target
        self.give = give
    }

    /// Makes the handlers of an event from closures.
    @usableFromInline
    package func maker<Scope, Argument, Answer>(
        of event: TypedEvent<Scope, Argument, Answer>
    ) -> HandlerMaker<Argument, Scope.Position, Answer, Registered> { maker(for: event) }

    func maker<Argument, Position, Answer>(
        for event: DelegateEvent, _ change: @escaping @MainActor (Handler) -> Handler = { $0 }
    ) -> HandlerMaker<Argument, Position, Answer, Registered> {
        HandlerMaker(event, target) { give(target.register(change($0))) }
    }
}

extension _EventTarget<EventRegistration> {
    init(_ target: ClosureTarget) { self.init(target) { $0 } }
}

/// The events of the place's views, by name.
extension _EventNames {
    /// A notice about a view.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ViewNotice<Scope>>
    ) -> EventForm3<View, Model, Scope.Position, ReturnsNothing, Registered> { maker(for: path).form() }

    /// A notice about a view, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, ViewNoticeWith<Scope, Argument>>
    ) -> EventForm4<Argument, View, Model, Scope.Position, ReturnsNothing, Registered> { maker(for: path).form() }

    /// A notice about an item.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ModelNotice<Scope>>
    ) -> EventForm2<Model, Scope.Position, ReturnsNothing, Registered> { maker(for: path).form() }

    /// A question about a view.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer>>
    ) -> EventForm3<View, Model, Scope.Position, AlwaysAnswers<Answer>, Registered> { maker(for: path).form() }

    /// A question about a view, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer>>
    ) -> EventForm4<Argument, View, Model, Scope.Position, AlwaysAnswers<Answer>, Registered> {
        maker(for: path).form()
    }

    /// A question about an item, before its view exists.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer>>
    ) -> EventForm2<Model, Scope.Position, AlwaysAnswers<Answer>, Registered> { maker(for: path).form() }

    @usableFromInline
    func maker<Scope, Argument, Answer>(
        for path: KeyPath<Events, some TypedEvent<Scope, Argument, Answer>>
    ) -> HandlerMaker<Argument, Scope.Position, Answer, Registered> {
        _target.maker(for: SharedCatalogue<Events>.shared[path])
    }
}

/// The events about views of every kind but cells, where only views of one kind are meant.
extension _EventNames where Scope: SupplementaryKindScope {
    /// A notice about a view.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ViewNotice<SupplementaryScope>>
    ) -> EventForm3<View, Model, Scope.Position, ReturnsNothing, Registered> { maker(for: path).form() }
}
