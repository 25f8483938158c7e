/// A view type, a model type, a condition, and the handlers on them.
///
/// It is handed to the closure of a registration; keep it to add handlers later.
///
/// ```swift
/// manager.register(PostCell.self) { mapping in
///     mapping.didSelect { cell, post, indexPath in … }
///     mapping.condition = .section(0)
/// }
/// ```
@MainActor @dynamicMemberLookup
public final class Mapping<Events: EventCatalogue, Scope: EventScope, View: AnyObject, Model> {
    // The registry keeps both; a mapping that a closure of its own captures must not.
    weak var core: MappingCore?
    weak var registry: Registry?

    init(_ core: MappingCore, in registry: Registry) {
        self.core = core
        self.registry = registry
    }

    /// When an item of the model's type is for this mapping. Until it is set, always.
    public var condition: Condition<Model, Scope.Position> {
        get { core?.condition.typed() ?? .always }
        set { core?.condition = AnyCondition(newValue, registry?.sectionIDs ?? SectionIDs()) }
    }

    @usableFromInline
    func slot<Argument, Position, Answer>(_ event: Event) -> HandlerSlot<Argument, Position, Answer> {
        HandlerSlot(event) { [weak core, weak registry] handler in
            registry?.sweep()
            if let core { registry?.add(handler, to: core) }
            return Registration(handler, of: core, in: registry)
        }
    }
}
