import TestSupport
import Testing

@testable import Deputy

@MainActor
@Suite("Anomalies (F80)")
struct AnomalyLogTests {
    let log = AnomalyLog()

    private func report(_ number: Int) {
        log.report(.lostEvent("view \(number)", because: "it shows no item"))
    }

    @Test("Each anomaly is kept once, told once and counted each time (F80)")
    func onceEach() {
        var told: [Anomaly] = []
        log.sink = { told.append($0) }
        report(1)
        report(1)
        report(2)
        expectEqual(log.anomalies.map(\.headline), told.map(\.headline))
        expectEqual(told.count, 2)
        expectEqual(log.occurrences(of: told[0]), 2)
    }

    @Test("Silenced anomalies are kept and not told (F80)")
    func silenced() {
        var told = 0
        log.sink = { _ in told += 1 }
        log.silence(.lostEvent)
        report(1)
        expectEqual((told, log.anomalies.count), (0, 1))
    }

    @Test("A code that is silenced stays so when another one is (F80)")
    func silencedAfterwards() {
        var told = 0
        log.sink = { _ in told += 1 }
        log.silence(.lostEvent)
        log.silence(.silentHandler)
        report(1)
        expectEqual(told, 0)
    }

    @Test("No more than a limit is kept, and what is left out is counted")
    func limited() {
        log.sink = { _ in }
        for number in 0..<600 { report(number) }
        expectEqual((log.anomalies.count, log.omitted), (log.limit, 100))
        log.removeAll()
        expectEqual((log.anomalies.count, log.omitted), (0, 0))
    }

    @Test(
        "Past the limit an anomaly is told once as well, one of a subject too, and what is remembered for that is bounded"
    )
    func filtersPastTheLimit() {
        var told = 0
        log.sink = { _ in told += 1 }
        func reportSubject(_ number: Int) {
            log.report(
                Anomaly.Report(
                    RuntimeAnomaly.missingMapping, "No cell for row \(number).", "", "", "", "",
                    subject: Anomaly.Report.Subject(.cell, Int.self, nearest: nil)))
        }
        for number in 0..<500 { report(number) }
        for _ in 0..<3 {
            for number in 500..<900 { report(number) }
            reportSubject(told)
        }
        expectEqual((told, log.omitted), (901, 401))
        // The kept ones are remembered, whatever comes.
        for number in 1_000..<2_000 { report(number) }
        told = 0
        for number in 0..<500 { report(number) }
        expectEqual(told, 0)
        expectEqual(log.occurrences(of: log.anomalies[0]), 2)
        expectEqual(log.anomalies.count, 500)
    }
}
