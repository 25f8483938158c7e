import Deputy

/// What binders report: the rows as in `RuntimeAnomaly`. The first fact is what happened.
package enum SectionAnomaly: String, AnomalyRow {
    case boundTwice = "bound-twice!"
    case lateBinding = "late-binding"
    case unboundSection = "unbound-section!"
    case undisplayedChain = "undisplayed-chain"
    case noSectionLeft = "undisplayed-chain noSectionLeft"
    case hiddenLoading = "undisplayed-chain hiddenLoading"
    case unknownSections = "unknown-sections"
    case endlessRefresh = "endless-refresh!"
    case unusedSectionOrder = "unused-section-order"
    case repeatedSections = "repeated-sections"
    case unfinishedBinder = "unfinished-binder!"
    case invalidNumberOfCells = "invalid-count!"
    case silentClosure = "silent-handler"
    case unboundClosure = "unbound-handler"
    case closureOfOtherView = "unbound-handler closureOfOtherView"
}
