import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// When a list gets the data it loads, and what it lets go of then.
@MainActor
@Suite("Loading and reloading a list (F61, F67)")
struct LoadingTests {

    let table = HeadlessTable(height: 440)
    let manager: TableManager<HeadlessTables>

    init() { manager = TableManager(table, anomalyLog: quietLog()) }

    @Test("A list that loads for the first time in the middle of a batch shows nothing of it before its end")
    func inTheMiddleOfABatch() {
        // Made here: one that a suite makes may have loaded before the test begins.
        let table = HeadlessTable(height: 440)
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(HeadlessTables.ThingCell.self)
        var counts: [[Int]] = []
        manager.items.batch { items in
            items.append(thing(1))
            table.layoutIfNeeded()
            counts.append(table.itemCounts)
            items.append(thing(2))
        }
        manager.flush()
        table.layoutIfNeeded()
        counts.append(table.itemCounts)
        expectEqual(counts, [[], [2]])
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["1", "2"])
        expectEqual(manager.checkInvariants(), [])
    }
}
