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
        set { core?.condition = AnyCondition(newValue) }
    }

    /// The place for closures about what the mapping's views emit.
    var eventSlot: HandlerSlot {
        slot(registry?.viewEvent(of: Scope.kind) ?? Catalogue<Events>.shared.placeholder)
    }

    @usableFromInline
    func slot(_ event: Event) -> HandlerSlot {
        HandlerSlot(event) { [weak core, weak registry] handler in
            registry?.sweep()
            if let core { registry?.add(handler, to: core, own: true) }
            return Registration(handler, of: core, in: registry)
        }
    }
}

/// The events a mapping of this scope has, by name.
extension Mapping {
    /// A notice about the view.
    @inlinable
    public subscript<Arguments>(
        dynamicMember path: KeyPath<Events, ViewNotice<Scope, Arguments>>
    ) -> NoticeRegistrar<View, Model, Scope.Position> {
        NoticeRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A notice about the view, with an argument.
    @inlinable
    public subscript<Argument, Arguments>(
        dynamicMember path: KeyPath<Events, ViewNoticeWith<Scope, Argument, Arguments>>
    ) -> NoticeWithRegistrar<Argument, View, Model, Scope.Position> {
        NoticeWithRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A notice about the item.
    @inlinable
    public subscript<Arguments>(
        dynamicMember path: KeyPath<Events, ModelNotice<Scope, Arguments>>
    ) -> ModelNoticeRegistrar<Model, Scope.Position> {
        ModelNoticeRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the view.
    @inlinable
    public subscript<Answer, Arguments>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer, Arguments>>
    ) -> QuestionRegistrar<View, Model, Scope.Position, Answer> {
        QuestionRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the view, with an argument.
    @inlinable
    public subscript<Argument, Answer, Arguments>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer, Arguments>>
    ) -> QuestionWithRegistrar<Argument, View, Model, Scope.Position, Answer> {
        QuestionWithRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the item, before its view exists.
    @inlinable
    public subscript<Answer, Arguments>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer, Arguments>>
    ) -> ModelQuestionRegistrar<Model, Scope.Position, Answer> {
        ModelQuestionRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }
}
