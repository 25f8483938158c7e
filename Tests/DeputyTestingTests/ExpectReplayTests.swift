import DeputyTesting
import Foundation
import Testing

@MainActor
@Suite("Expecting a replay (F84, F90)")
struct ExpectReplayTests {
    private func shown(_ register: @MainActor (TableManager<HeadlessTables>) -> Void) -> (
        HeadlessTable, TableManager<HeadlessTables>
    ) { showHeadless(notes) { manager in register(manager) } }

    @Test("What is as recorded is fine; what is not fails once, at the line of the call, with both in one")
    func replay() throws {
        let (table, manager) = shown { $0.registerNotes(NoteCell.self) }
        manager.startRecording()
        table.tap([0, 1])
        let recording = try #require(manager.stopRecording())
        let (same, kept) = shown { $0.registerNotes(NoteCell.self) }
        expectReplay(of: recording, on: same)
        withExtendedLifetime(kept) {}
        let (other, alsoKept) = shown { $0.register(NoteCell.self) }
        withKnownIssue {
            expectReplay(of: recording, on: other)
        } matching: { issue in
            issue.description.contains("The replay is not what was recorded.")
                && issue.description.contains("missing    tell didSelect [0, 1]")
        }
        withExtendedLifetime(alsoKept) {}
    }
}
