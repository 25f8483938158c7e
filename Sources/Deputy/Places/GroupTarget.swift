/// Where closures for a group go: mappings that one object has registered because they belong together.
///
/// Who registered them decides which of a group's closures come first; here they are only put in that order.
@MainActor
package struct GroupPlace {
    /// The group's mappings.
    package enum Mappings {
        /// This one of them.
        case one(RegisteredMapping)
        /// All that the group has and will have; a rule limits where on them.
        case all(of: ObjectIdentifier, HandlerRule?)
    }

    let mappings: Mappings
    /// The place of its closures among the handlers of a mapping.
    let rank: HandlerRank
    /// Whether a notice's closure is called in addition to those of others.
    let isAdditional: Bool
    let origin: any ClosureOrigin

    package init(_ mappings: Mappings, rank: HandlerRank, isAdditional: Bool = false, origin: any ClosureOrigin) {
        self.mappings = mappings
        self.rank = rank
        self.isAdditional = isAdditional
        self.origin = origin
    }
}

/// The place of the closures of a group.
@MainActor
final class GroupTarget: ClosureTarget {
    private let place: GroupPlace

    /// - Parameter kind: the kind of view the closures are for, where an event is about several.
    init(_ place: GroupPlace, of kind: ViewKind, in registry: Registry) {
        self.place = place
        super.init(kind, in: registry)
    }

    override func subject<View: AnyObject, Model>(_ view: View.Type, _ model: Model.Type) -> ListenerSubject? {
        ListenerSubject(name: place.origin.name, expects: Expectation(view: view, model), fits: fits, mapping: nil)
    }

    override var coversEverything: Bool { if case .all(_, .some) = place.mappings { false } else { true } }

    override func covers(_ position: some _EventPosition) -> Bool {
        guard case .all(_, let rule?) = place.mappings else { return true }
        return registry.map { rule.applies(at: position, with: $0.sectionNames) } ?? false
    }

    override func put<Argument, Position: _EventPosition, Answer>(
        _ handler: TypedHandler<Argument, Position, Answer>
    ) -> EventRegistration {
        switch place.mappings {
        case .one(let mapping):
            rank(handler)
            guard let registry, let core = mapping.core else { return super.put(handler) }
            registry.sweep()
            registry.add(handler, to: core)
            registry.reportOtherViews(of: handler, on: core)
            return EventRegistration(handler, of: MappingTarget(core, in: registry))
        case .all(_, let rule):
            let limited = rule.map { TypedHandler(handler, for: $0, registry?.sectionNames) } ?? handler
            rank(limited)
            return EventRegistration(
                attaching: Attachment(limited, subject: place.origin.name, fits: fits), in: registry)
        }
    }

    private func rank(_ handler: Handler) {
        handler.origin = place.origin
        handler.rank = place.rank
        handler.isAdditional = place.isAdditional && !handler.event.isQuestion
    }

    override func put(_ closure: UseClosure) -> EventRegistration {
        closure.isFor = { [self] in covers($0) }
        return EventRegistration(
            attaching: UseAttachment(closure, subject: place.origin.name, extent: .open, fits: fits), in: registry)
    }

    private var fits: @MainActor (MappingCore) -> Bool {
        switch place.mappings {
        case .one(let mapping): { [weak core = mapping.core] in $0 === core }
        case .all(of: let group, _): { [kind] in $0.group == group && $0.kind == kind }
        }
    }
}

extension TypedHandler where Position: _EventPosition {
    /// The same handler where a rule applies.
    fileprivate convenience init(
        _ handler: TypedHandler<Argument, Position, Answer>, for rule: HandlerRule, _ names: SectionNames?
    ) {
        self.init(handler.event, sharing: handler) { argument, view, item, position in
            guard let names, rule.applies(at: position, with: names) else { return .skipped(.otherPosition) }
            return handler.call(argument, view, item, position)
        }
        self.rule = rule
    }
}
