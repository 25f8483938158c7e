import DeputyLists
import Foundation

/// Loading data: what a reload takes away, and how many items there are.
extension HeadlessList {
    /// Takes everything off screen, empties the selection without a notice, and releases an item that is being moved.
    func leaveForReload() {
        updates.reloads += 1
        (needsReload, hasForgottenCounts) = (false, false)
        touchedItem = nil
        releaseItems()
        placeholders = []
        selection = HeadlessSelection()
        endDisplayingAll()
    }

    /// The item with focus keeps it if it still exists; what was to be prefetched is cancelled.
    func settleAfterReload() {
        focusedItem = focusedItem.flatMap { numbers.contains($0) ? $0 : nil }
        cancelPrefetching()
        scrollDirection = nil
        // A handler of `didEndDisplaying` may have selected items.
        (selection, touchedItem) = (HeadlessSelection(), nil)
        setNeedsLayout()
    }

    /// How many sections the list has, by the last counts it asked for.
    public var numberOfSections: Int { itemCounts.count }

    /// How many items a section has, by the last counts the list asked for.
    public func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }
}
