import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Which mapping is hidden, and behind which closure another is silent (R14, R2)")
struct WhichIsHiddenTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() { manager = TableManager(table, anomalyLog: quietLog()) }

    @Test("Behind a protocol's mapping only those are reported whose items were shown (R14)")
    func shownOnly() {
        manager.register(AnyCell.self, for: (any Named).self) { _, _, _ in }
        manager.register(OtherCell.self, for: Plant.self) { _, _, _ in }
        manager.register(OtherCell.self, for: Weather.self) { _, _, _ in }
        manager.items.setItems([Plant(name: "p")])
        table.layoutIfNeeded()
        #expect(
            manager.anomalies.map(\.headline) == [
                "The mapping of OtherCell for Plant is never used: AnyCell for Named takes every such item."
            ])
    }

    @Test("A closure that is silent on several mappings is reported with the first one's closure (R2)")
    func firstMapping() {
        manager.on(model: Apple.self).heightForCell { _, _ in 20 }
        let line: UInt = #line + 1
        manager.register(AppleCell.self) { mapping in
            mapping.condition = .section(0)
            mapping.heightForCell { _, _ in 10 }
        }
        manager.register(AppleCell.self) { mapping in
            mapping.heightForCell { _, _ in 30 }
        }
        let found = manager.validate()
        #expect(found.map(\.code) == [.silentHandler])
        #expect(found.first?.reason.contains("R14WhichIsHiddenTests.swift:\(line + 2) ") == true)
    }
}
