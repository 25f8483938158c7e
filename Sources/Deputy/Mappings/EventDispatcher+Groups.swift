/// Registering what belongs together: ordinary mappings and handlers, with rules that say where each applies.
extension EventDispatcher {
    /// The place of a group's closures.
    /// - Parameter kind: the kind of view the closures are for, where an event is about several.
    package func target(of place: GroupPlace, _ kind: ViewKind) -> ClosureTarget {
        GroupTarget(place, of: kind, in: state.registry)
    }

    /// A section's name, as rules and conditions have it now; nil for a section without one.
    package func name(ofSection section: Int) -> AnyHashable? { state.registry.sectionNames.find(section) }

    /// The event that represents what views of a kind emit.
    package func viewEvent(of kind: ViewKind) -> DelegateEvent { state.registry.viewEvent(of: kind) }
}

extension ViewMapping {
    /// Adds the mapping to a group; it applies where a rule does.
    package func bind(to rule: HandlerRule, of group: ObjectIdentifier) {
        core?.group = group
        core?.condition = .rule(rule, registry?.sectionNames ?? SectionNames())
    }

    /// Makes the views by a closure instead of the host.
    package func makeViews<Host, Made>(_ make: @escaping @MainActor (Host, Model, Scope.Position) -> Made?) {
        core?.maker = ViewMaker<Host, Made, Scope.Position> { host, item, position in
            cast(item, to: Model.self).flatMap { make(host, $0, position) }
        }
    }

    /// Turns off filling views again when a model changes that was read while they were filled.
    package func followNoModels() { core?.followsModels = false }

    /// Makes no views: the host shows the model itself, and asks the mapping's handlers about it.
    package func makeNoViews() { core?.isViewless = true }
}

extension RegisteredMapping {
    /// Whether the host shows its models itself, without a view of the mapping.
    package var isViewless: Bool { core?.isViewless == true }

    /// The view that a closure makes for an item; nil if the host makes it.
    package func makeView<Host, View, Position>(in host: Host, for item: Any, at position: Position) -> View? {
        (core?.maker as? ViewMaker<Host, View, Position>)?.make(host, item, position)
    }
}
