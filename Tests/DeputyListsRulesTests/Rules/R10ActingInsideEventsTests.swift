import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Acting inside events (R10)")
struct ActingInsideEventsTests {
    @Test("A manager may be let go inside an event (R12)")
    func managerDiesInsideAnEvent() async {
        let table = HeadlessTable()
        let box = Box()
        box.manager = TableManager(table, anomalyLog: quietLog())
        box.manager!.items.setItems([1, 2] as [Number])
        box.manager!.register(NumberCell.self) { m in
            m.didSelect { _, _, _ in
                box.manager!.items.append(Number(3))
                box.manager!.on(NumberCell.self).didDeselect { _, _, _ in }
                box.manager!.flush()
                box.manager = nil
            }
        }
        table.tap([0, 0])
        table.tap([0, 1])
        table.layoutIfNeeded()
        expectNil(box.manager)
        await endOfTurn()
        expectNil(table.delegate)
    }

    @Test("A manager that is let go inside an event gives the list nothing that it did not have before (R12, F63)")
    func updateOfAGoneManager() async {
        let table = HeadlessTable()
        let box = Box()
        box.manager = TableManager(table, anomalyLog: quietLog())
        box.manager!.register(ThingCell.self) { mapping in
            mapping.didSelect { _, _, indexPath in
                box.manager!.items.replace(at: indexPath, with: thing(1, 2))
                box.manager!.flush()
                box.manager = nil
            }
        }
        box.manager!.items.setItems([thing(1), thing(2)])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 0])
        table.updates = HeadlessUpdates()
        table.tap([0, 0])
        expectNil(box.manager)
        expectSame(table.cell(at: [0, 0]), cell)
        expectEqual(table.exceptions, [])
        expectEqual(table.updates.reconfigured, [])
        await endOfTurn()
        expectEqual(table.exceptions, [])
    }

    @Test("A manager that a closure lets go while the table is updated answers until the update is over (R12)")
    func managerDiesInsideAnUpdate() async {
        let table = HeadlessTable()
        let box = Box()
        box.manager = TableManager(table, anomalyLog: quietLog())
        box.manager!.register(NumberCell.self)
        box.manager!.items.setItems([1, 2] as [Number])
        table.layoutIfNeeded()
        var counts: [[Int]] = []
        box.manager!.willUpdate = { _ in box.manager = nil }
        box.manager!.didUpdate = { _ in counts.append(table.itemCounts) }
        box.manager!.items.append(Number(3))
        await endOfTurn()
        expectEqual(counts, [[3]])
        expectNil(box.manager)
        expectEqual(table.exceptions, [])
    }

    @Test("A manager may be detached inside an event (R12, R15)")
    func detachInsideAnEvent() {
        let table = HeadlessTable()
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.items.setItems([1, 2] as [Number])
        manager.register(NumberCell.self) { m in
            m.didSelect { [unowned manager] _, _, _ in
                manager.detach()
                manager.on(NumberCell.self).didDeselect { _, _, _ in }
                manager.items.removeAll()
            }
        }
        table.tap([0, 0])
        table.tap([0, 1])
        table.layoutIfNeeded()
        manager.detach()
        manager.register(NumberCell.self)
        expectNil(table.delegate)
        expectEqual(manager.dispatcher.checkInvariants(), [])
        expectFalse(manager.responds(to: \.didSelect))
    }

    @Test("An owner may die inside an event (R12)")
    func ownerDiesInsideEvent() {
        let (table, manager) = numberTable()
        var owner: RowsOwner? = RowsOwner()
        manager.owner = owner
        manager.register(NumberCell.self) { m in
            m.didSelect { [unowned manager] _, _, _ in
                owner = nil
                manager.on(NumberCell.self).didDeselect { _, _, _ in }
            }
        }
        table.layoutIfNeeded()
        table.tap([0, 0])
        table.tap([0, 1])
        expectNil(manager.owner)
        expectNil(owner)
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("A batch with an event inside announces once (R5)")
    func batchWithAnEventInside() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.items.setItems([1, 2] as [Number])
        manager.register(NumberCell.self)
        table.layoutIfNeeded()
        let before = table.announcementsAsked[.delegate] ?? 0
        var hits = 0
        manager.dispatcher.batch {
            manager.on(NumberCell.self).didSelect { _, _, _ in hits += 1 }
            table.tap([0, 0])
            manager.dispatcher.batch { _ = manager.on(NumberCell.self).didDeselect { _, _, _ in } }
        }
        table.tap([0, 1])
        expectEqual(hits, 1)
        expectEqual(table.announcementsAsked[.delegate], before + 1)
    }

    @Test("Registering inside configure and conditions does no harm (R10)")
    func registeringEverywhere() {
        let (table, manager) = numberTable()
        var done = false
        manager.register(
            NumberCell.self, for: Number.self,
            { m in
                m.condition = .where { _, _ in
                    if !done {
                        done = true
                        manager.on(NumberCell.self).didSelect { _, _, _ in }
                        manager.items.append(Number(9))
                    }
                    return true
                }
            },
            configure: { cell, n, _ in
                cell.text = "\(n)"
                if n == 2 {
                    manager.unregister(NumberCell.self)
                    manager.items.removeAll()
                    manager.flush()
                }
            })
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        expectEqual(manager.dispatcher.checkInvariants(), [])
        expectEmpty(manager.items.sections)
    }

    @Test("A condition that unregisters its own mapping makes no false report (R10)")
    func conditionUnregistersItsMapping() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems([1] as [Number])
        var token: EventRegistration?
        token = manager.register(
            DCell.self, for: Number.self,
            { m in
                m.condition = .where { _, _ in
                    token?.cancel()
                    return true
                }
            }, configure: { _, _, _ in })
        // The row has a mapping afterwards, or that it has none would be reported, and truly.
        manager.register(NumberCell.self)
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        expectTrue(table.cell(at: [0, 0]) is NumberCell)
        expectEqual(manager.anomalies.map(\.headline), [])
    }

    @Test("Reloading inside willDisplay and didEndDisplaying does no harm (R10)")
    func reloadInsideDisplay() {
        let (table, manager) = numberTable((0..<50).map { Number($0) })
        var n = 0
        manager.register(NumberCell.self) { m in
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
        expectEqual(manager.anomalies.map(\.description), [])
        #expect(table.visibleItems.count > 5)
    }

    @Test("A notice about several rows is one event for what handlers change (R10)")
    func prefetchIsOneEvent() {
        let (table, manager) = numberTable((0..<100).map { Number($0) })
        manager.register(NumberCell.self)
        var models: [Number] = []
        manager.on(model: Number.self).prefetch { [unowned manager] model, path in
            models.append(model)
            manager.items.remove(at: [0, 0])
        }
        table.layoutIfNeeded()
        expectEqual(models, (11...20).map { Number($0) })
        expectEqual(manager.items.numberOfItems(inSection: 0), 90)
    }

    @Test("A dead handler found while queued work runs is withdrawn (R5, R11)")
    func deadWhileFinishing() {
        let (table, manager) = numberTable()
        var scope: Probe? = Probe()
        manager.register(NumberCell.self)
        manager.on(model: Number.self).heightForCell(weak: scope!) { _, _, _ in 60 }
        manager.on(NumberCell.self).didSelect { [unowned manager] _, _, _ in
            scope = nil
            manager.items.append(Number(4))
            manager.flush()
        }
        table.tap([0, 0])
        expectNil(scope)
        expectFalse(manager.dispatcher.announces(manager.dispatcher.events.heightForCell))
    }

    @Test(
        "flush in a closure of prefetching leaves the list as it is until every row was told of (R10)",
        arguments: EachKit.allCases)
    func flushWhilePrefetching(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let rig = ListRig<Kit>()
            var counts: [Int] = []
            rig.manager.on(model: Apple.self).prefetch { [unowned rig] _, _ in
                counts.append(rig.list.numberOfItems(inSection: 1))
                rig.manager.items.append(Pear(), toSection: 1)
                rig.manager.flush()
                counts.append(rig.list.numberOfItems(inSection: 1))
            }
            rig.list.scroll(to: at(0, 12))
            #expect(counts.count > 2)
            expectEqual(Set(counts), [1])
            rig.manager.flush()
            #expect(rig.list.numberOfItems(inSection: 1) > 1)
        }
        check(list.kit)
    }
}
