import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The order of a mapping's handlers (R2, R9)")
struct HandlerOrderTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        // A turn may end before the test begins, and a table on screen would show rows that have no cell yet.
        table.isOnScreen = false
        manager.items.setItems([Apple(), Apple(), Apple(), Apple()])
    }

    @Test("Whatever is cancelled, a mapping's own closures come before those of the manager")
    func ownFirstAfterCancelling() {
        var calls: [String] = []
        var mapping: ViewMapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping = $0 }
        func passing(_ name: String) -> @MainActor (Apple, IndexPath) -> EventDecision<CGFloat> {
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
        let own = mapping.heightForCell.orPass(passing("own 1"))
        let first = manager.on(model: Apple.self).heightForCell.orPass(passing("manager 1"))
        manager.on(model: Apple.self).heightForCell.orPass(passing("manager 2"))
        first.cancel()
        mapping.heightForCell.orPass(passing("own 2"))
        expectEqual(order(), ["own 1", "own 2", "manager 2"])
        own.cancel()
        mapping.heightForCell.orPass(passing("own 3"))
        expectEqual(order(), ["own 2", "own 3", "manager 2"])
    }

    @Test("A closure on the manager is on every mapping that fits, however many (R9)")
    func everyMapping() {
        let heard = Counter()
        for row in 0..<4 {
            manager.register(AppleCell.self) { $0.condition = .where { _, path in path[1] == row } }
        }
        manager.on(model: Apple.self).didSelect.withoutCell { _, _ in heard() }
        for row in 0..<4 { table.tap(at(0, row)) }
        expectEqual(heard.count, 4)
    }

    @Test("A closure of a mapping's own that comes late and silences one of the manager has that reported at once")
    func lateSilence() {
        var mapping: ViewMapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping = $0 }
        let line: UInt = #line + 1
        manager.on(model: Apple.self).heightForCell { _, _ in 50 }
        expectEqual(manager.anomalies, [])
        mapping.heightForCell { _, _ in 40 }
        expectEqual(manager.anomalies.map(\.code), [.silentHandler])
        expectEqual(manager.anomalies.map(\.site?.line), [line])
    }
}
