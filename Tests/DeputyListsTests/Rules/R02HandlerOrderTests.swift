import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("The order of a mapping's handlers (R2, R9)")
struct HandlerOrderTests {
    let table = HeadlessTable()
    let manager: TableManager<Headless>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([Apple(), Apple(), Apple(), Apple()])
    }

    @Test("Whatever is cancelled, a mapping's own closures come before those of the manager")
    func ownFirstAfterCancelling() {
        var calls: [String] = []
        var mapping: Mapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping = $0 }
        func passing(_ name: String) -> @MainActor (Apple, IndexPath) -> Decision<CGFloat> {
            { _, _ in
                calls.append(name)
                return .pass
            }
        }
        func order() -> [String] {
            table.layoutIfNeeded()
            calls = []
            table.send(\.heightForCell, at: at(0, 0))
            return calls
        }
        let own = mapping.heightForCell(passing("own 1"))
        let first = manager.heightForCell(for: Apple.self, passing("manager 1"))
        manager.heightForCell(for: Apple.self, passing("manager 2"))
        first.cancel()
        mapping.heightForCell(passing("own 2"))
        #expect(order() == ["own 1", "own 2", "manager 2"])
        own.cancel()
        mapping.heightForCell(passing("own 3"))
        #expect(order() == ["own 2", "own 3", "manager 2"])
    }

    @Test("A closure on the manager is on every mapping that fits, however many (R9)")
    func everyMapping() {
        let heard = Counter()
        for row in 0..<4 {
            manager.register(AppleCell.self) { $0.condition = .where { _, path in path[1] == row } }
        }
        manager.didSelect(for: Apple.self) { _, _ in heard() }
        for row in 0..<4 { table.tap(at(0, row)) }
        #expect(heard.count == 4)
    }

    @Test("A closure of a mapping's own that comes late and silences one of the manager has that reported at once")
    func lateSilence() {
        var mapping: Mapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping = $0 }
        let line: UInt = #line + 1
        manager.heightForCell(for: Apple.self) { _, _ in 50 }
        #expect(manager.anomalies == [])
        mapping.heightForCell { _, _ in 40 }
        #expect(manager.anomalies.map(\.code) == [.silentHandler])
        #expect(manager.anomalies.map(\.site?.line) == [line])
    }

    @Test("A condition reads back as what was set (F5)")
    func conditionsReadBack() throws {
        var mapping: Mapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping = $0 }
        mapping.condition = .where { apple, path in apple.name == "a" && path[1] == 2 }
        guard case .where(let holds) = mapping.condition else {
            Issue.record("\(mapping.condition) is another condition")
            return
        }
        #expect(holds(Apple(name: "a"), at(0, 2)))
        #expect(!holds(Apple(name: "b"), at(0, 2)))
        #expect(!holds(Apple(name: "a"), at(0, 1)))
        mapping.condition = .section(3)
        guard case .section(3) = mapping.condition else {
            Issue.record("\(mapping.condition) is another condition")
            return
        }
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
        #expect(missing.map { $0.reason.contains("AnyCell for Salad") } == [true])
    }

    @Test("A mapping of Any hides what comes behind it (R14)")
    func anyHides() {
        manager.register(AnyCell.self, for: Any.self, configure: { _, _, _ in })
        manager.register(AppleCell.self)
        #expect(manager.anomalies.map(\.code) == [.shadowedMapping])
    }
}
