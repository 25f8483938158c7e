/// Registering mappings, for managers to build on.
extension EventDispatcher {
    /// Registers a mapping.
    ///
    /// - Parameters:
    ///   - kind: the kind of its views, where the scope is for several.
    ///   - prototype: the identifier under which the host has the views already; nil if they are registered for the mapping.
    ///   - fill: shows a model in a view; changes to the data wait until it returns.
    ///   - body: gets the mapping before any event can reach it.
    ///   - didRegister: gets the mapping with its reuse identifier, so that it can be registered with the host.
    /// - Returns: a token that unregisters the mapping with everything on it.
    package func register<Scope: EventScope, View: AnyObject, Model>(
        _ scope: Scope.Type, _ view: View.Type, _ model: Model.Type, kind: ViewKind = Scope.kind,
        prototype: String? = nil, at site: CallSite,
        fill: @escaping @MainActor (View, Model, Scope.Position) -> Void,
        _ body: @MainActor (ViewMapping<Events, Scope, View, Model>) -> Void,
        didRegister: @MainActor (RegisteredMapping) -> Void
    ) -> EventRegistration {
        if let prototype { registry.reserve(prototype) }
        let mapping = RegisteredMapping(
            kind, view, model, identifier: prototype ?? registry.makeIdentifier(for: view), site: site,
            registry.viewEvents)
        mapping.source.isPrototype = prototype != nil
        mapping.fill = { view, item, place in
            guard let view = view as? View, let model = cast(item, to: Model.self) else { return false }
            fill(view, model, Scope.Position(_place: place))
            return true
        }
        batch {
            body(ViewMapping(mapping, in: registry))
            if let identifier = mapping.source.identifier {
                registry.reserve(identifier)
                mapping.reuseIdentifier = identifier
            }
            registry.add(mapping)
            didRegister(mapping)
        }
        return EventRegistration(
            at: site,
            tie: { mapping.registry?.tie(mapping, to: $0) }, withdraw: { mapping.registry?.remove(mapping) })
    }

}

extension AnyDispatcher {
    /// Removes every mapping of exactly this view type; mappings of subclasses stay.
    package func unregister(_ kind: ViewKind, _ view: any AnyObject.Type) {
        batch {
            for mapping in registry.mappings(coveredBy: kind) where mapping.viewType == view {
                registry.remove(mapping)
            }
        }
    }
}
