import DeputyHeadless
import DeputyScenarios
import Foundation
import TestSupport
import Testing

/// Runs every scenario on the lists of this platform, and compares what they do with the records.
///
/// The environment chooses: `SCENARIOS` has the beginning of names, `SKIP` beginnings with commas between them.
/// With `RECORD=1` in the environment the records are written instead. A record says which list it is of. As long as it is of a
/// headless list, what UIKit does differently is printed as a known issue, because UIKit is right. Once it is of UIKit, both kinds
/// of list have to do what it says.
@MainActor
@Suite("Scenarios, written once for both kits, do what was recorded (F91)", .serialized)
struct ScenarioTests {
    @Test("A scenario does what was recorded", arguments: ScenarioChoice.made.scenarios)
    func doesWhatWasRecorded(_ run: ScenarioRun) async throws {
        let record = Record(run)
        guard let outcome = await record.noting(run.play) else {
            // Headless lists lack nothing that a record needs.
            #if !canImport(UIKit)
            expectFalse(record.exists)
            expectEqual(run.scenario.needs, [.hosting])
            #endif
            return record.note("not run, as the lists of this platform lack what it needs")
        }
        if Record.isWriting { return try record.write(outcome.recording) }
        guard outcome.recording.isHeadless || record.exists else { return record.note("has no record yet") }
        guard let difference = try record.difference(of: outcome) else { return }
        print(difference)
        if try outcome.recording.isHeadless || !record.read().isHeadless {
            Issue.record(Comment(rawValue: difference))
        } else {
            withKnownIssue { Issue.record(Comment(rawValue: difference)) }
        }
    }

    @Test("What the environment chooses and skips are scenarios (F94)")
    func choice() {
        let problem = ScenarioChoice.made.problem
        expectNil(problem, "\(problem ?? "")")
    }

    @Test("Every scenario has a name of its own, and every record a scenario")
    func records() throws {
        let names = ScenarioRun.all.map(\.recordName)
        expectEqual(Set(names).count, names.count)
        if !Record.isWriting { try expectEqual(Record.names().subtracting(names), []) }
    }

    @Test("What is compared has no line numbers, no turns and no addresses")
    func comparable() throws {
        let recording = try EventRecording(
            """
            {"recording":1,"host":"HeadlessTable","events":"TableEvents","items":[1]}
            {"ask":"willSelect","at":[0,1],"item":4,"text":"Book A","answer":"[0, 1]","by":"the handler at A/B.swift:12","turn":3}
            {"tell":"performAction","argument":"Menu 0x…","by":"the owner Owner","turn":3}
            {"gesture":"scrollBy","argument":"far","turn":4}
            """)
        expectEqual(
            recording.comparable.lines,
            [
                "ask willSelect [0, 1] of Book A → [0, 1], by the handler at A/B.swift",
                "tell performAction (an object), by the owner Owner", "gesture scrollBy (far)",
            ])
        expectNotContains(recording.comparable.text, #""turn":3"#)
    }
}
