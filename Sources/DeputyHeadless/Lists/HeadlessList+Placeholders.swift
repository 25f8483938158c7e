import DeputyLists
import Foundation

/// Placeholders of what was dropped. They take no room here, and no number.
extension HeadlessList {
    /// Shows a placeholder at a place; nil, with an exception noted, if the place does not exist.
    func insertPlaceholder(for item: HeadlessDragItem, at place: IndexPath) -> HeadlessDropPlaceholder? {
        guard hasPlace(place, forItemAt: nil) else {
            raise(
                HeadlessException(
                    "attempt to insert a placeholder at \(EventLocation.row(place)), where the \(words.list) has no place for it",
                    at: .row(place), facts: ["The item is “\(item.text)”."]))
            return nil
        }
        let placeholder = HeadlessDropPlaceholder(
            item, at: place,
            end: { [weak self] placeholder in
                guard let index = self?.placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
                self?.placeholders.remove(at: index)
                return true
            },
            insert: { [weak self] place, updates in
                var stage = ChangeSet.Stage()
                stage.insertedItems = [place]
                var isCalled = false
                self?.performBatch(stage) {
                    isCalled = true
                    updates(place)
                }
                return isCalled
            })
        placeholders.append(placeholder)
        return placeholder
    }

    /// Moves placeholders to where their items would now be inserted.
    func movePlaceholders(_ places: HeadlessPlaces) {
        for placeholder in placeholders {
            let place = places.destination(of: placeholder.insertionIndexPath) ?? placeholder.insertionIndexPath
            placeholder.insertionIndexPath = hasPlace(place, forItemAt: nil) ? place : nearestPlace(to: place)
        }
    }

    private func nearestPlace(to place: IndexPath) -> IndexPath {
        let section = max(0, min(place[0], numberOfSections - 1))
        return [section, min(place[1], numberOfItems(inSection: section))]
    }
}
