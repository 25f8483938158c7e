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
