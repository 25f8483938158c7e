import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A custom item source whose counts are negative (R12, F80)")
struct NegativeCountTests {
    @Test("The list, validate() and report() take it for empty and report it", arguments: [true, false])
    func negative(hasSections: Bool) {
        let source = Debts()
        source.numberOfSections = hasSections ? 2 : -3
        let table = HeadlessTable()
        let manager = TableManager(table, source: source)
        manager.anomalyLog.sink = { _ in }
        let headlines =
            hasSections
            ? [
                "numberOfItems at section 0 of the item source is -1.",
                "numberOfItems at section 1 of the item source is -1.",
            ]
            : ["numberOfSections of the item source is -3."]
        expectEqual(manager.validate().map(\.headline), headlines)
        expectEqual(manager.report().itemCounts, (hasSections ? [0, 0] : []))
        expectEqual(manager.anomalies, [])
        table.layoutIfNeeded()
        expectEqual(table.numberOfSections, (hasSections ? 2 : 0))
        expectEqual(table.visibleItems, [])
        expectEqual(manager.anomalies.map(\.headline), headlines)
    }
}

private final class Debts: ItemSource {
    var numberOfSections = 0
    func numberOfItems(inSection section: Int) -> Int { -1 }
    func item(at indexPath: IndexPath) -> Any? { nil }
}
