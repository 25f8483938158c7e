import DeputyScenarios
import DeputyTesting
import Foundation
import Testing

/// Runs every scenario on the lists of this platform, and compares what they do with the records.
///
/// With `RECORD=1` in the environment the records are written anew instead. A record says which list it is of. One of the other
/// kind of list is what this one should do too: a headless list that departs from UIKit's record fails, and where UIKit departs
/// from a headless list's record it is said which of them to believe: UIKit.
@MainActor
@Suite("Scenarios, written once for both kits, do what was recorded (F91)")
struct ScenarioTests {
    @Test("A scenario does what was recorded", arguments: ScenarioRun.all)
    func doesWhatWasRecorded(_ run: ScenarioRun) async throws {
        let record = Record(run)
        guard let outcome = await run.play() else {
            return record.note("not run: this platform's lists lack what it needs")
        }
        #expect(outcome.anomalies == [])
        #expect(outcome.exceptions == [])
        if Record.isWriting { return try record.write(outcome.recording) }
        let recorded = try record.read()
        guard let difference = JournalDifference(expected: recorded.lines, actual: outcome.recording.lines) else {
            return
        }
        let text = record.describe(difference, outcome)
        if recorded.isHeadless, !outcome.recording.isHeadless {
            print(text)
            withKnownIssue { Issue.record(Comment(rawValue: text)) }
        } else {
            Issue.record(Comment(rawValue: text))
        }
    }

    @Test("Every scenario has a name and a record of its own, and every record a scenario")
    func records() throws {
        let names = ScenarioRun.all.map(\.recordName)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 50)
        if !Record.isWriting { #expect(try Record.names().subtracting(names) == []) }
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
        #expect(
            recording.comparable.lines == [
                "ask willSelect [0, 1] of Book A → [0, 1], by the handler at A/B.swift",
                "tell performAction (an object), by the owner Owner", "gesture scrollBy (far)",
            ])
        #expect(!recording.comparable.text.contains(#""turn":3"#))
    }
}
