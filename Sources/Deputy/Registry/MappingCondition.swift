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

/// What a host's sections are called, for the rules and conditions that name them. The dispatcher's client knows.
@MainActor
final class SectionNames {
    /// Who knows; nil without sections.
    var client: (any DispatcherClient)?
    /// What sections are called in other data than the host shows; nil for the data that it shows.
    fileprivate var other: (@MainActor (Int) -> AnyHashable?)?

    /// What a section is called; nil for nothing.
    func find(_ section: Int) -> AnyHashable? {
        if let other { return other(section) }
        return client?.name(ofSection: section)
    }

    /// Whether every change to them is reported.
    var areShown: Bool { other == nil && client?.reportsSections == true }
}

extension Registry {
    /// What a section is called.
    package func name(ofSection section: Int) -> AnyHashable? { sectionNames.find(section) }

    /// The sections of what the host shows have changed.
    package func sectionsChanged() { for list in lists { list.sectionsChanged() } }

    /// Runs a closure while sections have other names: those in other data than the host shows.
    ///
    /// An event that is sent in the closure needs ``AnyDispatcher/nested(_:)`` around this call, so that what waits for its end comes
    /// after it.
    package func namingSections<Result>(
        by find: @escaping @MainActor (Int) -> AnyHashable?, _ body: () throws -> Result
    ) rethrows -> Result {
        try naming(by: find, body)
    }

    /// Runs a closure in which the host asks: while sections have the names that it knows.
    package func namingShownSections<Result>(_ body: () throws -> Result) rethrows -> Result {
        try sectionNames.other == nil ? body() : naming(by: nil, body)
    }

    private func naming<Result>(
        by find: (@MainActor (Int) -> AnyHashable?)?, _ body: () throws -> Result
    ) rethrows -> Result {
        let former = sectionNames.other
        sectionNames.other = find
        defer { sectionNames.other = former }
        return try body()
    }
}
