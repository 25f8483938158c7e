/// Where a handler or a mapping applies, beyond what types tell: it is decided by the name of the position's section.
///
/// The rule belongs to what knows the sections; here it is only asked.
@usableFromInline
package struct HandlerRule {
    /// The rule in words, after "it holds only": `in the sections of onSections(.second, .third)`.
    package let description: String
    /// The sections it names; nil for a rule that leaves them open.
    let names: [AnyHashable]?
    private let appliesIn: @MainActor (AnyHashable?) -> Bool

    /// A rule, in words and as a closure that is called at dispatch.
    package init(
        _ description: String, naming names: [AnyHashable]?, applies: @escaping @MainActor (AnyHashable?) -> Bool
    ) {
        self.description = description
        self.names = names
        appliesIn = applies
    }

    /// Whether it applies in the section with this name; nil means a section without one.
    @MainActor func applies(in name: AnyHashable?) -> Bool { appliesIn(name) }

    /// Whether it applies at a position, if sections have these names.
    @MainActor func applies(at position: some _EventPosition, with names: SectionNames) -> Bool {
        position.sectionNumber.map { appliesIn(names.find($0)) } ?? false
    }
}

/// What a host's sections are called, for the rules and conditions that name them. The manager knows.
@MainActor @usableFromInline
final class SectionNames {
    var find: @MainActor (Int) -> AnyHashable? = { _ in nil }
    /// Whether they are those of the data the host shows, and every change to them is reported.
    var areShown = false
}

/// What is known about rules before there is data, to find what is never called.
extension MappingCore {
    /// The rule of the mapping itself; nil for a mapping without one.
    var rule: HandlerRule? {
        if case .rule(let rule, _) = condition { rule } else { nil }
    }

    /// The sections that both the handler and the mapping name; nil if either leaves them open.
    func sections(of handler: Handler) -> [AnyHashable]? {
        guard let names = handler.rule?.names ?? rule?.names else { return nil }
        guard let rule else { return names }
        return names.filter { rule.applies(in: $0) }
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
