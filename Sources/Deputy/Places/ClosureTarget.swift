/// Where the closures of a place go: one mapping, every mapping that fits, those of a group.
///
/// It keeps neither registry nor mapping alive, because a closure that is registered there may capture the place.
@MainActor @usableFromInline
package class ClosureTarget {
    private(set) weak var registry: Registry?
    /// The kind of views that the closures are for.
    let kind: ViewKind

    init(_ kind: ViewKind, in registry: Registry?) {
        self.kind = kind
        self.registry = registry
    }

    /// A place whose closures are never called, whose manager is gone.
    package static var none: ClosureTarget { ClosureTarget(.cell, in: nil) }

    /// What a stream of the place's events is about; nil if nothing is left to listen to.
    func subject<View: AnyObject, Model>(_ view: View.Type, _ model: Model.Type) -> ListenerSubject? { nil }

    /// Whether the place includes every position of its views.
    var coversEverything: Bool { true }

    /// Whether the place includes a position.
    func covers(_ position: some _EventPosition) -> Bool { true }

    /// Adds a handler.
    func put<Argument, Position: _EventPosition, Answer>(
        _ handler: TypedHandler<Argument, Position, Answer>
    ) -> EventRegistration { EventRegistration(handler, of: nil) }

    /// Adds a closure of uses.
    func put(_ closure: UseClosure) -> EventRegistration { EventRegistration(closure, in: registry) { _, _ in } }
}

extension ClosureTarget {
    /// The slot for the closures of an event.
    func handler<Argument, Position, Answer, Registered>(
        for event: DelegateEvent, _ give: @escaping @MainActor (EventRegistration) -> Registered
    ) -> HandlerMaker<Argument, Position, Answer, Registered> { HandlerMaker(event) { give(self.put($0)) } }
}

/// The place of the closures of one mapping.
@MainActor
final class MappingTarget: ClosureTarget {
    private(set) weak var mapping: MappingCore?

    init(_ mapping: MappingCore, in registry: Registry) {
        self.mapping = mapping
        super.init(mapping.kind, in: registry)
    }

    override func subject<View: AnyObject, Model>(_ view: View.Type, _ model: Model.Type) -> ListenerSubject? {
        guard let mapping else { return nil }
        return mapping.kind == .host ? .host : .mapping(mapping, view, model)
    }

    override func put<Argument, Position: _EventPosition, Answer>(
        _ handler: TypedHandler<Argument, Position, Answer>
    ) -> EventRegistration {
        if let registry {
            registry.sweep()
            if let mapping { registry.add(handler, to: mapping) }
        }
        return EventRegistration(handler, of: self)
    }

    override func put(_ closure: UseClosure) -> EventRegistration {
        registry?.sweep()
        if let mapping { registry?.add(closure, to: mapping) }
        return EventRegistration(closure, in: registry) { [weak mapping] registry, closure in
            if let mapping { registry.remove(closure, from: mapping) }
        }
    }
}

/// The place of closures for every mapping that makes views of a type, or shows a model type.
@MainActor
final class FittingTarget: ClosureTarget {
    private let isModelOnly: Bool
    private let name: String
    private let extent: TypeExtent
    private let fits: @MainActor (MappingCore) -> Bool

    /// - Parameter isModelOnly: whether only the model type was named.
    init<View: AnyObject, Model>(
        _ view: View.Type, _ model: Model.Type, isModelOnly: Bool, of kind: ViewKind, in registry: Registry
    ) {
        self.isModelOnly = isModelOnly
        name = isModelOnly ? typeName(model) : typeName(view)
        extent = TypeExtent(model)
        let fits = isModelOnly ? mappings(mayShow: model) : mappings(of: view, mayShow: model)
        self.fits = { kind.covers($0.kind) && fits($0) }
        super.init(kind, in: registry)
    }

    override func subject<View: AnyObject, Model>(_ view: View.Type, _ model: Model.Type) -> ListenerSubject? {
        ListenerSubject(
            name: name, expects: isModelOnly ? Expectation(view: nil, model) : Expectation(view: view, model),
            fits: fits, mapping: nil)
    }

    override func put<Argument, Position: _EventPosition, Answer>(
        _ handler: TypedHandler<Argument, Position, Answer>
    ) -> EventRegistration {
        handler.rank = .attached
        return EventRegistration(
            attaching: Attachment(handler, subject: name, extent: extent, fits: fits), in: registry)
    }

    override func put(_ closure: UseClosure) -> EventRegistration {
        EventRegistration(attaching: UseAttachment(closure, subject: name, extent: extent, fits: fits), in: registry)
    }
}

/// Finds the mappings that may have an item of a model type.
///
/// A struct shares no item with another type, nor do two classes of which neither inherits from the other. For protocols only the
/// item itself can tell, and the handler checks it.
@MainActor
func mappings<Model>(mayShow model: Model.Type) -> @MainActor (MappingCore) -> Bool {
    let extent = TypeExtent(model)
    return { mapping in
        guard mapping.extent.mayMeet(extent) else { return false }
        guard extent == .objects, mapping.extent == .objects else { return true }
        return mapping.modelType is Model.Type || mapping.coversModel(Model.self)
    }
}

/// Finds the mappings that make views of a type or its subclasses, and may have an item of a model type.
@MainActor
func mappings<View: AnyObject, Model>(
    of view: View.Type, mayShow model: Model.Type
) -> @MainActor (MappingCore) -> Bool {
    let mayShow = mappings(mayShow: model)
    return { $0.viewType is View.Type && mayShow($0) }
}
