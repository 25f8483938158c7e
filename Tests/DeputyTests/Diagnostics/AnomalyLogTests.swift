import Deputy
import Testing

@MainActor
@Suite("Anomalies (F80)")
struct AnomalyLogTests {
    let log = AnomalyLog()

    private func report(_ place: Int) {
        log.report(.outsideData("A row", at: .section(place), limits: "The data has 0 sections."))
    }

    @Test("Each anomaly is kept once, told once and counted each time (F80)")
    func onceEach() {
        var told: [Anomaly] = []
        log.sink = { told.append($0) }
        report(1)
        report(1)
        report(2)
        #expect(log.anomalies.map(\.headline) == told.map(\.headline))
        #expect(told.count == 2)
        #expect(log.occurrences(of: told[0]) == 2)
    }

    @Test("Silenced anomalies are kept and not told (F80)")
    func silenced() {
        var told = 0
        log.sink = { _ in told += 1 }
        log.silence(.outsideData)
        report(1)
        #expect((told, log.anomalies.count) == (0, 1))
    }

    @Test("No more than a limit is kept, and what is left out is counted")
    func limited() {
        log.sink = { _ in }
        for place in 0..<600 { report(place) }
        #expect((log.anomalies.count, log.omitted) == (log.limit, 100))
        log.removeAll()
        #expect((log.anomalies.count, log.omitted) == (0, 0))
    }

    @Test("Codes are stable")
    func stableCodes() {
        let codes = """
            missing-mapping
            missing-item
            outside-data
            shadowed-mapping
            silent-handler
            unbound-handler
            closed-gate
            excluded-handler
            misspelled-method
            misnamed-event
            unknown-gate
            repeated-selector
            uncatalogued-event
            broken-sequence
            cell-off-screen
            failed-cast
            refused-owner
            idle-owner
            lost-owner
            lost-slot
            replaced-manager
            lost-manager
            unannounced-event
            out-of-order
            lost-event
            endless-work
            duplicate-identifiers
            duplicate-sections
            colliding-identifiers
            unbalanced-update
            unapplied-update
            unfollowed-move
            held-updates
            unfollowed-edit
            overwritten-items
            unobserved-following
            bound-twice
            late-binding
            unbound-section
            undisplayed-chain
            unknown-sections
            endless-refresh
            unused-section-order
            repeated-sections
            invalid-count
            unfinished-binder
            """
        #expect(
            Anomaly.Code.allCases.map(\.rawValue).sorted() == codes.split(separator: "\n").map(String.init).sorted())
    }
}
