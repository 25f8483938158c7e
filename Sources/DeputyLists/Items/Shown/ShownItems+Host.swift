import Foundation

/// What the host itself does to its items.
extension ShownItems {
    /// Adds an item that the host itself has inserted; for a place that does not exist, at the nearest one.
    func insert(_ entry: (item: Any, identity: ItemIdentity), at place: IndexPath) {
        guard place.count == 2, outlines.indices.contains(place[0]) else { return }
        var sections = sections
        let row = max(0, min(place[1], sections[place[0]].items.count))
        sections[place[0]].insert(entry.item, entry.identity, at: row)
        put(sections)
    }

    /// Moves a row that the host itself has moved.
    func move(_ source: IndexPath, to destination: IndexPath) {
        guard identity(at: source) != nil else { return }
        var sections = sections
        guard sections.itemCounts.hasPlace(destination, forItemAt: source) else { return }
        let (item, identity) = sections[source[0]].remove(at: source[1])
        sections[destination[0]].insert(item, identity, at: destination[1])
        put(sections)
    }
}
