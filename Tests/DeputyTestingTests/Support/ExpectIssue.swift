import Foundation
import TestSupport
import Testing

/// Expects a body to record one issue with this text, at the line after this call; the issue is no failure of the test.
@MainActor
func expectIssue(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async -> Void
) async {
    await expectIssue(where: { $0 == text }, sourceLocation: sourceLocation, body)
}

/// Expects a body to record one issue whose text meets a condition, at the line after this call.
@MainActor
func expectIssue(
    where isExpected: @escaping @Sendable (String) -> Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () async -> Void
) async {
    let issues = ExpectedIssues(isExpected, after: sourceLocation)
    guard let test = Test.current else { return expectTrue(Bool(false), "there is a test") }
    try? await IssueHandlingTrait.filterIssues { !issues.isExpected($0) }
        .provideScope(for: test, testCase: Test.Case.current) { await body() }
    #expect(issues.count == 1, sourceLocation: sourceLocation)
}

/// The issues that were expected, and how many came.
///
/// Issues are matched wherever they are recorded, so a lock is around the number.
private final class ExpectedIssues: @unchecked Sendable {
    private let condition: @Sendable (String) -> Bool
    private let call: SourceLocation
    private let lock = NSLock()
    private var matches = 0

    init(_ condition: @escaping @Sendable (String) -> Bool, after call: SourceLocation) {
        self.condition = condition
        self.call = call
    }

    var count: Int { lock.withLock { matches } }

    @Sendable func isExpected(_ issue: Issue) -> Bool {
        guard issue.comments.count == 1, condition(issue.comments[0].rawValue),
            issue.sourceLocation?.line == call.line + 1, issue.sourceLocation?.fileID == call.fileID
        else { return false }
        lock.withLock { matches += 1 }
        return true
    }
}
