/// When a list is updated: once at the end of the turn for any number of changes, and later while the list is busy.
@MainActor
final class UpdateSchedule {
    /// Updates the list with what is pending.
    var flush: @MainActor () -> Void = {}
    /// Whether the data has changed since the list's last update.
    private(set) var isPending = false
    /// Waits while the list has uncommitted updates.
    let busyWait = BusyWait()
    private var needsReload = false
    private var isScheduled = false
    private let items: ItemStore

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
        guard !isScheduled else { return }
        isScheduled = true
        Task { [weak self] in
            self?.isScheduled = false
            self?.flush()
        }
    }

    /// Polls the list, which does not report when it is no longer busy, until it has been busy for too long.
    func postpone(because reason: String = "the list has uncommitted updates") {
        guard !isScheduled else { return }
        isScheduled = busyWait.again(
            { [weak self] in
                self?.isScheduled = false
                self?.flush()
            }, tooLong: { items.anomalies.report(ListAnomaly.heldUpdates, reason) })
    }

    /// Called when an update begins, which takes everything that is pending.
    func begin() { isPending = false }

    /// Called when it has ended.
    /// - Parameter isRefused: whether the list did not reload, so that it is tried again as with a busy list.
    func end(isRefused: Bool) {
        guard isRefused else { return busyWait.isOver() }
        isPending = true
        postpone(because: "a text field keeps the keyboard, and the list does not reload")
    }

    /// Whether the list has to reload; called once for each update.
    @discardableResult
    func takeReload() -> Bool {
        defer { needsReload = false }
        return needsReload
    }
}
