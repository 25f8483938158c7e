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
    func replay() async throws {
        let (table, manager) = shown { $0.registerNotes(NoteCell.self) }
        manager.startRecording()
        table.tap([0, 1])
        let recording = try #require(manager.stopRecording())
        let (same, kept) = shown { $0.registerNotes(NoteCell.self) }
        expectReplay(of: recording, on: same)
        withExtendedLifetime(kept) {}
        let (other, alsoKept) = shown { $0.register(NoteCell.self) }
        let isExpected: @Sendable (String) -> Bool = {
            $0.hasPrefix("The replay is not what was recorded. Missing: 1, extra: 0, out of order: 0.")
                && $0.contains("missing    tell didSelect [0, 1]")
        }
        await expectIssue(where: isExpected) {
            expectReplay(of: recording, on: other)
        }
        withExtendedLifetime(alsoKept) {}
    }

    @Test("A change of the data that no gesture made, and no update closure, fails with the update and how to make it")
    func noUpdateClosure() async throws {
        let (table, manager) = shown { $0.registerNotes(NoteCell.self) }
        manager.startRecording()
        table.tap([0, 1])
        manager.items.remove(at: [0, 0])
        table.layoutIfNeeded()
        let recording = try #require(manager.stopRecording())
        let (other, kept) = shown { $0.registerNotes(NoteCell.self) }
        let isExpected: @Sendable (String) -> Bool = {
            $0.hasPrefix(
                """
                The replay is not what was recorded. The recorded list was updated (batch: − [0, 0]), and this one was not: \
                no handler does it, and there is no update closure. To fix, add a closure that makes this change, \
                { number in … }, or register the handler that makes it.
                """)
        }
        await expectIssue(where: isExpected) {
            expectReplay(of: recording, on: other)
        }
        let (same, alsoKept) = shown { $0.registerNotes(NoteCell.self) }
        expectReplay(of: recording, on: same) { number in alsoKept.items.remove(at: [0, number]) }
        let (third, keptToo) = shown { $0.registerNotes(NoteCell.self) }
        let isSilent: @Sendable (String) -> Bool = { !$0.contains("To fix") && $0.contains("batch: − [0, 0]") }
        await expectIssue(where: isSilent) {
            expectReplay(of: recording, on: third) { _ in }
        }
        withExtendedLifetime((kept, alsoKept, keptToo)) {}
    }
}
