import Deputy
import DeputyLists

/// Mistakes that are told when the data is read.
extension SectionBinder {
    /// Whether ``finish()`` was not called yet.
    var isUnfinished: Bool { !hasFinishedBinding && !chains.isEmpty }

    /// Reports, once, that ``finish()`` was not called.
    func reportUnfinished() {
        guard isUnfinished, !hasReportedUnfinished else { return }
        hasReportedUnfinished = true
        manager.anomalyLog.report(unfinished, at: chains[0].site)
    }

    var unfinished: Anomaly.Report {
        Anomaly.Report(SectionAnomaly.unfinishedBinder, "finish() was not called.")
    }

    /// Reports a mistake whose message has no facts but those of its headline.
    func report(_ mistake: SectionAnomaly, _ headline: String, at site: CallSite? = nil) {
        manager.anomalyLog.report(Anomaly.Report(mistake, headline), at: site)
    }

    func unbound(_ section: Section) -> Anomaly.Report {
        Anomaly.Report(
            SectionAnomaly.unboundSection, "Section \(section) is to be shown, but no chain binds anything to it.",
            sectionCode(section) ?? "…")
    }

    /// The sections that are shown and of which no chain binds anything.
    var unboundSections: [Section] {
        currentSections.filter { section in
            ViewKind.boundKinds.allSatisfy { chain(binding: $0, of: section) == nil }
        }
    }
}
