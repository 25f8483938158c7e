import DeputyHeadless
import Foundation
import Testing

@MainActor final class Box { var manager: TableManager<Headless>? }
final class DeinitItem {
    let f: @Sendable () -> Void
    init(_ f: @escaping @Sendable () -> Void) { self.f = f }
    deinit { f() }
}
final class DCell: HeadlessCell {}

@MainActor @Suite("Hostile use: lifetimes and owners")
struct HostileLifetimeTests {
    @Test("A handler that captures its table leaks nothing before a cell is shown (F10)")
    func capturedTableIsFreedUnshown() {
        weak var gone: HeadlessTable?
        do {
            let table = HeadlessTable()
            let manager = TableManager(table)
            manager.items.setItems([1])
            gone = table
            manager.register(IntCell.self) { m in m.didSelect { _, _, _ in _ = table.isEditing } }
        }
        #expect(gone == nil)
    }
    @Test("A manager whose handlers capture nothing is freed (F10)")
    func nothingCapturedIsFreed() {
        weak var gone: Probe?
        do {
            let table = HeadlessTable()
            let manager = TableManager(table)
            manager.items.setItems([1])
            let probe = Probe()
            gone = probe
            manager.register(IntCell.self) { m in m.didSelect { _, _, path in probe.hits += 1 } }
            table.tap([0, 0])
        }
        #expect(gone == nil)
    }
    @Test("A manager may be let go inside an event (R12)")
    func managerDiesInsideAnEvent() async {
        let table = HeadlessTable()
        let box = Box()
        box.manager = TableManager(table)
        box.manager!.items.setItems([1, 2])
        box.manager!.register(IntCell.self) { m in
            m.didSelect { _, _, _ in
                box.manager!.items.append(3)
                box.manager!.didDeselect(IntCell.self) { _, _, _ in }
                box.manager!.flush()
                box.manager = nil
            }
        }
        table.tap([0, 0])
        table.tap([0, 1])
        table.layoutIfNeeded()
        #expect(box.manager == nil)
        await endOfTurn()
        #expect(table.delegate == nil)
    }
    @Test("A manager may be detached inside an event (R12, R15)")
    func detachInsideAnEvent() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.items.setItems([1, 2])
        manager.register(IntCell.self) { m in
            m.didSelect { _, _, _ in
                manager.detach()
                manager.didDeselect(IntCell.self) { _, _, _ in }
                manager.items.removeAll()
            }
        }
        table.tap([0, 0])
        table.tap([0, 1])
        table.layoutIfNeeded()
        manager.detach()
        manager.register(IntCell.self)
        #expect(table.delegate == nil)
        #expect(manager.dispatcher.checkInvariants() == [])
        #expect(!manager.responds(to: \.didSelect))
    }
    @Test("An item that changes the store as it dies does no harm (R12)")
    func itemDeinitChangesTheStore() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        let store = manager.items
        store.setItems([DeinitItem { MainActor.assumeIsolated { store.append(DeinitItem {}) } } as Any, 2])
        store.setItems([5, 6])
        #expect(store.sections[0].items.count == 3)
    }
    @Test("A batch with an event inside announces once (R5)")
    func batchWithAnEventInside() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.items.setItems([1, 2])
        manager.register(IntCell.self)
        table.layoutIfNeeded()
        let before = table.announcementsAsked[.delegate] ?? 0
        var hits = 0
        manager.dispatcher.batch {
            manager.didSelect(IntCell.self) { _, _, _ in hits += 1 }
            table.tap([0, 0])
            manager.dispatcher.batch { _ = manager.didDeselect(IntCell.self) { _, _, _ in } }
        }
        table.tap([0, 1])
        #expect(hits == 1)
        #expect(table.announcementsAsked[.delegate] == before + 1)
    }
    @Test("A notice handler tied to a dead object is passed over for the next (R11)")
    func liveWithNotice() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1, 2])
        var first = 0
        var second = 0
        var scope: Probe? = Probe()
        manager.register(IntCell.self) { m in
            m.didSelect { _, _, _ in first += 1 }.live(with: scope!)
            m.didSelect { _, _, _ in second += 1 }
        }
        table.layoutIfNeeded()
        scope = nil
        table.tap([0, 0])
        #expect(first == 0 && second == 1)
        #expect(manager.explain(\.didSelect, at: [0, 0]).steps.contains { $0.outcome == .hears })
    }
    @Test("A mapping ends with the object its token lives with (F9)")
    func liveOnMappingToken() {
        // A handler added to a mapping after live(with:) on the mapping's token; and the mapping itself.
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1, 2])
        var scope: Probe? = Probe()
        manager.register(IntCell.self).live(with: scope!)
        table.layoutIfNeeded()
        scope = nil
        #expect(!manager.responds(to: \.didSelect))
        manager.setNeedsUpdate()
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0])?.text == "?")  // "the registration ends when an object does"
    }
    @Test("A condition that unregisters its own mapping makes no false report (R10)")
    func conditionUnregistersItsMapping() {
        // configure unregisters its own mapping through prepareForReuse: message
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1])
        var token: Registration?
        token = manager.register(
            DCell.self, for: Int.self,
            { m in
                m.condition = .where { _, _ in
                    token?.cancel()
                    return true
                }
            }, configure: { _, _, _ in })
        // The row has a mapping afterwards, or that it has none would be reported, and truly.
        manager.register(IntCell.self)
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0]) is IntCell)
        #expect(manager.anomalies.map(\.headline) == [])
    }
    @Test("A trace says that a handler was skipped because its object died (F34)")
    func traceSaysOwnerGone() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1])
        var scope: Probe? = Probe()
        manager.register(IntCell.self)
        manager.heightForCell(for: Int.self) { _, _ -> Decision<CGFloat> in
            scope = nil
            return .pass
        }
        manager.heightForCell(for: Int.self, weak: scope!) { _, _, _ in 60 }
        manager.isTracing = true
        table.layoutIfNeeded()
        let r = manager.lastResolution(of: \.heightForCell)!
        #expect(r.steps.map(\.outcome).contains(.ownerGone), "\(r)")
    }
    @Test("Two protocols may have two owners (R15)")
    func twoOwners() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1])
        manager.register(IntCell.self)
        let owner = RowsOwner()
        manager.owner = owner
        manager.owner = manager
        #expect(manager.owner === owner)
        #expect(manager.responds(to: \.didSelect))
        manager.owner = nil
        #expect(!manager.responds(to: \.didSelect))
    }
}
