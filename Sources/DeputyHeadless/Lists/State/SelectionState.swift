import Foundation

/// The selected items of a list, in the order they were selected, and the item under the finger.
///
/// A list view keeps the selection by index path. A batch moves it along, but an item that is reloaded loses it; a reload
/// empties it. In neither case a notice is sent. A tap on one of several selected items deselects it, but not if it performs the
/// item's primary action: then it selects that item alone.
struct SelectionState {
    private(set) var items: [IndexPath] = []
    private var known: Set<IndexPath> = []
    /// The item under the finger, until it is selected; nil for none.
    var touched: IndexPath?

    /// What a tap does to the item it is on.
    enum Tap: Equatable {
        case deselects
        case selects(alone: Bool)
    }

    /// - Complexity: O(1)
    func contains(_ item: IndexPath) -> Bool { known.contains(item) }

    /// What a tap does to an item.
    /// - Parameters:
    ///   - isPrimaryAction: whether the tap performs the item's primary action.
    ///   - allowsSeveral: whether several items can be selected at this moment.
    func tap(on item: IndexPath, isPrimaryAction: Bool, allowsSeveral: Bool) -> Tap {
        guard !isPrimaryAction, allowsSeveral else { return .selects(alone: true) }
        return contains(item) ? .deselects : .selects(alone: false)
    }

    /// The items that are deselected when one is selected alone.
    func others(than item: IndexPath) -> [IndexPath] { items.filter { $0 != item } }

    /// Selects an item; false if it is selected already.
    mutating func insert(_ item: IndexPath) -> Bool {
        guard known.insert(item).inserted else { return false }
        items.append(item)
        return true
    }

    /// Deselects an item; false if it is not selected.
    mutating func remove(_ item: IndexPath) -> Bool {
        guard known.remove(item) != nil else { return false }
        // Where many are deselected, the last selected go first.
        if let place = items.lastIndex(of: item) { items.remove(at: place) }
        return true
    }

    /// Follows the items to their places after a batch.
    @MainActor mutating func follow(_ places: HeadlessPlaces) {
        touched = touched.flatMap(places.destination)
        guard !items.isEmpty else { return }
        items = items.filter { !places.isReloaded(.cell($0)) }.compactMap(places.destination)
        known = Set(items)
    }
}
