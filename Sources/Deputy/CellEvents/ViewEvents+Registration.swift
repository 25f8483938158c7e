/// Registering closures for what views emit: an event like any other, with what was emitted for its argument.
extension Mapping where View: ViewEventEmitting {
    /// Takes the closure for what the mapping's views emit: the event, the view, the model and where that is now.
    ///
    /// ```swift
    /// mapping.onEvent { event, cell, post, indexPath in … }
    /// ```
    ///
    /// Called once for each event, with the item of the moment it is delivered. It has all forms of an event with an
    /// argument: without the view, with a `weak:` object, with a method of one.
    public var onEvent: ViewRegistrarWith<View.ViewEvent, View, Model, Scope.Position, AlwaysAnswers<Void>> {
        let event = registry?.viewEvent(of: Scope.kind) ?? Catalogue<Events>.shared.placeholder
        let slot: HandlerSlot<Any, Scope.Position, Void> = slot(event)
        return ViewRegistrarWith(
            HandlerSlot(event) { handler in
                slot.put(TypedHandler(hearing: handler, View.ViewEvent.self, Scope.Position.self, as: event))
            })
    }
}

extension EventManager {
    /// Takes the closure, on the manager, for what cells of a type or its subclasses emit while they show a model type.
    package func cellEvents<View: ViewEventEmitting, Model>(
        of view: View.Type, showing model: Model.Type
    ) -> ViewRegistrarWith<View.ViewEvent, View, Model, CellScope.Position, AlwaysAnswers<Void>> {
        events(dispatcher.state.viewEvents.cell, of: view, showing: model)
    }

    /// The same for all views but cells: the closure gets what a view emits wherever its mapping puts it.
    package func supplementaryEvents<View: ViewEventEmitting, Model, Position: EventPosition>(
        of view: View.Type, showing model: Model.Type, at position: Position.Type
    ) -> ViewRegistrarWith<View.ViewEvent, View, Model, Position, AlwaysAnswers<Void>> {
        events(dispatcher.state.viewEvents.supplementary, of: view, showing: model)
    }

    private func events<View: ViewEventEmitting, Model, Position>(
        _ event: Event, of view: View.Type, showing model: Model.Type
    ) -> ViewRegistrarWith<View.ViewEvent, View, Model, Position, AlwaysAnswers<Void>> {
        let registry = dispatcher.state.registry
        return ViewRegistrarWith(
            HandlerSlot(event) { [weak registry] handler in
                let hearing = TypedHandler(hearing: handler, View.ViewEvent.self, Position.self, as: event)
                hearing.rank = .attached
                let attachment = Attachment(
                    hearing, subject: typeName(view), extent: TypeExtent(model),
                    fits: mappings(of: view, mayShow: model))
                return Registration(attaching: attachment, in: registry)
            })
    }
}

extension HandlerSlot where Argument == Any, Answer == Void {
    /// Puts a closure for what views of a class emit, on mappings that may make others too: what those emit is for others.
    @discardableResult
    package func emitted<View: ViewEventEmitting, Model>(
        from view: View.Type, _ site: CallSite,
        _ body: @escaping @MainActor (View.ViewEvent, View, Model, Position) -> Void
    ) -> Registration {
        put(
            TypedHandler<Any, Position, Void>(
                event, site, needsView: true, canPass: false, lifetime: nil,
                expects: Expectation(view: View.self, Model.self)
            ) { event, view, item, unboxed, position in
                guard let model = HandlerSlot.model(Model.self, item, unboxed) else { return .skipped(.otherModel) }
                guard let view = view as? View, let event = event as? View.ViewEvent else { return .passed }
                body(event, view, model, position)
                return .answer(())
            })
    }
}

extension TypedHandler where Argument == Any, Answer == Void {
    /// A handler for what views emit; an event of another type is for somebody else.
    fileprivate convenience init<ViewEvent>(
        hearing handler: Handler, _ type: ViewEvent.Type, _ position: Position.Type, as event: Event
    ) {
        let typed = handler as? TypedHandler<ViewEvent, Position, Void>
        self.init(event, sharing: handler) { argument, view, item, unboxed, position in
            guard let typed, let argument = argument as? ViewEvent else { return .skipped(.otherModel) }
            return typed.call(argument, view, item, unboxed, position)
        }
    }
}
