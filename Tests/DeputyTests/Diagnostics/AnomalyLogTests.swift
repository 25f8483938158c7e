import Deputy
import TestSupport
import Testing

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
}
