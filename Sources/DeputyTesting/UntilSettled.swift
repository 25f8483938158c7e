import Deputy

/// Waits until loops over events, lists that follow a model and updates have no more pending work.
///
/// A loop over an `EventStream` goes on a turn of the main actor after its event, or later on a busy machine; a
/// list that follows a model reads it a turn later.
///
/// ```swift
/// table.tap([0, 1])
/// await untilSettled()
/// #expect(screen.opened == ["Milk"])
/// ```
///
/// What a loop or a closure itself waits for, such as a download, is not waited for. A test waits for its outcome:
/// `while pages.state == .loading { await untilSettled() }`.
@MainActor
public func untilSettled() async {
    var quietTurns = 0
    // A loop's changes are read a turn later, and the list is updated another turn later.
    while quietTurns < 4 {
        let woken = EventLoops.woken
        await turn()
        quietTurns = EventLoops.pending > 0 || EventLoops.woken > woken ? 0 : quietTurns + 1
    }
}

/// Lets the turn of the main actor end.
@MainActor
private func turn() async { await Task { @MainActor in }.value }
