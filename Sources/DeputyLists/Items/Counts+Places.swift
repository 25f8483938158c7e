package import Foundation

/// The numbers of items of sections: which places there are.
extension [Int] {
    /// Whether sections with these counts have an item at an index path.
    package func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && indices.contains(path[0]) && path[1] >= 0 && path[1] < self[path[0]]
    }

    /// Whether an item can be put at an index path: before another, or behind the last of a section.
    /// - Parameter source: where the item is now; nil for one that comes from elsewhere.
    package func hasPlace(_ path: IndexPath, forItemAt source: IndexPath?) -> Bool {
        guard path.count == 2, indices.contains(path[0]), path[1] >= 0 else { return false }
        return path[1] <= self[path[0]] - (path[0] == source?[0] ? 1 : 0)
    }
}
