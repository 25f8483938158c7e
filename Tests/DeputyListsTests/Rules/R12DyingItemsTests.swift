import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Items that do something as they die (R12)")
struct DyingItemsTests {
    let table = HeadlessTable()
    let manager: TableManager<Headless>

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
        #expect(store.sections[0].items.count == 3)
    }

    /// What an item that dies found in the store.
    @MainActor
    private final class Findings {
        var counts: [Int] = []
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
        // Once with items that nobody has seen yet, once with items that are shown.
        store.batch { store in
            store.setItems([mortal(), 2])
            changes[way](store)
        }
        store.setItems([mortal(), 2])
        table.layoutIfNeeded()
        changes[way](store)
        manager.flush()
        let left = store.numberOfItems(inSection: 0)
        #expect(findings.counts == [left, left])
    }
}
