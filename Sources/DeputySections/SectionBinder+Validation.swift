#if EXPLANATIONS
import Deputy
import DeputyLists
import DeputyPaging

private typealias Finding = (report: Anomaly.Report, site: CallSite)

/// Looking for mistakes.
extension SectionBinder {
    /// The mistakes in the chains: bound twice, never shown, never called; and a binder that
    /// was never finished, or follows nothing observable.
    func findings() -> [Anomaly] {
        let repeated = chains.flatMap { chain in
            chain.bindingSites.sorted { $0.value.line < $1.value.line }.flatMap { kind, site in
                conflicts(of: chain, binding: kind).map { $0.at(site) }
            }
        }
        return (isUnfinished ? [unfinished.at(chains[0].site)] : []) + repeated
            + unboundSections.map { unbound($0).at(nil) }
            + (chains.flatMap(\.mistakes) + chainFindings + hiddenLoading).map { $0.report.at($0.site) }
            + [unobservedFollowing].compactMap { $0 }
    }

    /// Reports the mistakes in the chains, after all are bound.
    func reportChains() {
        for finding in chainFindings { manager.anomalyLog.report(finding.report, at: finding.site) }
    }

    private var chainFindings: [Finding] { undisplayedChains + leftOverChains + hiddenDequeues }

    /// Closures on all other sections that can never run because every section binds that view by name.
    private var leftOverChains: [Finding] {
        guard let allCases, !allCases.isEmpty else { return [] }
        return chains.filter { $0.scope == .others }.flatMap { chain in
            chain.kinds.filter { kind in !allCases.contains { chain.isFor($0, binding: kind) } }.map { kind in
                let headline = "No section is left for the \(kind)s of \(chain.name), so no closure for them is called."
                return (.init(SectionAnomaly.noSectionLeft, headline, kind, kind), chain.site(of: kind))
            }
        }
    }

    /// The closures that load more at the end of a section that is hidden while it has no rows. That is right if the first
    /// rows are loaded by other code, so it is only found by `validate()`.
    private var hiddenLoading: [Finding] {
        guard hasFinishedBinding, let isShown = sectionDisplayBehavior.isShown else { return [] }
        func isShownWithRows(_ section: Section, _ count: Int) -> Bool {
            isShown(.init(section: section, numberOfRows: count, hasHeader: false, hasFooter: false))
        }
        let hidden = knownSections.filter { section in
            !currentSections.contains(section) && isShownWithRows(section, 1) && !isShownWithRows(section, 0)
        }
        return chains.filter { hidden.contains(where: $0.isFor) }.flatMap { chain in
            chain.loading.compactMap(\.object).filter(\.isAlive).map { closure in
                let what = "\(closure.edge.closureName) of \(chain.name)"
                let headline = "\(what) waits for a section that is hidden while it is empty."
                return (.init(SectionAnomaly.hiddenLoading, headline), closure.site)
            }
        }
    }

    /// The chains whose sections are all left out of the sections that were set by hand.
    private var undisplayedChains: [Finding] {
        guard sectionDisplayBehavior.order == nil, let sectionsByHand else { return [] }
        return chains.compactMap { chain in
            guard let sections = chain.named, !sections.contains(where: sectionsByHand.contains) else { return nil }
            return (.init(SectionAnomaly.undisplayedChain, "Nothing that \(chain.name) binds is shown."), chain.site)
        }
    }

    /// The closures for filled cells that another one keeps from being called in each of their sections: an earlier one of their
    /// chain, or one of an earlier chain.
    private var hiddenDequeues: [Finding] {
        chains.flatMap { chain in
            // None of a chain on any section, which gets the cells in addition.
            let sections = chain.named ?? currentSections.filter(chain.isFor)
            return chain.dequeued.indices.compactMap { index -> Finding? in
                let handler = chain.dequeued[index]
                let hiders = sections.map { section in
                    let bound = self.chain(binding: .cell, of: section)?.cells
                    let earlier = filledCellChains(of: section).prefix { $0 !== chain }.flatMap(\.dequeued)
                    return (earlier + chain.dequeued[..<index]).first { $0.hides(handler, among: bound) }
                }
                guard let first = hiders.first ?? nil, hiders.allSatisfy({ $0 != nil }) else { return nil }
                let origin = ChainOrigin(name: chain.name, kind: .cell)
                return (origin.silent("onDequeue", "takes every cell", behind: first.site), handler.site)
            }
        }
    }
}
#else
extension SectionBinder {
    func reportChains() {}
}
#endif
