/// Updating the list; a ``ListUpdater`` does it.
extension ListManager {
    /// The animations of changes; read when the list is updated, at the end of the turn.
    ///
    /// For one change only: `batch(animations:_:)`, and `animations:` of ``ItemStore``'s `apply`.
    public var animations: UpdateAnimations {
        get { updater.animations }
        set { updater.animations = newValue }
    }

    /// Decides how each update is applied, instead of the manager; held weakly.
    public var updateDelegate: (any ListUpdateDelegate)? {
        get { updater.updateDelegate }
        set { updater.updateDelegate = newValue }
    }

    /// Called before the list is updated; nil means a reload. The list still shows the old data.
    public var willUpdate: (@MainActor (ChangeSet?) -> Void)? {
        get { updater.willUpdate }
        set { updater.willUpdate = newValue }
    }

    /// Called after the list was updated; nil means a reload. Animations may still run.
    public var didUpdate: (@MainActor (ChangeSet?) -> Void)? {
        get { updater.didUpdate }
        set { updater.didUpdate = newValue }
    }

    /// Called once for each update, after ``didUpdate``, when its animations have ended; for a reload, at once.
    ///
    /// On UIKit that is the completion of `performBatchUpdates`. A headless list has no animations, so it is called when
    /// the update is over. Batches that an update delegate makes itself are not waited for.
    public var didEndAnimations: (@MainActor (ChangeSet?) -> Void)? {
        get { updater.didEndAnimations }
        set { updater.didEndAnimations = newValue }
    }

    /// Called after an update with the selected items that are gone with it, in the order of their rows.
    ///
    /// A list drops their selection without a word, so this is where the screen about such an item is closed. Of a source that tells
    /// its changes it gets the items that were on screen. It comes after ``didUpdate``.
    ///
    /// ```swift
    /// manager.didLoseSelection = { [weak self] items in self?.closeDetails(of: items) }
    /// ```
    public var didLoseSelection: (@MainActor ([Any]) -> Void)? {
        get { updater.selection.didLose }
        set { updater.selection.didLose = newValue }
    }

    /// Call it when the data changed in a way the manager cannot see: the list reloads at the end of the turn.
    ///
    /// Changes of ``items`` need no call; they reach the list automatically, and are animated.
    public func setNeedsUpdate() {
        updater.data.changedUnseen()
        schedule.setNeedsReload()
    }

    /// Applies what is pending now instead of at the end of the turn; inside a notice, when the event is over.
    ///
    /// While the list waits for an answer or a cell, lays itself out (a view appears or disappears, or the end of a section is
    /// near), or has just moved a row, it takes no changes; they are applied at the end of the turn. The same holds inside a
    /// batch of ``items``. A list with uncommitted updates (a row is being moved, something is about to be dropped) would lose
    /// them, so it is updated when they are over. A handler
    /// of `performDropWithCoordinator` is the exception: there the list waits for the changes, and gets them at once.
    public func flush() { updater.flush() }

    /// Whether the data has changed since the list's last update.
    package var isUpdatePending: Bool { schedule.isPending }

    /// Waits while the list has uncommitted updates.
    package var busyWait: BusyWait { schedule.busyWait }
}
