/// Does something once in the next turn of the main actor, however often it was requested; while a list is busy, it tries ten times a
/// second.
///
/// A turn lies between the work and what the work itself requests, so a loop leaves an app alive. A debug build reports a hundred works
/// in a row of which each was requested by the one before.
@MainActor
package final class TurnWork {
    /// Called in the next turn: calls ``perform(_:)``, or ``postpone()``.
    package var onTurn: @MainActor () -> Void = {}
    /// Whether it was requested, and not done since.
    package private(set) var isPending = false
    private var isScheduled = false
    #if EXPLANATIONS
    /// Called once for a hundred works in a row.
    package var reportEndless: @MainActor () -> Void = {}
    /// How many works have led to the request, each by the one before.
    private var causes = 0
    private var isEndless = false
    /// How many have led to the work that is being done.
    private static var causesOfCurrent: Int?
    #endif

    package init() {}

    /// Has it done in the next turn.
    package func setNeeded() {
        isPending = true
        #if EXPLANATIONS
        if let former = Self.causesOfCurrent { causes = max(causes, former + 1) }
        #endif
        schedule {}
    }

    /// Tries again in a tenth of a second, because the list cannot be changed now and does not tell when it can.
    package func postpone() {
        isPending = true
        schedule { try? await Task.sleep(nanoseconds: 100_000_000) }
    }

    /// Does it now if it was requested, instead of a turn later.
    package func performIfPending() { if isPending { onTurn() } }

    /// Does it: what was requested is no longer needed, and what is requested meanwhile comes a turn later.
    package func perform<Result>(_ work: () -> Result) -> Result {
        isPending = false
        #if EXPLANATIONS
        let outer = Self.causesOfCurrent
        Self.causesOfCurrent = causes
        defer { Self.causesOfCurrent = outer }
        if causes >= 100, !isEndless { reportEndless() }
        isEndless = causes >= 100
        causes = 0
        #endif
        return work()
    }

    private func schedule(after wait: @escaping @MainActor () async -> Void) {
        guard !isScheduled else { return }
        isScheduled = true
        Task { [weak self] in
            await wait()
            self?.isScheduled = false
            self?.performIfPending()
        }
    }
}
