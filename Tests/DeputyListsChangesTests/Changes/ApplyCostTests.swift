import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What bringing the store to new data costs, counted (F64)")
struct ApplyCostTests {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>
    private var items: ItemStore { manager.items }

    init() { (table, manager) = textTable() }

    @Test("What hostile identifiers cost is bounded: hundreds with one hash, or not equal to themselves (F64)")
    func hostileSizes() {
        let count = 500
        for isReflexive in [true, false] {
            let comparisons = Comparisons()
            let list = (0..<count).map { Hostile(number: $0, isReflexive: isReflexive, comparisons: comparisons) }
            items.setItems(list)
            items.setItems(list)
            items.apply(items: list)
            manager.flush()
            // Four times it is looked for each of them; a search among all of them would be 500 comparisons at a time.
            expectTrue(comparisons.count > count && comparisons.count < 400 * count)
            expectEqual(table.itemCounts, [count])
        }
    }

    @Test("Turning the order of many sections around costs what their number says (F64)")
    func manySections() {
        let count = 500
        let comparisons = Comparisons()
        let sections = (0..<count).map { number in
            ItemSection(
                [number as Any], id: Numbered(number: number, comparisons: comparisons), header: Opaque())
        }
        items.apply(sections: sections)
        manager.flush()
        items.apply(sections: sections.reversed())
        manager.flush()
        expectTrue(comparisons.count > 0 && comparisons.count < 20 * count)
        expectEqual(table.itemCounts.count, count)
        expectEqual(items.item(at: [0, 0], as: Int.self), count - 1)
    }
}

private struct Opaque {}

private final class Comparisons { var count = 0 }

/// Equal by its number or to nothing, and hashes nothing.
private struct Hostile: Hashable {
    let number: Int
    let isReflexive: Bool
    let comparisons: Comparisons

    static func == (a: Self, b: Self) -> Bool {
        a.comparisons.count += 1
        return a.isReflexive && a.number == b.number
    }

    func hash(into hasher: inout Hasher) {}
}

/// A number that counts how often it is compared.
private struct Numbered: Hashable {
    let number: Int
    let comparisons: Comparisons

    static func == (a: Self, b: Self) -> Bool {
        a.comparisons.count += 1
        return a.number == b.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
