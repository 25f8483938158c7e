/// A place that closures are registered at, as the registry sees it: one mapping, the mappings of a type, the mappings of a chain's
/// sections, the host.
@MainActor @usableFromInline
package final class ClosureTarget {
    private(set) weak var registry: Registry?
    let kind: ViewKind
    /// The one mapping it is for, until that is removed; others are found by ``fits``.
    var mapping: RegisteredMapping? { one?.isOver == false ? one : nil }
    private let one: RegisteredMapping?
    /// Whether it was for a mapping that is registered no more.
    var isOver: Bool { one?.isOver == true }
    /// What it is for in messages: a type, a chain; nil for one mapping and for the host.
    let subject: String?
    /// Whether it is a mapping itself, or the host.
    var isOneMapping: Bool { subject == nil }
    /// Whether its closures are for a mapping.
    let fits: @MainActor (RegisteredMapping) -> Bool
    /// The sections that its closures are for; nil for all.
    let rule: HandlerRule?
    let rank: Rank
    /// Whether its closures for notices are called in addition to others.
    let isAdditional: Bool
    /// How messages name what registered the closures; nil for a mapping and a manager.
    let origin: (any ClosureOrigin)?

    /// The order of a mapping's handlers: those of chains that name their sections, its own, those of the manager, streams.
    package enum Rank: Comparable { case first, own, attached, stream }

    private init(
        _ kind: ViewKind, in registry: Registry?, mapping: RegisteredMapping? = nil, subject: String? = nil,
        rule: HandlerRule? = nil, rank: Rank = .own, isAdditional: Bool = false, origin: (any ClosureOrigin)? = nil,
        fits: @escaping @MainActor (RegisteredMapping) -> Bool = { _ in false }
    ) {
        self.kind = kind
        self.registry = registry
        one = mapping
        self.subject = subject
        self.rule = rule
        self.rank = rank
        self.isAdditional = isAdditional
        self.origin = origin
        self.fits = fits
    }

    /// A place whose closures are never called: its list is gone.
    package static var none: ClosureTarget { ClosureTarget(.cell, in: nil) }

    /// One mapping, or the host.
    convenience init(_ mapping: RegisteredMapping, in registry: Registry) {
        self.init(mapping.kind, in: registry, mapping: mapping) { $0 === mapping }
    }

    /// All mappings of a view type and its subclasses that may show a model, or all that may show it.
    convenience init<View: AnyObject, Model>(
        _ view: View.Type, _ model: Model.Type, isModelOnly: Bool, of kind: ViewKind, in registry: Registry
    ) {
        self.init(kind, in: registry, subject: isModelOnly ? typeName(model) : typeName(view), rank: .attached) {
            kind.covers($0.kind) && (isModelOnly || $0.viewType is View.Type) && mayMeet($0.modelType, model)
        }
    }

    /// The one mapping that a chain has bound, or all mappings of its binder, where a rule applies.
    package convenience init(
        _ mapping: RegisteredMapping?, orAllOf group: ObjectIdentifier, where rule: HandlerRule?, of kind: ViewKind,
        in dispatcher: AnyDispatcher, rank: Rank, isAdditional: Bool, origin: any ClosureOrigin
    ) {
        self.init(
            kind, in: dispatcher.registry, mapping: mapping, subject: origin.name, rule: rule, rank: rank,
            isAdditional: isAdditional, origin: origin
        ) { other in
            mapping.map { $0 === other } ?? (other.group == group && other.kind == kind)
        }
    }

    /// Whether its closures are for a place.
    func applies(at place: EventLocation) -> Bool {
        guard let rule else { return true }
        return registry.map { rule.applies(at: place, with: $0.sectionNames) } ?? false
    }

    /// Registers a closure.
    @usableFromInline
    func register(_ handler: Handler) -> EventRegistration {
        registry?.add(handler)
        return EventRegistration(handler)
    }

    /// What the place's views emit.
    package var emittedEvent: DelegateEvent { event(.emitted) }

    /// The event of the place's views that is no delegate method.
    func event(_ role: ViewEvents.Role) -> DelegateEvent {
        registry?.viewEvents.event(role, of: kind) ?? ViewEvents.none
    }
}

/// What closures were registered at, where messages call it and them by other names than a handler of a mapping.
package protocol ClosureOrigin: Sendable {
    /// How the user wrote it.
    var name: String { get }
    #if EXPLANATIONS
    /// That no event reaches a closure of it, without the full stop.
    func isUseless(_ event: String) -> String
    /// How another event is registered there: `canEditCell too: mapping.canEditCell { … }`.
    func registering(_ event: DelegateEvent) -> String
    /// The message about a closure behind one that always answers.
    func silent(_ event: String, behind site: CallSite) -> Anomaly.Report
    /// The message about a closure for views that are not there.
    /// - Parameters:
    ///   - view: the class it takes; nil if it takes none.
    ///   - others: the class that the views there have; nil if there are none.
    func unbound(_ event: String, taking view: Any.Type?, among others: Any.Type?) -> Anomaly.Report
    #endif
}
