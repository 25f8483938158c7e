import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Several managers of one table, and managers that go (R16, F37)")
struct ManagersOfOneTableTests {
    let table = HeadlessTable()
    let former = OwnDelegate()

    init() {
        former.methods = ["didSelect"]
        table.delegate = former
        table.dataSource = former
    }

    @Test("The second manager adopts what the first had adopted, never the first one's proxies, and both report it")
    func second() {
        let first = SlotRig(table, apples: 2)
        var heard: [String] = []
        first.manager.on(model: Apple.self).didSelect.withoutCell { _, _ in heard.append("first") }
        first.manager.on(model: Apple.self).prefetch { _, _ in }
        first.load()
        let second = SlotRig(table, apples: 5)
        second.manager.on(model: Apple.self).didSelect.withoutCell { _, _ in heard.append("second") }
        second.load()

        expectSame(second.manager.owner, former)
        expectEqual(first.count(.replacedManager), 1)
        expectEqual(second.count(.replacedManager), 1)
        expectEqual(first.count(.lostSlot), 0)
        expectNil(table.prefetchDataSource)
        expectEqual(table.itemCounts, [5])
        table.tap([0, 0])
        expectEqual(heard, ["second"])
        expectEqual(former.received, ["didSelect [0, 0]"])
        expectFalse(first.manager.responds(to: \.didSelect))
        expectTrue(second.manager.responds(to: \.didSelect))

        second.manager.detach()
        expectSame(table.delegate, former)
        expectSame(table.dataSource, former)
    }

    @Test(
        "The first manager leaves the table alone from then on, whatever changes, when it is detached and when it goes",
        arguments: [false, true])
    func firstIsQuiet(detaches: Bool) async {
        var first: SlotRig? = SlotRig(table, apples: 2)
        first?.load()
        let second = SlotRig(table, apples: 5)
        second.load()
        first?.manager.items.append(Apple())
        first?.manager.on(model: Apple.self).willDisplay.withoutCell { _, _ in }
        first?.manager.flush()
        if detaches { first?.manager.detach() }
        expectEqual(table.updates, HeadlessUpdates())
        let log = first?.manager.anomalyLog
        first = nil
        await endOfTurn()
        expectEqual(log?.anomalies.map(\.code), [.replacedManager])
        expectEqual(table.updates, HeadlessUpdates())
        expectEqual(table.itemCounts, [5])
        expectNotNil((table.delegate as? any _SlotProxy))
    }

