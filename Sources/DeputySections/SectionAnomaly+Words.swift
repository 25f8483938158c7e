// A row is a line.
// swift-format-ignore-file
#if EXPLANATIONS
import Deputy

extension SectionAnomaly {
    package var words: String {
        switch self {
        case .boundTwice: "%1 | The first chain that binds a part of a section is used, so this one has no effect there. | %2"
        case .lateBinding: "%1 | The list already has its data. Data and views that are bound now take effect at the next refresh(), closures at once. | bind every chain before finish(), or call refresh() after this one."
        case .unboundSection: "%1 | It is shown without rows. | bind it with onSection(%2), bind onAllOtherSections(), or leave it out of displayedSections."
        case .undisplayedChain: "%1 | None of its sections is in displayedSections. | add them to displayedSections, or set a sectionDisplayBehavior that follows the data."
        case .noSectionLeft: "%1 | Chains that name their sections bind the %2s of each section. | remove the parts for %3s from the chain, or leave it a section."
        case .hiddenLoading: "%1 | A section that is not shown has no end on screen, so the closure is never called for its first rows. | load the first rows yourself, or let sectionDisplayBehavior show the section while it is empty."
        case .unknownSections: "%1 | That data is not shown: another chain binds the section, or none does. | give data for the chain's own sections only, or name the section when the chain is begun."
        case .endlessRefresh: "%1 | This looks like an endless loop. The data that was read last is shown. | call refresh() where data changes, not where it is read."
        case .unusedSectionOrder: "%1 | displayedSections is ignored. | set sectionDisplayBehavior to .manuallyManaged, or give it a closure that orders the sections."
        case .repeatedSections: "%1 | A list shows each section once: where it is named first. | name each section once."
        case .unfinishedBinder: "%1 | Until then the list has no rows. | call finish() on the binder after the last chain."
        case .invalidNumberOfCells: "%1 | A list cannot have a negative number of rows, so 0 is used. | return 0 or more."
        case .silentClosure: "%1 | The one registered at %2 comes first and %3. | remove one of the two, or do both things in one closure."
        case .unboundClosure: "%1 | No chain binds %2s there. | bind %3s there, or remove the closure."
        case .closureOfOtherView: "%1 | It takes %2, and the %3s there are %4. | bind %5 there, or remove the closure."
        }
    }
}
#endif
