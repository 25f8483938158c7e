import Deputy
import DeputyLists

/// Mistakes within one chain: reported at once, and kept for `validate()`.
extension ChainCore {
    func noteMistake(_ report: Anomaly.Report, at site: CallSite) {
        mistakes.append((report, site))
        binder?.manager.anomalyLog.report(report, at: site)
    }

    /// The numbers that serve as models of cells without models; none, with an anomaly, for a negative count.
    func numbers(_ count: Int, at site: CallSite) -> [Int] {
        if count < 0 { binder?.manager.anomalyLog.report(SectionAnomaly.invalidNumberOfCells, count, name, at: site) }
        return Array(0..<max(0, count))
    }

    /// The kinds of views that it binds or has closures for.
    var kinds: [ViewKind] {
        ViewKind.boundKinds.filter { kind in
            closureKinds.contains(kind) || binds(kind) || kind == .cell && !loading.isEmpty
        }
    }
}
