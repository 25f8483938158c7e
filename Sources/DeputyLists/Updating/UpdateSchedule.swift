/// When a list, or what its views show, is brought up to date: once at the end of the turn for any number of changes, and later while
/// the list is busy.
///
/// A list does not report when its uncommitted updates are over, so it is polled, for a minute at most: at first often enough that no
/// delay is seen. A person may hold a row for long, but a placeholder that is never ended would otherwise be polled until the app ends.
@MainActor
package final class UpdateSchedule {
    /// Brings it up to date with what is pending.
    var flush: @MainActor () -> Void = {}
    /// Whether the data has changed since the list's last update.
    private(set) var isPending = false
    private var needsReload = false
    /// Whether it is brought up to date in the next turn, or after a pause.
    private(set) var isScheduled = false
    private let items: ItemStore
    /// Counts the updates that what the list asks has asked for, each right after the other.
    private lazy var pacing = makePacing()
    /// Whether a closure that the list calls has asked for the update.
    private var isAskedByList = false

    /// Waits for this number of milliseconds.
    package var pause: @MainActor (_ milliseconds: Int) async -> Void = {
        try? await Task.sleep(nanoseconds: UInt64($0) * 1_000_000)
    }
    /// How long is waited at most, in milliseconds.
    package var patience = 60_000
    /// How long has been waited, in milliseconds.
    private var waited = 0
    private var hasReported = false
    /// Whether polling has stopped until a cell is asked for or the data changes.
    private(set) var hasGivenUp = false

    init(_ items: ItemStore) { self.items = items }

    deinit {
        // The manager is gone, perhaps while the list was busy. The completions that wait are called all the same.
        guard isPending else { return }
        Task { @MainActor [weak items] in items?.hostIsGone() }
    }

    /// Schedules a reload of the list.
    func setNeedsReload() {
        needsReload = true
        setNeeded()
    }

    /// Schedules an update of the list.
    func setNeeded() {
        isPending = true
        if items.isListActing {
            isAskedByList = true
            pacing.noteRequest()
        }
        flushLater { [weak self, pause] in if self?.isEndless() == true { await pause(100) } }
    }

    /// Counts an update that the list has asked for.
    /// - Returns: whether so many of them came right after the other that this one has to wait.
    private func isEndless() -> Bool { isAskedByList && pacing.takeStep() != .ordinary }

    private func makePacing() -> PacedWork {
        let pacing = PacedWork()
        pacing.isListActing = { [weak items] in items?.isListActing == true }
        pacing.reportEndless = { [weak items] in items?.log.report(ListAnomaly.endlessUpdating) }
        return pacing
    }

    /// Tries again after a pause, because the list is busy, or has been for too long.
    /// - Parameter reason: what is reported when it gives up; nil for nothing.
    func postpone(because reason: String? = "the list has uncommitted updates") {
        guard !isScheduled else { return }
        guard waited < patience else {
            // The next request starts another minute.
            (waited, hasGivenUp) = (0, true)
            if let reason, !hasReported { items.log.report(ListAnomaly.heldUpdates, reason) }
            hasReported = true
            return
        }
        hasGivenUp = false
        let milliseconds = waited < 5_000 ? 50 : 250
        waited += milliseconds
        flushLater { [pause] in await pause(milliseconds) }
    }

    private func flushLater(_ wait: @escaping @MainActor () async -> Void) {
        guard !isScheduled else { return }
        isScheduled = true
        Task { [weak self] in
            await wait()
            self?.isScheduled = false
            self?.flush()
        }
    }

    /// Called when an update begins, which takes everything that is pending.
    func begin() {
        isPending = false
        if isAskedByList { pacing.didPerform() }
        isAskedByList = false
    }

    /// Called when it has ended.
    /// - Parameter isRefused: whether the list did not reload, so that it is tried again as with a busy list.
    func end(isRefused: Bool = false) {
        if isRefused {
            isPending = true
            postpone(because: "a text field keeps the keyboard, and the list does not reload")
        } else {
            (waited, hasReported, hasGivenUp) = (0, false, false)
        }
    }

    /// Whether the list has to reload; called once for each update.
    @discardableResult
    func takeReload() -> Bool {
        defer { needsReload = false }
        return needsReload
    }
}
