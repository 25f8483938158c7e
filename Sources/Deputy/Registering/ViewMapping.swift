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
public final class ViewMapping<Events: EventCatalogue, Scope: EventScope, View: AnyObject, Model>: EventPlace {
    private let target: ClosureTarget
    var core: RegisteredMapping? { target.mapping }
    var registry: Registry? { target.registry }

    init(_ core: RegisteredMapping, in registry: Registry) { target = ClosureTarget(core, in: registry) }

    /// Where its closures go.
    public var _target: _EventTarget<EventRegistration> { _EventTarget(target) }

    /// When an item of the model's type is for this mapping; always by default.
    public var condition: MappingCondition<Model, Scope.Position> {
        get { core?.condition.typed() ?? .always }
        set { core?.condition = AnyCondition(newValue, sectionNames) }
    }

    var sectionNames: SectionNames { registry?.sectionNames ?? SectionNames() }
}

/// The place of closures for every mapping of a type, whether it was registered before or is registered later.
///
/// A mapping's own closures come before those registered here.
@MainActor
public struct TypePlace<Events: EventCatalogue, Scope: EventScope, View: AnyObject, Model>: EventPlace {
    /// Where its closures go.
    public let _target: _EventTarget<EventRegistration>
}

extension EventDispatcher {
    /// The place of closures for views of a class and its subclasses that show a model type.
    package func place<Scope: EventScope, View: AnyObject, Model>(
        of scope: Scope.Type, _ view: View.Type, showing model: Model.Type, kind: ViewKind = Scope.kind,
        isModelOnly: Bool = false
    ) -> TypePlace<Events, Scope, View, Model> {
        let target = ClosureTarget(view, model, isModelOnly: isModelOnly, of: kind, in: registry)
        return TypePlace(_target: _EventTarget(target))
    }

    /// The place of closures for a model type, for any view that shows it.
    package func place<Scope: EventScope, View: AnyObject, Model>(
        of scope: Scope.Type, showing model: Model.Type, in view: View.Type
    ) -> TypePlace<Events, Scope, View, Model> { place(of: scope, view, showing: model, isModelOnly: true) }
}

/// A view that shows a model: registering it needs no model type.
///
/// ```swift
/// final class PostCell: HeadlessCell, Configurable {
///     func configure(_ post: Post) { text = post.title }
/// }
/// ```
@MainActor
public protocol Configurable: AnyObject {
    /// What the view shows.
    associatedtype Model
    /// Shows a model; called each time the view is made or used again, before it is displayed.
    ///
    /// A list calls it again, once per turn of the main actor, when something `@Observable` changes that it read (iOS 17).
    func configure(_ model: Model)
}
