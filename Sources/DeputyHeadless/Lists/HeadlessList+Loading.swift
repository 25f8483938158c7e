import DeputyLists
import Foundation

/// Loading data: what a reload takes away, and how many items there are.
extension HeadlessList {
    /// What is on screen leaves it, the selection is emptied and nobody is told, and what fingers hold is let go.
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

    /// How many sections the list knows of.
    public var numberOfSections: Int { itemCounts.count }

    /// How many items of a section the list knows of.
    public func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }
}
