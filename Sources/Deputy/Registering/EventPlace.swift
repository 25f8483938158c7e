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
    ) -> HandlerMaker<Argument, Scope.Position, Answer, Registered> {
        HandlerMaker(event, target) { give(target.register($0)) }
    }

    /// Makes the handlers of an event that is no delegate method.
    /// - Parameter change: what the handler of the user's closure becomes.
    func maker<Argument, Position, Answer>(
        for role: ViewEvents.Role, _ change: @escaping @MainActor (Handler) -> Handler
    ) -> HandlerMaker<Argument, Position, Answer, Registered> {
        HandlerMaker(target.event(role), target) { give(target.register(change($0))) }
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
    ) -> EventForm3<View, Model, Scope.Position, ReturnsNothing, Registered> { maker(for: path).viewForm() }

    /// A notice about a view, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, ViewNoticeWith<Scope, Argument>>
    ) -> EventForm4<Argument, View, Model, Scope.Position, ReturnsNothing, Registered> {
        maker(for: path).viewFormWithArgument()
    }

    /// A notice about an item.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ModelNotice<Scope>>
    ) -> EventForm2<Model, Scope.Position, ReturnsNothing, Registered> { maker(for: path).itemForm() }

    /// A question about a view.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer>>
    ) -> EventForm3<View, Model, Scope.Position, AlwaysAnswers<Answer>, Registered> { maker(for: path).viewForm() }

    /// A question about a view, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer>>
    ) -> EventForm4<Argument, View, Model, Scope.Position, AlwaysAnswers<Answer>, Registered> {
        maker(for: path).viewFormWithArgument()
    }

    /// A question about an item, before its view exists.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer>>
    ) -> EventForm2<Model, Scope.Position, AlwaysAnswers<Answer>, Registered> { maker(for: path).itemForm() }

    @usableFromInline
    func maker<Scope, Argument, Answer>(
        for path: KeyPath<Events, some TypedEvent<Scope, Argument, Answer>>
    ) -> HandlerMaker<Argument, Scope.Position, Answer, Registered> {
        _target.maker(of: SharedCatalogue<Events>.shared[path])
    }
}

/// The events about views of every kind but cells, where only views of one kind are meant.
extension _EventNames where Scope: SupplementaryKindScope {
    /// A notice about a view.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ViewNotice<SupplementaryScope>>
    ) -> EventForm3<View, Model, Scope.Position, ReturnsNothing, Registered> { maker(for: path).viewForm() }
}

// Once for mappings and once for types, and not for all places: a chain has a method of this name, which takes another closure. With
// both, the compiler has no message for some errors in it.

/// The events that views emit: events like any other, with their argument first.
extension ViewMapping where View: ViewEventEmitting {
    /// Takes the closure for what the mapping's views emit: the event, the view, the model and where that is now.
    ///
    /// ```swift
    /// mapping.onEvent { event, cell, post, indexPath in … }
    /// ```
    ///
    /// Called once for each event, with the item as it is when the event is delivered.
    public var onEvent: EventForm4<View.ViewEvent, View, Model, Scope.Position, ReturnsNothing, EventRegistration> {
        _target.viewEvents(of: View.self).viewFormWithArgument()
    }
}

extension TypePlace where View: ViewEventEmitting {
    /// Takes the closure for what views of the type emit, as a mapping does: see ``ViewMapping/onEvent``.
    public var onEvent: EventForm4<View.ViewEvent, View, Model, Scope.Position, ReturnsNothing, EventRegistration> {
        _target.viewEvents(of: View.self).viewFormWithArgument()
    }
}

extension _EventTarget {
    /// Takes the closures for what views of a class emit; they ignore other views.
    package func viewEvents<View: ViewEventEmitting, Position>(
        of view: View.Type
    ) -> HandlerMaker<View.ViewEvent, Position, Void, Registered> {
        maker(for: .emitted) { handler in
            Handler(handler) { call in
                guard call.view is View, let event = call.argument(Any.self) as? View.ViewEvent else { return .passed }
                return call.with(event) { handler.body($0) }
            }
        }
    }
}

extension EventPlace {
    /// Takes a closure that begins each use of a view, with a scope that ends with the use.
    ///
    /// ```swift
    /// mapping.whileInUse { scope, cell, post, indexPath in
    ///     scope.task { cell.picture = await load(post) }
    /// }
    /// ```
    ///
    /// Called after the view was filled, before it is displayed, and again when it comes back on screen without being
    /// filled again. So that the scope ends in time, the events of appearing and leaving are announced; `explain` says so.
    ///
    /// Cancelling the token begins no more uses; when no such closure is left on a mapping, its scopes end. After an object of
    /// `weak:` is gone no more uses begin for it. A use that has begun ends as usual, at the latest when Deputy finds that no
    /// such closure is left on the mapping.
    public var whileInUse: EventForm4<ViewUseScope, View, Model, Scope.Position, ReturnsNothing, Registered> {
        _target.maker(for: .use) { Handler($0, role: .use, $0.body) }.viewFormWithArgument()
    }
}

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
    ) -> EventForm1<Argument, ReturnsNothing, EventRegistration> { maker(for: path).hostFormWithArgument() }

    /// A question.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> EventForm0<AlwaysAnswers<Answer>, EventRegistration> { maker(for: path).hostForm() }

    /// A question with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> EventForm1<Argument, AlwaysAnswers<Answer>, EventRegistration> { maker(for: path).hostFormWithArgument() }

    @usableFromInline
    func maker<Argument, Answer>(
        for path: KeyPath<Events, some TypedEvent<HostScope, Argument, Answer>>
    ) -> HandlerMaker<Argument, NoPosition, Answer, EventRegistration> {
        _target.maker(of: SharedCatalogue<Events>.shared[path])
    }
}

extension EventManager {
    /// The place of the events that are about the host as a whole.
    public var onHost: HostEvents<Events> {
        let registry = dispatcher.registry
        return HostEvents(ClosureTarget(registry.hostMapping, in: registry))
    }
}
