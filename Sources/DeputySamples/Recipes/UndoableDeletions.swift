import DeputyLists
import Foundation

/// What was deleted from a list, to be put back: the last first.
@MainActor
final class UndoableDeletions<Item: Identifiable> {
    private let items: ItemStore
    private var deleted: [(item: Item, place: IndexPath, above: Item.ID?)] = []

    init(_ items: ItemStore) { self.items = items }

    /// Deletes an item wherever it is now; nothing happens if it has gone already.
    func delete(_ id: Item.ID) {
        guard let place = items.indexPath(of: Item.self, id: id), let item = items.item(at: place, as: Item.self) else {
            return
        }
        let above = items.item(at: [place[0], place[1] - 1], as: Item.self)
        deleted.append((item, place, above?.id))
        items.remove(at: place)
    }

    /// Puts an item back below the one that was above it, or else where it was.
    func undo() {
        guard let last = deleted.popLast(), items.indexPath(of: last.item) == nil else { return }
        if let place = last.above.flatMap({ items.indexPath(of: Item.self, id: $0) }) {
            items.insert(last.item, at: [place[0], place[1] + 1])
        } else {
            let section = max(0, min(last.place[0], items.numberOfSections - 1))
            items.insert(last.item, at: [section, min(last.place[1], items.numberOfItems(inSection: section))])
        }
    }
}
