import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Content that is missing on this system (F11, F13)")
struct MissingContentTests {
    @Test("The row is empty, the anomaly says what to do, and the other rows and the items stay")
    func missingContent() throws {
        let table = HeadlessTable()
        let manager = TableManager(table, anomalyLog: quietLog())
        var selected: [String] = []
        _ = manager.registerContent(
            HeadlessCell.self, for: Apple.self, at: CallSite(#fileID, #line)
        ) { mapping in
            mapping.didSelect { _, apple, _ in selected.append(apple.name) }
        } content: { apple, _ in
            apple.name == "new" ? nil : apple.name
        } show: { cell, content in
            cell.text = content ?? ""
        }
        manager.items.setItems(["a", "new", "b"].map { Apple(name: $0) })
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["a", "", "b"])
        table.tap(at(0, 1))
        expectEqual(selected, ["new"])
        let anomaly = try #require(manager.anomalies.first)
        expectEqual(manager.anomalies.count, 1)
        expectEqual(anomaly.code, .missingContent)
        expectEqual(anomaly.headline, "The closure of registerContent gave no content for Apple.")
        expectTrue(anomaly.remedy.hasPrefix("To fix, give other content where if #available fails"))
    }
}
