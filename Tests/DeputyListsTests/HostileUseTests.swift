import DeputyHeadless
import Foundation
import Testing

final class NumberedItem {
    let n: Int
    init(_ n: Int) { self.n = n }
}
final class Probe { var hits = 0 }
final class IntCell: HeadlessCell, Configurable { func configure(_ m: Int) { text = "\(m)" } }
final class RowsOwner: TableOwner {
    typealias Kit = Headless
    var heard: [String] = []
    var rows: [[IndexPath]] = []
    static let methods = OwnerMethods(RowsOwner.self) { me in
        me.prefetch { (o: RowsOwner, _: HeadlessTable, p: [IndexPath]) in o.rows.append(p) }
        me.didSelect { (o: RowsOwner, _: HeadlessTable, p: IndexPath) in o.heard.append("didSelect") }
    }
}

@MainActor @Suite("Hostile use: closures, casts, slots and traces")
struct HostileUseTests {
    func make(_ items: [Any] = [1, 2, 3]) -> (HeadlessTable, TableManager<Headless>) {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems(items)
        return (table, manager)
    }

    @Test("A handler tied to a dead object is not called (R11, F9)")
    func tiedToDeadObject() {
        let (table, manager) = make()
        manager.register(IntCell.self)
        var hits = 0
        var scope: Probe? = Probe()
        manager.heightForCell(for: Int.self) { _, _ in
            hits += 1
            return 99
        }.live(with: scope!)
        table.layoutIfNeeded()
        hits = 0
        scope = nil
        #expect(table.send(\.heightForCell, at: [0, 0]) == 44)
        #expect(hits == 0)
    }

    @Test("A type-erased nil says nothing of other type-erased values (R1)")
    func anyHashableNil() {
        let (table, manager) = make([AnyHashable(Optional<Int>.none), AnyHashable(2)])
        manager.register(IntCell.self) { m in m.heightForCell { _, _ in 70 } }
        table.layoutIfNeeded()
        #expect(table.send(\.heightForCell, at: [0, 1]) == 70)
        #expect(table.cell(at: [0, 1])?.text == "2")
    }

    @Test("A handler that captures the item store leaks nothing (F10)")
    func capturedStoreIsFreed() {
        weak var gone: Probe?
        weak var store: ItemStore?
        do {
            let (table, manager) = make()
            let probe = Probe()
            gone = probe
            let items = manager.items
            store = items
            manager.register(IntCell.self) { m in
                m.didSelect { _, _, path in
                    probe.hits += 1
                    items.remove(at: path)
                }
            }
            table.tap([0, 0])
        }
        #expect(gone == nil)
        #expect(store == nil)
    }

