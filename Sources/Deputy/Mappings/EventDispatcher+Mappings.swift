import Foundation

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
    package func register<Scope: _EventScope, View: AnyObject, Model>(
        _ scope: Scope.Type, _ view: View.Type, _ model: Model.Type, kind: ViewKind = Scope.kind,
        prototype: String? = nil, at site: CallSite,
        fill: @escaping @MainActor (View, Model, Scope.Position) -> Void,
        _ body: @MainActor (ViewMapping<Events, Scope, View, Model>) -> Void,
        didRegister: @MainActor (RegisteredMapping) -> Void
    ) -> EventRegistration {
        let registry = state.registry
        if let prototype { registry.reserve(prototype) }
        let core = MappingCore(
            kind, view, model, identifier: prototype ?? registry.makeIdentifier(for: view), site: site)
        core.source.isPrototype = prototype != nil
        core.fill = Fill<Scope.Position> { view, item, position in
            guard let view = view as? View else { return false }
            return with(item, as: Model.self) { fill(view, $0, position) }
        }
        batch {
            registry.sweep()
            body(ViewMapping(core, in: registry))
            if let identifier = core.source.identifier {
                registry.reserve(identifier)
                core.reuseIdentifier = identifier
            }
            registry.add(core)
            didRegister(core.registered)
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
    /// - Parameter areShown: whether ``sectionsChanged()`` is called for every change to what the host shows.
    package func nameSections(areShown: Bool, by find: @escaping @MainActor (Int) -> AnyHashable?) {
        state.registry.sectionNames.find = find
        state.registry.sectionNames.areShown = areShown
    }

    /// The sections of what the host shows have changed.
    package func sectionsChanged() { state.registry.forgetSections() }

    /// Runs a closure while sections have other names: those in other data than the host shows.
    ///
    /// An event that is sent in the closure needs ``nested(_:)`` around this call, so that what waits for its end comes after it.
    package func namingSections<Result>(
        by find: @escaping @MainActor (Int) -> AnyHashable?, _ body: () throws -> Result
    ) rethrows -> Result {
        let names = state.registry.sectionNames
        let (current, areShown) = (names.find, names.areShown)
        (names.find, names.areShown) = (find, false)
        state.lookAtSections()
        defer {
            (names.find, names.areShown) = (current, areShown)
            state.lookAtSections()
        }
        return try body()
    }

    /// Whether views of a kind are registered at all.
    package func hasMappings(_ kind: ViewKind) -> Bool { !state.registry.mappings(coveredBy: kind).isEmpty }

    /// Whether the mapping of a cell may change while its item stays the same, because one has a condition.
    package var hasConditionalCells: Bool { state.registry.cells.hasConditions }

    /// Whether that is so of a view of any kind.
    package var hasConditions: Bool { state.registry.hasConditions }

    /// The kinds of views beside the cells that are registered.
    package var supplementaryKinds: [ViewKind] {
        state.registry.lists.filter { $0.kind != .cell && !$0.list.mappings.isEmpty }.map(\.kind)
    }

    /// The mapping of an item at a position; nil if none matches.
    package func mapping<Position: _EventPosition>(
        _ kind: ViewKind, for item: Any, at position: Position
    ) -> RegisteredMapping? {
        var item = item
        return state.registry.mapping(kind, for: &item, at: position)?.registered
    }

    /// The same for an item whose type alone decides, and was seen before; nil if more has to be looked at.
    package func certainMapping<Position: _EventPosition>(
        _ kind: ViewKind, for item: Any, at position: Position
    ) -> RegisteredMapping? {
        // The registry is not asked where sections decide nothing: what it returns would be retained.
        if case .cell = kind, !state.looksAtSections { return ItemBox.of(item, state.cells.certainMapping) }
        // Not in a closure, whose executor the runtime would check.
        guard let list = state.registry.list(of: kind, at: position) else { return nil }
        return ItemBox.of(item, list.certainMapping)
    }

    /// Reports the handlers that can never be called: those no mapping has taken, those silent on every mapping, and
    /// those whose event's gate is closed; and the streams that stay empty. A manager calls it when it shows data.
    ///
    /// Each is reported once; later registrations are checked a turn later.
    package func reportUnreachableHandlers() { state.reportUnreachableHandlers() }
}

/// The mapping a host makes a view from. It keeps nothing alive, because views outlive their managers.
// An object, because copying a weak reference and a string took a new row a sixth of its instructions.
@MainActor
@usableFromInline
package final class RegisteredMapping {
    private(set) weak var core: MappingCore?
    /// Whether it says what the mapping is now.
    var isCurrent = true
    /// The kind of its views.
    package let kind: ViewKind
    /// The type of its views.
    package let viewType: any AnyObject.Type
    /// The number of its registration; no other mapping of the manager has it.
    package let number: Int
    /// The reuse identifier of its views.
    package let reuseIdentifier: String
    /// Whether the host can make its views.
    package let readiness: ViewReadiness
    /// Where it was registered.
    package let site: CallSite
    /// Whether a closure makes its views, which may be of any class.
    package let makesViews: Bool
    /// Whether a view is filled again when a model changes that was read while it was filled.
    package let followsModels: Bool
    /// Whether it belongs to a group, whose rules ask for the section.
    package let isGrouped: Bool

    fileprivate init(_ core: MappingCore) {
        self.core = core
        kind = core.kind
        viewType = core.viewType
        number = core.number
        reuseIdentifier = core.reuseIdentifier
        readiness = core.readiness
        site = core.site
        makesViews = core.maker != nil
        followsModels = core.followsModels
        isGrouped = core.group != nil
    }

    /// Whether it is still registered.
    package var isRegistered: Bool { core?.registry != nil }

    /// Shows an item in a view.
    /// - Parameters:
    ///   - item: the item, without optionals.
    ///   - route: the way from the view to its manager, for the view's closure properties.
    ///   - run: runs the closure that shows the item.
    /// - Returns: whether it is shown, which it is not if either is of another type than the mapping's; and whether a closure begins
    ///   the view's use.
    // Most views are cells. To look up the type of the closure was a fiftieth of a new row.
    @_specialize(where Position == IndexPath)
    package func fill<Position: _EventPosition>(
        _ view: AnyObject, with item: Any, at position: Position, route: _ViewRoute, run: (() -> Bool) -> Bool
    ) -> (isShown: Bool, hasScope: Bool) {
        guard let core else { return (false, false) }
        // All are emptied first: several may fill one property, and the last of them may have ended.
        for filling in core.fillings { filling.empty(view) }
        for filling in core.fillings { filling.fill(view, route, at: position) }
        guard let fill = core.fill as? Fill<Position> else { return (false, false) }
        return (run { fill.show(view, item, position) }, !core.beginnings.isEmpty)
    }
}

extension MappingCore {
    /// What a host gets of it; the same until something of it changes.
    var registered: RegisteredMapping {
        if let known { return known }
        let made = RegisteredMapping(self)
        known = made
        return made
    }
}
