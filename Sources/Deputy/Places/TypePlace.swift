/// The place of closures for every mapping of a type, whether it was registered before or is registered later.
///
/// A mapping's own closures come before those registered here.
@MainActor
public struct _TypePlace<Events: EventCatalogue, Scope: _EventScope, View: AnyObject, Model>: EventPlace {
    /// Where its closures go.
    public let _target: _EventTarget<EventRegistration>
}

extension EventDispatcher {
    /// The place of closures for views of a class and its subclasses that show a model type.
    package func place<Scope: _EventScope, View: AnyObject, Model>(
        of scope: Scope.Type, _ view: View.Type, showing model: Model.Type, kind: ViewKind = Scope.kind
    ) -> _TypePlace<Events, Scope, View, Model> { place(view, model, isModelOnly: false, kind) }

    /// The place of closures for a model type, for any view that shows it.
    package func place<Scope: _EventScope, View: AnyObject, Model>(
        of scope: Scope.Type, showing model: Model.Type, in view: View.Type, kind: ViewKind = Scope.kind
    ) -> _TypePlace<Events, Scope, View, Model> { place(view, model, isModelOnly: true, kind) }

    private func place<Scope, View, Model>(
        _ view: View.Type, _ model: Model.Type, isModelOnly: Bool, _ kind: ViewKind
    ) -> _TypePlace<Events, Scope, View, Model> {
        _TypePlace(
            _target: _EventTarget(
                FittingTarget(view, model, isModelOnly: isModelOnly, of: kind, in: state.registry)))
    }
}
