import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A model with subclasses, and one of no kin.
private class Vehicle {}
private final class Bicycle: Vehicle {}
private final class House {}

@MainActor
@Suite("Living with an object (R11, F9)")
struct LivingWithTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private func map<Model>(
        _ model: Model.Type, height: CGFloat, _ condition: MappingCondition<Model, IndexPath> = .always
    ) -> EventRegistration {
        manager.register(AnyCell.self, for: Model.self) { mapping in
            mapping.condition = condition
            mapping.heightForCell { _, _ in height }
        } configure: { _, _, _ in
        }
    }

    @Test(
        "From the event in which a mapping's object dies, rows are the next mapping's, and nothing remembered is used",
        arguments: [false, true], [false, true])
    func dyingInsideAnEvent(isTiedAfterUse: Bool, isForASection: Bool) {
        var object: Counter? = Counter()
        let token = map(Bicycle.self, height: 60, isForASection ? .section(0) : .always)
        if !isTiedAfterUse { token.live(with: object!) }
        _ = map(Vehicle.self, height: 70)
        var heights: [CGFloat?] = []
        manager.on(model: Vehicle.self).didSelect.withoutCell { [table] _, _ in
            object = nil
            heights = [0, 1].map { table.send(\.heightForCell, at: at(0, $0)) }
        }
        manager.items.setItems([Bicycle(), Vehicle()])
        table.layoutIfNeeded()
        for _ in 0...1 { expectEqual(table.send(\.heightForCell, at: at(0, 0)), 60) }
        if isTiedAfterUse { token.live(with: object!) }
        for _ in 0...1 { expectEqual(table.send(\.heightForCell, at: at(0, 0)), 60) }
        table.tap(at(0, 1))
        expectEqual(heights, [70, 70])
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test(
        "A mapping found dead in a drop is withdrawn when that is over, so the drop's own row comes without a reload (R10, F83)",
        arguments: EachKit.allCases)
    func foundDeadInADrop(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let list = Kit.makeList(height: 1_000)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            var object: Counter? = Counter()
            manager.register(Kit.OddCell.self) { $0.condition = .where { thing, _ in thing.id == 2 } }.live(
                with: object!)
            manager.register(Kit.ThingCell.self)
            manager.on(model: Thing.self).didHighlight.withoutCell { _, _ in }
            manager.onHost.dropSessionDidUpdate { _, _ in .copy }
            var inside: HeadlessUpdates?
            manager.onHost.performDropWithCoordinator { _ in
                object = nil
                list.send(\.didHighlight, with: (), at: at(0, 1))
                manager.items.insert(thing(3), at: at(0, 0))
                manager.flush()
                inside = list.updates
            }
            manager.items.setItems(things(1, 2))
            list.layoutIfNeeded()
            list.updates = HeadlessUpdates()
            func shown() -> [String?] { list.visibleItems.map { list.cell(at: $0)?.text } }
            expectEqual(shown(), ["1", "odd 2"])
            expectTrue(list.drop(HeadlessDragSession([HeadlessDragItem("3")]), at: at(0, 0)))
            expectEqual(inside?.batches.first?.stage.insertedItems, [at(0, 0)])
            expectEqual(inside?.reloads, 0)
            manager.flush()
            list.layoutIfNeeded()
            expectEqual(shown(), ["3", "1", "2"])
            expectEqual(list.exceptions, [])
            expectEqual(manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test("A mapping that lives with an object may be passed over, so it hides none (R14)")
    func tiedHidesNothing() {
        let object = Counter()
        map(Vehicle.self, height: 60).live(with: object)
        _ = map(Bicycle.self, height: 70)
        expectEqual(manager.anomalies, [])
        _ = object
    }

    @Test("What lives with two objects ends with the first of them")
    func twoObjects() {
        _ = map(Bicycle.self, height: 60)
        let kept = Counter()
        var other: Counter? = Counter()
        let heard = Counter()
        manager.on(model: Bicycle.self).didSelect.withoutCell { _, _ in heard() }.live(with: kept).live(with: other!)
        manager.items.setItems([Bicycle(), Bicycle()])
        table.tap(at(0, 0))
        other = nil
        table.tap(at(0, 1))
        expectEqual(heard.count, 1)
        expectFalse(manager.responds(to: \.didSelect))
        _ = kept
    }

    @Test("A weak closure may end, so one behind it is not silent (R2)")
    func weakSilencesNothing() {
        let object = Counter()
        manager.register(AppleCell.self) { mapping in
            mapping.heightForCell(weak: object) { _, _, _ in 40 }
            mapping.heightForCell { _, _ in 50 }
        }
        expectEqual(manager.anomalies, [])
        _ = object
    }

    @Test("A use is not begun for an object that died while the cell was filled (F45)")
    func beginningOfADeadObject() {
        var object: Counter? = Counter()
        let begun = Counter()
        manager.register(AnyCell.self, for: Bicycle.self) { mapping in
            mapping.whileInUse { _, _, _, _ in begun() }.live(with: object!)
        } configure: { _, _, _ in
            object = nil
        }
        manager.items.setItems([Bicycle()])
        table.layoutIfNeeded()
        expectNil(object)
        expectEqual(begun.count, 0)
    }

    @Test("A closure for a class is not on mappings of classes that are no kin of it, and is on those that are (R9)")
    func kin() {
        _ = map(Bicycle.self, height: 60)
        let stranger = manager.on(model: House.self).didSelect.withoutCell { _, _ in }
        expectFalse(manager.responds(to: \.didSelect))
        table.layoutIfNeeded()
        manager.items.setItems([Bicycle()])
        table.layoutIfNeeded()
        manager.setNeedsUpdate()
        table.layoutIfNeeded()
        // It is said once, however often the table is updated.
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler])
        expectEqual(manager.anomalies.map(manager.anomalyLog.occurrences), [1])
        stranger.cancel()
        manager.on(model: Vehicle.self).didSelect.withoutCell { _, _ in }
        expectTrue(manager.responds(to: \.didSelect))
    }
}
