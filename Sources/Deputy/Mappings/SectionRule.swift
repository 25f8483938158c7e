/// Which sections something is for, by their identifiers: the rule of a chain that is bound to sections.
package struct SectionRule {
    /// The rule in words: `in the sections of onSections(.second, .third)`.
    package let description: String
    /// The sections it names; nil for a rule that leaves them open.
    let names: [AnyHashable]?
    /// Whether it is for the section with this identifier; nil means a section without one.
    let holds: @MainActor (AnyHashable?) -> Bool

    /// A rule, in words and as a closure that is called at dispatch.
    package init(
        _ description: String, naming names: [AnyHashable]?, holds: @escaping @MainActor (AnyHashable?) -> Bool
    ) {
        self.description = description
        self.names = names
        self.holds = holds
    }
}

extension SectionNames {
    /// Whether a rule holds for the section of a position.
    func follow(_ rule: SectionRule, at position: some EventPosition) -> Bool {
        position.sectionNumber.map { rule.holds(find($0)) } ?? false
    }
}

/// What is known about rules before there is data, to find what is never called.
extension MappingCore {
    /// The rule of the mapping's chain; nil for a mapping without a chain.
    var rule: SectionRule? {
        if case .sections(let rule, _) = condition { rule } else { nil }
    }

    /// The sections that both the handler and the mapping name; nil if either leaves them open.
    func sections(of handler: Handler) -> [AnyHashable]? {
        guard let names = handler.rule?.names ?? rule?.names else { return nil }
        guard let rule else { return names }
        return names.filter { rule.holds($0) }
    }

    /// Whether the mapping may be for a section that a handler is for, and its views of a class that the handler takes.
    func concerns(_ handler: Handler) -> Bool { sharesSections(with: handler) && mayShow(handler.expects) }

    /// Whether the mapping may be for a section that a handler is for.
    func sharesSections(with handler: Handler) -> Bool { sections(of: handler)?.isEmpty != true }

    /// Whether a view of the mapping may be one that a closure takes: its class, a superclass or a subclass of that.
    func mayShow(_ expects: Expectation) -> Bool {
        guard let view = expects.view else { return true }
        return expects.coversView(viewType) || coversView(view)
    }
}
