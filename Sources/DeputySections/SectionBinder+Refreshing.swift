import Deputy
import DeputyLists

/// Reading the data of all chains, and updating the list.
extension SectionBinder {
    /// Calls every closure again, and updates the list with animated inserts, deletes, moves and new content.
    ///
    /// The data is read at once, inside an event as outside; while data is read, it is read again when that is over. The list is
    /// updated once at the end of the turn, also after several calls; `manager.flush()` updates it at once. Bound values are not read
    /// again. Before ``finish()`` it reads nothing, which is an anomaly. ``follow(fileID:line:)`` refreshes automatically.
    ///
    /// - Parameter animations: the animations of the turn's update, instead of the manager's: see `batch(animations:_:)` of `ItemStore`.
    /// - Complexity: O(n) in the number of items.
    public func refresh(animations: UpdateAnimations? = nil) {
        reportUnfinished()
        hasRefreshed = true
        readAgain(animations)
    }

    /// Makes the list ask for all sizes again, at the end of the turn: where a closure for heights has changed its mind.
    public func askSizes() { manager.items.askSizes() }

    /// Does the same without an anomaly for a binder that is not finished.
    func readAgain(_ animations: UpdateAnimations? = nil) {
        tracker?.readEverything()
        refreshWhatChanged(animations)
    }

    /// Calls the closures again that read something that changed, and updates the list.
    func refreshWhatChanged(_ animations: UpdateAnimations? = nil) {
        guard hasFinishedBinding else { return }
        guard !isReading else {
            needsAnotherReading = true
            return
        }
        isReading = true
        var sections: [ItemSection] = []
        var rounds = 0
        repeat {
            needsAnotherReading = false
            let tracker = liveTracker
            sections = tracker?.reading { read(tracker) } ?? read(nil)
            rounds += 1
        } while needsAnotherReading && rounds < Self.mostReadings
        isReading = false
        if needsAnotherReading {
            report(.endlessRefresh, "refresh() was called \(rounds) times by the closures that it reads.")
        }
        needsAnotherReading = false
        manager.items.provide(sections, animations: animations)
    }

    /// How often data is read again because reading it called `refresh()`.
    private static var mostReadings: Int { 8 }
}
