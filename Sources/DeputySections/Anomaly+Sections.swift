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

/// The messages for mistakes in the chains of a list's sections.
extension Anomaly.Report {
    /// Something that two chains bind, or one chain twice.
    /// - Parameter canMerge: whether one closure can give the data of both.
    static func boundTwice(_ what: String, by site: CallSite, canMerge: Bool) -> Self {
        Self(
            SectionAnomaly.boundTwice, "This binds \(what) again, after \(site).",
            canMerge
                ? "bind each section once, or let one closure give the models of both." : "remove one of the two.")
    }

    /// A chain that is bound after the list is shown.
    static func lateBinding(_ chain: String) -> Self {
        Self(SectionAnomaly.lateBinding, "\(chain) was bound after finish().")
    }

    /// A section that is shown and that no chain binds.
    /// - Parameter code: the section as it is written where a chain is begun.
    static func unboundSection(_ section: String, code: String) -> Self {
        Self(
            SectionAnomaly.unboundSection,
            "Section \(section) is to be shown, but no chain binds anything to it.", code)
    }

    /// A chain whose sections are not shown.
    static func undisplayedChain(_ chain: String) -> Self {
        Self(SectionAnomaly.undisplayedChain, "Nothing that \(chain) binds is shown.")
    }

    /// A chain on all other sections, where chains name every section.
    static func noSectionLeft(for kind: ViewKind, of chain: String) -> Self {
        Self(
            SectionAnomaly.noSectionLeft,
            "No section is left for the \(kind)s of \(chain), so no closure for them is called.", kind, kind)
    }

    /// A closure that loads more at the end of a section that is not shown before there is something in it.
    static func hiddenLoading(_ closure: String, of chain: String) -> Self {
        Self(
            SectionAnomaly.hiddenLoading,
            "\(closure) of \(chain) waits for a section that is hidden while it is empty.")
    }

    /// A negative number of cells.
    static func invalidNumberOfCells(_ count: Int, of chain: String) -> Self {
        Self(SectionAnomaly.invalidNumberOfCells, "numberOfCells of \(chain) gave \(count).")
    }

    /// Data for sections that are not a chain's.
    static func unknownSections(_ sections: [String], of chain: String) -> Self {
        Self(
            SectionAnomaly.unknownSections,
            "\(chain) has data for \(sections.joined(separator: ", ")), which it does not bind.")
    }

    /// Reading data asks for data to be read, without end.
    static func endlessRefresh(_ count: Int) -> Self {
        Self(SectionAnomaly.endlessRefresh, "refresh() was called \(count) times by the closures that it reads.")
    }

    /// An order by hand where a rule orders.
    static func unusedSectionOrder() -> Self {
        Self(
            SectionAnomaly.unusedSectionOrder,
            "displayedSections was set, but sectionDisplayBehavior decides which sections are shown.")
    }

    /// A section that is named twice in an order.
    static func repeatedSections(_ sections: [String]) -> Self {
        Self(
            SectionAnomaly.repeatedSections,
            "The sections to be shown name \(sections.joined(separator: ", ")) more than once.")
    }

    /// A binder that was never finished.
    static func unfinishedBinder() -> Self { Self(SectionAnomaly.unfinishedBinder, "finish() was not called.") }
}
