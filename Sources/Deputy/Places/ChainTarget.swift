/// The place of the closures of a chain of sections.
@MainActor
final class ChainTarget: ClosureTarget {
    private let place: ChainPlace
    private let name: String

    /// - Parameters:
    ///   - kind: the kind of view the closures are for, where an event is about several.
    ///   - name: what the user named: `onSection(.first)`.
    init(_ place: ChainPlace, of kind: ViewKind, named name: String, in registry: Registry) {
        self.place = place
        self.name = name
        super.init(kind, in: registry)
    }

    override func subject<View: AnyObject, Model>(_ view: View.Type, _ model: Model.Type) -> ListenerSubject? {
        ListenerSubject(name: name, expects: Expectation(view: view, model), fits: isOfPlace, mapping: nil)
    }

    override func covers(_ position: some EventPosition) -> Bool {
        guard case .sections(let rule, of: _) = place else { return true }
        return registry?.sectionIDs.follow(rule, at: position) == true
    }

    override func put<Argument, Position: EventPosition, Answer>(
        _ handler: TypedHandler<Argument, Position, Answer>
    ) -> EventRegistration {
        handler.chain = ChainSubject(name: name, kind: kind)
        switch place {
        case .mapping(let mapping):
            registry?.sweep()
            if mapping.core?.rule?.names != nil { handler.rank = .named }
            if let core = mapping.core {
                registry?.add(handler, to: core)
                registry?.reportOtherViews(of: handler, on: core)
            }
            return EventRegistration(handler, of: mapping.core, in: registry)
        case .sections(let rule, of: _):
            let limited = TypedHandler<Argument, Position, Answer>(handler, for: rule, registry?.sectionIDs)
            limited.chain = handler.chain
            if rule.names != nil { limited.rank = .named }
            return attach(limited)
        case .group:
            handler.isAdditional = !handler.event.isQuestion
            handler.rank = .attached
            return attach(handler)
        }
    }

    private func attach(_ handler: Handler) -> EventRegistration {
        EventRegistration(attaching: Attachment(handler, subject: name, fits: isOfGroup), in: registry)
    }

    override func put(_ closure: UseClosure) -> EventRegistration {
        closure.isFor = { [self] in covers($0) }
        return EventRegistration(
            attaching: UseAttachment(closure, subject: name, extent: .open, fits: isOfPlace), in: registry)
    }

    private var isOfGroup: @MainActor (MappingCore) -> Bool {
        let group: ObjectIdentifier? =
            switch place {
            case .mapping(let mapping): mapping.core?.group
            case .sections(_, of: let group), .group(let group): group
            }
        return { [kind] in $0.group == group && $0.kind == kind }
    }

    private var isOfPlace: @MainActor (MappingCore) -> Bool {
        guard case .mapping(let mapping) = place else { return isOfGroup }
        return { [weak core = mapping.core] in $0 === core }
    }
}

/// Where the closures of a chain of sections go.
@MainActor
package enum ChainPlace {
    /// On a mapping of the chain's own.
    case mapping(RegisteredMapping)
    /// On every mapping of a group, for the sections of a rule: before the mapping's own handlers if the rule names the sections,
    /// else among them.
    case sections(SectionRule, of: ObjectIdentifier)
    /// On every mapping of a group, after all others; a notice's closure is called in addition to theirs.
    case group(ObjectIdentifier)
}

/// A chain of sections, for messages about its closures.
struct ChainSubject {
    /// How it was begun: `onSection(.first)`.
    let name: String
    /// The kind of views that a closure of it is for.
    let kind: ViewKind
}

extension TypedHandler where Position: EventPosition {
    /// The same handler for some sections only.
    convenience init(_ handler: Handler, for rule: SectionRule, _ ids: SectionNames?) {
        let typed = handler as? TypedHandler<Argument, Position, Answer>
        self.init(handler.event, sharing: handler) { argument, view, item, position in
            guard let typed, let ids, ids.follow(rule, at: position) else { return .skipped(.otherSection) }
            return typed.call(argument, view, item, position)
        }
        self.rule = rule
    }
}
