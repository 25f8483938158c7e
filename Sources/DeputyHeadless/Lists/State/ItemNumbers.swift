import DeputyLists
import Foundation

/// How many items each section has, and the number of each item counted through all sections.
struct ItemNumbers: Equatable {
    private(set) var counts: [Int]
    /// How many items there are before each section.
    private let firstNumbers: [Int]
    /// How many items there are.
    let count: Int

    init(_ counts: [Int]) {
        self.counts = counts
        var count = 0
        firstNumbers = counts.map { items in
            defer { count += items }
            return count
        }
        self.count = count
    }

    func contains(_ indexPath: IndexPath) -> Bool { counts.hasItem(at: indexPath) }

    /// The number of an item that the list has.
    func number(of indexPath: IndexPath) -> Int { firstNumbers[indexPath[0]] + indexPath[1] }

    /// The item of a number.
    /// - Complexity: O(log s)
    func item(_ number: Int) -> IndexPath {
        // The last section that begins at the number or before it has the item: one without items begins where the next does.
        let section = firstNumbers.partitioningIndex { $0 > number } - 1
        return [section, number - firstNumbers[section]]
    }

    /// All items, in order.
    var items: [IndexPath] { counts.indices.flatMap { section in (0..<counts[section]).map { [section, $0] } } }

    /// Whether an item could be put at a place: before another, or behind the last of a section.
    /// - Parameter source: where the item is now; nil for one that comes from elsewhere.
    func hasPlace(_ place: IndexPath, forItemAt source: IndexPath?) -> Bool {
        counts.hasPlace(place, forItemAt: source)
    }

    /// The place itself if an item from elsewhere could be put there, else the nearest one.
    func nearestPlace(to place: IndexPath) -> IndexPath {
        guard !hasPlace(place, forItemAt: nil) else { return place }
        let section = max(0, min(place[0], counts.count - 1))
        return [section, min(place[1], counts.indices.contains(section) ? counts[section] : 0)]
    }

    /// The numbers when a section has so many items more.
    func adding(_ count: Int, _ section: Int) -> ItemNumbers {
        var counts = counts
        counts[section] += count
        return ItemNumbers(counts)
    }
}
