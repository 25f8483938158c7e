import Deputy
import DeputyLists

/// Which sections of a binder are shown, and in which order.
@MainActor
public struct SectionDisplayBehavior<Section: Hashable> {
    /// The current contents of a section.
    public struct Contents {
        /// The section.
        public let section: Section
        /// How many rows it has.
        public let numberOfRows: Int
        /// Whether it has a header.
        public let hasHeader: Bool
        /// Whether it has a footer.
        public let hasFooter: Bool
    }

    /// Whether a section is shown; nil if that does not depend on its contents.
    let isShown: (@MainActor (Contents) -> Bool)?
    /// Orders the sections that may be shown; nil if the sections are set by hand.
    let order: (@MainActor ([Section]) -> [Section])?

    /// The sections of ``SectionBinder/displayedSections``, in that order; until they are set, all sections.
    public static var manuallyManaged: SectionDisplayBehavior { SectionDisplayBehavior(isShown: nil, order: nil) }

    /// The sections that have rows, in their order: that of `Comparable`, else the one they were declared or bound in.
    public static var hidesSectionsWithNoCellData: SectionDisplayBehavior { hidesSections { $0.numberOfRows == 0 } }

    /// The sections that have rows, ordered by a closure.
    public static func hidesSectionsWithNoCellData(
        orderingWith order: @escaping @MainActor ([Section]) -> [Section]
    ) -> SectionDisplayBehavior {
        hidesSections(where: { $0.numberOfRows == 0 }, orderingWith: order)
    }

    /// The sections that have rows, a header or a footer, in their order.
    public static var hidesSectionsWithNoData: SectionDisplayBehavior { hidesSections(where: \.isEmpty) }

    /// The sections that have rows, a header or a footer, ordered by a closure.
    public static func hidesSectionsWithNoData(
        orderingWith order: @escaping @MainActor ([Section]) -> [Section]
    ) -> SectionDisplayBehavior {
        hidesSections(where: \.isEmpty, orderingWith: order)
    }

    /// The sections that a closure does not hide, ordered by another.
    ///
    /// The closure is called at each refresh; keep it free of side effects.
    /// - Parameters:
    ///   - isHidden: whether a section is hidden, by what it has.
    ///   - order: gets the sections that are not hidden. Sections it leaves out are not shown, sections it adds are shown
    ///     too, and a section it names twice is shown once. By default they are in their order: that of `Comparable`, else
    ///     the one they were declared or bound in.
    public static func hidesSections(
        where isHidden: @escaping @MainActor (Contents) -> Bool,
        orderingWith order: @escaping @MainActor ([Section]) -> [Section] = SectionDisplayBehavior.inNaturalOrder
    ) -> SectionDisplayBehavior {
        SectionDisplayBehavior(isShown: { !isHidden($0) }, order: order)
    }

    /// The sections that a closure returns, in that order; one that it names twice is shown once.
    ///
    /// ```swift
    /// binder.sectionDisplayBehavior = .showsSections { model.isSignedIn ? [.profile, .posts] : [.welcome] }
    /// ```
    ///
    /// If data comes from a closure that gets the section, the data of other sections is not read. The closure is called at each
    /// refresh, and is followed if the binder follows: ``SectionBinder/follow(fileID:line:)``.
    public static func showsSections(_ sections: @escaping @MainActor () -> [Section]) -> SectionDisplayBehavior {
        SectionDisplayBehavior(isShown: nil, order: { _ in sections() })
    }

    /// Sorted if the sections can be compared, else as they are.
    @usableFromInline static func inNaturalOrder(_ sections: [Section]) -> [Section] {
        func sorted<Value: Comparable>(_ type: Value.Type) -> [Section] {
            (sections as? [Value])?.sorted() as? [Section] ?? sections
        }
        return (Section.self as? any Comparable.Type).map { sorted($0) } ?? sections
    }
}

extension SectionDisplayBehavior.Contents {
    /// Whether it has neither rows nor header nor footer.
    public var isEmpty: Bool { numberOfRows == 0 && !hasHeader && !hasFooter }
}

/// Which sections are shown, and in which order.
extension SectionBinder {
    /// The sections that are shown, in order.
    ///
    /// Set it if ``sectionDisplayBehavior`` is `.manuallyManaged`; reading it returns the new value at once. Until it is set, it
    /// has all sections: every case of a `CaseIterable` type, else those that chains name and data brings. If sections
    /// are hidden or ordered by rule, reading it returns those that the list last got, and setting it is an anomaly.
    public var displayedSections: [Section] {
        get { sectionDisplayBehavior.order == nil ? sectionsByHand ?? knownSections : currentSections }
        set {
            guard sectionDisplayBehavior.order == nil else {
                return report(
                    .unusedSectionOrder,
                    "displayedSections was set, but sectionDisplayBehavior decides which sections are shown.")
            }
            sectionsByHand = once(newValue)
            readAgain()
        }
    }

    /// The sections to show, for the data that is being read.
    func display() -> [Section] {
        guard let order = sectionDisplayBehavior.order else { return sectionsByHand ?? knownSections }
        guard let isShown = sectionDisplayBehavior.isShown else { return once(order(knownSections)) }
        return once(order(knownSections.filter { isShown(contents($0)) }))
    }

    /// All sections, in the order of their declaration, or in the order in which chains and data name them.
    var knownSections: [Section] {
        if let allCases { return allCases }
        return unique(chains.flatMap { $0.named ?? [] } + discovered)
    }

    /// All possible sections, if the type is `CaseIterable`.
    var allCases: [Section]? {
        func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Section] { type.allCases.compactMap { $0 as? Section } }
        return (Section.self as? any CaseIterable.Type).map { cases($0) }
    }

    /// Each section once; a list cannot show one twice.
    private func once(_ sections: [Section]) -> [Section] {
        var seen: Set<Section> = []
        let twice = sections.filter { !seen.insert($0).inserted }
        guard !twice.isEmpty else { return sections }
        let names = twice.map { "\($0)" }.joined(separator: ", ")
        report(.repeatedSections, "The sections to be shown name \(names) more than once.")
        return unique(sections)
    }

    private func unique(_ sections: [Section]) -> [Section] {
        var seen: Set<Section> = []
        return sections.filter { seen.insert($0).inserted }
    }
}
