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
        let registry = state.registry
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

    /// Removes every mapping of exactly this view type; mappings of subclasses stay.
    package func unregister(_ kind: ViewKind, _ view: any AnyObject.Type) {
        batch {
            for mapping in state.registry.mappings(coveredBy: kind) where mapping.viewType == view {
                state.registry.remove(mapping)
            }
        }
    }

    /// Calls a closure when a mapping is removed: unregistered, cancelled by its token, or ended with the object it lived with.
    package func onMappingRemoval(_ body: @escaping @MainActor () -> Void) {
        state.registry.onMappingRemoval = body
    }

    /// Withdraws the registrations of objects that are gone, if views depend on one of them. Inside an event it does nothing.
    /// - Complexity: O(n) in the number of such objects.
    package func sweepViews() {
        if state.nested.depth == 0, state.registry.viewLifetimes.takeLoss() { state.sweep() }
    }

    /// Sets what sections are called, for the rules and conditions that name one.
    /// - Parameters:
    ///   - areShown: whether ``sectionsChanged()`` is called for every change to what the host shows.
    ///   - count: how many sections there are.
    package func nameSections(
        areShown: Bool, count: @escaping @MainActor () -> Int, by find: @escaping @MainActor (Int) -> AnyHashable?
    ) {
        let names = state.registry.sectionNames
        (names.find, names.count, names.areShown) = (find, count, areShown)
    }

    /// The sections of what the host shows have changed.
    package func sectionsChanged() { for list in state.registry.lists { list.sectionsChanged() } }

    /// Runs a closure while sections have other names: those in other data than the host shows.
    ///
    /// An event that is sent in the closure needs ``nested(_:)`` around this call, so that what waits for its end comes after it.
    package func namingSections<Result>(
        by find: @escaping @MainActor (Int) -> AnyHashable?, _ body: () throws -> Result
    ) rethrows -> Result {
        let names = state.registry.sectionNames
        let (current, areShown) = (names.find, names.areShown)
        (names.find, names.areShown) = (find, false)
        defer { (names.find, names.areShown) = (current, areShown) }
        return try body()
    }

    /// Whether views of a kind are registered at all.
    package func hasMappings(_ kind: ViewKind) -> Bool { !state.registry.mappings(coveredBy: kind).isEmpty }

    /// Whether the mapping of a cell may change while its item stays the same, because one has a condition.
    package var hasConditionalCells: Bool { state.registry.list(of: .cell)?.hasConditions == true }

    /// Whether that is so of a view of any kind.
    package var hasConditions: Bool { state.registry.lists.contains(where: \.hasConditions) }

    /// The kinds of views beside the cells that are registered.
    package var supplementaryKinds: [ViewKind] {
        state.registry.lists.filter { $0.kind != .cell && !$0.mappings.isEmpty }.map(\.kind)
    }

    /// The mapping of an item at a position; nil if none matches.
    package func mapping(_ kind: ViewKind, for item: Any, at place: EventLocation) -> RegisteredMapping? {
        find(kind, for: item, at: place)?.mapping
    }

    /// The same, with the item as the mapping shows it: without optionals.
    package func find(_ kind: ViewKind, for item: Any, at place: EventLocation) -> FoundItem? {
        var item = item
        guard let found = state.registry.find(kind, for: &item, at: place) else { return nil }
        return (item, found.mapping)
    }

    /// What to report about an item that is not shown.
    package func unshown(_ item: Any, _ kind: ViewKind, at place: EventLocation) -> Anomaly.Report {
        state.registry.unshown(item, kind, at: place)
    }

    /// An identifier under which the host has no views yet.
    package func makeIdentifier(for view: any AnyObject.Type) -> String { state.registry.makeIdentifier(for: view) }

    /// The mappings whose views the host cannot make, or may not.
    package var uncertainMappings: [RegisteredMapping] {
        state.registry.allMappings.filter { $0.readiness != .ready }
    }

    /// What a section is called.
    package func name(ofSection section: Int) -> AnyHashable? { state.registry.sectionNames.find(section) }

    /// Reports the handlers that can never be called: those no mapping has taken, those silent on every mapping, and
    /// those whose event's gate is closed; and the streams that stay empty. A manager calls it when it shows data.
    ///
    /// Each is reported once; later registrations are checked a turn later.
    package func reportUnreachableHandlers() { state.reportUnreachableHandlers() }
}

/// An item with the mapping that shows it.
package typealias FoundItem = (item: Any, mapping: RegisteredMapping)
