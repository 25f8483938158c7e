public import DeputyHeadless
import DeputyLists
public import Testing

/// Expects a recording to be replayed on a list as it was recorded: see `HeadlessList.replay(_:update:)`.
///
/// A failure is one issue at the line of this call, which shows both in one: see `JournalDifference`. A recording from a
/// device thus becomes a test.
///
/// ```swift
/// let recording = try EventRecording(String(contentsOf: file, encoding: .utf8))
/// expectReplay(of: recording, on: table)
/// ```
/// - Parameters:
///   - recording: what was recorded.
///   - list: the list that replays it.
///   - sourceLocation: where a failure is shown.
///   - update: makes the change of the data that no gesture made, by its number; nil if there is none.
@MainActor
public func expectReplay<Kit: HeadlessKit>(
    of recording: EventRecording, on list: HeadlessList<Kit>, sourceLocation: SourceLocation = #_sourceLocation,
    update: (@MainActor (_ number: Int) -> Void)? = nil
) {
    let replay = list.replay(recording, update: update)
    guard !replay.isAsRecorded else { return }
    let difference = JournalDifference(expected: replay.expected, actual: replay.actual)?.description
    let text = ["The replay is not what was recorded.", replay.problem, difference].compactMap(\.self).joined(
        separator: " ")
    Issue.record("\(text)", sourceLocation: sourceLocation)
}
