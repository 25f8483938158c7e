// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Takes a closure. The functions here catch a method that is given by name.
///
/// The compiler takes no trailing closure for `any Sendable`, so they do not change its messages about errors in closures.
public protocol ClosureForm {}

extension ClosureForm {
    @available(
        *, unavailable,
        message: "write a closure: '{ … in … }', or '(weak: self) { controller, … in … }'"
    )
    @_alwaysEmitIntoClient public func callAsFunction(_ method: any Sendable) { fatalError() }

    @available(
        *, unavailable,
        message: "write a closure: '{ … in … }', or '(weak: self) { controller, … in … }'"
    )
    @_alwaysEmitIntoClient public func callAsFunction(_ method: any Sendable, weak owner: AnyObject) { fatalError() }
}

extension ClosurePropertyForm {
    @available(*, unavailable, message: "write a closure: '{ … in … }', or '(weak: self) { controller, … in … }'")
    @_alwaysEmitIntoClient public func callAsFunction<V>(
        _ path: ReferenceWritableKeyPath<Place.View, V?>, _ method: any Sendable
    ) {
        fatalError()
    }

    @available(*, unavailable, message: "write a closure: '{ … in … }', or '(weak: self) { controller, … in … }'")
    @_alwaysEmitIntoClient public func callAsFunction<V>(
        _ path: ReferenceWritableKeyPath<Place.View, V?>, _ method: any Sendable, weak owner: AnyObject
    ) { fatalError() }
}

/// The same for a property that has an argument.
extension ValuePropertyForm {
    @available(*, unavailable, message: "write a closure: '{ … in … }', or '(weak: self) { controller, … in … }'")
    @_alwaysEmitIntoClient public func callAsFunction<V>(
        _ path: ReferenceWritableKeyPath<Place.View, V?>, _ method: any Sendable
    ) {
        fatalError()
    }

    @available(*, unavailable, message: "write a closure: '{ … in … }', or '(weak: self) { controller, … in … }'")
    @_alwaysEmitIntoClient public func callAsFunction<V>(
        _ path: ReferenceWritableKeyPath<Place.View, V?>, _ method: any Sendable, weak owner: AnyObject
    ) { fatalError() }
}

// Without these the compiler has no message for a bare value beside `.pass`, at the line of the closure or elsewhere. They are the
// last that it tries, so they change no message about another error.

@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension EventForm0 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction(_ handler: @escaping @MainActor () -> Outcome.Answer)
        -> Registered
    {
        fatalError()
    }
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O) -> Outcome.Answer
    ) -> Registered { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension EventForm1 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction(_ handler: @escaping @MainActor (A) -> Outcome.Answer)
        -> Registered
    {
        fatalError()
    }
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, A) -> Outcome.Answer
    ) -> Registered { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension EventForm2 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction(_ handler: @escaping @MainActor (A, B) -> Outcome.Answer)
        -> Registered
    {
        fatalError()
    }
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, A, B) -> Outcome.Answer
    ) -> Registered { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension EventForm3 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction(_ handler: @escaping @MainActor (A, B, C) -> Outcome.Answer)
        -> Registered
    {
        fatalError()
    }
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, A, B, C) -> Outcome.Answer
    ) -> Registered { fatalError() }
}
@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension EventForm4 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction(_ handler: @escaping @MainActor (A, B, C, D) -> Outcome.Answer)
        -> Registered
    {
        fatalError()
    }
    @_disfavoredOverload @discardableResult
    @_alwaysEmitIntoClient public func callAsFunction<O: AnyObject>(
        weak owner: O, _ handler: @escaping @MainActor (O, A, B, C, D) -> Outcome.Answer
    ) -> Registered { fatalError() }
}

// What people look for where it is not.

extension EventForm0 where Outcome == ReturnsNothing {
    @available(*, unavailable, message: "leave out '.orPass': the event returns nothing, so nothing can be passed")
    @_alwaysEmitIntoClient public var orPass: EventForm0<MayPass<Void>, Registered> { fatalError() }
}

extension EventForm1 where Outcome == ReturnsNothing {
    @available(*, unavailable, message: "leave out '.orPass': the event returns nothing, so nothing can be passed")
    @_alwaysEmitIntoClient public var orPass: EventForm1<A, MayPass<Void>, Registered> { fatalError() }
}

extension EventForm2 where Outcome == ReturnsNothing {
    @available(*, unavailable, message: "leave out '.orPass': the event returns nothing, so nothing can be passed")
    @_alwaysEmitIntoClient public var orPass: EventForm2<A, B, MayPass<Void>, Registered> { fatalError() }
}

