// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Takes a closure, or a method of an object. The functions here catch a method whose object was forgotten.
///
/// The compiler takes no trailing closure for `any Sendable`, so they do not change its messages about errors in closures.
public protocol ClosureForm {}

extension ClosureForm {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    public func callAsFunction(_ method: any Sendable) { fatalError() }

    @available(*, unavailable, message: "write the object after its method: '(Controller.open, weak: self)'")
    public func callAsFunction(_ owner: AnyObject, _ method: any Sendable) { fatalError() }
}

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

// Without these the compiler has no message for a bare value beside `.pass`, at the line of the closure or elsewhere. They are the
// last that it tries, so they change no message about another error.

@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension HostForm where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor () -> Outcome.Answer) -> EventRegistration {
        fatalError()
    }
    @_disfavoredOverload @discardableResult
    public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O) -> Outcome.Answer
    ) -> EventRegistration { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension HostFormWith where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor (Argument) -> Outcome.Answer) -> EventRegistration {
        fatalError()
    }
    @_disfavoredOverload @discardableResult
    public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, Argument) -> Outcome.Answer
    ) -> EventRegistration { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension ModelForm where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor (Model, Scope.Position) -> Outcome.Answer) -> Registered
    { fatalError() }
    @_disfavoredOverload @discardableResult
    public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, Model, Scope.Position) -> Outcome.Answer
    ) -> Registered { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension ModelFormWith where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor (Argument, Model, Scope.Position) -> Outcome.Answer)
        -> Registered
    { fatalError() }
    @_disfavoredOverload @discardableResult
    public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, Argument, Model, Scope.Position) -> Outcome.Answer
    ) -> Registered { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension ViewForm where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor (View, Model, Scope.Position) -> Outcome.Answer)
        -> Registered
    { fatalError() }
    @_disfavoredOverload @discardableResult
    public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, View, Model, Scope.Position) -> Outcome.Answer
    ) -> Registered { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension ViewFormWith where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    public func callAsFunction(
        _ handler: @escaping @MainActor (Argument, View, Model, Scope.Position) -> Outcome.Answer
    ) -> Registered { fatalError() }
    @_disfavoredOverload @discardableResult
    public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, Argument, View, Model, Scope.Position) -> Outcome.Answer
    ) -> Registered { fatalError() }
}

// What people look for where it is not.

extension ModelForm where Scope == CellScope {
    @available(*, unavailable, message: "leave out '.withoutCell': there is no cell yet, so the closure gets none")
    public var withoutCell: Self { fatalError() }
}

extension ViewMapping {
    @available(*, unavailable, message: "to emit events, the class of the view conforms to 'ViewEventEmitting'")
    public var onEvent: ViewFormWith<Any, Scope, View, Model, ReturnsNothing, EventRegistration> { fatalError() }
}

extension _TypePlace {
    @available(*, unavailable, message: "to emit events, the class of the view conforms to 'ViewEventEmitting'")
    public var onEvent: ViewFormWith<Any, Scope, View, Model, ReturnsNothing, EventRegistration> { fatalError() }
}

// Without these the compiler has no message for an event of another place. They are tried with every ordinary error, and
// worsen none. So they are not for chains, where a name such as `cellHeight` would be taken for one of these events; and an
// event's argument is optional, because otherwise a closure's arguments would together be taken for it.

/// Events about other views than those of the place.
@available(*, unavailable, message: "of another kind of view: register it with such a view, or at its place")
extension EventPlace where Registered == EventRegistration {
    public subscript<S: EventScope>(dynamicMember path: KeyPath<Events, ViewNotice<S>>) -> ViewForm<
        Scope, View, Model, ReturnsNothing, Registered
    > { fatalError() }
    public subscript<S: EventScope, A>(dynamicMember path: KeyPath<Events, ViewNoticeWith<S, A>>)
        -> ViewFormWith<
            A, Scope, View, Model, ReturnsNothing, Registered
        >
    { fatalError() }
    public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ViewQuestion<S, R>>) -> ViewForm<
        Scope, View, Model, AlwaysAnswers<R>, Registered
    > { fatalError() }
    public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ModelQuestion<S, R>>) -> ModelForm<
        Scope, Model, AlwaysAnswers<R>, Registered
    > { fatalError() }
}

/// Events of the host.
@available(*, unavailable, message: "an event of the whole list: write it at 'manager.onHost'")
extension EventPlace where Registered == EventRegistration {
    public subscript(dynamicMember path: KeyPath<Events, HostNotice>) -> HostForm<ReturnsNothing> {
        fatalError()
    }
    public subscript<A>(dynamicMember path: KeyPath<Events, HostNoticeWith<A>>) -> HostFormWith<
        A?, ReturnsNothing
    > { fatalError() }
    public subscript<R>(dynamicMember path: KeyPath<Events, HostQuestion<R>>) -> HostForm<AlwaysAnswers<R>> {
        fatalError()
    }
    public subscript<A, R>(dynamicMember path: KeyPath<Events, HostQuestionWith<A, R>>) -> HostFormWith<
        A?, AlwaysAnswers<R>
    > { fatalError() }
}

/// Events about views.
@available(
    *, unavailable, message: "an event about a view: register it with the view, or at 'manager.on(PostCell.self)'"
)
extension HostEvents {
    public subscript<S: EventScope>(dynamicMember path: KeyPath<Events, ViewNotice<S>>) -> ViewForm<
        S, AnyObject, Any, ReturnsNothing, EventRegistration
    > { fatalError() }
    public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ModelQuestion<S, R>>) -> ModelForm<
        S, Any, AlwaysAnswers<R>, EventRegistration
    > { fatalError() }
    public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ViewQuestion<S, R>>) -> ViewForm<
        S, AnyObject, Any, AlwaysAnswers<R>, EventRegistration
    > { fatalError() }
}