    @Test("A handler that captures its table leaks nothing after cells were shown (F10)")
    func capturedTableIsFreed() {
        weak var gone: HeadlessTable?
        do {
            let (table, manager) = make()
            gone = table
            manager.register(IntCell.self) { m in m.didSelect { _, _, _ in _ = table.isEditing } }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("The handlers of a dead manager are freed while its table lives (F10)")
    func deadManagersHandlers() {
        let table = HeadlessTable()
        weak var gone: Probe?
        do {
            let manager = TableManager(table)
            let probe = Probe()
            gone = probe
            manager.items.setItems([1])
            manager.register(IntCell.self) { m in m.didSelect { _, _, _ in probe.hits += 1 } }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("A manager that was replaced does not take the slot back (R15)")
    func secondManagerIsNotRobbed() {
        let (table, first) = make()
        first.register(IntCell.self)
        let second = TableManager(table)
        second.anomalyLog.sink = { _ in }
        second.items.setItems([7])
        second.register(IntCell.self)
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0])?.text == "7")
        first.didSelect(IntCell.self) { _, _, _ in }  // an announcement change of the first
        first.setNeedsUpdate()
        second.setNeedsUpdate()
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0])?.text == "7")
    }

    @Test("Detaching a manager that was replaced leaves the other in place (R15)")
    func detachingTheFirst() {
        let (table, first) = make()
        let second = TableManager(table)
        second.items.setItems([7])
        second.register(IntCell.self)
        table.layoutIfNeeded()
        first.detach()
        second.setNeedsUpdate()
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0])?.text == "7")
    }

    @Test("Of several rows the owner hears only if a row was unanswered, where that is wanted (R4)")
    func prefetchOwner() {
        let (table, manager) = make(Array(0..<100))
        manager.register(IntCell.self)
        let owner = RowsOwner()
        manager.owner = owner
        manager.ownerReceives = .unhandledNotices
        var heard = 0
        manager.prefetch(for: Int.self) { _, _ in heard += 1 }
        table.layoutIfNeeded()
        table.scroll(by: 480)
        #expect(heard > 0)
        #expect(owner.rows == [])
    }

    @Test("A notice about several rows is one event for what handlers change (R10)")
    func prefetchIsOneEvent() {
        let (table, manager) = make(Array(0..<100))
        manager.register(IntCell.self)
        var models: [Int] = []
        manager.prefetch(for: Int.self) { model, path in
            models.append(model)
            manager.items.remove(at: [0, 0])
        }
        table.layoutIfNeeded()
        #expect(models == Array(11...20))
        #expect(manager.items.numberOfItems(inSection: 0) == 90)
    }

    @Test("A dead handler found while queued work runs is withdrawn (R5, R11)")
    func deadWhileFinishing() {
        let (table, manager) = make()
        var scope: Probe? = Probe()
        manager.register(IntCell.self)
        manager.heightForCell(for: Int.self, weak: scope!) { _, _, _ in 60 }
        manager.didSelect(IntCell.self) { _, _, _ in
            scope = nil
            manager.items.append(4)
            manager.flush()
        }
        table.tap([0, 0])
        #expect(scope == nil)
        #expect(!manager.dispatcher.announces(manager.dispatcher.events.heightForCell))
    }

    @Test("A trace tells two handlers of one line apart (F34)")
    func handlersOfOneLine() {
        let (table, manager) = make()
        manager.register(IntCell.self)
        for answer in [nil, 60] as [CGFloat?] {
            manager.heightForCell(for: Int.self) { _, _ in answer.map { .answer($0) } ?? .pass }
        }
        table.layoutIfNeeded()
        manager.isTracing = true
        table.send(\.heightForCell, at: [0, 0])
        let steps = manager.lastResolution(of: \.heightForCell)!.steps
        let outcomes = steps.filter { if case .handler = $0.candidate { true } else { false } }.map(\.outcome)
        #expect(outcomes == [.passed, .answers])
    }

    @Test("explain agrees with responds(to:) after a handler's object died (F33)")
    func explainAfterDeath() {
        let (table, manager) = make()
        manager.register(IntCell.self)
        var scope: Probe? = Probe()
        manager.heightForCell(for: Int.self, weak: scope!) { _, _, _ in 60 }
        table.layoutIfNeeded()
        scope = nil
        let explained = manager.explain(\.heightForCell, at: [0, 0]).isAnnounced
        #expect(explained == manager.responds(to: \.heightForCell))
    }

    @Test("explain agrees with responds(to:) after the owner died (F33)")
    func explainAfterOwnersDeath() {
        let (table, manager) = make()
        manager.register(IntCell.self)
        var owner: RowsOwner? = RowsOwner()
        manager.owner = owner
        table.layoutIfNeeded()
        owner = nil
        let explained = manager.explain(\.didSelect, at: [0, 0]).isAnnounced
        #expect(explained == manager.responds(to: \.didSelect))
    }

    @Test("A condition taken back later may hide another mapping, which is reported (R14)")
    func laterConditionMakesAShadow() {
        let (table, manager) = make()
        manager.register(IntCell.self) { $0.condition = .section(0) }
        var kept: Any?
        manager.register(IntCell.self) { m in
            m.condition = .section(1)
            kept = m
        }
        manager.register(IntCell.self)
        _ = kept
        let (t2, m2) = make()
        var c: (() -> Void)?
        m2.register(IntCell.self) { m in
            m.condition = .section(1)
            c = { m.condition = .always }
        }
        m2.register(IntCell.self) { _ in }
        c?()
        t2.layoutIfNeeded()
        table.layoutIfNeeded()
        #expect(m2.anomalies.contains { $0.code == .shadowedMapping })
    }

    @Test("A trace of a handler skipped for its view is true (F34)")
    func traceOfOtherView() {
        let (table, manager) = make()
        manager.register(IntCell.self) { m in m.willDisplay { _, _, _ in } }
        table.layoutIfNeeded()
        manager.isTracing = true
        // gone view: scrolled off; explain says needsView
        let r = manager.explain(\.willDisplay, at: [0, 2])
        #expect(r.answeredBy == .handler)
    }

    @Test("Registering inside configure and conditions does no harm (R10)")
    func registeringEverywhere() {
        let (table, manager) = make()
        var done = false
        manager.register(
            IntCell.self, for: Int.self,
            { m in
                m.condition = .where { _, _ in
                    if !done {
                        done = true
                        manager.didSelect(IntCell.self) { _, _, _ in }
                        manager.items.append(9)
                    }
                    return true
                }
            },
            configure: { cell, n, _ in
                cell.text = "\(n)"
                if n == 2 {
                    manager.unregister(IntCell.self)
                    manager.items.removeAll()
                    manager.flush()
                }
            })
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        #expect(manager.dispatcher.checkInvariants() == [])
        #expect(manager.items.sections.isEmpty)
    }

    @Test("Reloading inside willDisplay and didEndDisplaying does no harm (R10)")
    func reloadInsideDisplay() {
        let (table, manager) = make(Array(0..<50))
        var n = 0
        manager.register(IntCell.self) { m in
            m.willDisplay { _, _, _ in
                n += 1
                if n == 3 { table.reloadData() }
            }
            m.didEndDisplaying { _, _, _ in
                n += 1
                if n == 30 { table.reloadData() }
            }
        }
        table.layoutIfNeeded()
        for _ in 0..<6 { table.scroll(by: 300) }
        #expect(manager.anomalies.map(\.description) == [])
        #expect(table.visibleRows.count > 5)
    }

    @Test("A token that its own handler captures leaks nothing (F9)")
    func tokenCapturedByItsHandler() {
        weak var gone: Probe?
        do {
            let (table, manager) = make()
            let probe = Probe()
            gone = probe
            manager.register(IntCell.self)
            var token: Registration?
            token = manager.didSelect(IntCell.self) { _, _, _ in
                probe.hits += 1
                token?.cancel()
            }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("A mapping that its own handler captures leaks nothing (F10)")
    func mappingCapturedByItsHandler() {
        weak var gone: Probe?
        do {
            let (table, manager) = make()
            let probe = Probe()
            gone = probe
            manager.register(IntCell.self) { m in
                m.didSelect { _, _, _ in
                    probe.hits += 1
                    m.condition = .section(0)
                }
            }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("A mapping for AnyObject takes objects (R1)")
    func anyObjectMapping() {
        final class AnyCell: HeadlessCell {}
        let (table, manager) = make([NumberedItem(1)])
        manager.register(AnyCell.self, for: AnyObject.self, configure: { _, _, _ in })
        manager.heightForCell(for: NumberedItem.self) { _, _ in 33 }
        table.layoutIfNeeded()
        #expect(table.send(\.heightForCell, at: [0, 0]) == 33)
    }

    @Test("Optionals of protocols are unwrapped (R1)")
    func protocolOptional() {
        final class OptCell: HeadlessCell {}
        let (table, manager) = make([5, Int?(6) as Any, Int??(7) as Any])
        manager.register(
            OptCell.self, for: (any CustomStringConvertible)?.self,
            { m in
                m.heightForCell { model, _ in model == nil ? 1 : 2 }
            }, configure: { c, m, _ in c.text = m.map { $0.description } ?? "nil" })
        table.layoutIfNeeded()
        #expect((0..<3).map { table.cell(at: [0, $0])?.text } == ["5", "6", "7"])
        #expect(table.send(\.heightForCell, at: [0, 2]) == 2)
    }

    @Test("An owner may die inside an event (R12)")
    func ownerDiesInsideEvent() {
        let (table, manager) = make()
        var owner: RowsOwner? = RowsOwner()
        manager.owner = owner
        manager.register(IntCell.self) { m in
            m.didSelect { _, _, _ in
                owner = nil
                manager.didDeselect(IntCell.self) { _, _, _ in }
            }
        }
        table.layoutIfNeeded()
        table.tap([0, 0])
        table.tap([0, 1])
        #expect(manager.owner == nil && owner == nil)
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test("An identifier the host has already is given to no other mapping (F4)")
    func givenIdentifier() {
        let (_, manager) = make()
        let d = manager.dispatcher
        _ = d.register(
            CellScope.self, IntCell.self, Int.self, identifier: "IntCell", at: CallSite(#fileID, #line),
            fill: { _, _, _ in }, { _ in }, didRegister: { _ in })
        manager.register(IntCell.self)
        #expect(d.checkInvariants() == [])
    }
    @Test("A gate behind a closed gate is closed (R13)")
    func chainOfGates() {
        let (table, manager) = make()
        manager.register(IntCell.self) { m in
            m.canPerformAction { _, _, _, _ in true }
            m.performAction { _, _, _, _ in }
        }
        table.layoutIfNeeded()
        #expect(manager.anomalies.filter { $0.code == .closedGate }.count == 2)
    }
}

@MainActor @Suite("Hostile use: what outlives what")
struct HostileOutlivingTests {
    @Test("A mapping kept beyond its manager takes handlers without harm (R12)")
    func mappingOutlivesManager() {
        var later: (() -> Void)?
        do {
            let table = HeadlessTable()
            let manager = TableManager(table)
            manager.items.setItems([1])
            manager.register(IntCell.self) { m in
                later = {
                    m.didSelect { _, _, _ in }
                    m.condition = .section(1)
                }
            }
            table.layoutIfNeeded()
        }
        later?()
    }
}
