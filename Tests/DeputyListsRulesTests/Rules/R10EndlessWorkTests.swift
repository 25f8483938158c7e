import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Work without end (R10)")
struct EndlessWorkTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test(
        "However many changes one handler asks for, one by one, all are made when the event is over, in order (R10)",
        arguments: [1_500, 15_000])
    func manyChanges(count: Int) {
        manager.register(AnyCell.self, for: Int.self) { [unowned manager] mapping in
            mapping.didSelect.withoutCell { _, _ in for number in 1...count { manager.items.append(number) } }
        } configure: { _, _, _ in
        }
        manager.items.setItems([0])
        table.layoutIfNeeded()
        expectTrue(table.tap([0, 0]))
        expectEqual(codes, [])
        expectEqual(manager.items.numberOfItems(inSection: 0), count + 1)
        expectEqual(manager.items.sections[0].items as? [Int], Array(0...count))
        expectTrue(table.tap([0, 0]))
        expectEqual(manager.items.numberOfItems(inSection: 0), 2 * count + 1)
        expectEqual(codes, [])
    }

    @Test("What is asked for while work is done comes a turn later, in order (R10)")
    func workOfWork() async {
        var order: [Int] = []
        unowned let dispatcher = manager.dispatcher
        func work(_ number: Int) {
            order.append(number)
            if number < 20 { for next in [10 * number, 10 * number + 1] { dispatcher.whenIdle { work(next) } } }
        }
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in for number in 1...2 { dispatcher.whenIdle { work(number) } } }
        }
        manager.items.setItems([Apple()])
        expectTrue(table.tap([0, 0]))
        expectEqual(order, [1, 2])
        await until(order.count, is: 10)
        expectEqual(order, [1, 2, 10, 11, 20, 21, 100, 101, 110, 111])
    }

    @Test("What is asked for outside of events comes after what is left of them, and at once (R10)")
    func leftOverWork() {
        var order: [Int] = []
        unowned let dispatcher = manager.dispatcher
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in
                dispatcher.whenIdle { dispatcher.whenIdle { order.append(1) } }
            }
        }
        manager.items.setItems([Apple()])
        expectTrue(table.tap([0, 0]))
        expectEqual(order, [])
        dispatcher.whenIdle { order.append(2) }
        expectEqual(order, [1, 2])
    }
}
