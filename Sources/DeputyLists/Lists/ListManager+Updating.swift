/// Updating the list; a ``ListCore`` does it.
extension ListManager {
    /// Call it when the data changed in a way the manager cannot see: the list reloads at the end of the turn.
    ///
    /// Changes of ``items`` need no call; they reach the list automatically, and are animated.
    public func setNeedsUpdate() {
        core.current.invalidate()
        schedule.setNeedsReload()
    }

    /// Applies what is pending now instead of at the end of the turn; inside a notice, when the event is over.
    ///
    /// While the list waits for an answer or a cell, lays itself out (a view appears or disappears, or the end of a section is
    /// near), or has just moved a row, it takes no changes; they are applied at the end of the turn. The same holds inside a
    /// batch of ``items``. A list with uncommitted updates (a row is being moved, something is about to be dropped) would lose
    /// them, so it is updated when they are over. A handler
    /// of `performDropWithCoordinator` is the exception: there the list waits for the changes, and gets them at once.
    public func flush() { core.flush() }

    /// Whether the data has changed since the list's last update.
    package var isUpdatePending: Bool { schedule.isPending }

    /// Waits while the list has uncommitted updates.
    package var busyWait: UpdateSchedule { schedule }
}
