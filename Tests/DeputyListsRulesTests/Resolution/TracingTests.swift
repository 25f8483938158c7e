import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What a trace says (F34)")
struct TracingTests {
    let rig = Rig()

    private func handlers(_ resolution: EventResolution?) -> [EventResolution.Outcome] {
        resolution?.steps.filter { if case .handler = $0.candidate { true } else { false } }.map(\.outcome) ?? []
    }

    @Test("Of two handlers the first passed and the second answered, or the second was never asked")
    func passedAndNotReached() {
        rig.apples.heightForCell.orPass { _, path in path[1] == 0 ? .answer(50) : .pass }
        rig.apples.heightForCell { _, _ in 60 }
        rig.manager.isTracing = true
        rig.table.send(\.heightForCell, at: at(0, 0))
        expectEqual(handlers(rig.manager.lastResolution(of: \.heightForCell)), [.answers, .notReached])
        rig.table.send(\.heightForCell, at: at(0, 2))
        expectEqual(handlers(rig.manager.lastResolution(of: \.heightForCell)), [.passed, .answers])
    }

    @Test("A handler whose object died while the event was under way is said to be skipped for that (R11)")
    func objectGoneMeanwhile() {
        let rows = AnyTable([Plant(name: "p")])
        var object: Counter? = Counter()
        rows.map("plant", Plant.self)
        rows.manager.on(model: Plant.self).heightForCell.orPass { _, _ -> EventDecision<CGFloat> in
            object = nil
            return .pass
        }
        rows.manager.on(model: Plant.self).heightForCell(weak: object!) { _, _, _ in 60 }
        rows.manager.isTracing = true
        // A table of one row asks for its height once as it loads.
        rows.table.layoutIfNeeded()
        let trace = rows.manager.lastResolution(of: \.heightForCell)
        expectEqual(handlers(trace), [.passed, .ownerGone])
        expectEqual(trace?.answeredBy, .default)
    }

    @Test("Why a handler was skipped is recorded for that event, not for the next")
    func skipsEndWithTheirEvent() {
        let rows = AnyTable([Plant(name: "p"), Dog("d")])
        rows.map("any", Any.self)
        rows.manager.on(model: Dog.self).heightForCell { _, _ in 60 }
        rows.table.layoutIfNeeded()
        rows.manager.isTracing = true
        rows.table.send(\.heightForCell, at: at(0, 0))
        expectEqual(handlers(rows.manager.lastResolution(of: \.heightForCell)), [.otherModel(expected: "Dog")])
        rows.table.send(\.heightForCell, at: at(0, 1))
        expectEqual(handlers(rows.manager.lastResolution(of: \.heightForCell)), [.answers])
    }

    @Test("Two handlers registered on one line are told apart")
    func handlersOfOneLine() {
        for answer in [nil, 60] as [CGFloat?] {
            rig.apples.heightForCell.orPass { _, _ in answer.map { .answer($0) } ?? .pass }
        }
        rig.manager.isTracing = true
        rig.table.send(\.heightForCell, at: at(0, 0))
        expectEqual(handlers(rig.manager.lastResolution(of: \.heightForCell)), [.passed, .answers])
    }

    @Test("A handler skipped for another type of view is said to be so, after it happened too (R12, R17)")
    func otherView() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(AppleCell.self) { $0.didSelect { _, _, _ in } }
        // Whoever registers another class under the mapping's identifier gets that class.
        table.register(PearCell.self, identifier: "AppleCell")
        manager.items.setItems([Apple()])
        manager.isTracing = true
        table.tap(at(0, 0))
        let trace = manager.lastResolution(of: \.didSelect)
        expectEqual(handlers(trace), [.otherView])
        expectEqual(trace?.answeredBy, .nobody)
    }

    @Test("Where the owner receives only what no handler was called for, it is silent behind one (R4, R17)")
    func silentOwner() {
        let owner = Controller()
        rig.manager.owner = owner
        rig.manager.ownerReceives = .unhandledNotices
        rig.apples.didSelect.withoutCell { _, _ in }
        expectEqual(rig.manager.explain(\.didSelect, at: at(0, 0)).steps.last?.outcome, .heardAlready)
        expectEqual(rig.manager.explain(\.didSelect, at: at(0, 1)).steps.last?.outcome, .hears)
        rig.manager.ownerReceives = .everyNotice
        expectEqual(rig.manager.explain(\.didSelect, at: at(0, 0)).steps.last?.outcome, .hears)
    }

    @Test("A cell that leaves is explained with the mapping it was made from, though an earlier one fits now (R8, R17)")
    func knownMapping() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        var fits = false
        manager.register(AppleCell.self) { $0.condition = .where { _, _ in fits } }
        manager.register(DerivedCell.self) { $0.didEndDisplaying.withoutCell { _, _ in } }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        fits = true
        let resolution = manager.explain(\.didEndDisplaying, at: at(0, 0))
        let mappings = resolution.steps.filter { if case .mapping = $0.candidate { true } else { false } }
        expectEqual(mappings.map(\.outcome), [.afterTheRows, .isTheRows])
        expectEqual(resolution.answeredBy, .handler)
    }
}
