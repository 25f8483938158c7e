import Foundation

/// Where anomalies go: each is kept once, and passed to the sink unless it is silenced.
///
/// Items of one type without a mapping are one anomaly, however many there are: the first is kept, the others are counted.
///
/// ```swift
/// manager.anomalyLog.silence(.silentHandler)
/// manager.anomalyLog.sink = { anomaly in logger.warning("\(anomaly)") }
/// ```
@MainActor
public final class AnomalyLog {
    /// Every anomaly so far, each once, in order of its first occurrence; at most 500.
    ///
    /// What only the end of a turn can tell, such as an id that is there twice, is told then, or when this is read.
    public var anomalies: [Anomaly] {
        judge()
        return kept
    }
    private var kept: [Anomaly] = []
    /// What may turn out to be a mistake.
    private var suspicions: [(site: CallSite?, judge: @MainActor () -> [Anomaly.Report])] = []
    /// How many different anomalies are kept.
    package let limit = 500
    /// How many different anomalies came after the limit and were only passed to the sink. One of them may count again, once as many others
    /// have come as are kept.
    package private(set) var omitted = 0
    /// Is called with each new anomaly. By default a debug build of Deputy writes it to standard error.
    public var sink: @MainActor (Anomaly) -> Void

    private var occurrences: [Anomaly: Int] = [:]
    /// The anomaly that was kept for each subject that is reported once.
    private var subjects: [Anomaly.Report.Subject: Anomaly] = [:]
    private var isSilenced: [@MainActor (Anomaly) -> Bool] = []

    /// A log with the default sink.
    public init() {
        sink = Self.standardSink
    }

    /// The log of anomalies that belong to no manager, such as events of a view that no manager has filled.
    public static let unattached = AnomalyLog()

    /// Writes to standard error in debug builds, and does nothing in others.
    static let standardSink: @MainActor (Anomaly) -> Void = { anomaly in
        #if DEBUG
        FileHandle.standardError.write(Data("Deputy: \(anomaly)\n".utf8))
        #endif
    }

    /// Does not pass anomalies of this kind to the sink; they are still kept in ``anomalies``.
    public func silence(_ code: Anomaly.Code) {
        silence { $0.code == code }
    }

    /// Does not pass anomalies to the sink for which a closure returns true; they are still kept in ``anomalies``.
    public func silence(where condition: @escaping @MainActor (Anomaly) -> Bool) {
        isSilenced.append(condition)
    }

    /// How often an anomaly has occurred.
    public func occurrences(of anomaly: Anomaly) -> Int { occurrences[anomaly, default: 0] }

    /// Forgets every anomaly so far.
    public func removeAll() {
        (kept, suspicions) = ([], [])
        occurrences = [:]
        subjects = [:]
        omitted = 0
    }

    /// Keeps an anomaly and passes it to the sink if it is new, else counts it.
    package func report(_ report: Anomaly.Report, at site: CallSite? = nil) {
        self.report(report.subject.flatMap { subjects[$0] } ?? report.at(site), about: report.subject)
    }

    /// Reports a row of a table, with what the row does not know.
    package func report(_ row: some AnomalyRow, _ facts: Any..., at site: CallSite? = nil) {
        report(Anomaly.Report(row, facts: facts), at: site)
    }

    /// Has something judged by what the turn leaves: what one step makes wrong, a later one may put right.
    package func suspect(at site: CallSite?, _ judge: @escaping @MainActor () -> [Anomaly.Report]) {
        if suspicions.isEmpty { Task { [weak self] in self?.judge() } }
        suspicions.append((site, judge))
    }

    private func judge() {
        let due = suspicions
        suspicions = []
        for suspicion in due { for report in suspicion.judge() { self.report(report, at: suspicion.site) } }
    }

    /// Forgets the anomalies that are not kept, of which there may be any number.
    private func forgetOmitted() {
        let kept = Set(self.kept)
        occurrences = occurrences.filter { kept.contains($0.key) }
        subjects = subjects.filter { kept.contains($0.value) }
    }

    /// Keeps an anomaly for its subject, or counts it.
    func report(_ anomaly: Anomaly, about subject: Anomaly.Report.Subject? = nil) {
        if let count = occurrences[anomaly] {
            occurrences[anomaly] = count + 1
            return
        }
        if kept.count < limit {
            kept.append(anomaly)
        } else {
            omitted += 1
            if occurrences.count >= 2 * limit { forgetOmitted() }
        }
        occurrences[anomaly] = 1
        if let subject { subjects[subject] = anomaly }
        if !isSilenced.contains(where: { $0(anomaly) }) { sink(anomaly) }
    }
}
