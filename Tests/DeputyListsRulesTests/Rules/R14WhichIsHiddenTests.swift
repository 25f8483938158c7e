import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

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
        expectEqual(
            manager.anomalies.map(\.headline),
            [
                "The mapping of OtherCell for Plant is never used: AnyCell for Named matches every such item."
            ])
    }

    @Test("Of two mappings that take every such item the first is named (R14)", arguments: 0...1)
    func firstOfTwo(order: Int) {
        let registrations: [@MainActor () -> EventRegistration] = [
            { manager.register(AnyCell.self, for: Dog.self) { _, _, _ in } },
            { manager.register(OtherCell.self, for: Animal.self) { _, _, _ in } },
        ]
        for number in [order, 1 - order] { _ = registrations[number]() }
        manager.register(AppleCell.self, for: Dog.self) { _, _, _ in }
        let names = ["AnyCell for Dog", "OtherCell for Animal"]
        expectEqual(
            manager.anomalies.last?.headline,
            "The mapping of AppleCell for Dog is never used: \(names[order]) matches every such item.")
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
        expectEqual(found.map(\.code), [.silentHandler])
        expectEqual(found.first?.reason.contains("R14WhichIsHiddenTests.swift:\(line + 2) "), true)
    }

    @Test("A silent closure on a mapping that is never used is reported with the mapping that hides it (R14, R2)")
    func hiddenMapping() {
        let line: UInt = #line + 1
        manager.register(AppleCell.self)
        manager.register(OtherCell.self, for: Apple.self) { mapping in
            mapping.heightForCell { _, _ in 10 }
            mapping.heightForCell { _, _ in 20 }
        } configure: { _, _, _ in
        }
        manager.on(OtherCell.self, for: Apple.self).heightForCell { _, _ in 30 }
        let silent = manager.anomalies.filter { $0.code == .silentHandler }
        expectEqual(silent.map(\.site?.line), [line + 3, line + 6])
        expectEqual(
            silent.first?.description,
            """
            [silent-handler] This handler of heightForCell is never called.
              at: DeputyListsRulesTests/R14WhichIsHiddenTests.swift:\(line + 3)
              why: The mapping of OtherCell is never used: AppleCell for Apple, registered at DeputyListsRulesTests/R14WhichIsHiddenTests.swift:\(line), matches every such item.
              To fix, register this handler on the earlier mapping, or give that mapping a condition.
            """)
        expectEqual(silent.last?.reason, silent.first?.reason)
        expectEqual(manager.validate().filter { $0.code == .silentHandler }.map(\.reason), silent.map(\.reason))
    }

    @Test("Of a hidden mapping and a used one, the closure on the latter is named by the report of a silent one (R2)")
    func partlyHidden() {
        manager.register(AnyCell.self, for: Dog.self) { _, _, _ in }
        manager.register(OtherCell.self, for: Dog.self) { mapping in
            mapping.heightForCell { _, _ in 10 }
        } configure: { _, _, _ in
        }
        let line: UInt = #line + 2
        manager.register(OtherCell.self, for: Animal.self) { mapping in
            mapping.heightForCell { _, _ in 20 }
        } configure: { _, _, _ in
        }
        manager.on(OtherCell.self, for: Animal.self).heightForCell { _, _ in 30 }
        let found = manager.validate().filter { $0.code == .silentHandler }
        expectEqual(found.map { $0.reason.contains("R14WhichIsHiddenTests.swift:\(line) ") }, [true])
    }
}