extension EventForm3 where Outcome == ReturnsNothing {
    @available(*, unavailable, message: "leave out '.orPass': the event returns nothing, so nothing can be passed")
    @_alwaysEmitIntoClient public var orPass: EventForm3<A, B, C, MayPass<Void>, Registered> { fatalError() }
}

extension EventForm4 where Outcome == ReturnsNothing {
    @available(*, unavailable, message: "leave out '.orPass': the event returns nothing, so nothing can be passed")
    @_alwaysEmitIntoClient public var orPass: EventForm4<A, B, C, D, MayPass<Void>, Registered> { fatalError() }
}

extension EventForm2 where B == IndexPath {
    @available(*, unavailable, message: "leave out '.withoutCell': there is no cell yet, so the closure gets none")
    @_alwaysEmitIntoClient public var withoutCell: Self { fatalError() }
}

extension ViewMapping {
    @available(*, unavailable, message: "to emit events, the class of the view conforms to 'ViewEventEmitting'")
    @_alwaysEmitIntoClient public var onEvent:
        EventForm4<Any, View, Model, Scope.Position, ReturnsNothing, EventRegistration>
    { fatalError() }
}

extension TypePlace {
    @available(*, unavailable, message: "to emit events, the class of the view conforms to 'ViewEventEmitting'")
    @_alwaysEmitIntoClient public var onEvent:
        EventForm4<Any, View, Model, Scope.Position, ReturnsNothing, EventRegistration>
    { fatalError() }
}

// Without these the compiler has no message for an event of another place. They are tried with every ordinary error, and
// worsen none. So they are not for chains, where a name such as `cellHeight` would be taken for one of these events; and an
// event's argument is optional, because otherwise a closure's arguments would together be taken for it.

/// Events about other views than those of the place.
@available(*, unavailable, message: "of another kind of view: write it where that is registered, or at 'manager.on(…)'")
extension EventPlace where Registered == EventRegistration {
    @_alwaysEmitIntoClient public subscript<S: EventScope>(dynamicMember path: KeyPath<Events, ViewNotice<S>>)
        -> EventForm3<
            View, Model, Scope.Position, ReturnsNothing, Registered
        >
    { fatalError() }
    @_alwaysEmitIntoClient public subscript<S: EventScope, A>(dynamicMember path: KeyPath<Events, ViewNoticeWith<S, A>>)
        -> EventForm4<A, View, Model, Scope.Position, ReturnsNothing, Registered>
    { fatalError() }
    @_alwaysEmitIntoClient public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ViewQuestion<S, R>>)
        -> EventForm3<
            View, Model, Scope.Position, AlwaysAnswers<R>, Registered
        >
    { fatalError() }
    @_alwaysEmitIntoClient public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ModelQuestion<S, R>>)
        -> EventForm2<
            Model, Scope.Position, AlwaysAnswers<R>, Registered
        >
    { fatalError() }
}

/// Events of the host.
@available(*, unavailable, message: "an event of the whole list: write it at 'manager.onHost'")
extension EventPlace where Registered == EventRegistration {
    @_alwaysEmitIntoClient public subscript(dynamicMember path: KeyPath<Events, HostNotice>) -> EventForm0<
        ReturnsNothing, EventRegistration
    > {
        fatalError()
    }
    @_alwaysEmitIntoClient public subscript<A>(dynamicMember path: KeyPath<Events, HostNoticeWith<A>>) -> EventForm1<
        A?, ReturnsNothing, EventRegistration
    > { fatalError() }
    @_alwaysEmitIntoClient public subscript<R>(dynamicMember path: KeyPath<Events, HostQuestion<R>>) -> EventForm0<
        AlwaysAnswers<R>, EventRegistration
    > {
        fatalError()
    }
    @_alwaysEmitIntoClient public subscript<A, R>(dynamicMember path: KeyPath<Events, HostQuestionWith<A, R>>)
        -> EventForm1<
            A?, AlwaysAnswers<R>, EventRegistration
        >
    { fatalError() }
}

/// Events about views.
@available(
    *, unavailable, message: "an event about a view: write it where the view is registered, or at 'manager.on(…)'"
)
extension HostEvents {
    @_alwaysEmitIntoClient public subscript<S: EventScope>(dynamicMember path: KeyPath<Events, ViewNotice<S>>)
        -> EventForm3<
            AnyObject, Any, S.Position, ReturnsNothing, EventRegistration
        >
    { fatalError() }
    @_alwaysEmitIntoClient public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ModelQuestion<S, R>>)
        -> EventForm2<
            Any, S.Position, AlwaysAnswers<R>, EventRegistration
        >
    { fatalError() }
    @_alwaysEmitIntoClient public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ViewQuestion<S, R>>)
        -> EventForm3<
            AnyObject, Any, S.Position, AlwaysAnswers<R>, EventRegistration
        >
    { fatalError() }
}
