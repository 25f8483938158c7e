import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Shadows and silence (R14, R2)")
struct ShadowTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private func map<Model>(_ type: Model.Type, _ condition: MappingCondition<Model, IndexPath> = .always) {
        manager.register(AnyCell.self, for: Model.self) {
            $0.condition = condition
        } configure: { _, _, _ in
        }
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test("A mapping behind an unconditional one for its own type or its superclass is reported at once (R14)")
    func sameTypeAndSuperclass() {
        map(Int.self)
        map(Int.self)
        expectEqual(codes, [.shadowedMapping])
        map(Animal.self)
        map(Dog.self)
        expectEqual(codes, [.shadowedMapping, .shadowedMapping])
    }

    @Test("The message names both mappings and both lines (R14)")
    func message() {
        let first: UInt = #line + 1
        manager.register(AppleCell.self)
        manager.register(PearCell.self, for: Apple.self) { _, _, _ in }
        expectEqual(
            manager.anomalies.map(\.description),
            [
                """
                [shadowed-mapping] The mapping of PearCell for Apple is never used: AppleCell for Apple matches every such item.
                  at: DeputyListsRulesTests/R14ShadowTests.swift:\(first + 1)
                  why: A row gets the first mapping that matches it, and the one registered at \
                DeputyListsRulesTests/R14ShadowTests.swift:\(first) has no condition.
                  To fix, register PearCell first, or give the earlier mapping a condition.
                """
            ])
    }

    @Test("A mapping behind one for its protocol is reported when such an item is first shown (R14)")
    func protocols() {
        map((any Named).self)
        map(Plant.self)
        expectEqual(codes, [])
        manager.items.setItems([Plant(name: "p")])
        table.layoutIfNeeded()
        expectEqual(codes, [.shadowedMapping])
    }

    @Test("An earlier mapping with a condition, or for a subclass, hides nothing (R14)")
    func noFalseAlarm() {
        map(Int.self, .section(0))
        map(Int.self)
        map(Dog.self)
        map(Animal.self)
        manager.items.setItems([1, Dog("d"), Animal("a")])
        table.layoutIfNeeded()
        expectEqual(codes, [])
    }

