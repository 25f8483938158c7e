/// Where the closures of a chain of sections go.
@MainActor
package enum ChainPlace {
    /// On a mapping of the chain's own.
    case mapping(RegisteredMapping)
    /// On every mapping of a group, for the sections of a rule: before the mapping's own if the rule names them, else
    /// among these.
    case sections(SectionRule, of: ObjectIdentifier)
    /// On every mapping of a group, behind all others; a notice's closure is called in addition to theirs.
    case group(ObjectIdentifier)
}

/// A chain of sections as its closures name it.
struct ChainSubject {
    /// How it was begun: `onSection(.first)`.
    let name: String
    /// The kind of views that a closure of it is for.
    let kind: ViewKind
}

/// Registering what chains of sections are made of: ordinary mappings and handlers, which know which sections they are for.
extension Dispatcher {
    /// The place for closures of a chain for an event.
    /// - Parameters:
    ///   - kind: the kind of view the closures are for, where the event is about several.
    ///   - subject: what the user named: `onSection(.first)`.
    package func slot<Argument, Position: EventPosition, Answer>(
        for event: Event, of kind: ViewKind, on place: ChainPlace, subject: String
    ) -> HandlerSlot<Argument, Position, Answer> {
        let registry = state.registry
        return HandlerSlot(event) { [weak registry] handler in
            handler.chain = ChainSubject(name: subject, kind: kind)
            switch place {
            case .mapping(let mapping):
                registry?.sweep()
                if mapping.core?.rule?.names != nil { handler.rank = .named }
                if let core = mapping.core {
                    registry?.add(handler, to: core)
                    registry?.reportOtherViews(of: handler, on: core)
                }
                return Registration(handler, of: mapping.core, in: registry)
            case .sections(let rule, of: let group):
                let limited = TypedHandler<Argument, Position, Answer>(handler, for: rule, registry?.sectionIDs)
                limited.chain = handler.chain
                if rule.names != nil { limited.rank = .named }
                return Registration(
                    attaching: Attachment(limited, subject: subject, fits: { $0.group == group && $0.kind == kind }),
                    in: registry)
            case .group(let group):
                handler.isAdditional = !event.isQuestion
                handler.rank = .attached
                return Registration(
                    attaching: Attachment(handler, subject: subject, fits: { $0.group == group && $0.kind == kind }),
                    in: registry)
            }
        }
    }

    /// What a section is called, as conditions have it at the moment; nil for a section without a name.
    package func name(ofSection section: Int) -> AnyHashable? { state.registry.sectionIDs.find(section) }

    /// The event that represents what views of a kind emit.
    package func viewEvent(of kind: ViewKind) -> Event { state.registry.viewEvent(of: kind) }
}

extension TypedHandler where Position: EventPosition {
    /// The same handler for some sections only.
    convenience init(_ handler: Handler, for rule: SectionRule, _ ids: SectionIDs?) {
        let typed = handler as? TypedHandler<Argument, Position, Answer>
        self.init(handler.event, sharing: handler) { argument, view, item, unboxed, position in
            guard let typed, let ids, ids.follow(rule, at: position) else { return .skipped(.otherSection) }
            return typed.call(argument, view, item, unboxed, position)
        }
        self.rule = rule
    }
}

extension Mapping {
    /// Makes the mapping one of a group, for the sections of a rule.
    package func bind(to rule: SectionRule, of group: ObjectIdentifier) {
        core?.group = group
        core?.condition = .sections(rule, registry?.sectionIDs ?? SectionIDs())
    }

    /// Has a closure make the views, instead of the host.
    package func makeViews<Host, Made>(_ make: @escaping @MainActor (Host, Model, Scope.Position) -> Made?) {
        core?.maker = ViewMaker<Host, Made, Scope.Position> { host, item, position in
            cast(item, to: Model.self).flatMap { make(host, $0, position) }
        }
    }

    /// Fills no view again because of what was read as it was filled.
    package func followNoModels() { core?.followsModels = false }

    /// Makes no view: the host shows the model by itself, and asks the mapping's handlers about it.
    package func makeNoViews() { core?.isViewless = true }
}

extension RegisteredMapping {
    /// Whether the host shows its models by itself.
    package var isViewless: Bool { core?.isViewless == true }

    /// The view that a closure makes for an item; nil where the host makes it.
    package func makeView<Host, View, Position>(in host: Host, for item: Any, at position: Position) -> View? {
        (core?.maker as? ViewMaker<Host, View, Position>)?.make(host, item, position)
    }
}
