/// Registering mappings, for managers to build on.
extension EventDispatcher {
    /// Registers a mapping.
    ///
    /// - Parameters:
    ///   - kind: the kind of its views, where the scope is for several.
    ///   - identifier: the identifier the host keeps the views under, if it has one already; else one of its own.
    ///   - fill: shows a model in a view; an ordinary re-entrant call, during which changes to the data wait.
    ///   - body: gets the mapping before any event can reach it.
    ///   - didRegister: gets the mapping with its reuse identifier, so that the host can be told.
    /// - Returns: a token that unregisters the mapping with everything on it.
    package func register<Scope: EventScope, View: AnyObject, Model>(
        _ scope: Scope.Type, _ view: View.Type, _ model: Model.Type, kind: ViewKind = Scope.kind,
        identifier: String? = nil, at site: CallSite,
        fill: @escaping @MainActor (View, Model, Scope.Position) -> Void,
        _ body: @MainActor (ViewMapping<Events, Scope, View, Model>) -> Void,
        didRegister: @MainActor (RegisteredMapping) -> Void
    ) -> EventRegistration {
        let registry = state.registry
        if let identifier { registry.reserve(identifier) }
        let core = MappingCore(
            kind, view, model, events: registry.eventCount,
            identifier: identifier ?? registry.makeIdentifier(for: view),
            site: site)
        core.fill = Fill<Scope.Position> { view, item, position in
            guard let view = view as? View, let model = cast(item, to: Model.self) else { return false }
            fill(view, model, position)
            return true
        }
        batch {
            registry.sweep()
            body(ViewMapping(core, in: registry))
            registry.add(core)
            didRegister(RegisteredMapping(core))
        }
        return EventRegistration(
            at: site,
            tie: { [weak registry, weak core] lifetime in
                if let core { registry?.tie(core, to: lifetime) }
            },
            withdraw: { [weak registry, weak core] in if let core { registry?.remove(core) } })
    }

    /// Removes every mapping of exactly this view type; mappings of subclasses stay.
    package func unregister(_ kind: ViewKind, _ view: any AnyObject.Type) {
        batch {
            for mapping in state.registry.mappings(coveredBy: kind) where mapping.viewType == view {
                state.registry.remove(mapping)
            }
        }
    }

    /// Calls a closure when a mapping is taken out: unregistered, cancelled by its token, or ended with the object it lived with.
    package func onMappingRemoval(_ body: @escaping @MainActor () -> Void) {
        state.registry.onMappingRemoval = body
    }

    /// Withdraws what lived with objects that are gone, if views depend on one of them; inside an event, nothing.
    /// - Complexity: O(n) in the number of such objects.
    package func sweepViews() {
        if state.depth == 0, state.registry.viewLifetimes.takeLoss() { state.sweep() }
    }

    /// Says what each section is called, for the conditions that name one.
    /// - Parameter areShown: whether ``sectionsChanged()`` tells of every change to what the host shows.
    package func nameSections(areShown: Bool, by find: @escaping @MainActor (Int) -> AnyHashable?) {
        state.registry.sectionIDs.find = find
        state.registry.sectionIDs.areShown = areShown
    }

    /// The sections of what the host shows have changed.
    package func sectionsChanged() { state.registry.forgetSections() }

    /// Does something while sections are called otherwise: as they are in other data than the host shows.
    ///
    /// An event that is sent in there has to be ``nested(_:)`` outside, so that what waits for its end comes after that.
    package func namingSections<Result>(
        by find: @escaping @MainActor (Int) -> AnyHashable?, _ body: () throws -> Result
    ) rethrows -> Result {
        let ids = state.registry.sectionIDs
        let (current, areShown) = (ids.find, ids.areShown)
        (ids.find, ids.areShown) = (find, false)
        state.lookAtSections()
        defer {
            (ids.find, ids.areShown) = (current, areShown)
            state.lookAtSections()
        }
        return try body()
    }

    /// Whether views of a kind are registered at all.
    package func hasMappings(_ kind: ViewKind) -> Bool { !state.registry.mappings(coveredBy: kind).isEmpty }

    /// The kinds of views beside the cells that are registered.
    package var supplementaryKinds: [ViewKind] {
        state.registry.lists.filter { $0.kind != .cell && !$0.list.mappings.isEmpty }.map(\.kind)
    }

    /// The mapping of an item at a position; nil if none matches.
    package func mapping(
        _ kind: ViewKind, for item: Any, at position: some EventPosition
    ) -> RegisteredMapping? {
        var item = item
        return state.registry.mapping(kind, for: &item, at: position).map(RegisteredMapping.init)
    }

    /// Reports the handlers that can never be called: those no mapping has taken, those silent on every mapping, and
    /// those whose event's gate is closed; and the streams that stay empty. A manager calls it when it shows data.
    ///
    /// Each is looked for once; what is registered afterwards is looked at a turn later.
    package func reportUnreachableHandlers() { state.reportUnreachableHandlers() }
}

/// The mapping a host makes a view from. It keeps nothing alive, for views outlive their managers.
@MainActor
@usableFromInline
package struct RegisteredMapping {
    weak var core: MappingCore?
    /// The kind of its views.
    package let kind: ViewKind
    /// The type of its views.
    package let viewType: any AnyObject.Type
    /// The identifier its views are reused under; no other mapping of the manager has it.
    package let reuseIdentifier: String
    /// Where it was registered.
    package let site: CallSite
    /// Whether a closure makes its views, which may be of any class.
    package let makesViews: Bool
    /// Whether a view is filled again when a model changes that was read as it was filled.
    package let followsModels: Bool

    init(_ core: MappingCore) {
        self.core = core
        kind = core.kind
        viewType = core.viewType
        reuseIdentifier = core.reuseIdentifier
        site = core.site
        makesViews = core.maker != nil
        followsModels = core.followsModels
    }

    /// Whether it is still registered.
    package var isRegistered: Bool { core?.registry != nil }

    /// Shows an item in a view; false if either is of another type than the mapping's.
    /// - Parameters:
    ///   - route: the way from the view to its manager, for what its closure properties are filled with.
    ///   - run: runs what shows the item.
    package func fill<Position: EventPosition>(
        _ view: AnyObject, with item: Any, at position: Position, route: _ViewRoute, run: (() -> Bool) -> Bool
    ) -> Bool {
        for filling in core?.fillings ?? [] { filling.refill(view, route, at: position) }
        guard let item = unwrapped(item), let fill = core?.fill as? Fill<Position> else { return false }
        return run { fill.show(view, item, position) }
    }
}
