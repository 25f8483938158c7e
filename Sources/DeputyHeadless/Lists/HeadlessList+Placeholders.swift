import DeputyLists
import Foundation

/// Showing placeholders of what was dropped.
extension HeadlessList {
    /// Shows a placeholder at a place; nil, with an exception noted, if the place does not exist.
    func insertPlaceholder(for item: HeadlessDragItem, at place: IndexPath) -> HeadlessDropPlaceholder? {
        guard numbers.hasPlace(place, forItemAt: nil) else {
            raise(
                "attempt to insert a placeholder at \(EventLocation.row(place)), where the \(words.list) has no place for it",
                at: .row(place), facts: ["The item is “\(item.text)”."])
            return nil
        }
        let placeholder = HeadlessDropPlaceholder(
            item, at: place,
            end: { [weak self] in self?.dragging.remove($0) ?? false },
            insert: { [weak self] place, updates in
                var stage = ChangeSet.Stage()
                stage.insertedItems = [place]
                var isCalled = false
                _ = self?.perform(stage, nil) {
                    isCalled = true
                    updates(place)
                }
                self?.endAnimationsUnlessKept()
                return isCalled
            })
        dragging.insert(placeholder)
        return placeholder
    }
}
