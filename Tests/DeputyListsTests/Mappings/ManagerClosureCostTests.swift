import DeputyHeadless
import Foundation
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import ListTestSupport

private struct Row<Kind> { var height = 44.0 }

/// Calls a closure with as many struct types as there are to be, each another one.
@MainActor
private protocol TypeVisitor { func visit<Model>(_ model: Model.Type) }

@MainActor
private func visitTypes(_ count: Int, _ visitor: some TypeVisitor) {
    func next<Kind>(_ kind: Kind.Type, _ left: Int) {
        guard left > 0 else { return }
        visitor.visit(Row<Kind>.self)
        next(Row<Kind>.self, left - 1)
    }
    next(Int.self, count)
}

/// Closures on the manager cost what those on a mapping cost, however many types there are (R9, F12).
@MainActor
@Suite("Closures on the manager, counted (R9, F12)")
struct ManagerClosureCostTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>
    var registry: Registry { manager.dispatcher.state.registry }

    init() { manager = TableManager(table, anomalyLog: quietLog()) }

    private struct Mappings: TypeVisitor {
        let manager: TableManager<HeadlessTables>
        func visit<Model>(_ model: Model.Type) { manager.register(AnyCell.self, for: model) { _, _, _ in } }
    }

    private struct Closures: TypeVisitor {
        let manager: TableManager<HeadlessTables>
        func visit<Model>(_ model: Model.Type) { manager.on(model: model).heightForCell { _, _ in 44 } }
    }

    @Test("A closure for a struct hangs on that struct's mapping alone, registered before it or after it (R1, R9)")
    func structsHangOnTheirOwn() {
        visitTypes(25, Mappings(manager: manager))
        visitTypes(50, Closures(manager: manager))
        visitTypes(50, Mappings(manager: manager))
        #expect(registry.cells.mappings.map { $0.allHandlers.count } == Array(repeating: 1, count: 75))
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test("Types that share no item: a struct and a class, two structs, an enum and a tuple; others may (R1)")
    func whatMayMatch() {
        func hangs<Mapped, Model>(_ mapped: Mapped.Type, _ model: Model.Type) -> Bool {
            let (_, manager) = numberTable([])
            manager.register(AnyCell.self, for: mapped) { _, _, _ in }
            manager.on(model: model).didSelect.withoutCell { _, _ in }
            return manager.dispatcher.state.registry.cells.mappings[0].allHandlers.count == 1
        }
        #expect(!hangs(Apple.self, Pear.self))
        #expect(!hangs(Apple.self, Dog.self))
        #expect(!hangs(Dog.self, Apple.self))
        #expect(!hangs(Weather.self, Apple.self))
        #expect(!hangs((Int, Int).self, Int.self))
        #expect(!hangs([Int].self, [String].self))
        #expect(!hangs(Apple?.self, Pear.self))
        #expect(!hangs(Apple.self, Pear??.self))
        #expect(hangs(Apple?.self, Apple.self))
        #expect(hangs(Apple.self, Apple??.self))
        #expect(hangs(Animal.self, Dog.self))
        #expect(hangs(Dog.self, Animal.self))
        #expect(hangs(Any.self, Apple.self))
        #expect(hangs(Apple.self, Any.self))
        #expect(hangs((any Named).self, Apple.self))
        #expect(hangs(Plant.self, (any Named).self))
        #expect(hangs(AnyHashable.self, Number.self))
        #expect(hangs(Number.self, AnyHashable.self))
        #expect(hangs((any Named)?.self, Plant.self))
        #expect(hangs(Dog?.self, Animal.self))
        #expect(hangs(AnyObject.self, Dog.self))
        #expect(hangs(Apple.self, Apple.self))
    }

    /// How often anything was looked at while a body ran.
    private func looks(_ body: () -> Void) -> Int {
        let before = registry.looks
        body()
        return registry.looks - before
    }

    @Test(
        "Registering closures for structs looks at a bounded number of mappings and handlers each",
        arguments: [100, 1_000])
    func registeringIsLinear(count: Int) {
        visitTypes(50, Mappings(manager: manager))
        let looked = looks { for _ in 0..<count / 50 { visitTypes(50, Closures(manager: manager)) } }
        // The mapping that it fits, and the closure before it that always answers.
        #expect(looked <= 2 * count)
        #expect(looked >= count)
        // All but the first for each type are silent; the last one is looked at when data is shown, and no more.
        #expect(looks { manager.flush() } <= 3 * count)
        #expect(looks { manager.flush() } == 0)
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test("So it does with closures that may pass, that live with an object, and for `Any`", arguments: [50, 500])
    func registeringOthersIsLinear(count: Int) {
        visitTypes(10, Mappings(manager: manager))
        let owner = Counter()
        let looked = looks {
            for _ in 0..<count {
                manager.on(model: Row<Int>.self).canEditCell.orPass { _, _ -> EventDecision<Bool> in .pass }
                manager.on(model: Row<Int>.self).heightForCell(weak: owner) { _, _, _ in 44 }
                manager.on(model: Any.self).didSelect.withoutCell { _, _ in }
            }
        }
        // One for `Any` is on each of the ten mappings, behind the first of its kind.
        #expect(looked <= count * (1 + 1 + 2 * 10))
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test(
        "Setting conditions after registering looks at each mapping once, when data is shown (R14)",
        arguments: [100, 1_000])
    func settingConditionsIsLinear(count: Int) {
        var mappings: [ViewMapping<E, CellScope, AnyCell, Number>] = []
        for _ in 0..<count {
            manager.register(AnyCell.self, for: Number.self) {
                mappings.append($0)
            } configure: { _, _, _ in
            }
        }
        let looked = looks {
            for (number, mapping) in mappings.enumerated() { mapping.condition = .section(number) }
            for mapping in mappings { mapping.condition = .where { _, _ in false } }
            for mapping in mappings { mapping.condition = .always }
        }
        #expect(looked == 0)
        #expect(looks { manager.flush() } <= count)
        #expect(looks { manager.flush() } == 0)
        // Each was hidden by the first as it was registered, and is said to be once.
        #expect(manager.validate().map(\.code) == [.shadowedMapping])
        #expect(manager.anomalies.map(manager.anomalyLog.occurrences) == [count - 1])
    }

    @Test("With closures for fifty protocols, an item's event asks only those that take it (R2, R9)")
    func settledForTheItemsType() {
        manager.register(AnyCell.self, for: Any.self) { _, _, _ in }
        visitTypes(50, Closures(manager: manager))
        manager.on(model: Plant.self).heightForCell { _, _ in 70 }
        manager.items.setItems([Plant(name: "p"), Apple()] as [Any])
        manager.flush()
        for _ in 0..<2 {
            #expect(table.send(\.heightForCell, at: [0, 0]) == 70)
            #expect(table.send(\.heightForCell, at: [0, 1]) == 44)
        }
        let (cells, height) = (registry.cells, manager.dispatcher.events.heightForCell.ordinal)
        #expect(cells.settled.handlers(of: height, forType: Plant.self)?.retained.all.count == 1)
        #expect(cells.settled.handlers(of: height, forType: Apple.self)?.areThose(of: cells.nobody) == true)
    }
}
