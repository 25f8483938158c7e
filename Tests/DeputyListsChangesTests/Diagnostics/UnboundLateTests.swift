import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Handlers for types that never come, and what hid them (R9, F82).
@MainActor
@Suite("Handlers for a type that never comes (R9, F82)")
struct UnboundLateTests {
    private func settle(_ condition: () -> Bool) async {
        for _ in 0..<1_000 where !condition() { await Task.yield() }
    }

    @Test("Registered when the table is shown, it is reported a turn later, once (R9, F82)")
    func late() async {
        let list = HeadlessTable()
        let manager = TableManager(list, anomalyLog: quietLog())
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        list.layoutIfNeeded()
        let line: UInt = #line + 1
        manager.on(model: Number.self).didSelect.withoutCell { _, _ in }
        expectEqual(manager.anomalies, [])
        await settle { !manager.anomalies.isEmpty }
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler])
        expectEqual(manager.anomalies.map(\.site?.line), [line])
        manager.on(model: Apple.self).canEditCell { _, _ in true }
        manager.items.append(Apple())
        manager.flush()
        await endOfTurn()
        expectEqual(manager.anomalies.map(manager.anomalyLog.occurrences), [1])
    }

    @Test("In a collection too (R9, F82)")
    func lateInACollection() async {
        let collection = HeadlessCollections.makeList(height: 440)
        let manager = CollectionManager(collection, anomalyLog: quietLog())
        manager.register(AppleItemCell.self)
        manager.items.setItems([Apple()])
        collection.layoutIfNeeded()
        manager.on(model: Number.self).didSelect.withoutCell { _, _ in }
        await settle { !manager.anomalies.isEmpty }
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler])
    }

    @Test("After detach() nothing is reported, whenever it was registered (R9, R15)")
    func detached() async {
        let board = Board([things(1)])
        func register() { board.manager.on(model: Number.self).didSelect.withoutCell { _, _ in } }
        register()
        board.manager.detach()
        register()
        await beat()
        expectEqual(board.codes, [])
    }

    @Test("It is not reported if its mapping comes in the same turn (R9)")
    func mappingComesAfter() async {
        let list = HeadlessTable()
        let manager = TableManager(list, anomalyLog: quietLog())
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        list.layoutIfNeeded()
        manager.on(model: Number.self).didSelect.withoutCell { _, _ in }
        manager.register(NumberCell.self)
        for _ in 0..<20 { await Task.yield() }
        expectEqual(manager.anomalies, [])
    }

    @Test("A mapping without items hides nothing: a struct that no mapping is for is found at once and by validate()")
    func mappingWithoutItems() {
        let list = HeadlessTable()
        let manager = TableManager(list, anomalyLog: quietLog())
        manager.register(AppleCell.self)
        manager.register(PearCell.self)
        manager.items.setItems([Apple()])
        manager.on(model: Number.self).heightForCell { _, _ in 44 }
        expectEqual(manager.validate().map(\.code), [.unboundHandler])
        list.layoutIfNeeded()
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler])
        expectFalse(manager.responds(to: \.heightForCell))
    }
}
