/// Waits for a list with uncommitted updates. The list does not report when these are over, so it is polled, for a minute at
/// most.
///
/// At first often enough that no delay is seen. A person may hold a row for long, but a placeholder that is never ended would
/// otherwise be polled until the app ends.
@MainActor
package final class BusyWait {
    /// Waits for this number of milliseconds.
    package var pause: @MainActor (_ milliseconds: Int) async -> Void = {
        try? await Task.sleep(nanoseconds: UInt64($0) * 1_000_000)
    }
    /// How long has been waited, in milliseconds.
    private var waited = 0
    /// How long is waited at most, in milliseconds.
    package var patience = 60_000
    private var hasReported = false

    /// Whether polling has stopped until a cell is asked for or the data changes.
    private(set) var hasGivenUp = false

    /// Calls a closure after a pause, or gives up after the maximal wait.
    /// - Parameter tooLong: called once, when it gives up.
    /// - Returns: whether the closure will be called.
    func again(_ work: @escaping @MainActor () -> Void, tooLong: @MainActor () -> Void) -> Bool {
        guard waited < patience else {
            // The next request starts another minute.
            waited = 0
            hasGivenUp = true
            if !hasReported { tooLong() }
            hasReported = true
            return false
        }
        hasGivenUp = false
        let milliseconds = waited < 5_000 ? 50 : 250
        waited += milliseconds
        Task { [pause] in
            await pause(milliseconds)
            work()
        }
        return true
    }

    /// Resets the wait, because the list is no longer busy.
    func isOver() { (waited, hasReported, hasGivenUp) = (0, false, false) }
}
