import Foundation
import Testing

/// Expects a body to record one issue with this text, at the line after this call.
@MainActor
func expectIssue(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
    let issues = KnownIssues(text, after: sourceLocation)
    withKnownIssue(sourceLocation: sourceLocation, body, matching: issues.isExpected)
    #expect(issues.count == 1, sourceLocation: sourceLocation)
}

/// Expects a body that waits to record one issue with this text, at the line after this call.
@MainActor
func expectIssue(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async -> Void
) async {
    let issues = KnownIssues(text, after: sourceLocation)
    await withKnownIssue(sourceLocation: sourceLocation, body, matching: issues.isExpected)
    #expect(issues.count == 1, sourceLocation: sourceLocation)
}

/// The issues that were expected, and how many came.
///
/// Issues are matched wherever they are recorded, so a lock is around the number.
private final class KnownIssues: @unchecked Sendable {
    private let text: String
    private let call: SourceLocation
    private let lock = NSLock()
    private var matches = 0

    init(_ text: String, after call: SourceLocation) {
        self.text = text
        self.call = call
    }

    var count: Int { lock.withLock { matches } }

    @Sendable func isExpected(_ issue: Issue) -> Bool {
        guard issue.comments.map(\.rawValue) == [text], issue.sourceLocation?.line == call.line + 1,
            issue.sourceLocation?.fileID == call.fileID
        else { return false }
        lock.withLock { matches += 1 }
        return true
    }
}
