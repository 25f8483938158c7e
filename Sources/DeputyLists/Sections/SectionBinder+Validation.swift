import Deputy

/// Looking for mistakes.
extension SectionBinder {
    /// What is wrong with the chains: what was bound twice, what is never shown, what is called by nobody, and a binder that
    /// was never finished.
    func findings() -> [Anomaly] {
        let unfinished =
            hasFinishedBinding || chains.isEmpty ? [] : [Anomaly.Report.unfinishedBinder().at(chains[0].site)]
        let repeated = chains.flatMap { chain in
            chain.bindingSites.sorted { $0.value.line < $1.value.line }.flatMap { kind, site in
                conflicts(of: chain, binding: kind).map { Anomaly.Report.boundTwice($0.what, by: $0.first).at(site) }
            }
        }
        return unfinished + repeated + unboundSections.map { Anomaly.Report.unboundSection("\($0)").at(nil) }
            + chainFindings.map { $0.report.at($0.site) }
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
        undisplayedChains.map { (.undisplayedChain($0.name), $0.site) } + hiddenDequeues
    }

    /// The chains whose sections are all left out of the sections that were set by hand.
    private var undisplayedChains: [ChainCore<Kit, Section>] {
        guard sectionDisplayBehavior.order == nil, let sectionsByHand else { return [] }
        return chains.filter { chain in
            guard case .named(let sections) = chain.scope else { return false }
            return sections.allSatisfy { !sectionsByHand.contains($0) }
        }
    }

    /// The closures for filled cells that a closure of an earlier chain keeps from being called in every section.
    private var hiddenDequeues: [(report: Anomaly.Report, site: CallSite)] {
        chains.flatMap { chain -> [(report: Anomaly.Report, site: CallSite)] in
            let sections = sections(of: chain)
            return chain.dequeued.compactMap { handler in
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
