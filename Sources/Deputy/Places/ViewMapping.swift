/// A view type, a model type, a condition, and the handlers on them.
///
/// The closure of a registration gets it; keep it to add handlers later.
///
/// ```swift
/// manager.register(PostCell.self) { mapping in
///     mapping.didSelect { cell, post, indexPath in … }
///     mapping.condition = .section(0)
/// }
/// ```
@MainActor
public final class ViewMapping<Events: EventCatalogue, Scope: _EventScope, View: AnyObject, Model>: EventPlace {
    private let target: MappingTarget
    var core: MappingCore? { target.mapping }
    var registry: Registry? { target.registry }

    init(_ core: MappingCore, in registry: Registry) { target = MappingTarget(core, in: registry) }

    /// Where its closures go.
    public var _target: _EventTarget<EventRegistration> { _EventTarget(target) }

    /// When an item of the model's type is for this mapping; always by default.
    public var condition: MappingCondition<Model, Scope.Position> {
        get { core?.condition.typed() ?? .always }
        // Inlined, so that the condition is called by its types.
        @inlinable set { put(AnyCondition(newValue, sectionNames)) }
    }

    @usableFromInline var sectionNames: SectionNames { registry?.sectionNames ?? SectionNames() }
    @usableFromInline func put(_ condition: AnyCondition) { core?.condition = condition }
}
