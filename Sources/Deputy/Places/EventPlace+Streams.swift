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
    public var events: _EventStreams<Self> { .init(place: self) }
}

/// Makes streams of a place's events.
@MainActor
public struct _EventStreams<Place: EventPlace> {
    let place: Place

    /// The events of a kind about the place's views.
    ///
    /// ```swift
    /// for await tap in manager.on(PostCell.self).events(\.didSelect) { print(tap.model, tap.indexPath) }
    /// ```
    public func callAsFunction<Argument>(
        _ path: KeyPath<Place.Events, some DelegateNotice<Place.Scope, Argument>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<Argument, Place.View, Place.Model, Place.Scope.Position>> {
        stream(
            path, needsView: true, buffering, at: CallSite(fileID, line), make: StreamedViewEvent.init(_:view:item:at:))
    }

    /// The events of a kind about the place's items; the elements have no view.
    public func callAsFunction(
        _ path: KeyPath<Place.Events, ModelNotice<Place.Scope>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedEvent<Void, Place.Model, Place.Scope.Position>> {
        stream(
            path, needsView: false, buffering, at: CallSite(fileID, line), make: StreamedEvent.init(_:view:item:at:))
    }

    private func stream<Argument, Element>(
        _ path: KeyPath<Place.Events, some DelegateEvent>, needsView: Bool, _ buffering: EventBuffering,
        at site: CallSite,
        make: @escaping @MainActor (Argument, () -> AnyObject?, BorrowedItem, Place.Scope.Position) -> Element?
    ) -> EventStream<Element> {
        place._target.target.stream(
            of: SharedCatalogue<Place.Events>.shared.events[keyPath: path], about: Place.View.self, Place.Model.self,
            needsView: needsView, buffering,
            at: site, make: make)
    }
}

extension _EventStreams where Place.Scope: _SupplementaryKindScope {
    /// The events about views of every kind but cells, of the place's views.
    ///
    /// ```swift
    /// shown = headers.events(\.willDisplaySupplementaryView)
    /// ```
    public func callAsFunction(
        _ path: KeyPath<Place.Events, ViewNotice<SupplementaryScope>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<Void, Place.View, Place.Model, IndexPath>> {
        stream(
            path, needsView: true, buffering, at: CallSite(fileID, line), make: StreamedViewEvent.init(_:view:item:at:))
    }
}

extension _EventStreams where Place.View: ViewEventEmitting {
    /// What the place's views emit.
    public func callAsFunction(
        buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<EmittedEvent<Place.View, Place.Model, Place.Scope.Position>> {
        place._target.target.stream(
            of: place._target.target.viewEvent, about: Place.View.self, Place.Model.self, needsView: true, buffering,
            at: CallSite(fileID, line), make: EmittedEvent.init(_:view:item:at:))
    }
}

extension ClosureTarget {
    /// A stream of an event about the place's views; it is over at once if there is nothing left to listen to.
    func stream<Argument, Position: _EventPosition, View: AnyObject, Model, Element>(
        of event: DelegateEvent, about view: View.Type, _ model: Model.Type, needsView: Bool,
        _ buffering: EventBuffering, at site: CallSite,
        make: @escaping @MainActor (Argument, () -> AnyObject?, BorrowedItem, Position) -> Element?
    ) -> EventStream<Element> {
        guard let registry, let subject = subject(view, model) else { return EventStream(.over) }
        return registry.stream(of: event, subject, needsView: needsView, buffering, at: site) {
            (argument: Argument, view, item, position: Position) in
            self.covers(position) ? make(argument, view, item, position) : nil
        }
    }
}
