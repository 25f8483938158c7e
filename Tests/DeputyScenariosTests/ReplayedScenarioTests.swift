// What it sees of the scenarios is not public, and a release build shows it to nobody.
#if DEBUG
import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyScenarios

private let deletion = "Editing.A-row-is-deleted-while-the-table-is-edited.table"
private let several = "Selection.Where-several-items-can-be-selected-a-tap-on-a-selected-one-deselects-it"
private let twoBatches = "Batches.Changes-of-two-turns-are-two-batches-the-second-on-what-the-first-left.table"

private let areOfHeadlessLists =
    !Record.isWriting
    && [deletion, "\(several).table", "\(several).collection", twoBatches].allSatisfy {
        (try? Record.read($0))?.isHeadless == true
    }

/// What a bug report's recording is for: records, read from their files, are replayed on another list with the registrations of the
/// recorded one.
@MainActor
@Suite(
    "Records of scenarios, replayed on another list (F90, F91)",
    .enabled(if: areOfHeadlessLists, "only records of headless lists, while none is written, are the same in a replay"))
struct ReplayedScenarioTests {
    @Test("A table does again what a person did in editing, and its closure deletes the row again")
    func deletes() async throws {
        let stage = Stage<HeadlessTables>()
        await stage.registerEditing().begin("AB")
        let difference = try replay(deletion, on: stage)
        expectNil(difference)
        expectEqual(stage.items.items(inSection: 0) as? [Book], books("B"))
    }

    @Test("A collection does several taps again, and its selection is the recorded one")
    func taps() async throws {
        let stage = Stage<HeadlessCollections>()
        stage.list.allowsMultipleSelection = true
        await stage.registerTaps().begin("ABC")
        try expectNil(replay("\(several).collection", on: stage))
        expectEqual(stage.list.selectedItems, [[0, 2]])
    }

    @Test("Changes of the data that no gesture made are made by the test, and lead to the recorded batches")
    func changes() async throws {
        let stage = Stage<HeadlessTables>()
        await stage.register().begin("ABC")
        let difference = try replay(twoBatches, on: stage) { number in
            if number == 0 { stage.items.remove(at: [0, 0]) } else { stage.items.insert(Book("X"), at: [0, 0]) }
            stage.manager.flush()
        }
        expectNil(difference)
    }

    @Test("A closure that answers something else makes a difference, from its answer on")
    func changedClosure() async throws {
        let stage = Stage<HeadlessTables>()
        stage.list.allowsMultipleSelection = true
        await stage.registerTaps(TapAnswers(mayDeselect: { $0 != Book("A") })).begin("ABC")
        let difference = try #require(try replay("\(several).table", on: stage))
        let marked = difference.lines.filter { $0.mark != .asExpected }
        expectEqual(
            marked.map { "\($0.mark) \($0.text)" },
            [
                "missing ask willDeselect [0, 0] of Book A → [0, 0], by the handler at DeputyScenarios/Traces.swift",
                "missing tell didDeselect [0, 0] of Book A, by the handler at DeputyScenarios/Traces.swift",
                "extra ask willDeselect [0, 0] of Book A → nil, by the handler at DeputyScenarios/Traces.swift",
            ])
        expectEqual(stage.list.selectedItems, [[0, 0], [0, 2]])
    }

    /// How the replay of a record differs from it; nil if it does not.
    private func replay<Kit: HeadlessKit & ScenarioKit>(
        _ name: String, on stage: Stage<Kit>, update: @escaping @MainActor (_ number: Int) -> Void = { _ in }
    ) throws -> JournalDifference? {
        let record = try Record.read(name)
        // What a scenario notes is no gesture, so a replay does not do it.
        let recorded = record.lines.filter { !$0.hasPrefix("gesture look") && !$0.hasPrefix("gesture note") }
        let replay = stage.list.replay(record, update: update)
        expectNil(replay.problem)
        return JournalDifference(expected: recorded, actual: replay.recording.comparable.lines)
    }
}
#endif
