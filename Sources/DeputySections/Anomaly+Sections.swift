public import Deputy
import DeputyLists

/// What binders report besides: about their chains and their sections.
extension Anomaly.Code {
    /// Two chains bind the same thing of a section.
    public static let boundTwice = Self(SectionAnomaly.boundTwice)
    /// Data or views were bound after `finish()`.
    public static let lateBinding = Self(SectionAnomaly.lateBinding)
    /// No chain binds a section that is to be shown.
    public static let unboundSection = Self(SectionAnomaly.unboundSection)
    /// The sections of a chain are not shown, or no section is left for it.
    public static let undisplayedChain = Self(SectionAnomaly.undisplayedChain)
    /// A chain has data for sections that it does not bind.
    public static let unknownSections = Self(SectionAnomaly.unknownSections)
    /// Reading data asks for data to be read, without end.
    public static let endlessRefresh = Self(SectionAnomaly.endlessRefresh)
    /// Sections were ordered by hand where a rule orders them.
    public static let unusedSectionOrder = Self(SectionAnomaly.unusedSectionOrder)
    /// A section is named more than once in an order.
    public static let repeatedSections = Self(SectionAnomaly.repeatedSections)
    /// A binder's `finish()` was not called when the list was shown.
    public static let unfinishedBinder = Self(SectionAnomaly.unfinishedBinder)

    /// Every code of Deputy, in the order of the page that lists them.
    package static var allCases: [Self] {
        let rows =
            RuntimeAnomaly.allCases.map { Self($0) } + ListAnomaly.allCases.map { Self($0) }
            + SectionAnomaly.allCases.map { Self($0) }
        return rows.indices.filter { rows.firstIndex(of: rows[$0]) == $0 }.map { rows[$0] }
    }
}
