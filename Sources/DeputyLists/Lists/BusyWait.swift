/// Waits for a list with uncommitted updates: it does not say when these are over, so it is asked again, for a minute at most.
///
/// At first so often that no delay is seen. A row that is held may take its time, but a placeholder that is never ended would
/// be waited for until the app ends.
@MainActor
package final class BusyWait {
    /// Waits for so many milliseconds.
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

    /// Does something after a pause, or gives up, where enough was waited.
    /// - Parameter tooLong: called once, when it gives up.
    /// - Returns: whether it will be done.
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

    /// The list is busy no longer.
    func isOver() { (waited, hasReported, hasGivenUp) = (0, false, false) }
}
