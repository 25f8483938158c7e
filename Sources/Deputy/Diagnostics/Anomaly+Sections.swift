/// The words for what goes wrong in the chains of a list's sections.
extension Anomaly.Report {
    /// Something that two chains bind, or one chain twice.
    package static func boundTwice(_ what: String, by site: CallSite) -> Self {
        Self(
            code: .boundTwice, severity: .error,
            headline: "This binds \(what) again, after \(site).",
            reason: "The first chain that binds something wins, so this one does not count there.",
            remedy: "bind each section once, or let one closure give the models of both.")
    }

    /// A closure for filled cells that an earlier one hides.
    package static func hiddenDequeue(_ chain: String, behind site: CallSite) -> Self {
        Self(
            code: .silentHandler, severity: .warning,
            headline: "This closure for onDequeue of \(chain) is never called.",
            reason: "The one registered at \(site) comes first and takes every cell.",
            remedy: "remove one of the two, or do both things in one closure.")
    }

    /// A chain that is bound when the list is shown already.
    package static func lateBinding(_ chain: String) -> Self {
        Self(
            code: .lateBinding, severity: .warning,
            headline: "\(chain) was bound after finish().",
            reason: "The list has its data. What is bound now counts from the next refresh() on.",
            remedy: "bind every chain before finish(), or call refresh() after this one.")
    }

    /// A section that is shown and that no chain binds.
    package static func unboundSection(_ section: String) -> Self {
        Self(
            code: .unboundSection, severity: .error,
            headline: "Section \(section) is to be shown, and no chain binds anything to it.",
            reason: "It is shown without rows.",
            remedy:
                "bind it with onSection(.\(section)), bind onAllOtherSections(), or leave it out of displayedSections.")
    }

    /// A chain whose sections are not shown.
    package static func undisplayedChain(_ chain: String) -> Self {
        Self(
            code: .undisplayedChain, severity: .warning,
            headline: "Nothing that \(chain) binds is shown.",
            reason: "None of its sections is in displayedSections.",
            remedy: "add them to displayedSections, or set a sectionDisplayBehavior that follows the data.")
    }

    /// Data for sections that are not a chain's.
    package static func unknownSections(_ sections: [String], of chain: String) -> Self {
        Self(
            code: .unknownSections, severity: .warning,
            headline: "\(chain) has data for \(sections.joined(separator: ", ")), which it does not bind.",
            reason: "That data is not shown: another chain binds the section, or none does.",
            remedy: "give data for the chain's own sections only, or name the section when the chain is begun.")
    }

    /// Reading data asks for data to be read, without end.
    package static func endlessRefresh(_ count: Int) -> Self {
        Self(
            code: .endlessRefresh, severity: .error,
            headline: "refresh() was called \(count) times by the closures that it reads.",
            reason: "What was read last is shown.",
            remedy: "call refresh() where data changes, not where it is read.")
    }

    /// An order by hand where a rule orders.
    package static func unusedSectionOrder() -> Self {
        Self(
            code: .unusedSectionOrder, severity: .warning,
            headline: "displayedSections was set, and sectionDisplayBehavior decides which sections are shown.",
            reason: "The list does not change.",
            remedy: "set sectionDisplayBehavior to .manuallyManaged, or give it a closure that orders the sections.")
    }

    /// A section that is named twice in an order.
    package static func repeatedSections(_ sections: [String]) -> Self {
        Self(
            code: .repeatedSections, severity: .warning,
            headline: "The sections to be shown name \(sections.joined(separator: ", ")) more than once.",
            reason: "A list shows each section once: where it is named first.",
            remedy: "name each section once.")
    }

    /// A binder that was never finished.
    package static func unfinishedBinder() -> Self {
        Self(
            code: .unfinishedBinder, severity: .error,
            headline: "finish() was not called.",
            reason: "Until then the list has no rows.",
            remedy: "call finish() on the binder after the last chain.")
    }
}
