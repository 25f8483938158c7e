import DeputyTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Expecting anomalies (F84)")
struct ExpectAnomaliesTests {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>

    init() {
        (table, manager) = showHeadless(notes) { manager in
            manager.anomalyLog.sink = { _ in }
            manager.registerNotes(NoteCell.self)
        }
    }

    /// Shows an item that no cell is registered for.
    private func showDraft() {
        manager.items.append(Draft())
        table.layoutIfNeeded()
    }

    /// Registers a handler behind one that always answers.
    private func registerSilentHandler() {
        manager.on(model: Note.self).didSelect.withoutCell { _, _ in }
        manager.flush()
    }

    /// What is said of a draft in this row.
    private func missing(_ row: Int) -> String {
        """
        [missing-mapping] No cell is registered for Draft, the item at [0, \(row)].
          why: A placeholder is shown in its place, and no handler is called for it. The nearest registered one is \
        NoteCell for Note (\(notesLine)).
          To fix, register a cell for Draft, or remove the item.
        """
    }

    private var notesLine: String { manager.report().mappings.first?.site.description ?? "" }

    @Test("Without anomalies nothing fails")
    func none() {
        expectNoAnomalies(of: manager)
        expectAnomalies([], of: manager)
        expectAnomalies([], of: manager) { table.tap([0, 1]) }
    }

    @Test("An anomaly that was not expected fails once, at the line of the call, in full")
    func unexpected() async {
        showDraft()
        let text = "Anomalies that were not expected:\n\(missing(2))"
        await expectIssue(text) {
            expectNoAnomalies(of: manager)
        }
        await expectIssue(text) {
            expectAnomalies([], of: manager)
        }
    }

    @Test("Expected codes may come, each as often as it does")
    func expected() {
        showDraft()
        showDraft()
        registerSilentHandler()
        expectEqual(manager.anomalies.map(manager.anomalyLog.occurrences), [2, 1])
        expectAnomalies([.missingMapping, .silentHandler], of: manager)
    }

    @Test("A code that does not come fails, beside the anomalies that were not expected")
    func absent() async {
        showDraft()
        let text = """
            Anomalies that were not expected:
            \(missing(2))
            Expected, but missing: closed-gate, silent-handler.
            """
        await expectIssue(text) {
            expectAnomalies([.closedGate, .silentHandler], of: manager)
        }
    }

    @Test("An expected code that is in no table of Deputy's fails, where nothing came and behind others")
    func absentEverywhere() async {
        enum Own: String, AnomalyRow {
            case lateLunch = "late-lunch"
            var words: String { "Lunch is late. | Nobody has eaten. | eat." }
        }
        let own = Anomaly.Code(Own.lateLunch)
        await expectIssue("Expected, but missing: late-lunch.") {
            expectAnomalies([own], of: manager)
        }
        await expectIssue("Expected, but missing: late-lunch, untold-change.") {
            expectAnomalies([own, .untoldChange], of: manager)
        }
    }

    @Test("During a closure only its own anomalies count")
    func duringAClosure() async {
        registerSilentHandler()
        expectAnomalies([.missingMapping], of: manager) { showDraft() }
        let text = "Expected, but missing: missing-mapping."
        await expectIssue(text) {
            expectAnomalies([.missingMapping], of: manager) { table.tap([0, 1]) }
        }
        // Another draft is the first one's anomaly again.
        await expectIssue("Anomalies that were not expected:\n\(missing(2))") {
            expectAnomalies([], of: manager) { showDraft() }
        }
    }

    @Test("An anomaly that comes again counts again")
    func again() {
        table.send(\.didSelect, at: [0, 7])
        expectAnomalies([.outsideData], of: manager) { table.send(\.didSelect, at: [0, 7]) }
        expectEqual(manager.anomalies.count, 1)
    }

    @Test("A closure that throws is not compared, and its error goes on")
    func throwing() {
        #expect(throws: Refusal.self) {
            try expectAnomalies([], of: manager) {
                showDraft()
                throw Refusal()
            }
        }
    }

    @Test("Whatever answers events can be looked at, also without a list")
    func withoutAList() {
        struct PlayerEvents: EventCatalogue { let didStart = HostNotice("didStart", "playerDidStart:") }
        let player = EventDispatcher<PlayerEvents>()
        player.anomalyLog.sink = { _ in }
        expectNoAnomalies(of: player)
        expectAnomalies([.refusedOwner], of: player) { player.owner = player }
    }
}
