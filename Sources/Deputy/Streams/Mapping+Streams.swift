public import Foundation

/// The events of one mapping as async sequences; they end when it is unregistered.
extension Mapping {
    /// The events of a kind about the mapping's views.
    ///
    /// ```swift
    /// taps = mapping.events(\.didSelect)
    /// ```
    public func events<E: TypedEvent>(
        _ path: KeyPath<Events, E>, buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> EventStream<StreamedViewEvent<E.Argument, View, Model, Scope.Position>>
    where E.Output == Void, E.Scope == Scope {
        stream(
            of: Catalogue<Events>.shared.events[keyPath: path], buffering, at: CallSite(fileID, line),
            make: StreamedViewEvent.init(_:view:item:at:))
    }

    /// The events of a kind about the mapping's items; they need no view, and bring none.
    public func events(
        _ path: KeyPath<Events, ModelNotice<Scope>>, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedEvent<Void, Model, Scope.Position>> {
        stream(
            of: Catalogue<Events>.shared.events[keyPath: path], buffering, at: CallSite(fileID, line),
            make: StreamedEvent.init(_:view:item:at:))
    }

    fileprivate func stream<Argument, Element>(
        of event: Event, _ buffering: EventBuffering, at site: CallSite,
        make: @escaping @MainActor (Argument, () -> AnyObject?, Any, Scope.Position) -> Element?
    ) -> EventStream<Element> {
        guard let core, let registry else { return EventStream(.over) }
        return registry.stream(of: event, .mapping(core, View.self, Model.self), buffering, at: site, make: make)
    }
}

extension Mapping where Scope: SupplementaryKindScope {
    /// The events about views of every kind but cells, of the mapping's views.
    ///
    /// ```swift
    /// shown = headers.events(\.willDisplaySupplementaryView)
    /// ```
    public func events<E: TypedEvent>(
        _ path: KeyPath<Events, E>, buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> EventStream<StreamedViewEvent<E.Argument, View, Model, IndexPath>>
    where E.Output == Void, E.Scope == SupplementaryScope {
        stream(
            of: Catalogue<Events>.shared.events[keyPath: path], buffering, at: CallSite(fileID, line),
            make: StreamedViewEvent.init(_:view:item:at:))
    }
}

extension Mapping where View: ViewEventEmitting {
    /// What the mapping's views emit.
    public func events(
        buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<EmittedEvent<View, Model, Scope.Position>> {
        stream(
            of: registry?.viewEvent(of: Scope.kind) ?? Catalogue<Events>.shared.placeholder, buffering,
            at: CallSite(fileID, line), make: EmittedEvent.init(_:view:item:at:))
    }
}
