import Foundation

/// Where rows go in an update of several batches.
struct RowMap {
    private let maps: [PlaceMap]

    init(_ changes: ChangeSet) { maps = changes.stages.map(PlaceMap.init) }

    /// Where a row is at the end; nil if it is deleted or reloaded.
    func destination(of row: IndexPath) -> IndexPath? {
        var path = row
        for map in maps {
            guard !map.isReloaded(path), let next = map.destination(of: path) else { return nil }
            path = next
        }
        return path
    }

    /// The first of some rows of the old data that would be at a place with another item in the new; nil if there is none.
    @MainActor
    func rowWithOtherItem(of rows: [IndexPath], from old: any ItemSource, to new: any ItemSource) -> IndexPath? {
        rows.first { row in
            destination(of: row).map { new.identity(at: $0) != old.identity(at: row) } ?? false
        }
    }
}
