/// When a mapping that matches an item by type is used for it.
///
/// ```swift
/// mapping.condition = .where { post, _ in post.isPinned }
/// ```
public enum MappingCondition<Model, Position> {
    /// For every item of the model's type.
    case always
    /// For the items of one section.
    case section(Int)
    /// For the items of the section with this identifier, wherever it moves: see ``section(id:)``.
    case _sectionWithID(AnyHashable)
    /// For the items for which this closure returns true. It is called at dispatch, and by `explain`; keep it free of side
    /// effects.
    case `where`(@MainActor (Model, Position) -> Bool)
}

extension MappingCondition {
    /// For the items of the section with this identifier, wherever it moves; none while no section has it.
    ///
    /// The identifier is the one the section was given: `ItemSection(posts, id: "pinned")`.
    ///
    /// ```swift
    /// mapping.condition = .section(id: "pinned")
    /// ```
    public static func section(id: some Hashable) -> MappingCondition { ._sectionWithID(AnyHashable(id)) }
}

/// A condition in the registry, without its types.
@MainActor
enum AnyCondition {
    case always
    case section(Int)
    case sectionWithID(AnyHashable, SectionNames)
    case rule(HandlerRule, SectionNames)
    case predicate(@MainActor (Any, EventLocation) -> Bool)

    /// Whether the condition holds for an item that is already known to be of the mapping's model type.
    func holds(_ item: Any, at place: EventLocation) -> Bool {
        switch self {
        case .always: true
        case .section(let section): place.sectionNumber == section
        case .sectionWithID(let id, let names): place.sectionNumber.flatMap { names.find($0) } == id
        case .rule(let rule, let names): rule.applies(at: place, with: names)
        case .predicate(let holds): holds(item, place)
        }
    }

    var isAlways: Bool { if case .always = self { true } else { false } }

    /// Whether the section alone decides.
    var isAboutSections: Bool {
        switch self {
        case .section, .sectionWithID, .rule: true
        case .always, .predicate: false
        }
    }

    init<Model, Position: EventPosition>(_ condition: MappingCondition<Model, Position>, _ names: SectionNames) {
        switch condition {
        case .always: self = .always
        case .section(let section): self = .section(section)
        case ._sectionWithID(let id): self = .sectionWithID(id, names)
        case .where(let holds):
            self = .predicate { item, place in
                cast(item, to: Model.self).map { holds($0, Position(_place: place)) } ?? false
            }
        }
    }

    func typed<Model, Position: EventPosition>() -> MappingCondition<Model, Position> {
        switch self {
        case .always: .always
        case .section(let section): .section(section)
        case .sectionWithID(let id, _): ._sectionWithID(id)
        case .rule, .predicate: .where { model, position in holds(model, at: position._place) }
        }
    }

    /// The condition in words.
    var description: String {
        switch self {
        case .always: "always"
        case .section(let section): "in section \(section)"
        case .sectionWithID(let id, _): "in the section with the id \(id)"
        case .rule(let rule, _): rule.description
        case .predicate: "where its closure says yes"
        }
    }

    /// Why the condition does not hold at a place.
    func failure(at place: EventLocation) -> String {
        switch self {
        case .predicate:
            if case .section = place {
                "its `.where` is false for this section"
            } else {
                "its `.where` is false for this row"
            }
        case .sectionWithID(let id, let names):
            "it holds only \(description), and " + names.difference(id, at: place)
        default: "it holds only \(description)"
        }
    }
}

/// Where a handler or a mapping applies, beyond what types tell: it is decided by the name of the position's section.
///
/// The rule belongs to what knows the sections; here it is only asked.
package struct HandlerRule {
    /// The rule in words, after "it holds only": `in the sections of onSections(.second, .third)`.
    package let description: String
    /// The sections it names; nil for a rule that leaves them open.
    let names: [AnyHashable]?
    /// Whether it applies in the section with this name; nil means a section without one.
    let appliesIn: @MainActor (AnyHashable?) -> Bool

    /// A rule, in words and as a closure that is called at dispatch.
    package init(
        _ description: String, naming names: [AnyHashable]?, applies: @escaping @MainActor (AnyHashable?) -> Bool
    ) {
        self.description = description
        self.names = names
        appliesIn = applies
    }

    /// Whether it applies at a place, if sections have these names.
    @MainActor func applies(at place: EventLocation, with names: SectionNames) -> Bool {
        place.sectionNumber.map { appliesIn(names.find($0)) } ?? false
    }
}

/// What a host's sections are called, for the rules and conditions that name them. The manager knows.
@MainActor
final class SectionNames {
    var find: @MainActor (Int) -> AnyHashable? = { _ in nil }
    /// How many sections there are.
    var count: @MainActor () -> Int = { 0 }
    /// Whether they are those of the data the host shows, and every change to them is reported.
    var areShown = false

    /// What the section of a place is called instead of a name, and which section has a name like it.
    func difference(_ name: AnyHashable, at place: EventLocation) -> String {
        let here =
            place.sectionNumber.flatMap { find($0) }.map { "the id of this section is \($0)" }
            ?? "this section has none"
        let all = (0..<max(0, count())).compactMap { find($0) }
        guard !all.contains(name) else { return here }
        let nearest = all.min { distance("\($0)", "\(name)") < distance("\($1)", "\(name)") }
        return here + "; no section has the id \(name)" + (nearest.map { ", and the nearest is \($0)" } ?? "")
    }
}

/// What is known about rules before there is data, to find what is never called.
extension RegisteredMapping {
    /// The rule of the mapping itself; nil for a mapping without one.
    var rule: HandlerRule? { if case .rule(let rule, _) = condition { rule } else { nil } }

    /// The sections that both the handler and the mapping name; nil if either leaves them open.
    func sections(of handler: Handler) -> [AnyHashable]? {
        guard let names = handler.target.rule?.names ?? rule?.names else { return nil }
        return rule.map { rule in names.filter { rule.appliesIn($0) } } ?? names
    }

    /// Whether the mapping may be for a section that a handler is for, and its views of a class that the handler takes.
    func concerns(_ handler: Handler) -> Bool { sharesSections(with: handler) && mayShow(handler.expects) }

    /// Whether the mapping may be for a section that a handler is for.
    func sharesSections(with handler: Handler) -> Bool { sections(of: handler)?.isEmpty != true }

    /// Whether a view of the mapping may be one that a closure takes: its class, a superclass or a subclass of that.
    func mayShow(_ expects: Expectation) -> Bool {
        guard let view = expects.view else { return true }
        return covers(view, viewType) || covers(viewType, view)
    }
}
