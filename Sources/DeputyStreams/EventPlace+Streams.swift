public import Deputy
public import Foundation

/// Events as async sequences: any number of independent listeners in addition to the handlers.
///
/// A stream gets what a handler of the same place would. It answers nothing and does not keep an event from others. It gets
/// each event after the handler and before the owner; the loop that reads it runs when the main actor is free. What the host
/// waits for, such as the changes after a drop, belongs in a handler. A stream of one mapping ends when that is unregistered.
///
/// Making a stream announces its event, as registering a handler does; see ``EventStream`` for when that ends.
extension EventPlace {
    /// The events of a kind about the place's views or items, as an async sequence; without a key path, what the views emit.
    ///
    /// ```swift
    /// for await tap in manager.on(PostCell.self).events(\.didSelect) { print(tap.model, tap.indexPath) }
    /// ```
    public var events: EventStreams<Self> { .init(place: self) }
}

/// Makes streams of a place's events.
@MainActor
public struct EventStreams<Place: EventPlace> {
    let place: Place

    /// The events of a kind about the place's views.
    ///
    /// ```swift
    /// for await tap in manager.on(PostCell.self).events(\.didSelect) { print(tap.model, tap.indexPath) }
    /// ```
    public func callAsFunction<Argument>(
        _ path: KeyPath<Place.Events, some DelegateNotice<Place.Scope, Argument>>,
        buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<Argument, Place.View, Place.Model, Place.Scope.Position>> {
        stream(SharedCatalogue<Place.Events>.shared[path], buffering, at: CallSite(fileID, line)) {
            call, view, model in
            StreamedViewEvent(
                argument: call.argument(Argument.self), view: view, model: model, position: call.position())
        }
    }

    /// The events of a kind about the place's items; the elements have no view.
    public func callAsFunction(
        _ path: KeyPath<Place.Events, ModelNotice<Place.Scope>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedEvent<Void, Place.Model, Place.Scope.Position>> {
        stream(
            SharedCatalogue<Place.Events>.shared[path], needsView: false, buffering,
            at: CallSite(fileID, line)
        ) { call, _, model in StreamedEvent(argument: (), model: model, position: call.position()) }
    }

    /// Streams what is made of each event: the call, the view and the model.
    fileprivate func stream<Element>(
        _ event: DelegateEvent, needsView: Bool = true, _ buffering: EventBuffering, at site: CallSite,
        _ make: @escaping @MainActor (borrowing EventCall, Place.View?, Place.Model) -> Element?
    ) -> EventStream<Element> {
        place._target.target.stream(
            of: event, Expectation(view: Place.View.self, Place.Model.self), needsView: needsView, buffering, at: site
        ) { call in
            guard let model = call.model(Place.Model.self) else { return nil }
            return make(call, call.view as? Place.View, model)
        }
    }
}

extension EventStreams where Place.Scope: SupplementaryKindScope {
    /// The events about views of every kind but cells, of the place's views.
    ///
    /// ```swift
    /// shown = headers.events(\.willDisplaySupplementaryView)
    /// ```
    public func callAsFunction(
        _ path: KeyPath<Place.Events, ViewNotice<SupplementaryScope>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<Void, Place.View, Place.Model, IndexPath>> {
        stream(SharedCatalogue<Place.Events>.shared[path], buffering, at: CallSite(fileID, line)) {
            call, view, model in
            StreamedViewEvent(argument: (), view: view, model: model, position: call.position())
        }
    }
}

extension EventStreams where Place.View: ViewEventEmitting {
    /// What the place's views emit.
    public func callAsFunction(
        buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<EmittedEvent<Place.View, Place.Model, Place.Scope.Position>> {
        stream(place._target.target.emittedEvent, buffering, at: CallSite(fileID, line)) { call, view, model in
            (call.argument(Any.self) as? Place.View.ViewEvent).map {
                EmittedEvent(event: $0, view: view, model: model, position: call.position())
            }
        }
    }
}

extension HostEvents {
    /// The events of a kind as an async sequence: an element is the event's argument, `()` for none.
    ///
    /// ```swift
    /// for await (context, coordinator) in manager.onHost.events(\.didUpdateFocus) { … }
    /// ```
    public func events<Argument>(
        _ path: KeyPath<Events, some DelegateNotice<HostScope, Argument>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<Argument> {
        _target.target.stream(
            of: SharedCatalogue<Events>.shared[path], Expectation(view: nil, Void.self),
            needsView: false,
            buffering, at: CallSite(fileID, line)
        ) { $0.argument(Argument.self) }
    }
}
