import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("An item without a mapping gets a placeholder (R12)")
struct PlaceholderTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test(
        "An item without a mapping gets a placeholder, and the message names it and the nearest registered type (R12)")
    func missingMapping() {
        let line: UInt = #line + 1
        manager.register(AppleCell.self)
        manager.items.setItems([Pear()])
        table.layoutIfNeeded()
        expectEqual(table.cell(at: [0, 0])?.text, "?")
        expectEqual(
            manager.anomalies.map(\.description),
            [
                """
                [missing-mapping] No cell is registered for Pear, the item at [0, 0].
                  why: A placeholder is shown in its place, and no handler is called for it. The nearest registered one \
                is AppleCell for Apple (DeputyListsRulesTests/R12PlaceholderTests.swift:\(line)).
                  To fix, register a cell for Pear, or remove the item.
                """
            ])
    }

    @Test("The nearest mapping that a missing one is explained with is the one whose model's name is closest (R12)")
    func nearestName() {
        struct Sale {}
        struct Salad {}
        struct Thunderstorm {}
        for place in 0..<3 {
            if place == 1 {
                manager.register(AnyCell.self, for: Salad.self, configure: { _, _, _ in })
            } else {
                manager.register(AnyCell.self, for: Thunderstorm.self) {
                    $0.condition = .section(place)
                } configure: {
                    _, _, _ in
                }
            }
        }
        manager.items.setItems([Sale()])
        table.layoutIfNeeded()
        let missing = manager.anomalies.filter { $0.code == .missingMapping }
        expectEqual(missing.map { $0.reason.contains("AnyCell for Salad") }, [true])
    }

    @Test("Where nothing is registered at all the message says so (R12)")
    func nothingRegistered() {
        manager.items.setItems([1])
        table.layoutIfNeeded()
        expectTrue(manager.anomalies[0].reason.hasSuffix("No cell is registered at all."))
    }

    @Test("A placeholder is no foreign view: showing and ending it reports nothing more (R12)")
    func placeholdersAreKnown() {
        manager.register(AppleCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didEndDisplaying.withoutCell { _, _ in }
        }
        manager.items.setItems([Pear()])
        table.layoutIfNeeded()
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        expectEqual(codes, [.missingMapping])
    }
}
