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
    @usableFromInline let place: Place

    @usableFromInline init(place: Place) { self.place = place }

    /// The events of a kind about the place's views.
    ///
    /// ```swift
    /// for await tap in manager.on(PostCell.self).events(\.didSelect) { print(tap.model, tap.indexPath) }
    /// ```
    @inlinable
    public func callAsFunction<Argument>(
        _ path: KeyPath<Place.Events, some DelegateNotice<Place.Scope, Argument>>,
        buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<Argument, Place.View, Place.Model, Place.Scope.Position>> {
        stream(
            path, of: ShownElement.self, needsView: true, buffering, at: CallSite(fileID, line),
            make: ShownElement<Argument, Place.View, Place.Model, Place.Scope.Position>.make)
    }

    /// The events of a kind about the place's items; the elements have no view.
    @inlinable
    public func callAsFunction(
        _ path: KeyPath<Place.Events, ModelNotice<Place.Scope>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedEvent<Void, Place.Model, Place.Scope.Position>> {
        stream(
            path, of: ItemElement.self, needsView: false, buffering, at: CallSite(fileID, line),
            make: ItemElement<Void, Place.Model, Place.Scope.Position>.make)
    }

    // Inlined with the functions above, so that elements are made where their types are known.
    @inlinable
    func stream<Argument, Kept: ReadElement>(
        _ path: KeyPath<Place.Events, some DelegateEvent>, of kept: Kept.Type, needsView: Bool,
        _ buffering: EventBuffering, at site: CallSite,
        make: @escaping TypedListener<Argument, Place.Scope.Position>.Make
    ) -> EventStream<Kept.Value> {
        EventStream(
            place._target.target.stream(
                of: SharedCatalogue<Place.Events>.shared.events[keyPath: path], about: Place.View.self,
                Place.Model.self, needsView: needsView, buffering, at: site, make: make),
            of: kept)
    }
}

extension _EventStreams where Place.Scope: _SupplementaryKindScope {
    /// The events about views of every kind but cells, of the place's views.
    ///
    /// ```swift
    /// shown = headers.events(\.willDisplaySupplementaryView)
    /// ```
    @inlinable
    public func callAsFunction(
        _ path: KeyPath<Place.Events, ViewNotice<SupplementaryScope>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<Void, Place.View, Place.Model, IndexPath>> {
        stream(
            path, of: ShownElement.self, needsView: true, buffering, at: CallSite(fileID, line),
            make: ShownElement<Void, Place.View, Place.Model, IndexPath>.make)
    }
}

extension _EventStreams where Place.View: ViewEventEmitting {
    /// What the place's views emit.
    @inlinable
    public func callAsFunction(
        buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<EmittedEvent<Place.View, Place.Model, Place.Scope.Position>> {
        EventStream(
            place._target.target.stream(
                of: place._target.target.viewEvent, about: Place.View.self, Place.Model.self, needsView: true,
                buffering, at: CallSite(fileID, line)
            ) { (event: Any, view, item, position: Place.Scope.Position) in
                EmittedEvent<Place.View, Place.Model, Place.Scope.Position>.make(event, view, item, position).map {
                    KeptElement($0)
                }
            }, of: KeptElement.self)
    }
}

extension ClosureTarget {
    /// A stream of an event about the place's views; it is over at once if there is nothing left to listen to.
    @usableFromInline
    func stream<Argument, Position: _EventPosition, View: AnyObject, Model>(
        of event: DelegateEvent, about view: View.Type, _ model: Model.Type, needsView: Bool,
        _ buffering: EventBuffering, at site: CallSite, make: @escaping TypedListener<Argument, Position>.Make
    ) -> EventChannel {
        guard let registry, let subject = subject(view, model) else { return .over }
        let inPlace: TypedListener<Argument, Position>.Make = { argument, view, item, position in
            self.covers(position) ? make(argument, view, item, position) : nil
        }
        return registry.stream(
            of: event, subject, needsView: needsView, buffering, at: site,
            make: coversEverything ? make : inPlace)
    }
}
