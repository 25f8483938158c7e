/// Events as async sequences: many independent listeners beside the handlers.
///
/// A stream gets what a handler on the manager would: of mappings of that view type or its subclasses, with models of that
/// type, registered before it and after it. It answers nothing and silences nobody. It gets each event after the handler
/// and before the owner; the loop that reads it runs when the main actor is free. What the host waits for, such as the
/// changes after a drop, belongs in a handler.
///
/// Making a stream announces its event, as registering a handler does; see ``EventStream`` for when that ends.
extension EventManager {
    /// The events of a kind about views of a type, which names its model type by itself.
    ///
    /// ```swift
    /// for await tap in manager.events(\.didSelect, from: PostCell.self) { print(tap.model, tap.indexPath) }
    /// ```
    public func events<E: TypedEvent, View: Configurable>(
        _ path: KeyPath<Events, E>, from view: View.Type, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<E.Argument, View, View.Model, E.Scope.Position>> where E.Output == Void {
        events(path, from: view, for: View.Model.self, buffering: buffering, fileID: fileID, line: line)
    }

    /// The events of a kind about views of a type that show a model type.
    public func events<E: TypedEvent, View: AnyObject, Model>(
        _ path: KeyPath<Events, E>, from view: View.Type, for model: Model.Type,
        buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedViewEvent<E.Argument, View, Model, E.Scope.Position>> where E.Output == Void {
        dispatcher.state.registry.stream(
            of: dispatcher.events[keyPath: path], .views(view, model), buffering, at: CallSite(fileID, line),
            make: StreamedViewEvent.init(_:view:item:at:))
    }

    /// The events of a kind about a model type, whatever the view.
    public func events<E: TypedEvent, Model>(
        _ path: KeyPath<Events, E>, for model: Model.Type, buffering: EventBuffering = .unbounded,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedEvent<E.Argument, Model, E.Scope.Position>> where E.Output == Void {
        dispatcher.state.registry.stream(
            of: dispatcher.events[keyPath: path], .models(model), buffering, at: CallSite(fileID, line),
            make: StreamedEvent.init(_:view:item:at:))
    }

    /// The events of a kind about items that views of a type show; they need no view, and bring none.
    public func events<Scope, View: Configurable>(
        _ path: KeyPath<Events, ModelNotice<Scope>>, from view: View.Type,
        buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedEvent<Void, View.Model, Scope.Position>> {
        events(path, from: view, for: View.Model.self, buffering: buffering, fileID: fileID, line: line)
    }

    /// The events of a kind about items of a type that views of a type show; they need no view, and bring none.
    public func events<Scope, View: AnyObject, Model>(
        _ path: KeyPath<Events, ModelNotice<Scope>>, from view: View.Type, for model: Model.Type,
        buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<StreamedEvent<Void, Model, Scope.Position>> {
        dispatcher.state.registry.stream(
            of: dispatcher.events[keyPath: path], .views(view, model), buffering, at: CallSite(fileID, line),
            make: StreamedEvent.init(_:view:item:at:))
    }

    /// The events of a kind about the host as a whole: an element is what the event brings along, `()` for nothing.
    ///
    /// ```swift
    /// for await (context, coordinator) in manager.events(\.didUpdateFocus) { … }
    /// ```
    public func events<E: TypedEvent>(
        _ path: KeyPath<Events, E>, buffering: EventBuffering = .unbounded, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> EventStream<E.Argument> where E.Output == Void, E.Scope == HostScope {
        dispatcher.state.registry.stream(
            of: dispatcher.events[keyPath: path], .host, buffering, at: CallSite(fileID, line)
        ) { (argument: E.Argument, _, _, _: NoPosition) in argument }
    }
}

/// What views emit by themselves.
extension EventManager {
    /// What cells of a type or its subclasses emit while they show a model type.
    package func emittedCellEvents<View: ViewEventEmitting, Model>(
        from view: View.Type, showing model: Model.Type, _ buffering: EventBuffering, at site: CallSite
    ) -> EventStream<EmittedEvent<View, Model, CellScope.Position>> {
        emittedEvents(dispatcher.state.viewEvents.cell, from: view, showing: model, buffering, at: site)
    }

    /// The same of all views but cells, wherever their mapping puts them.
    package func emittedSupplementaryEvents<View: ViewEventEmitting, Model, Position: EventPosition>(
        from view: View.Type, showing model: Model.Type, _ buffering: EventBuffering, at site: CallSite
    ) -> EventStream<EmittedEvent<View, Model, Position>> {
        emittedEvents(dispatcher.state.viewEvents.supplementary, from: view, showing: model, buffering, at: site)
    }

    private func emittedEvents<View: ViewEventEmitting, Model, Position>(
        _ event: Event, from view: View.Type, showing model: Model.Type, _ buffering: EventBuffering, at site: CallSite
    ) -> EventStream<EmittedEvent<View, Model, Position>> {
        dispatcher.state.registry.stream(
            of: event, .views(view, model), buffering, at: site, make: EmittedEvent.init(_:view:item:at:))
    }
}
