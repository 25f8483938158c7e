/// A mistake found in a registry: the message, and the line it is about.
struct Finding {
    let report: Anomaly.Report
    let site: CallSite?

    init(_ report: Anomaly.Report, at site: CallSite?) {
        self.report = report
        self.site = site
    }

    var anomaly: Anomaly { report.at(site) }
}
