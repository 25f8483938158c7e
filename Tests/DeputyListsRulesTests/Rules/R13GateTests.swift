import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Gates (R13, F36)")
struct GateTests {
    let rig = Rig()

    @Test(
        "A closure behind a gate that is never opened is reported with its line, and explain names the gate (R13, F36)")
    func closedGate() {
        let line: UInt = #line + 1
        rig.apples.didBeginMultipleSelectionInteraction.withoutCell { _, _ in }
        rig.manager.setNeedsUpdate()
        rig.table.layoutIfNeeded()
        expectEqual(
            rig.manager.anomalies.map(\.description),
            [
                """
                [closed-gate] This handler of didBeginMultipleSelectionInteraction is never called: \
                shouldBeginMultipleSelectionInteraction says no.
                  at: DeputyListsRulesTests/R13GateTests.swift:\(line)
                  why: The host asks shouldBeginMultipleSelectionInteraction first. It is not answered, and its default is no.
                  To fix, answer shouldBeginMultipleSelectionInteraction too: \
                mapping.shouldBeginMultipleSelectionInteraction { … }.
                """
            ])
        let gate = rig.manager.explain(\.didBeginMultipleSelectionInteraction, at: [0, 0]).steps[0]
        expectEqual(gate.candidate, .gate("shouldBeginMultipleSelectionInteraction"))
        expectEqual(gate.outcome, .isClosed)
        expectFalse(rig.table.selectItems(from: [0, 0], through: [0, 1]))
    }

    @Test("A gate behind a closed gate is closed (R13)")
    func chainOfGates() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self) { m in
            m.canPerformAction { _, _, _, _ in true }
            m.performAction { _, _, _, _ in }
        }
        table.layoutIfNeeded()
        expectEqual(manager.anomalies.filter { $0.code == .closedGate }.count, 2)
    }

    @Test("A gate that is answered, or that is open by default, is not reported (R13)")
    func openGates() {
        rig.apples.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
        rig.apples.didBeginMultipleSelectionInteraction.withoutCell { _, _ in }
        rig.apples.trailingSwipeActionsConfiguration.withoutCell { _, _ in nil }
        rig.manager.setNeedsUpdate()
        rig.table.layoutIfNeeded()
        expectEqual(rig.codes(), [])
        expectEqual(
            rig.manager.explain(\.didBeginMultipleSelectionInteraction, at: [0, 0]).steps[0].outcome, .mayClose)
        expectEqual(rig.manager.explain(\.trailingSwipeActionsConfiguration, at: [0, 0]).steps[0].outcome, .isOpen)
    }

    @Test("A gate that opens in another way is not closed if it is not answered (R13)")
    func alternatives() {
        func gate() -> EventResolution.Outcome? {
            rig.manager.explain(\.dragSessionWillBegin).steps.first {
                $0.candidate == .gate("itemsForBeginningDragSession")
            }?.outcome
        }
        rig.manager.onHost.dragSessionWillBegin { _ in }
        expectEqual(gate(), .isClosed)
        // A row that may be moved can be dragged without items.
        rig.apples.moveRowTo.withoutCell { _, _, _ in }
        expectEqual(gate(), .mayClose)
    }

    @Test("A gate is answered for a row only by what is for its model (R13)")
    func gatesOfARow() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.register(AnyCell.self, for: Any.self) { _, _, _ in }
        manager.items.setItems([Apple(), Pear()] as [Any])
        manager.on(model: Pear.self).shouldHighlight.withoutCell { _, _ in true }
        manager.on(model: Any.self).didHighlight.withoutCell { _, _ in }
        let outcomes = [0, 1].map { manager.explain(\.didHighlight, at: at(0, $0)).steps[0].outcome }
        expectEqual(outcomes, [.isOpen, .mayClose])
    }

    @Test("A gate that is announced only because its protocol requires it is not answered (R13)")
    func requiredGates() {
        rig.manager.onHost.dragSessionDidEnd { _ in }
        rig.manager.setNeedsUpdate()
        rig.table.layoutIfNeeded()
        expectEqual(rig.manager.implementedEvents, ["itemsForBeginningDragSession", "dragSessionDidEnd"])
        expectEqual(rig.codes(), [.closedGate])
        expectEqual(rig.manager.explain(\.dragSessionDidEnd).steps[0].outcome, .isClosed)
    }

    @Test(
        "A gate is answered for a row by the closures of the row's own mapping, and by no other's (R13)")
    func gatesOfTheRowsMapping() {
        let manager = TableManager(HeadlessTables.makeList(), anomalyLog: quietLog())
        manager.register(OddCell.self) { mapping in
            mapping.condition = .where { thing, _ in thing.content == 1 }
            mapping.shouldHighlight.withoutCell { _, _ in true }
        }
        manager.register(ThingCell.self)
        manager.on(model: Thing.self).didHighlight.withoutCell { _, _ in }
        manager.items.setItems([thing(1, 1), thing(2)])
        let gates = [0, 1].map { manager.explain(\.didHighlight, at: at(0, $0)).steps[0] }
        expectEqual(gates.map(\.candidate), [.gate("shouldHighlight"), .gate("shouldHighlight")])
        expectTrue(gates[0].reason.hasSuffix("answers it, and may say no"))
        expectEqual(gates[1].reason, "open, it is not answered and its default is yes")
    }
}
