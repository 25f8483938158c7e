// Once for mappings and once for types, and not for all places: a chain has a method of this name, which takes another closure. With
// both, the compiler has no message for some errors in it.

/// The events that views emit: events like any other, with their argument first.
extension ViewMapping where View: ViewEventEmitting {
    /// Takes the closure for what the mapping's views emit: the event, the view, the model and where that is now.
    ///
    /// ```swift
    /// mapping.onEvent { event, cell, post, indexPath in … }
    /// ```
    ///
    /// Called once for each event, with the item as it is when the event is delivered.
    public var onEvent: EventForm4<View.ViewEvent, View, Model, Scope.Position, ReturnsNothing, EventRegistration> {
        _target.viewEvents(of: View.self).form()
    }
}

extension _TypePlace where View: ViewEventEmitting {
    /// Takes the closure for what views of the type emit, as a mapping does: see ``ViewMapping/onEvent``.
    public var onEvent: EventForm4<View.ViewEvent, View, Model, Scope.Position, ReturnsNothing, EventRegistration> {
        _target.viewEvents(of: View.self).form()
    }
}

extension _EventTarget {
    /// Takes the closures for what views of a class emit; they ignore other views.
    package func viewEvents<View: ViewEventEmitting, Position>(
        of view: View.Type
    ) -> HandlerMaker<View.ViewEvent, Position, Void, Registered> {
        maker(for: target.event(.emitted)) { handler in
            Handler(handler, of: handler.event) { call in
                guard call.view is View, let event = call.argument(Any.self) as? View.ViewEvent else { return .passed }
                return call.with(event) { handler.body($0) }
            }
        }
    }
}

extension EventPlace {
    /// Takes a closure that begins each use of a view, with a scope that ends with the use.
    ///
    /// ```swift
    /// mapping.whileInUse { scope, cell, post, indexPath in
    ///     scope.task { cell.picture = await load(post) }
    /// }
    /// ```
    ///
    /// Called after the view was filled, before it is displayed, and again when it comes back on screen without being
    /// filled again. So that the scope ends in time, the events of appearing and leaving are announced; `explain` says so.
    ///
    /// Cancelling the token begins no more uses; when no such closure is left on a mapping, its scopes end. After an object of
    /// `weak:` is gone no more uses begin for it. A use that has begun ends as usual, at the latest when Deputy finds that no
    /// such closure is left on the mapping.
    public var whileInUse: EventForm4<ViewUseScope, View, Model, Scope.Position, ReturnsNothing, Registered> {
        let target = _target
        return target.maker(for: target.target.event(.use)) { Handler($0, of: $0.event, role: .use, $0.body) }.form()
    }
}
