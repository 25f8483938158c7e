/// Registering the parts of chains of sections: ordinary mappings and handlers with the sections they are for.
extension EventDispatcher {
    /// The place of a chain's closures.
    /// - Parameters:
    ///   - kind: the kind of view the closures are for, where an event is about several.
    ///   - name: what the user named: `onSection(.first)`.
    package func target(of place: ChainPlace, _ kind: ViewKind, named name: String) -> ClosureTarget {
        ChainTarget(place, of: kind, named: name, in: state.registry)
    }

    /// A section's identifier, as conditions use it now; nil for a section without one.
    package func name(ofSection section: Int) -> AnyHashable? { state.registry.sectionIDs.find(section) }

    /// The event that represents what views of a kind emit.
    package func viewEvent(of kind: ViewKind) -> DelegateEvent { state.registry.viewEvent(of: kind) }
}

extension ViewMapping {
    /// Adds the mapping to a group, for the sections of a rule.
    package func bind(to rule: SectionRule, of group: ObjectIdentifier) {
        core?.group = group
        core?.condition = .sections(rule, registry?.sectionIDs ?? SectionNames())
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
