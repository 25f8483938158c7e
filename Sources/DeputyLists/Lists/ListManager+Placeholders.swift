import Deputy
public import Foundation

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
    ///     manager.commitInsertion(at: indexPath) { items in items.insert(photo, at: indexPath) }
    /// }
    /// ```
    ///
    /// A closure that inserts nothing is an anomaly (`unbalanced-update`): the list gets a row without an item, and reloads
    /// at the end of the turn. Over a source of your own the closure changes that.
    /// - Complexity: O(n) in the number of items.
    public func commitInsertion(
        at indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line,
        _ insert: @MainActor (ItemStore) -> Void
    ) {
        guard source === items else { return insert(items) }
        filler.madeCell.forget()
        let last = items.lastIdentity
        items.changingNow { insert(items) }
        // An earlier separate update would remove the row again.
        items.mergeUpdates()
        schedule.setNeeded()
        guard let entry = items.entry(madeAfter: last, near: indexPath) else {
            anomalyLog.report(.missingInsertion(at: .row(indexPath)), at: CallSite(fileID, line))
            items.shown.insert((MissingInsertion(), items.makeIdentity()), at: indexPath)
            return setNeedsUpdate()
        }
        items.shown.insert(entry, at: indexPath)
    }
}

/// A placeholder for an item that the list counts and the data lacks, until the list reloads.
private struct MissingInsertion {}

extension ItemStore {
    /// An item that was inserted since an identity was made: the one at a place, else the first; nil if none was.
    fileprivate func entry(madeAfter last: UInt64, near place: IndexPath) -> (item: Any, identity: ItemIdentity)? {
        func entry(at path: IndexPath) -> (item: Any, identity: ItemIdentity)? {
            guard let item = item(at: path), let identity = sections.identity(at: path), identity.number > last else {
                return nil
            }
            return (item, identity)
        }
        if let entry = entry(at: place) { return entry }
        for (number, section) in sections.enumerated() {
            if let row = section.identities.firstIndex(where: { $0.number > last }) { return entry(at: [number, row]) }
        }
        return nil
    }
}
