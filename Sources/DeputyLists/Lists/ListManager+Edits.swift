import Deputy
public import Foundation

extension ListManager where Kit: TableKit {
    /// Called by a kit's proxy when a destructive action of a swiped row reports that it was performed.
    ///
    /// The item has to be gone at the end of the turn, when changes made inside an event have been applied too, and what is followed was
    /// read. A sequence gives its items in a later turn.
    package func didPerformDestructiveAction(at row: IndexPath) {
        guard core.data.current.isComparable, let identity = shown.identity(at: row) else { return }
        let event = dispatcher.events.trailingSwipeActionsConfiguration
        let site = core.receiver(of: event, at: row)
        Task { [weak self] in
            guard let self else { return }
            flush()
            guard core.data.contains(identity, near: row), !items.isGivenLater(row[0]) else { return }
            anomalyLog.report(ListAnomaly.undoneDeletion, EventLocation.row(row), event, at: site)
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
