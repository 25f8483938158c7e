import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Duplicate identifiers in new data (F64)")
struct ApplyDuplicatesTests {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>
    private var items: ItemStore { manager.items }

    init() { (table, manager) = textTable() }

    @Test("Duplicate identifiers are reported with their places and line, and every item is shown (F64)")
    func duplicates() throws {
        items.setSections([[1, 2], [3, 4]])
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        items.apply(sections: [ItemSection([1, 2]), ItemSection([4, 4, 3])])
        let line: UInt = #line - 1
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["1", "2", "4", "4", "3"])
        let anomaly = try #require(manager.anomalies.first)
        expectEqual(anomaly.code, .duplicateIdentifiers)
        expectContains(anomaly.headline, "4 at [1, 0], [1, 1]")
        expectEqual(anomaly.site?.line, line)
        let stage = try #require(table.updates.batches.last?.stage)
        expectEqual(table.updates.reloads, 0)
        // Harm stays in the section: the other has nothing to do.
        expectTrue((stage.deletedItems + stage.insertedItems + stage.movedItems.map(\.to)).allSatisfy { $0[0] == 1 })
    }

    @Test("Identifiers that collide are reported, and every item is shown (F64)")
    func collisions() {
        struct Careless: Hashable {
            var number: Int
            func hash(into hasher: inout Hasher) {}
        }
        items.setItems((0..<300).map { Careless(number: $0) })
        manager.flush()
        items.apply(items: (300..<600).map { Careless(number: $0) })
        manager.flush()
        expectEqual(table.numberOfItems(inSection: 0), 300)
        expectEqual(table.cell(at: [0, 0])?.text, "Careless(number: 300)")
        expectEqual(manager.anomalies.map(\.code), [.collidingIdentifiers])
    }

    @Test("Sections whose ids collide are reported, and every section is shown (F64)")
    func collidingSections() {
        struct Careless: Hashable {
            var number: Int
            func hash(into hasher: inout Hasher) {}
        }
        func sections(_ numbers: Range<Int>) -> [ItemSection] {
            numbers.map { ItemSection([$0], id: Careless(number: $0)) }
        }
        items.setSections(sections(0..<300))
        manager.flush()
        manager.anomalyLog.removeAll()
        items.apply(sections: sections(300..<600))
        manager.flush()
        expectEqual(table.numberOfSections, 300)
        expectEqual(table.cell(at: [0, 0])?.text, "300")
        expectEqual(manager.anomalies.map(\.code), [.collidingIdentifiers])
    }

    @Test(
        "What is there twice is named by its place in the table, not in the section that was brought up to date (F64)")
    func placesOfDuplicates() {
        items.setSections([[1], [2]])
        items.apply(items: [7, 7], inSection: 1)
        expectEqual(manager.anomalies.map(\.code), [.duplicateIdentifiers])
        expectContains("\(manager.anomalies)", "7 at [1, 0], [1, 1]")
    }
}
