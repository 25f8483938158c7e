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

    @Test("Handlers that make work without end are stopped, reported, and their last change is not lost (R10)")
    func endlessWork() async {
        var number = 0
        manager.register(AnyCell.self, for: Int.self) { _ in
        } configure: { _, _, _ in
        }
        // Each update makes the next one come.
        manager.didUpdate = { [unowned manager] _ in
            guard number < 1_100 else { return }
            number += 1
            manager.items.batch { [number] items in
                items.remove(at: [0, 0])
                items.insert(number, at: [0, 0])
            }
            manager.flush()
        }
        manager.items.setItems([0])
        table.layoutIfNeeded()
        expectEqual(codes, [.endlessWork])
        for _ in 0..<20 { await Task.yield() }
        expectEqual(manager.items.item(at: [0, 0], as: Int.self), 1_100)
    }

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

    @Test("Work that makes more and more work is stopped too, and reported (R10)")
    func growingWork() {
        var done = 0
        unowned let dispatcher = manager.dispatcher
        func work() {
            done += 1
            for _ in 0..<2 { dispatcher.whenIdle { work() } }
        }
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in dispatcher.whenIdle { work() } }
        }
        manager.items.setItems([Apple()])
        expectTrue(table.tap([0, 0]))
        expectEqual(codes, [.endlessWork])
        #expect(done < 1_000_000)
        // What is counted is the work, not the generations of it.
        let times = manager.anomalies[0].headline.split(separator: " ").compactMap { Int($0) }.first ?? 0
        #expect(times >= 100_000)
    }

    @Test("What is asked for after work was left over is done after it (R10)")
    func leftOverWorkKeepsItsOrder() async {
        var order: [Int] = []
        unowned let dispatcher = manager.dispatcher
        func work(_ number: Int) {
            order.append(number)
            if number < 1_200 { dispatcher.whenIdle { work(number + 1) } }
        }
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in dispatcher.whenIdle { work(1) } }
        }
        manager.items.setItems([Apple()])
        expectTrue(table.tap([0, 0]))
        expectEqual(codes, [.endlessWork])
        expectEqual(order, Array(1...1_000))
        dispatcher.whenIdle { order.append(0) }
        for _ in 0..<20 { await Task.yield() }
        expectEqual(order, Array(1...1_001) + [0] + Array(1_002...1_200))
    }
}
