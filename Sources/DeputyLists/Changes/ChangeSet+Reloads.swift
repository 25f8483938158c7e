import Foundation

extension ChangeSet.Stage {
    /// The same batch without reloads where it does anything else: what is reloaded is deleted, and inserted where it goes.
    ///
    /// A collection view can raise an exception for a batch that reloads and moves at once, though nothing overlaps. What
    /// is reloaded and deleted is only deleted; what is reloaded and moved is inserted where it was moved to.
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
            // Of an item in a reloaded section nothing more is to be said.
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
