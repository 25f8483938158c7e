import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless
@testable import DeputyLists
@testable import ListTestSupport

@MainActor
@Suite("What keeping the selection around an update costs, counted (F66)")
struct SelectionCostTests {
    /// A source that counts how often its ids are read.
    private final class Numbers: IdentifiedItemSource {
        var numbers: [Int]
        private(set) var questions = 0
        let changes = SourceChanges()

        init(_ count: Int) { numbers = Array(0..<count) }

        var numberOfSections: Int { 1 }
        func numberOfItems(inSection section: Int) -> Int { numbers.count }
        func item(at indexPath: IndexPath) -> Any? {
            numbers.indices.contains(indexPath[1]) ? numbers[indexPath[1]] : nil
        }

        func ids(inSection section: Int) -> [Int] {
            questions += 1
            return numbers
        }
    }

    @Test("A reload reads the ids once, however many rows are selected (F66)", arguments: [80, 800])
    func reload(_ count: Int) {
        let (table, source) = (HeadlessTable(), Numbers(count))
        table.allowsMultipleSelection = true
        let manager = TableManager(table, source: source)
        manager.register(AnyCell.self, for: Int.self) { _, _, _ in }
        table.layoutIfNeeded()
        for row in 0..<count { table.selectItem(at: [0, row]) }
        let before = source.questions
        manager.setNeedsUpdate()
        manager.flush()
        expectEqual(table.selectedItems, (0..<count).map { [0, $0] })
        expectEqual(source.questions - before, 1)
    }

    @Test(
        "Finding selected rows again that moved looks at each item a fixed number of times (F66)", arguments: [80, 800])
    func moved(_ count: Int) {
        let (table, manager) = textTable()
        table.allowsMultipleSelection = true
        manager.items.setItems(Array(0..<count))
        table.layoutIfNeeded()
        for row in 0..<count { table.selectItem(at: [0, row]) }
        for _ in 1...2 {
            // A reload, so that the table forgets its selection.
            manager.items.setItems(Array(manager.items.items(of: Int.self).reversed()))
            manager.flush()
            #expect(manager.items.places.looks <= 101 * count)
        }
        expectEqual(table.selectedItems, (0..<count).map { [0, $0] })
    }

    @Test("Items are found by their identities before and after the places of all are noted, and not when gone (F60)")
    func found() {
        let items = textTable().1.items
        items.setSections([Array(0..<50), Array(50..<100)])
        let identities = (0..<100).map { items.identity(at: [$0 / 50, $0 % 50])! }
        for _ in 1...2 {
            for (number, identity) in identities.enumerated() {
                expectEqual(items.indexPath(of: identity, near: [9, 9]), [number / 50, number % 50])
            }
        }
        items.remove(at: [0, 0])
        expectNil(items.indexPath(of: identities[0], near: [0, 0]))
        expectEqual(items.indexPath(of: identities[1], near: [0, 1]), [0, 0])
        expectEqual(items.indexPath(of: identities[99], near: [0, 1]), [1, 49])
    }
}