    @Test("A row moved while another manager takes the table over is moved in no data of the other (R16, F64)")
    func takenOverInAMove() async {
        let table = HeadlessTable()
        let first = TableManager(table, anomalyLog: quietLog())
        var second: TableManager<HeadlessTables>?
        first.register(ThingCell.self) { mapping in
            mapping.canMove { _, _, _ in
                second = TableManager(table, anomalyLog: quietLog())
                second?.register(ThingCell.self) { $0.moveRowTo { _, _, _, _ in table.layoutIfNeeded() } }
                second?.items.setItems(things(4, 5, 6))
                return true
            }
            mapping.moveRowTo { _, _, _, _ in }
        }
        first.items.setItems(things(1, 2, 3))
        table.layoutIfNeeded()
        table.beginEditing()
        expectTrue(table.move([0, 0], to: [0, 2]))
        await endOfTurn()
        expectEqual(second?.items.items(of: Thing.self).map(\.id), [4, 5, 6])
        second?.items.append(thing(7))
        await endOfTurn()
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["4", "5", "6", "7"])
        expectEqual(table.exceptions, [])
    }

    @Test("A manager that is let go while its table is shown leaves it to the former delegates and a reload")
    func letGo() async {
        var rig: SlotRig? = SlotRig(table)
        rig?.load()
        let log = rig?.manager.anomalyLog
        rig = nil
        await endOfTurn()
        expectEqual(log?.anomalies.map(\.code), [.lostManager])
        expectSame(table.delegate, former)
        expectSame(table.dataSource, former)
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [7])
    }

    @Test(
        "The anomaly of a manager that was let go names the line that made it, and a binder's the line of the binder (F80)"
    )
    func letGoAt() async {
        let (log, bound) = (AnomalyLog(), HeadlessTable())
        log.sink = { _ in }
        let line = #line + 1
        _ = TableManager(table, anomalyLog: log)
        await endOfTurn()
        _ = SectionedTableBinder(bound, sectionedBy: Int.self, anomalyLog: log)
        await endOfTurn()
        expectEqual(log.anomalies.map(\.code), [.lostManager, .lostManager])
        expectEqual(log.anomalies.map(\.site?.line), [UInt(line), UInt(line + 2)])
    }

    /// Why a manager may end, or not, when its list does.
    enum Keeping: CaseIterable { case byItsClosure, byItsBindersClosure, weakly, detached, elsewhere }

    @Test(
        "A manager that lives on when its list has gone is told of; one that goes with the list, or was detached, is not",
        arguments: EachKit.allCases, Keeping.allCases)
    func livesOn(_ list: EachKit, _ keeping: Keeping) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            var log = quietLog()
            var token: EventRegistration?
            var kept: [AnyObject] = []
            do {
                let list = Kit.makeList(height: 100)
                if keeping == .byItsBindersClosure {
                    let binder = Kit.makeBinder(list)
                    log = binder.manager.anomalyLog
                    token = binder.manager.on(model: Thing.self).didSelect.withoutCell { _, _ in binder.refresh() }
                } else {
                    let manager = ListManager<Kit>(list, anomalyLog: log)
                    manager.register(Kit.ThingCell.self)
                    let place = manager.on(model: Thing.self).didSelect.withoutCell
                    token =
                        keeping == .byItsClosure
                        ? place { _, _ in manager.flush() } : place { [weak manager] _, _ in manager?.flush() }
                    if keeping == .detached { manager.detach() }
                    if [.detached, .elsewhere].contains(keeping) { kept = [manager] }
                }
                list.layoutIfNeeded()
            }
            await beat()
            let isTold = ![.weakly, .detached].contains(keeping)
            let word = keeping == .byItsBindersClosure ? "binder" : "manager"
            expectEqual(
                log.anomalies.filter { $0.code == .keptManager }.map { $0.remedy.contains("{ [weak \(word)] … }") },
                isTold ? [true] : [])
            token?.cancel()
            _ = kept
        }
        await check(list.kit)
    }

    @Test("One that is let go when the table is off screen leaves it, and nothing is reported")
    func letGoOffScreen() async {
        var rig: SlotRig? = SlotRig(table)
        rig?.load()
        table.isOnScreen = false
        let log = rig?.manager.anomalyLog
        rig = nil
        await endOfTurn()
        expectEqual(log?.anomalies, [])
        expectSame(table.dataSource, former)
    }

    @Test("One that was detached has nothing left to leave", arguments: [true, false])
    func detached(_ isShown: Bool) async {
        var rig: SlotRig? = SlotRig(table)
        rig?.load()
        rig?.manager.detach()
        expectEqual(table.updates.reloads, 1)
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [7])
        let log = rig?.manager.anomalyLog
        let other = isShown ? OwnDelegate() : nil
        table.delegate = other
        rig = nil
        await endOfTurn()
        expectEqual(log?.anomalies, [])
        expectSame(table.delegate, other)
    }

    @Test(
        "A table view controller that made itself delegate and data source is asked for neither counts nor cells (R15)")
    func tableViewController() {
        let asked = former.asked
        let rig = SlotRig(table)
        rig.load()
        table.scroll(by: 1_000)
        table.tap([0, 0])
        expectEqual(former.asked, asked)
        expectEqual(former.received, ["didSelect [0, 0]"])
        rig.manager.detach()
        table.layoutIfNeeded()
        expectContains(former.asked, "cell")
        expectSame(table.delegate, former)
        expectSame(table.dataSource, former)
    }

    @Test("A data source that dies leaves one empty section, as a table view shows")
    func deadDataSource() {
        var source: OwnDelegate? = OwnDelegate()
        let table = HeadlessTable()
        table.dataSource = source
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [7])
        source = nil
        expectEqual(table.itemCounts, [7])
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [0])
        expectEqual(table.visibleItems, [])
    }

    @Test("The proxy of a manager that is gone, put back into its slot, is no former delegate of the next one (R15)")
    func deadManagersProxy() async {
        var first: SlotRig? = SlotRig(table)
        first?.load()
        let proxy = table.delegate
        first = nil
        await endOfTurn()
        expectSame(table.delegate, former)
        table.delegate = proxy
        let second = SlotRig(table)
        second.load()
        expectSame(second.manager.owner, former)
        second.manager.detach()
        expectSame(table.delegate, former)
    }

    @Test("A detached manager calls no closure, though an object before its proxy goes on passing events to it (R15)")
    func detachedBehindAnother() {
        let rig = SlotRig(table)
        var heard = 0
        rig.manager.on(model: Apple.self).didSelect.withoutCell { _, _ in heard += 1 }
        rig.load()
        for _ in 0...1 { table.tap([0, 0]) }
        let insistent = Insistent()
        insistent.methods = ["didSelect"]
        insistent.target = table.delegate
        table.delegate = insistent
        table.tap([0, 0])
        expectEqual(insistent.passedOn, 1)
        let before = heard
        rig.manager.detach()
        table.layoutIfNeeded()
        table.tap([0, 0])
        expectEqual(insistent.passedOn, 2)
        expectEqual(heard, before)
        expectEqual(rig.manager.checkInvariants(), [])
    }

    /// An object before another that never asks it what it implements.
    private final class Insistent: Wrapper {
        override func responds(to event: DelegateEvent) -> Bool { methods.contains(event.name) }
    }
}
