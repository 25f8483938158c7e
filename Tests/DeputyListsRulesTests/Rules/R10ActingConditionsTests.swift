import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What is registered or withdrawn while a condition decides an event (R10)")
struct ActingConditionsTests {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>
    let mapping: EventRegistration
    /// Whether the condition holds, and what it does first.
    let condition = ActingCondition()

    init() {
        (table, manager) = numberTable([1] as [Number])
        mapping = manager.register(NumberCell.self) { [condition] mapping in
            mapping.condition = .where { _, _ in condition.decide() }
        }
        table.layoutIfNeeded()
    }

    private var height: CGFloat? { table.send(\.heightForCell, at: [0, 0]) }

    private func tap() { table.send(\.didSelect, at: [0, 0]) }

    /// Sends the events until what they find is known, so that they take the short way.
    private func warmUp() {
        for _ in 0..<4 {
            _ = height
            tap()
        }
    }

    @Test("A closure that the condition withdraws answers this question, and no other", arguments: [false, true])
    func conditionWithdraws(wholeMapping: Bool) {
        let token = manager.on(model: Number.self).heightForCell { _, _ in 70 }
        warmUp()
        condition.acts = { [mapping] in (wholeMapping ? mapping : token).cancel() }
        expectEqual(height, 70)
        expectNil(height)
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("A closure that the condition withdraws gets this notice, and no other", arguments: [false, true])
    func conditionWithdrawsNotice(wholeMapping: Bool) {
        let calls = Probe()
        let token = manager.on(model: Number.self).didSelect.withoutCell { _, _ in calls.hits += 1 }
        warmUp()
        calls.hits = 0
        condition.acts = { [mapping] in (wholeMapping ? mapping : token).cancel() }
        tap()
        expectEqual(calls.hits, 1)
        tap()
        expectEqual(calls.hits, 1)
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("What the condition registers counts from the next event on", arguments: [1, 2])
    func conditionRegisters(closures: Int) {
        let calls = Probe()
        for _ in 0..<closures {
            manager.on(model: Number.self).heightForCell.orPass { (_, _) -> EventDecision<CGFloat> in .pass }
        }
        warmUp()
        condition.acts = { [manager] in
            manager.on(model: Number.self).heightForCell { _, _ in 80 }
            manager.on(model: Number.self).didSelect.withoutCell { _, _ in calls.hits += 1 }
        }
        expectEqual(height, 44)
        tap()
        expectEqual(height, 80)
        expectEqual(calls.hits, 1)
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("A closure that withdraws itself runs to its end, keeps what it captured, and is not called again")
    func closureWithdrawsItself() {
        let token = Changing<EventRegistration?>(nil)
        let withdraws = Changing(false)
        weak var captured: Probe?
        var ends: [Int] = []
        do {
            let calls = Probe()
            captured = calls
            token.value = manager.on(model: Number.self).heightForCell { _, _ in
                if withdraws.value { token.value?.cancel() }
                calls.hits += 1
                ends.append(calls.hits)
                return 70
            }
        }
        warmUp()
        let before = ends.count
        withdraws.value = true
        expectEqual(height, 70)
        expectNil(height)
        expectEqual(ends, Array(1...before + 1))
        expectNil(captured)
    }

    @Test("A question whose closure takes another class of cell is reported beside a condition too (R8)")
    func otherCell() throws {
        manager.on(NumberCell.self, for: Number.self).shouldHighlight { _, _, _ in false }
        for _ in 0..<3 { expectEqual(table.send(\.shouldHighlight, at: [0, 0]), false) }
        manager.anomalyLog.removeAll()
        try expectEqual(table.sendAtOnce(\.shouldHighlight, view: HeadlessCell(), at: [0, 0]), true)
        expectEqual(manager.anomalies.map(\.code), [.failedCast])
    }

    @Test("A stream hears of an item with the condition, beside the only closure and beside several", arguments: 0...2)
    func streamBesideClosures(closures: Int) async {
        let calls = Probe()
        for _ in 0..<closures { manager.on(model: Number.self).didSelect.withoutCell { _, _ in calls.hits += 1 } }
        let stream = manager.on(NumberCell.self, for: Number.self).events(\.didSelect)
        warmUp()
        condition.holds = false
        tap()
        condition.holds = true
        tap()
        manager.detach()
        var heard = 0
        for await element in stream where element.view != nil { heard += 1 }
        expectEqual(heard, 5)
        // The second is never called, as the first takes part.
        expectEqual(calls.hits, (closures == 0 ? 0 : 5))
    }
}

/// A condition that a test changes, and that may act before it decides.
@MainActor
final class ActingCondition {
    var holds = true
    /// Called once.
    var acts: (@MainActor () -> Void)?

    func decide() -> Bool {
        let acting = acts
        acts = nil
        acting?()
        return holds
    }
}
