public import Foundation

/// The events that stand for what views emit, one for each kind of view.
///
/// They are no delegate methods, so they are in no catalogue; they are registered, resolved, explained and traced as
/// those are.
@MainActor
struct ViewEvents {
    let cell: ViewNoticeWith<CellScope, Any, IndexPath>
    let header: ViewNoticeWith<HeaderScope, Any, Int>
    let footer: ViewNoticeWith<FooterScope, Any, Int>
    /// All of them, in the order of their ordinals, which follow those of the catalogue.
    let all: [Event]

    init(after count: Int) {
        let (made, all) = Enrolment.collect(from: count) {
            (
                ViewNoticeWith<CellScope, Any, IndexPath>("onEvent", "", owner: { $1 }),
                ViewNoticeWith<HeaderScope, Any, Int>("onEvent", "", owner: { $1 }),
                ViewNoticeWith<FooterScope, Any, Int>("onEvent", "", owner: { $1 })
            )
        }
        (cell, header, footer) = made
        self.all = all
    }

    /// The event of a kind of view; nil for the host, which is no view.
    func event(of kind: ViewKind) -> Event? {
        switch kind {
        case .cell: cell
        case .header: header
        case .footer: footer
        case .host: nil
        }
    }
}

extension Mapping where View: ViewEventEmitting {
    /// Registers a closure for what the mapping's views emit: the event, the view, the model and its place of now.
    @discardableResult
    public func onEvent(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.ViewEvent, View, Model, Scope.Position) -> Void
    ) -> Registration {
        eventSlot.hearing(CallSite(fileID, line), handler)
    }

    /// Registers a closure that gets an object, held weakly, for what the mapping's views emit.
    @discardableResult
    public func onEvent<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View.ViewEvent, View, Model, Scope.Position) -> Void
    ) -> Registration {
        let owner = Weak(owner)
        return eventSlot.hearing(CallSite(fileID, line), lifetime: owner) {
            (event: View.ViewEvent, view: View, model: Model, position: Scope.Position) in
            if let owner = owner.object { handler(owner, event, view, model, position) }
        }
    }
}

extension EventManager {
    /// Registers a closure for what views of a type or its subclasses emit, whichever mapping makes them.
    @discardableResult
    public func onEvent<View: ViewEventEmitting & Configurable>(
        from view: View.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.ViewEvent, View, View.Model, IndexPath) -> Void
    ) -> Registration {
        onEvent(from: view, for: View.Model.self, fileID: fileID, line: line, handler)
    }

    /// Registers a closure for what views of a type or its subclasses emit while they show a model type.
    @discardableResult
    public func onEvent<View: ViewEventEmitting, Model>(
        from view: View.Type, for model: Model.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View.ViewEvent, View, Model, IndexPath) -> Void
    ) -> Registration {
        let state = dispatcher.state
        return AttachmentSlot(event: state.viewEvents.cell, registry: state.registry).of(view, model)
            .hearing(CallSite(fileID, line), handler)
    }
}

extension HandlerSlot {
    /// A closure for what a view emits; an event of another type is for somebody else.
    func hearing<View: ViewEventEmitting, Model, Position>(
        _ site: CallSite, lifetime: Lifetime? = nil,
        _ handler: @escaping @MainActor (View.ViewEvent, View, Model, Position) -> Void
    ) -> Registration {
        taking(site, canPass: false, lifetime: lifetime) {
            (argument: Any, view: View, model: Model, position: Position) -> Reply<Void> in
            guard let event = argument as? View.ViewEvent else { return .skipped(.otherModel) }
            return .answer(handler(event, view, model, position))
        }
    }
}
