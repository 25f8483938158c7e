import DeputyHeadless
import Foundation
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What lived with an object that is gone (R11)")
struct DeadObjectsTests {
    @Test("A handler tied to a dead object is not called (R11, F9)")
    func tiedToDeadObject() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        var hits = 0
        var scope: Probe? = Probe()
        manager.on(model: Number.self).heightForCell { _, _ in
            hits += 1
            return 99
        }.live(with: scope!)
        table.layoutIfNeeded()
        hits = 0
        scope = nil
        #expect(table.send(\.heightForCell, at: [0, 0]) == 44)
        #expect(hits == 0)
        #expect(manager.implementedEvents == [])
    }

    @Test("A notice handler tied to a dead object is passed over for the next (R11)")
    func liveWithNotice() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1, 2] as [Number])
        var first = 0
        var second = 0
        var scope: Probe? = Probe()
        manager.register(NumberCell.self) { m in
            m.didSelect { _, _, _ in first += 1 }.live(with: scope!)
            m.didSelect { _, _, _ in second += 1 }
        }
        table.layoutIfNeeded()
        scope = nil
        table.tap([0, 0])
        #expect(first == 0 && second == 1)
        #expect(manager.explain(\.didSelect, at: [0, 0]).steps.contains { $0.outcome == .hears })
    }

    @Test("Of several closures for a question one is asked while its object lives, and passed over from then on (R11)")
    func questionOfSeveral() {
        let (table, manager) = numberTable([1] as [Number])
        manager.register(NumberCell.self)
        table.layoutIfNeeded()
        var object: Probe? = Probe()
        manager.on(model: Number.self).heightForCell.orPass { (_, _) -> EventDecision<CGFloat> in .answer(50) }
            .live(with: object!)
        manager.on(model: Number.self).heightForCell { _, _ in 70 }
        for _ in 0..<4 { #expect(table.send(\.heightForCell, at: [0, 0]) == 50) }
        object = nil
        for _ in 0..<4 { #expect(table.send(\.heightForCell, at: [0, 0]) == 70) }
    }

    @Test("A mapping ends with the object its token lives with (F9)")
    func liveOnMappingToken() {
        // A handler added to a mapping after live(with:) on the mapping's token; and the mapping itself.
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1, 2] as [Number])
        var scope: Probe? = Probe()
        manager.register(NumberCell.self).live(with: scope!)
        table.layoutIfNeeded()
        scope = nil
        #expect(!manager.responds(to: \.didSelect))
        manager.setNeedsUpdate()
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0])?.text == "?")  // "the registration ends when an object does"
    }

    @Test("explain agrees with responds(to:) after a handler's object died (F33)")
    func explainAfterDeath() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        var scope: Probe? = Probe()
        manager.on(model: Number.self).heightForCell(weak: scope!) { _, _, _ in 60 }
        table.layoutIfNeeded()
        #expect(manager.explain(\.heightForCell, at: [0, 0]).isAnnounced)
        scope = nil
        #expect(!manager.explain(\.heightForCell, at: [0, 0]).isAnnounced)
        #expect(!manager.responds(to: \.heightForCell))
    }

    @Test("explain agrees with responds(to:) after the owner died (F33)")
    func explainAfterOwnersDeath() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        var owner: RowsOwner? = RowsOwner()
        manager.owner = owner
        table.layoutIfNeeded()
        #expect(manager.explain(\.didSelect, at: [0, 0]).isAnnounced)
        owner = nil
        #expect(!manager.explain(\.didSelect, at: [0, 0]).isAnnounced)
        #expect(!manager.responds(to: \.didSelect))
    }
}
