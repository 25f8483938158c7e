// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A method without its object; see ``_ClosureForm``.
extension _PropertyForm {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    @discardableResult
    public func callAsFunction<Value>(
        _ path: ReferenceWritableKeyPath<Place.View, Value?>, _ method: any Sendable
    ) -> Place.Registered { fatalError() }
}

/// The same for a property that has an argument.
extension _ValuePropertyForm {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    @discardableResult
    public func callAsFunction<Value>(
        _ path: ReferenceWritableKeyPath<Place.View, Value?>, _ method: any Sendable
    ) -> Place.Registered { fatalError() }
}

// Without these the compiler has no message for an event of another place. They are tried with every ordinary error, and
// worsen none. So they are not for chains, where a name such as `cellHeight` would be taken for one of these events; and an
// event's argument is optional, because otherwise a closure's arguments would together be taken for it.

/// Events about other views than those of the place.
extension EventPlace where Registered == EventRegistration {
    @available(*, unavailable, message: "of another kind of view: register it with such a view, or at its place")
    public subscript<S: _EventScope>(dynamicMember path: KeyPath<Events, ViewNotice<S>>) -> _ViewEventForm<
        Scope, View, Model, _ReturnsNothing, Registered
    > { fatalError() }
    @available(*, unavailable, message: "of another kind of view: register it with such a view, or at its place")
    public subscript<S: _EventScope, A>(dynamicMember path: KeyPath<Events, ViewNoticeWith<S, A>>)
        -> _ViewEventFormWith<
            A, Scope, View, Model, _ReturnsNothing, Registered
        >
    { fatalError() }
    @available(*, unavailable, message: "of another kind of view: register it with such a view, or at its place")
    public subscript<S: _EventScope, R>(dynamicMember path: KeyPath<Events, ViewQuestion<S, R>>) -> _ViewEventForm<
        Scope, View, Model, _AlwaysAnswers<R>, Registered
    > { fatalError() }
    @available(*, unavailable, message: "of another kind of view: register it with such a view, or at its place")
    public subscript<S: _EventScope, R>(dynamicMember path: KeyPath<Events, ModelQuestion<S, R>>) -> _ModelEventForm<
        Scope, Model, _AlwaysAnswers<R>, Registered
    > { fatalError() }
}

/// Events of the host.
extension EventPlace where Registered == EventRegistration {
    @available(*, unavailable, message: "an event of the whole list: write it at 'manager.onHost'")
    public subscript(dynamicMember path: KeyPath<Events, HostNotice>) -> _HostEventForm<_ReturnsNothing> {
        fatalError()
    }
    @available(*, unavailable, message: "an event of the whole list: write it at 'manager.onHost'")
    public subscript<A>(dynamicMember path: KeyPath<Events, HostNoticeWith<A>>) -> _HostEventFormWith<
        A?, _ReturnsNothing
    > { fatalError() }
    @available(*, unavailable, message: "an event of the whole list: write it at 'manager.onHost'")
    public subscript<R>(dynamicMember path: KeyPath<Events, HostQuestion<R>>) -> _HostEventForm<_AlwaysAnswers<R>> {
        fatalError()
    }
    @available(*, unavailable, message: "an event of the whole list: write it at 'manager.onHost'")
    public subscript<A, R>(dynamicMember path: KeyPath<Events, HostQuestionWith<A, R>>) -> _HostEventFormWith<
        A?, _AlwaysAnswers<R>
    > { fatalError() }
}

/// Events about views.
extension HostEvents {
    @available(
        *, unavailable, message: "an event about a view: register it with the view, or at 'manager.on(PostCell.self)'"
    )
    public subscript<S: _EventScope>(dynamicMember path: KeyPath<Events, ViewNotice<S>>) -> _ViewEventForm<
        S, AnyObject, Any, _ReturnsNothing, EventRegistration
    > { fatalError() }
    @available(
        *, unavailable, message: "an event about a view: register it with the view, or at 'manager.on(PostCell.self)'"
    )
    public subscript<S: _EventScope, R>(dynamicMember path: KeyPath<Events, ModelQuestion<S, R>>) -> _ModelEventForm<
        S, Any, _AlwaysAnswers<R>, EventRegistration
    > { fatalError() }
    @available(
        *, unavailable, message: "an event about a view: register it with the view, or at 'manager.on(PostCell.self)'"
    )
    public subscript<S: _EventScope, R>(dynamicMember path: KeyPath<Events, ViewQuestion<S, R>>) -> _ViewEventForm<
        S, AnyObject, Any, _AlwaysAnswers<R>, EventRegistration
    > { fatalError() }
}