    @Test("A condition taken back later may hide another mapping, which is reported (R14)")
    func laterConditionMakesAShadow() {
        var first: ViewMapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping in
            mapping.condition = .section(1)
            first = mapping
        }
        let line: UInt = #line + 1
        manager.register(AppleCell.self)
        expectEqual(codes, [])
        first.condition = .always
        table.layoutIfNeeded()
        expectEqual(codes, [.shadowedMapping])
        expectEqual(manager.anomalies.map(\.site?.line), [line])
    }

    @Test("A mapping of Any hides what comes behind it (R14)")
    func anyHides() {
        manager.register(AnyCell.self, for: Any.self, configure: { _, _, _ in })
        manager.register(AppleCell.self)
        expectEqual(manager.anomalies.map(\.code), [.shadowedMapping])
    }

    @Test("A mapping of AnyObject hides what comes behind it for a class, and none for a value (R14)")
    func anyObjectHidesClasses() {
        map(AnyObject.self)
        map(Plant.self)
        expectEqual(codes, [])
        map(Dog.self)
        expectEqual(codes, [.shadowedMapping])
    }

    @Test("Headers hide headers, not cells")
    func kindsAreApart() {
        manager.register(AppleCell.self)
        manager.registerHeader(AppleHeader.self)
        manager.registerFooter(AppleHeader.self)
        expectEqual(codes, [])
    }

    @Test("A closure of a mapping's own that comes late and silences one of the manager has that reported at once")
    func lateSilence() {
        var mapping: ViewMapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping = $0 }
        let line: UInt = #line + 1
        manager.on(model: Apple.self).heightForCell { _, _ in 50 }
        expectEqual(codes, [])
        mapping.heightForCell { _, _ in 40 }
        expectEqual(codes, [.silentHandler])
        expectEqual(manager.anomalies.map(\.site?.line), [line])
    }

    @Test("A second closure that can never be called is reported with both lines; one that may be is not (R2)")
    func silentHandlers() {
        let line: UInt = #line + 2
        manager.register(AppleCell.self) { mapping in
            mapping.heightForCell { _, _ in 40 }
            mapping.heightForCell { _, _ in 50 }
            mapping.willSelect.withoutCell.orPass { _, _ -> EventDecision<IndexPath?> in .pass }
            mapping.willSelect.withoutCell { _, path in path }
            mapping.didSelect { _, _, _ in }
            mapping.didSelect.withoutCell { _, _ in }
        }
        expectEqual(
            manager.anomalies.map(\.description),
            [
                """
                [silent-handler] This handler of heightForCell is never called.
                  at: DeputyListsRulesTests/R14ShadowTests.swift:\(line + 1)
                  why: The handler registered at DeputyListsRulesTests/R14ShadowTests.swift:\(line) comes first and leaves nothing to a later one.
                  To fix, remove one of the two, or do both things in one handler.
                """
            ])
    }

    @Test("A closure on the manager behind one for a superclass of its model is reported with both lines (R2, R14)")
    func silentBehindASuperclass() {
        map(Animal.self)
        let line: UInt = #line + 1
        manager.on(model: Animal.self).didSelect.withoutCell { _, _ in }
        manager.on(model: Dog.self).didSelect.withoutCell { _, _ in }
        expectEqual(codes, [.silentHandler])
        expectEqual(manager.anomalies.map(\.site?.line), [line + 1])
        expectEqual(manager.anomalies.first?.reason.contains("R14ShadowTests.swift:\(line) "), true)
        manager.items.setItems([Dog("d")])
        table.layoutIfNeeded()
        expectContains(manager.explain(\.didSelect, at: [0, 0]).steps.map(\.outcome), .notReached)
    }

    @Test("Any, and the model type of the mapping itself, come before everything (R2)")
    func silentBehindTheWholeMapping() {
        manager.register(AnyCell.self, for: Dog.self) { mapping in
            mapping.heightForCell { _, _ in 10 }
        } configure: { _, _, _ in
        }
        manager.on(model: Any.self).canEditCell { _, _ in true }
        manager.on(model: (any Named).self).canEditCell { _, _ in true }
        expectEqual(codes, [.silentHandler])
        manager.on(model: (any Named).self).heightForCell { _, _ in 20 }
        expectEqual(codes, [.silentHandler, .silentHandler])
        manager.on(model: AnyObject.self).editingStyle { _, _ in .none }
        manager.on(model: Dog.self).editingStyle { _, _ in .none }
        expectEqual(codes, [.silentHandler, .silentHandler, .silentHandler])
    }

    @Test("A closure behind one for a protocol of its model is reported when such an item is first shown (R2, R14)")
    func silentBehindAProtocol() {
        map(Plant.self)
        manager.on(model: (any Named).self).heightForCell { _, _ in 10 }
        let line: UInt = #line + 1
        manager.on(model: Plant.self).heightForCell { _, _ in 20 }
        expectEqual(codes, [])
        manager.items.setItems([Plant(name: "p")])
        table.layoutIfNeeded()
        expectEqual(codes, [.silentHandler])
        expectEqual(manager.anomalies.map(\.site?.line), [line])
    }

    @Test("So is one on a mapping for a section, when an item is first shown in that section (R1, R2, R14)")
    func silentInASection() {
        manager.register(OtherCell.self, for: Plant.self) {
            $0.condition = .section(1)
        } configure: { _, _, _ in
        }
        map(Plant.self)
        manager.on(OtherCell.self, for: (any Named).self).heightForCell { _, _ in 10 }
        let line: UInt = #line + 1
        manager.on(OtherCell.self, for: Plant.self).heightForCell { _, _ in 20 }
        let section = ItemSection([Plant(name: "p")])
        manager.items.setSections([section])
        table.layoutIfNeeded()
        expectEqual(codes, [])
        manager.items.setSections([section, section])
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(codes, [.silentHandler])
        expectEqual(manager.anomalies.map(\.site?.line), [line])
    }

    @Test(
        "What answers somewhere is not silent: one before it may pass, is for fewer items, or for one mapping of several"
    )
    func notSilent() {
        // A mapping's own closure comes before the manager's: one kind of row does something else than all the others.
        manager.register(AnyCell.self, for: Dog.self) { mapping in
            mapping.heightForCell { _, _ in 10 }
        } configure: { _, _, _ in
        }
        map(Animal.self)
        manager.on(model: Animal.self).heightForCell { _, _ in 20 }
        manager.on(model: Dog.self).canEditCell { _, _ in true }
        manager.on(model: Animal.self).canEditCell { _, _ in true }
        manager.on(model: Animal.self).editingStyle.orPass { _, _ -> EventDecision<HeadlessEditingStyle> in .pass }
        manager.on(model: Dog.self).editingStyle { _, _ in .none }
        manager.items.setItems([Animal("a"), Dog("d")])
        table.layoutIfNeeded()
        expectEqual(codes, [])
        expectEqual(manager.validate(), [])
    }

    @Test("A closure on the manager that is silent on every mapping registered after it is reported when data is shown")
    func silentOnLaterMappings() {
        manager.on(model: Apple.self).heightForCell { _, _ in 20 }
        manager.register(AppleCell.self) { $0.heightForCell { _, _ in 10 } }
        expectEqual(codes, [])
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        expectEqual(codes, [.silentHandler])
        manager.setNeedsUpdate()
        table.layoutIfNeeded()
        expectEqual(manager.anomalies.map(manager.anomalyLog.occurrences), [1])
    }
}
