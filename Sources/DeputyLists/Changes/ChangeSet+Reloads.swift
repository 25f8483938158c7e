import Foundation

extension ChangeSet.Stage {
    /// The same batch without reloads, if it has other changes: reloaded items are deleted, and inserted where they go.
    ///
    /// A collection view can raise an exception for a batch that reloads and moves at once, even if nothing overlaps. Items
    /// that are reloaded and deleted are only deleted; those that are reloaded and moved are inserted where they were moved to.
    package var replacingReloads: Self {
        var others = self
        others.reloadedSections = []
        others.reloadedItems = []
        guard !others.isEmpty, self != others else { return self }
        let places = PlaceMap(self)
        var replacedSections: Set<Int> = []
        var replacedItems: Set<IndexPath> = []
        for section in Set(reloadedSections).sorted() {
            guard let destination = places.destination(of: section) else { continue }
            others.deletedSections.append(section)
            others.insertedSections.append(destination)
            replacedSections.insert(section)
        }
        for item in Set(reloadedItems).sorted() {
            // An item in a reloaded section needs no change of its own.
            guard let destination = places.destination(of: item) else { continue }
            others.deletedItems.append(item)
            others.insertedItems.append(destination)
            replacedItems.insert(item)
        }
        others.movedSections.removeAll { replacedSections.contains($0.from) }
        others.movedItems.removeAll { replacedItems.contains($0.from) }
        return others
    }
}
