package import Deputy
import DeputyLists

/// Looking for mistakes.
extension SectionBinder {
    /// The mistakes in the chains: bound twice, never shown, never called; and a binder that
    /// was never finished, or follows nothing observable.
    package func findings() -> [Anomaly] {
        let repeated = chains.flatMap { chain in
            chain.bindingSites.sorted { $0.value.line < $1.value.line }.flatMap { kind, site in
                conflicts(of: chain, binding: kind).map {
                    Anomaly.Report.boundTwice($0.what, by: $0.first, canMerge: kind == .cell).at(site)
                }
            }
        }
        return (isUnfinished ? [Anomaly.Report(SectionAnomaly.unfinishedBinder).at(chains[0].site)] : []) + repeated
            + unboundSections.map { unbound($0).at(nil) }
            + (chains.flatMap(\.mistakes) + chainFindings + hiddenLoading).map { $0.report.at($0.site) }
            + (unobservedFollowing.map {
                [
                    Anomaly.Report(
                        ListAnomaly.unobservedFollowing, "binder", "no closure of its chains", "anything", "binder"
                    )
                    .at($0)
                ]
            } ?? [])
    }

    /// Whether ``finish()`` was not called yet.
    var isUnfinished: Bool { !hasFinishedBinding && !chains.isEmpty }

    /// Reports, once, that ``finish()`` was not called.
    func reportUnfinished() {
        guard isUnfinished, !hasReportedUnfinished else { return }
        hasReportedUnfinished = true
        manager.anomalyLog.report(SectionAnomaly.unfinishedBinder, at: chains[0].site)
    }

    /// Reports it when the list asks for its data or was updated, because it may be on screen then.
    func reportUnfinishedOnScreen() {
        if let list = manager.list, Kit.isOnScreen(list) { reportUnfinished() }
    }

    func unbound(_ section: Section) -> Anomaly.Report {
        Anomaly.Report(SectionAnomaly.unboundSection, section, sectionCode(section) ?? "…")
    }

    /// Reports the mistakes in the chains, after all are bound.
    func reportChains() {
        for finding in chainFindings { manager.anomalyLog.report(finding.report, at: finding.site) }
    }

    /// The sections that are shown and of which no chain binds anything.
    var unboundSections: [Section] {
        currentSections.filter { section in
            ViewKind.boundKinds.allSatisfy { chain(binding: $0, of: section) == nil }
        }
    }

    private var chainFindings: [(report: Anomaly.Report, site: CallSite)] {
        undisplayedChains.map { (Anomaly.Report(SectionAnomaly.undisplayedChain, $0.name), $0.site) } + leftOverChains
            + hiddenDequeues
    }

    /// Closures on all other sections that can never run because every section binds that view by name.
    private var leftOverChains: [(report: Anomaly.Report, site: CallSite)] {
        guard let allCases, !allCases.isEmpty else { return [] }
        return chains.filter { $0.scope == .others }.flatMap { chain in
            chain.kinds.filter { kind in !allCases.contains { chain.isFor($0, binding: kind) } }.map { kind in
                (
                    Anomaly.Report(SectionAnomaly.noSectionLeft, kind, chain.name),
                    chain.bindingSites[kind] ?? chain.site
                )
            }
        }
    }

    /// The closures that load more at the end of a section that is hidden while it has no rows. That is right if the first
    /// rows are loaded by other code, so it is only found by `validate()`.
    private var hiddenLoading: [(report: Anomaly.Report, site: CallSite)] {
        guard hasFinishedBinding, let isShown = sectionDisplayBehavior.isShown else { return [] }
        func isShownWithRows(_ section: Section, _ count: Int) -> Bool {
            isShown(.init(section: section, numberOfRows: count, hasHeader: false, hasFooter: false))
        }
        let hidden = knownSections.filter { section in
            !currentSections.contains(section) && isShownWithRows(section, 1) && !isShownWithRows(section, 0)
        }
        return chains.filter { hidden.contains(where: $0.isFor) }.flatMap { chain in
            chain.loading.compactMap(\.object).filter(\.isAlive)
                .map { (Anomaly.Report(SectionAnomaly.hiddenLoading, $0.edge.closureName, chain.name), $0.site) }
        }
    }

    /// The chains whose sections are all left out of the sections that were set by hand.
    private var undisplayedChains: [ChainCore<Kit, Section>] {
        guard sectionDisplayBehavior.order == nil, let sectionsByHand else { return [] }
        return chains.filter { chain in
            guard case .named(let sections) = chain.scope else { return false }
            return sections.allSatisfy { !sectionsByHand.contains($0) }
        }
    }

    /// The closures for filled cells that an earlier one of their chain keeps from being called, or one of an earlier chain in
    /// every section.
    private var hiddenDequeues: [(report: Anomaly.Report, site: CallSite)] {
        chains.flatMap { chain -> [(report: Anomaly.Report, site: CallSite)] in
            let sections = sections(of: chain)
            return chain.dequeued.enumerated().compactMap { index, handler in
                if chain.scope != .any,
                    let first = chain.dequeued[..<index].first(where: { $0.hides(handler, among: chain.cells) })
                {
                    return (.hiddenDequeue(chain.name, behind: first.site), handler.site)
                }
                let earlier = sections.map { section in
                    let bound = self.chain(binding: .cell, of: section)?.cells
                    return filledCellChains(of: section).prefix { $0 !== chain }
                        .lazy.flatMap(\.dequeued).first { $0.hides(handler, among: bound) }
                }
                guard let first = earlier.first ?? nil, earlier.allSatisfy({ $0 != nil }) else { return nil }
                return (.hiddenDequeue(chain.name, behind: first.site), handler.site)
            }
        }
    }

    /// The sections whose cells only one chain gets: those it names, or, if it is for all others, those that are shown and that
    /// no other chain binds by name. Empty for a chain on any section, which gets them in addition.
    private func sections(of chain: ChainCore<Kit, Section>) -> [Section] {
        switch chain.scope {
        case .named(let sections): sections
        case .others: currentSections.filter { section in filledCellChains(of: section).contains { $0 === chain } }
        case .any: []
        }
    }
}
