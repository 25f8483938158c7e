import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Items that do something as they die (R12)")
struct DyingItemsTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    @Test("An item that changes the store as it dies does no harm (R12)")
    func itemDeinitChangesTheStore() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        let store = manager.items
        store.setItems([DeinitItem { MainActor.assumeIsolated { store.append(DeinitItem {}) } } as Any, 2])
        store.setItems([5, 6])
        expectEqual(store.sections[0].items.count, 3)
    }

    /// What an item that dies found in the store.
    @MainActor
    private final class Findings {
        var counts: [Int] = []
        var deaths: [Bool] = []
    }

    @Test("An item that reads the store as it dies finds the store in order, and itself gone (R12)", arguments: 0..<6)
    func itemDeinitReadsTheStore(_ way: Int) {
        let findings = Findings()
        let store = manager.items
        func mortal() -> Any {
            DeinitItem { MainActor.assumeIsolated { findings.counts.append(store.numberOfItems(inSection: 0)) } }
        }
        let changes: [@MainActor (ItemStore) -> Void] = [
            { $0.removeAll() }, { $0.removeSection(0) }, { $0.setItems([1, 2, 3]) }, { $0.setSections([[1, 2, 3]]) },
            { $0.remove { $0 is DeinitItem } }, { $0.apply(items: [1, 2, 3] as [Any]) },
        ]
        // Once with items that were not shown yet, once with items that are shown.
        store.batch { store in
            store.setItems([mortal(), 2])
            changes[way](store)
        }
        store.setItems([mortal(), 2])
        table.layoutIfNeeded()
        changes[way](store)
        manager.flush()
        let left = store.numberOfItems(inSection: 0)
        expectEqual(findings.counts, [left, left])
    }

    @Test("An item that goes dies when its batch is over, and not in the midst of it (R12, R16)")
    func itemsDieAfterTheBatch() {
        manager.register(DCell.self, for: Any.self) { _, _, _ in }
        let findings = Findings()
        // Off screen, for a view keeps the item it shows.
        // In the midst of a batch the table has not counted the new rows yet.
        let die: @MainActor @Sendable () -> Void = { [table, manager] in
            findings.deaths.append(
                table.numberOfItems(inSection: 0) != manager.shownItems.numberOfItems(inSection: 0))
        }
        func mortal() -> Any { DeinitItem { MainActor.assumeIsolated { die() } } }
        manager.items.setItems(Array(0..<100) as [Any] + [mortal(), mortal()])
        table.layoutIfNeeded()
        for count in [1, 2] {
            manager.items.remove(at: [0, 102 - count])
            manager.flush()
            expectEqual(findings.deaths, Array(repeating: false, count: count))
        }
        expectEqual(table.updates.batches.count, 2)
        expectEqual(table.exceptions, [])
    }

    @Test("A manager that an item makes as it dies takes the list over after the batch (R12, R16)")
    func dyingItemTakesOver() {
        let second = Box()
        manager.register(DCell.self, for: Any.self) { _, _, _ in }
        let takeOver: @MainActor @Sendable () -> Void = { [table] in
            let manager = TableManager(table, anomalyLog: quietLog())
            manager.register(NumberCell.self)
            manager.items.setItems([7, 8, 9] as [Number])
            second.manager = manager
        }
        manager.items.setItems(
            Array(0..<100) as [Any] + [DeinitItem { MainActor.assumeIsolated { takeOver() } }])
        table.layoutIfNeeded()
        manager.items.remove(at: [0, 100])
        manager.flush()
        second.manager?.flush()
        table.layoutIfNeeded()
        expectEqual((0..<3).map { table.cell(at: [0, $0])?.text }, ["7", "8", "9"])
        expectEqual(table.updates.batches.count, 1)
        expectEqual(table.exceptions, [])
        expectEqual(table.updates.refusals, [])
        expectEqual(second.manager?.anomalies.map(\.code), [.replacedManager])
    }
}
