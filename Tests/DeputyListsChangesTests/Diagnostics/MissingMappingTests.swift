import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What is said of items and models that no mapping takes (R12, F80).
@MainActor
@Suite("Messages about missing mappings")
struct MissingMappingTests {
    let table = HeadlessTable(height: 44 * 20)
    let manager: TableManager<HeadlessTables>

    init() { manager = TableManager(table, anomalyLog: quietLog()) }

    @Test(
        "A list of 500 items of a type without a mapping tells it once, and counts each; another type is another (R12)")
    func oncePerType() throws {
        manager.register(HeadlessTables.ThingCell.self)
        manager.items.setItems((0..<500).map { Apple(name: "\($0)") } + [Pear()])
        table.layoutIfNeeded()
        table.scroll(to: [0, 500])
        table.layoutIfNeeded()
        expectEqual(
            manager.anomalies.map(\.headline),
            [
                "No cell is registered for Apple, the item at [0, 0].",
                "No cell is registered for Pear, the item at [0, 500].",
            ])
        #expect(manager.anomalyLog.occurrences(of: manager.anomalies[0]) > 20)
        expectEqual(manager.anomalyLog.omitted, 0)
    }

    @Test(
        "It is reported again when another mapping comes close, for other kinds of views, and after the log was emptied (R12)"
    )
    func otherState() {
        manager.items.setItems([Apple(), Apple()])
        table.layoutIfNeeded()
        expectEqual(manager.anomalies.count, 1)
        manager.register(AppleCell.self) { $0.condition = .section(4) }
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(manager.anomalies.count, 2)
        manager.items.setSections([ItemSection([Apple(), Apple()], header: Apple(), footer: Apple())])
        manager.registerHeader(PearHeader.self)
        manager.registerFooter(PearHeader.self)
        table.layoutIfNeeded()
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(
            manager.anomalies.map { $0.headline.prefix(9) }, ["No cell i", "No cell i", "No header", "No footer"])
        manager.anomalyLog.removeAll()
        manager.register(PearCell.self)
        manager.items.setItems([Pear(), Apple()])
        table.layoutIfNeeded()
        expectEqual(manager.anomalies.first?.headline, "No cell is registered for Apple, the item at [0, 1].")
    }

    @Test("A header's model is no item, and no placeholder is shown for it (R12, F3)")
    func headers() throws {
        manager.registerHeader(PearHeader.self)
        manager.items.setSections([ItemSection([Any](), header: Apple())])
        table.layoutIfNeeded()
        expectNil(table.header(inSection: 0))
        let anomaly = try #require(manager.anomalies.first)
        expectEqual(anomaly.headline, "No header is registered for Apple, the model at section 0.")
        expectTrue(
            anomaly.reason.hasPrefix("It is not shown, and no handler is called for it. The nearest registered one"))
        expectEqual(anomaly.remedy, "To fix, register a header for Apple, or leave the model out of the section.")
        expectEqual(manager.validate(), [anomaly])
    }

    @Test("Where a condition of the right mapping is false, that is what can be changed (R12)")
    func condition() throws {
        manager.register(AppleCell.self) { $0.condition = .section(4) }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let anomaly = try #require(manager.anomalies.first)
        expectContains(anomaly.reason, "would do, but it holds only in section 4.")
        expectEqual(
            anomaly.remedy,
            "To fix, let the condition hold for this item, register a cell for Apple without a condition after it, "
                + "or remove the item.")
    }

    @Test("A cell that is registered twice for a model: one of the two has to go, whatever the order (R14)")
    func twice() throws {
        manager.register(AppleCell.self)
        let second: UInt = #line + 1
        manager.register(AppleCell.self)
        let anomaly = try #require(manager.anomalies.first)
        expectEqual(anomaly.code, .shadowedMapping)
        expectEqual(anomaly.site?.line, second)
        expectEqual(anomaly.headline, "AppleCell is registered for Apple twice, and this mapping is never used.")
        expectEqual(anomaly.remedy, "To fix, remove one of the two, or give the earlier mapping a condition.")
        expectEqual(manager.validate(), [anomaly])
    }

    @Test("A section outside the data is a number, an item's place an index path (R12)")
    func outside() throws {
        manager.items.removeSection(7)
        manager.items.remove(at: [0, 7])
        expectEqual(
            manager.anomalies.map(\.remedy),
            [
                "To fix, use the number of a section that the data has at this moment.",
                "To fix, use an index path that the data has at this moment.",
            ])
    }
}
