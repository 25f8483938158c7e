/// Which sections something is for, by what they are called: the rule of a chain that is bound to sections.
package struct SectionRule {
    /// The rule in words: `in the sections of onSections(.second, .third)`.
    package let description: String
    /// Whether it is for a section of this name; nil for a section without one.
    let holds: @MainActor (AnyHashable?) -> Bool

    /// A rule, in words and as a closure that is asked at dispatch.
    package init(_ description: String, holds: @escaping @MainActor (AnyHashable?) -> Bool) {
        self.description = description
        self.holds = holds
    }
}

extension SectionIDs {
    /// Whether a rule holds for the section of a position.
    func follow(_ rule: SectionRule, at position: some EventPosition) -> Bool {
        position.sectionNumber.map { rule.holds(find($0)) } ?? false
    }
}
