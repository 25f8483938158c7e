#if EXPLANATIONS
extension AnyCondition {
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

extension SectionNames {
    /// What the section of a place is called instead of a name, and which section has a name like it.
    func difference(_ name: AnyHashable, at place: EventLocation) -> String {
        let here =
            place.sectionNumber.flatMap { find($0) }.map { "the id of this section is \($0)" }
            ?? "this section has none"
        let all = (0..<max(0, client?.numberOfSections ?? 0)).compactMap { find($0) }
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
#endif
