import Foundation
package import Testing

/// Waits until a value is the expected one; if it does not become that, the test fails with both.
///
/// ```swift
/// await until(reader.elements, is: [1, 2])
/// ```
@MainActor
package func until<Value: Equatable>(
    _ value: @autoclosure @MainActor () -> Value, is expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    _ = await becomes { value() == expected }
    #expect(value() == expected, sourceLocation: sourceLocation)
}

/// Waits until something is so; if it does not become so, the test fails with these words.
@MainActor
package func until(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: @MainActor () -> Bool
) async {
    if await becomes(isSo) { return }
    Issue.record("Waited in vain until \(what)", sourceLocation: sourceLocation)
}

/// Lets the main actor do what it has to do until something is so, and says whether that has come.
///
/// It gives up after ten seconds and a thousand turns: other tests may take a turn of seconds on a busy machine.
@MainActor
package func becomes(_ isSo: @MainActor () -> Bool) async -> Bool {
    let start = Date()
    var turns = 0
    while !isSo() {
        turns += 1
        guard turns < 1_000 || Date().timeIntervalSince(start) < 10 else { return false }
        // What other threads do is not waited for by taking turns as fast as they come.
        if turns < 1_000 { await turn() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
    return true
}

/// Lets the turn of the main actor end.
@MainActor
private func turn() async { await Task { @MainActor in }.value }
