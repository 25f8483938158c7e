import Foundation

/// The drag under way, and the placeholders of what was dropped and comes later.
///
/// An item of the list that is dragged alone and may be moved is moved by a drop, as with a reorder control; any other drop is
/// the drop delegate's. When a batch or a reload comes during the drag, a list view forgets where its items came from. A batch
/// moves placeholders along; a reload removes them.
struct DragState {
    /// The drag; nil for none.
    var session: HeadlessDragSession?
    /// The drag that is over the list: its session if it comes from elsewhere, whether the drop delegate handles it, and whether the
    /// list has a gap open for it; nil for none.
    var guest: (foreign: HeadlessDragSession?, isHandled: Bool, hasGap: Bool)?
    /// The placeholders that wait for their items. They take no room here, and no number.
    private(set) var placeholders: [HeadlessDropPlaceholder] = []

    /// Ends the drag: the session, or nil for none.
    mutating func end() -> HeadlessDragSession? {
        defer { session = nil }
        return session
    }

    mutating func insert(_ placeholder: HeadlessDropPlaceholder) { placeholders.append(placeholder) }

    /// Takes a placeholder away.
    /// - Returns: whether it was there.
    mutating func remove(_ placeholder: HeadlessDropPlaceholder) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        return true
    }

    mutating func removePlaceholders() { placeholders = [] }

    /// Moves placeholders to where their items would be inserted after a batch.
    @MainActor func movePlaceholders(_ places: HeadlessPlaces, in numbers: ItemNumbers) {
        for placeholder in placeholders {
            let place = places.destination(of: placeholder.insertionIndexPath) ?? placeholder.insertionIndexPath
            placeholder.insertionIndexPath = numbers.nearestPlace(to: place)
        }
    }
}

extension HeadlessDragSession {
    /// The move within the list that a drop at a place is; nil for a drop that the drop delegate gets.
    ///
    /// A dropped item lands before the one it is dropped on, or behind the last.
    func move(droppedAt place: IndexPath?, count: (Int) -> Int) -> (source: IndexPath, target: IndexPath)? {
        guard movesItem, items.count <= 1, let source, let place else { return nil }
        let isEnd = place == [source[0], count(source[0])]
        return (source, isEnd ? [source[0], place[1] - 1] : place)
    }
}
