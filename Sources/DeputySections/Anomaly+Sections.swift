public import Deputy
import DeputyLists

/// What binders report besides: about their chains and their sections.
extension Anomaly.Code {
    /// Two chains bind the same thing of a section.
    public static let boundTwice = Self(Sections.boundTwice)
    /// Data or views were bound after `finish()`.
    public static let lateBinding = Self(Sections.lateBinding)
    /// No chain binds a section that is to be shown.
    public static let unboundSection = Self(Sections.unboundSection)
    /// The sections of a chain are not shown, or no section is left for it.
    public static let undisplayedChain = Self(Sections.undisplayedChain)
    /// A chain has data for sections that it does not bind.
    public static let unknownSections = Self(Sections.unknownSections)
    /// Reading data asks for data to be read, without end.
    public static let endlessRefresh = Self(Sections.endlessRefresh)
    /// Sections were ordered by hand where a rule orders them.
    public static let unusedSectionOrder = Self(Sections.unusedSectionOrder)
    /// A section is named more than once in an order.
    public static let repeatedSections = Self(Sections.repeatedSections)
    /// A binder's `finish()` was not called when the list was shown.
    public static let unfinishedBinder = Self(Sections.unfinishedBinder)

    /// Every code of Deputy, in the order of the page that lists them.
    package static let allCases = ofLists + Sections.allCases.map { Self($0) }

    /// The codes of binders, in the order of the page that lists them.
    private enum Sections: String, CaseIterable {
        case boundTwice = "bound-twice"
        case lateBinding = "late-binding"
        case unboundSection = "unbound-section"
        case undisplayedChain = "undisplayed-chain"
        case unknownSections = "unknown-sections"
        case endlessRefresh = "endless-refresh"
        case unusedSectionOrder = "unused-section-order"
        case repeatedSections = "repeated-sections"
        case unfinishedBinder = "unfinished-binder"
    }
}

/// The messages for mistakes in the chains of a list's sections.
extension Anomaly.Report {
    /// Something that two chains bind, or one chain twice.
    /// - Parameter canMerge: whether one closure can give the data of both.
    static func boundTwice(_ what: String, by site: CallSite, canMerge: Bool) -> Self {
        Self(
            code: .boundTwice, severity: .error,
            headline: "This binds \(what) again, after \(site).",
            reason: "The first chain that binds something wins, so this one has no effect there.",
            remedy: canMerge
                ? "bind each section once, or let one closure give the models of both." : "remove one of the two.")
    }

    /// A chain that is bound after the list is shown.
    static func lateBinding(_ chain: String) -> Self {
        Self(
            code: .lateBinding, severity: .warning,
            headline: "\(chain) was bound after finish().",
            reason:
                "The list already has its data. Data and views that are bound now take effect at the next refresh(), closures at once.",
            remedy: "bind every chain before finish(), or call refresh() after this one.")
    }

    /// A section that is shown and that no chain binds.
    /// - Parameter code: the section as it is written where a chain is begun.
    static func unboundSection(_ section: String, code: String) -> Self {
        Self(
            code: .unboundSection, severity: .error,
            headline: "Section \(section) is to be shown, but no chain binds anything to it.",
            reason: "It is shown without rows.",
            remedy:
                "bind it with onSection(\(code)), bind onAllOtherSections(), or leave it out of displayedSections.")
    }

    /// A chain whose sections are not shown.
    static func undisplayedChain(_ chain: String) -> Self {
        Self(
            code: .undisplayedChain, severity: .warning,
            headline: "Nothing that \(chain) binds is shown.",
            reason: "None of its sections is in displayedSections.",
            remedy: "add them to displayedSections, or set a sectionDisplayBehavior that follows the data.")
    }

    /// A chain on all other sections, where chains name every section.
    static func noSectionLeft(for kind: ViewKind, of chain: String) -> Self {
        Self(
            code: .undisplayedChain, severity: .warning,
            headline: "No section is left for the \(kind)s of \(chain), so no closure for them is called.",
            reason: "Chains that name their sections bind the \(kind)s of each section.",
            remedy: "remove the parts for \(kind)s from the chain, or leave it a section.")
    }

    /// A closure that loads more at the end of a section that is not shown before there is something in it.
    static func hiddenLoading(of chain: String) -> Self {
        Self(
            code: .undisplayedChain, severity: .warning,
            headline: "onNearEnd of \(chain) waits for a section that is hidden while it is empty.",
            reason: "A section that is not shown has no end on screen, so its first rows are never asked for.",
            remedy: "load the first rows yourself, or let sectionDisplayBehavior show the section while it is empty."
        )
    }

    /// A negative number of cells.
    static func invalidNumberOfCells(_ count: Int, of chain: String) -> Self {
        Self(
            code: .invalidCount, severity: .error,
            headline: "numberOfCells of \(chain) gave \(count).",
            reason: "A list cannot have a negative number of rows, so 0 is used.",
            remedy: "give 0 or more.")
    }

    /// A distance from the end that no row has.
    static func invalidDistance(_ rows: Int, of chain: String) -> Self {
        Self(
            code: .invalidCount, severity: .warning,
            headline: "onNearEnd(rows: \(rows)) of \(chain) matches no row.",
            reason: "The smallest number is 1, for the last row, so 1 is used.",
            remedy: "give 1 or more.")
    }

    /// Data for sections that are not a chain's.
    static func unknownSections(_ sections: [String], of chain: String) -> Self {
        Self(
            code: .unknownSections, severity: .warning,
            headline: "\(chain) has data for \(sections.joined(separator: ", ")), which it does not bind.",
            reason: "That data is not shown: another chain binds the section, or none does.",
            remedy: "give data for the chain's own sections only, or name the section when the chain is begun.")
    }

    /// Reading data asks for data to be read, without end.
    static func endlessRefresh(_ count: Int) -> Self {
        Self(
            code: .endlessRefresh, severity: .error,
            headline: "refresh() was called \(count) times by the closures that it reads.",
            reason: "The data that was read last is shown.",
            remedy: "call refresh() where data changes, not where it is read.")
    }

    /// An order by hand where a rule orders.
    static func unusedSectionOrder() -> Self {
        Self(
            code: .unusedSectionOrder, severity: .warning,
            headline: "displayedSections was set, but sectionDisplayBehavior decides which sections are shown.",
            reason: "The list does not change.",
            remedy: "set sectionDisplayBehavior to .manuallyManaged, or give it a closure that orders the sections.")
    }

    /// A section that is named twice in an order.
    static func repeatedSections(_ sections: [String]) -> Self {
        Self(
            code: .repeatedSections, severity: .warning,
            headline: "The sections to be shown name \(sections.joined(separator: ", ")) more than once.",
            reason: "A list shows each section once: where it is named first.",
            remedy: "name each section once.")
    }

    /// A binder that was never finished.
    static func unfinishedBinder() -> Self {
        Self(
            code: .unfinishedBinder, severity: .error,
            headline: "finish() was not called.",
            reason: "Until then the list has no rows.",
            remedy: "call finish() on the binder after the last chain.")
    }
}
