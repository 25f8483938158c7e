import Deputy

/// Looking for mistakes.
extension SectionBinder {
    /// What is wrong with the chains: what was bound twice, what is never shown, what is called by nobody; and a binder that
    /// was never finished, or follows nothing observable.
    func findings() -> [Anomaly] {
        let repeated = chains.flatMap { chain in
            chain.bindingSites.sorted { $0.value.line < $1.value.line }.flatMap { kind, site in
                conflicts(of: chain, binding: kind).map {
                    Anomaly.Report.boundTwice($0.what, by: $0.first, canMerge: kind == .cell).at(site)
                }
            }
        }
        return (isUnfinished ? [Anomaly.Report.unfinishedBinder().at(chains[0].site)] : []) + repeated
            + unboundSections.map { unbound($0).at(nil) }
            + (chains.flatMap(\.mistakes) + chainFindings + hiddenLoading).map { $0.report.at($0.site) }
            + (unobservedFollowing.map { [Anomaly.Report.unobservedFollowing(byBinder: true).at($0)] } ?? [])
    }

    /// Whether ``finish()`` was forgotten, or is still to come.
    var isUnfinished: Bool { !hasFinishedBinding && !chains.isEmpty }

    /// Says, once, that ``finish()`` was not called.
    func reportUnfinished() {
        guard isUnfinished, !hasReportedUnfinished else { return }
        hasReportedUnfinished = true
        manager.anomalyLog.report(.unfinishedBinder(), at: chains[0].site)
    }

    /// The list asks for its data, or was told of it: by now somebody may look at it.
    func reportUnfinishedOnScreen() {
        if let list = manager.list, Kit.isOnScreen(list) { reportUnfinished() }
    }

    func unbound(_ section: Section) -> Anomaly.Report {
        .unboundSection("\(section)", code: sectionCode(section) ?? "…")
    }

    /// Reports what is wrong with chains that are all bound.
    func reportChains() {
        for finding in chainFindings { manager.anomalyLog.report(finding.report, at: finding.site) }
    }

    /// The sections that are shown and of which no chain binds anything.
    var unboundSections: [Section] {
        currentSections.filter { section in
            [ViewKind.cell, .header, .footer].allSatisfy { chain(binding: $0, of: section) == nil }
        }
    }

    private var chainFindings: [(report: Anomaly.Report, site: CallSite)] {
        undisplayedChains.map { (.undisplayedChain($0.name), $0.site) } + leftOverChains + hiddenDequeues
    }

    /// What chains on all other sections have for views that chains by name bind in every section there is.
    private var leftOverChains: [(report: Anomaly.Report, site: CallSite)] {
        guard let allCases, !allCases.isEmpty else { return [] }
        return chains.filter { $0.scope == .others }.flatMap { chain in
            chain.kinds.filter { kind in !allCases.contains { chain.isFor($0, binding: kind) } }.map { kind in
                (.noSectionLeft(for: kind, of: chain.name), chain.bindingSites[kind] ?? chain.site)
            }
        }
    }

    /// The closures that load more at the end of a section that is hidden as long as it has no rows. Whoever loads the first
    /// rows by other means wants just that, so it is not said on the way.
    private var hiddenLoading: [(report: Anomaly.Report, site: CallSite)] {
        guard hasFinishedBinding, let isShown = sectionDisplayBehavior.isShown else { return [] }
        func isShownWithRows(_ section: Section, _ count: Int) -> Bool {
            isShown(.init(section: section, numberOfRows: count, hasHeader: false, hasFooter: false))
        }
        let hidden = knownSections.filter { section in
            !currentSections.contains(section) && isShownWithRows(section, 1) && !isShownWithRows(section, 0)
        }
        return chains.filter { hidden.contains(where: $0.isFor) }.flatMap { chain in
            chain.loading.filter { $0.isAlive() }.map { (.hiddenLoading(of: chain.name), $0.site) }
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

    /// The sections of which a chain alone is told: those it names, or, if it is for all others, those that are shown and that
    /// no other chain binds by name. Of a chain on any section none: it is told besides.
    private func sections(of chain: ChainCore<Kit, Section>) -> [Section] {
        switch chain.scope {
        case .named(let sections): sections
        case .others: currentSections.filter { section in filledCellChains(of: section).contains { $0 === chain } }
        case .any: []
        }
    }
}
