import Foundation

/// The selected items of a list in the order they were selected, with O(1) lookup.
struct HeadlessSelection {
    private(set) var items: [IndexPath]
    private var known: Set<IndexPath>

    /// These items, each once.
    init(_ items: [IndexPath] = []) {
        self.items = items
        known = Set(items)
    }

    func contains(_ item: IndexPath) -> Bool { known.contains(item) }

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
}
