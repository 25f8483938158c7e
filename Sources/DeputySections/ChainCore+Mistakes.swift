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
        if count < 0 { binder?.report(.invalidNumberOfCells, "numberOfCells of \(name) returned \(count).", at: site) }
        return Array(0..<max(0, count))
    }

    /// The kinds of views that it binds or has closures for.
    var kinds: [ViewKind] {
        ViewKind.boundKinds.filter { kind in
            closureKinds.contains(kind) || binds(kind) || kind == .cell && !loading.isEmpty
        }
    }
}

extension Anomaly.Report {
    /// Something that two chains bind, or one chain twice.
    /// - Parameter canMerge: whether one closure can give the data of both.
    static func boundTwice(_ what: String, by site: CallSite, canMerge: Bool) -> Self {
        Self(
            SectionAnomaly.boundTwice, "This binds \(what) again, after \(site).",
            canMerge ? "bind each section once, or let one closure give the models of both." : "remove one of the two.")
    }
}
