import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Items reach the store with their type, without it, or in sections, and are compared by other code in each case.
@MainActor
@Suite("However items reach the store, the list gets the same changes (F64)")
struct ApplyRoadsTests {
    private struct Thing: Identifiable, Equatable {
        let id: Int
        var text: String
    }

    private typealias Road = (ItemStore, [Thing]) -> Void

    /// The changes that a shown list gets when another comes.
    private func changes(_ old: [Thing], _ new: [Thing], by road: Road) -> ChangeSet? {
        let (table, manager) = textTable()
        road(manager.items, old)
        manager.flush()
        table.layoutIfNeeded()
        var found: ChangeSet? = ChangeSet()
        manager.willUpdate = { found = $0 }
        road(manager.items, new)
        manager.flush()
        return found
    }

    @Test("Typed, without a type or as a section, with repeated ids or without, they are those of the comparison")
    func roads() {
        let roads: [Road] = [
            { $0.apply(items: $1) },
            { $0.apply(items: $1.map { $0 as Any }) },
            { $0.apply(sections: [ItemSection($1, id: 0)]) },
            { $0.apply(sections: [ItemSection($1.map { $0 as Any }, id: 0)]) },
        ]
        for seed in Cases.seeds(ofSteps: 100) {
            var random = SeededRandom(seed)
            func list() -> [Thing] {
                (0..<Int.random(in: 1...12, using: &random)).map { _ in
                    Thing(id: Int.random(in: 0..<20, using: &random), text: Bool.random(using: &random) ? "a" : "b")
                }
            }
            let (old, new) = (list(), list())
            let expected = ChangeSet(from: old, to: new)
            for (number, road) in roads.enumerated() {
                let found = changes(old, new, by: road)
                expectEqual(found?.stages, expected.stages, "seed \(seed), road \(number): \(old), \(new)")
                expectEqual(found?.updates, expected.updates, "seed \(seed), road \(number): \(old), \(new)")
            }
        }
    }

    @Test("What was replaced in the same turn, before the new list or after it, is filled again too")
    func replacedInTheSameTurn() {
        let old = (0..<5).map { Thing(id: $0, text: "old") }
        let first = [Thing(id: 0, text: "new")] + old.dropFirst()
        let both = first.dropLast() + [Thing(id: 4, text: "new")]
        let found = changes(old, first) { items, list in
            guard list == first else { return items.apply(items: list) }
            items.replace(at: [0, 0], with: first[0])
            items.apply(items: first)
            items.replace(at: [0, 4], with: both[4])
        }
        expectEqual(found?.updates.map(\.to), [[0, 0], [0, 4]])
        expectEqual(found?.stages.isEmpty, true)
    }

    @Test("A list of one type, then of two types, then of one again is compared each time")
    func otherTypes() {
        let (table, manager) = textTable()
        manager.items.apply(items: ["a", "b", "c"])
        manager.flush()
        table.layoutIfNeeded()
        manager.items.apply(items: ["a", 2, "c"] as [Any])
        manager.flush()
        manager.items.apply(items: ["c", "a"])
        table.updates = HeadlessUpdates()
        manager.flush()
        expectEqual(table.updates.batches.map(\.stage.deletedItems), [[[0, 1]]])
        expectEqual(table.updates.batches.map { $0.stage.movedItems.count }, [1])
    }
}
