package import Deputy
public import Foundation

/// Updating the list; a ``ListCore`` does it.
extension ListManager {
    /// Call it when the data changed in a way the manager cannot see: the list reloads at the end of the turn.
    ///
    /// Changes of ``items`` need no call; they reach the list automatically, and are animated.
    public func setNeedsUpdate() {
        core.current.invalidate()
        core.setNeedsReload()
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
}

/// What a manager has beside it, such as a section binder: it follows what becomes of the list, and decides nothing.
///
/// The manager's core keeps it, so it holds the manager weakly.
@MainActor
package protocol ListObserver: AnyObject {
    #if EXPLANATIONS
    /// What it adds to `validate()`.
    func findings() -> [Anomaly]
    #endif
    /// Why the list has no items, where that is a mistake; nil otherwise.
    var noItemBecause: String? { get }
    /// Reads what may have changed beside the items; called before the list is updated.
    func readChanges()
    /// The list asks how much data there is, so it may be on screen by now. It waits for the answer.
    func listAsks()
    /// An update of the list has ended, by batches, a reload, or because nothing was to be done.
    func didUpdate()
    /// A row has come on screen. In an update it may be there for an instant only, so ``didUpdate()`` follows instead.
    func didShow(_ row: IndexPath)
    /// The list is let go: the manager was detached, or another one has taken its place.
    func didLeaveList()
}

extension ListObserver {
    #if EXPLANATIONS
    package func findings() -> [Anomaly] { [] }
    #endif
    package var noItemBecause: String? { nil }
    package func readChanges() {}
    package func listAsks() {}
    package func didUpdate() {}
    package func didShow(_ row: IndexPath) {}
    package func didLeaveList() {}
}

/// What an observer of a list may do that an app may not.
extension ListManager {
    /// What follows the list, in the order in which it came.
    package var observers: [any ListObserver] {
        get { core.observers }
        set { core.observers = newValue }
    }

    /// Lets something provide the items.
    /// - Parameter name: the word for it in messages: an app has to keep it instead of the manager.
    package func isProvided(by name: String) {
        slots.holder = name
        items.isBound = true
    }

    /// Why the list has no items, where that is a mistake; nil otherwise.
    package var noItemBecause: String? { observers.compactMap { $0.noItemBecause }.first }

    /// Whether the list shows the current items; a row that a person has moved does not count. In the middle of a batch, and after a reload
    /// that it refused, it is behind before an update waits.
    package var isUpToDate: Bool {
        !isUpdatePending && !items.isInBatch && core.loading != .refused && !slots.isReplaced
    }

    /// The rows on screen; none before the layout of a list that was reloaded in no window, which has those of before.
    package var rowsOnScreen: [IndexPath] { core.awaitsLayout ? [] : list.map { Kit.visibleItems(in: $0) } ?? [] }

    /// The number of the identity that was made last, so that those of later rows are greater; nil for a source without ids.
    package var lastIdentity: UInt64? { core.current.isComparable ? core.current.lastIdentity : nil }

    /// Checks the data at the end of the turn, although nothing has changed.
    package func setNeedsCheck() { schedule.setNeeded() }

    /// Lets the list make views of a mapping that was registered with the dispatcher.
    package func registerViews(of mapping: RegisteredMapping) { core.registerViews(of: mapping) }
}

extension ItemStore {
    /// Sets the sections that an observer provides.
    package func provide(_ sections: [ItemSection], animations: UpdateAnimations?) {
        give { $0.apply(sections: sections, animations: animations) }
    }

    /// Ends providing: from then on the items may be changed by others.
    package func endProviding() { isBound = false }
}

extension ItemSection {
    /// Takes models; a section that has the same ones lends its items.
    package mutating func setItems<Model>(_ models: [Model], likeThoseOf former: ItemSection?) {
        if let former, let known = former.typed?.array as? [Model], areSame(known, models) {
            adoptItems(of: former)
        } else {
            setItems(models)
        }
    }
}

/// Placeholders of a drop, whose items come later.
extension ListManager {
    /// Inserts the item of a placeholder at once, while the list waits for it.
    ///
    /// Call it in the block of `commitInsertion`, with the index path that the block gets. The list counts its items as
    /// soon as the block returns, and shows the new one without a batch. Insert one item; other pending changes,
    /// and everything else that the closure changes, reach the list at the end of the turn.
    ///
    /// ```swift
    /// placeholder.commitInsertion { [manager] indexPath in
    ///     manager.commitInsertion(at: indexPath) { items, place in items.insert(photo, at: place) }
    /// }
    /// ```
    ///
    /// The closure gets the place in the data, which is ahead of the list if something has changed while the placeholder waited:
    /// between the same items. If they and their section are gone, the closure is not called, which is an anomaly (`outside-data`), and
    /// the list reloads.
    ///
    /// A closure that inserts nothing is an anomaly (`unbalanced-update`): the list gets a row without an item, and reloads
    /// at the end of the turn. Over a source of your own the closure changes that, and calls `tell()` of its changes before it ends.
    /// With fetched items, that is what saving the context does.
    /// - Complexity: O(n) in the number of items.
    public func commitInsertion(
        at indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line,
        _ insert: @MainActor (_ items: ItemStore, _ place: IndexPath) -> Void
    ) {
        let missing = core.data.listInserts(indexPath) { insert(items, $0) }
        schedule.setNeeded()
        guard let missing else { return }
        anomalyLog.report(missing, at: CallSite(fileID, line))
        setNeedsUpdate()
    }
}
