import DeputyHeadless
import Foundation
import TestSupport
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
        expectEqual(table.send(\.heightForCell, at: [0, 0]), 44)
        expectEqual(hits, 0)
        expectEqual(manager.implementedEvents, [])
    }

    @Test("A closure whose object goes before its mapping is registered is not announced (R5, R11)", arguments: 1...2)
    func goneBeforeRegistered(_ count: Int) {
        let (table, manager) = numberTable()
        for _ in 1...count {
            manager.register(NumberCell.self) { mapping in
                mapping.didSelect(weak: Probe()) { _, _, _, _ in Issue.record("The object is gone.") }
            }
        }
        manager.flush()
        table.tap([0, 0])
        expectEqual(manager.implementedEvents, [])
        expectFalse(manager.explain(\.didSelect, at: [0, 0]).isAnnounced)
    }

    @Test(
        "A report or a question inside an event withdraws nothing; the stream of a mapping that has just died ends without it (R10, R21)",
        arguments: EachKit.allCases)
    func lookedAtInsideAnEvent(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let looks: [@MainActor (ListManager<Kit>) -> Void] = [
                { _ = $0.report() }, { _ = $0.validate() }, { _ = $0.implementedEvents },
                { _ = $0.responds(to: \.didSelect) }, { _ = $0.explain(\.didSelect, at: at(0, 0)) },
            ]
            for look in looks {
                let list = Kit.makeList(height: 1_000)
                let manager = ListManager<Kit>(list, anomalyLog: quietLog())
                var object: Probe? = Probe()
                var stream: EventStream<StreamedViewEvent<Void, Kit.ThingCell, Thing, IndexPath>>!
                manager.register(Kit.ThingCell.self) { mapping in
                    mapping.didSelect.withoutCell { [unowned manager] _, _ in
                        object = nil
                        look(manager)
                    }
                    stream = mapping.events(\.didSelect)
                }.live(with: object!)
                manager.items.setItems(things(1))
                list.layoutIfNeeded()
                list.tap(at(0, 0))
                look(manager)
                manager.flush()
                let reader = Reader(stream)
                await until(reader.hasEnded, is: true)
                expectNil(object)
                expectEqual(reader.elements.count, 0)
            }
        }
        await check(list.kit)
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
        expectEqual(first, 0)
        expectEqual(second, 1)
        expectTrue(manager.explain(\.didSelect, at: [0, 0]).steps.contains { $0.outcome == .hears })
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
        for _ in 0..<4 { expectEqual(table.send(\.heightForCell, at: [0, 0]), 50) }
        object = nil
        for _ in 0..<4 { expectEqual(table.send(\.heightForCell, at: [0, 0]), 70) }
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
        expectFalse(manager.responds(to: \.didSelect))
        manager.setNeedsUpdate()
        table.layoutIfNeeded()
        expectEqual(table.cell(at: [0, 0])?.text, "?")  // "the registration ends when an object does"
    }

    @Test("explain agrees with responds(to:) after a handler's object died (F33)")
    func explainAfterDeath() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        var scope: Probe? = Probe()
        manager.on(model: Number.self).heightForCell(weak: scope!) { _, _, _ in 60 }
        table.layoutIfNeeded()
        expectTrue(manager.explain(\.heightForCell, at: [0, 0]).isAnnounced)
        scope = nil
        expectFalse(manager.explain(\.heightForCell, at: [0, 0]).isAnnounced)
        expectFalse(manager.responds(to: \.heightForCell))
    }

    @Test("explain agrees with responds(to:) after a mapping's object died, and counts its closures as gone (F33)")
    func explainAfterAMappingsDeath() {
        let (table, manager) = numberTable()
        var scope: Probe? = Probe()
        manager.register(NumberCell.self) { $0.heightForCell { _, _ in 60 } }.live(with: scope!)
        table.layoutIfNeeded()
        expectTrue(manager.explain(\.heightForCell, at: [0, 0]).isAnnounced)
        scope = nil
        let resolution = manager.explain(\.heightForCell, at: [0, 0])
        expectFalse(resolution.isAnnounced)
        expectEqual(resolution.lostHandlers, 1)
        expectFalse(manager.responds(to: \.heightForCell))
    }

    @Test("explain agrees with responds(to:) after the owner died (F33)")
    func explainAfterOwnersDeath() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        var owner: RowsOwner? = RowsOwner()
        manager.owner = owner
        table.layoutIfNeeded()
        expectTrue(manager.explain(\.didSelect, at: [0, 0]).isAnnounced)
        owner = nil
        expectFalse(manager.explain(\.didSelect, at: [0, 0]).isAnnounced)
        expectFalse(manager.responds(to: \.didSelect))
    }

    /// What is registered after an object has died, where something was registered before.
    enum Later: CaseIterable { case closure, use, hostClosure, stream, mapping }

    @Test(
        "Whatever is registered finds that an object has died, and withdraws what was its (R5)",
        arguments: EachKit.allCases, Later.allCases)
    func registeringFindsTheDead(_ list: EachKit, _ later: Later) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let rig = ListRig<Kit>()
            var object: Probe? = Probe()
            weak var captured: Probe?
            do {
                let kept = Probe()
                captured = kept
                rig.manager.on(model: Apple.self).canFocus.withoutCell(weak: object!) { _, _, _ in kept.hits == 0 }
            }
            rig.manager.on(model: Apple.self).canFocus.withoutCell { _, _ in true }
            object = nil
            expectNotNil(captured)
            switch later {
            case .closure: rig.apples.canFocus.withoutCell { _, _ in true }
            case .use: rig.apples.whileInUse { _, _, _, _ in }
            case .hostClosure: rig.manager.onHost.shouldUpdateFocus { _ in true }
            case .stream: _ = rig.manager.on(model: Apple.self).events(\.didHighlight)
            case .mapping: rig.manager.register(Kit.OddCell.self)
            }
            expectNil(captured)
        }
        check(list.kit)
    }

    @Test(
        "A mapping with a `.where` whose object dies gets no event any more, whatever it had before (R11)",
        arguments: EachKit.allCases)
    func deadMappingWithACondition(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            let manager = board.manager
            let end = Changing(false)
            var (object, heard): (Probe?, [String]) = (Probe(), [])
            manager.unregister(Kit.ThingCell.self)
            manager.register(Kit.OddCell.self) { mapping in
                mapping.condition = .where { thing, _ in thing.id == 1 }
                mapping.didSelect.withoutCell { _, _ in heard.append("dead") }
            }.live(with: object!)
            manager.register(Kit.ThingCell.self) { $0.didSelect.withoutCell { _, _ in heard.append("next") } }
            // It dies in the middle of a tap, so that no look at the list comes in between.
            manager.on(model: Thing.self).didHighlight.withoutCell { _, _ in if end.value { object = nil } }
            board.items.setItems(things(1))
            board.endTurn()
            for _ in 0..<3 { board.list.tap(at(0, 0)) }
            expectEqual(heard, ["dead", "dead", "dead"])
            (end.value, heard) = (true, [])
            board.list.tap(at(0, 0))
            expectNil(object)
            expectEqual(heard, ["next"])
        }
        check(list.kit)
    }

    @Test("The next registration finds that the owner has died, and the list sends it nothing more (R5)")
    func ownersDeathAtARegistration() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        var owner: RowsOwner? = RowsOwner()
        manager.owner = owner
        table.layoutIfNeeded()
        expectNotNil(table.send(\.didSelect, at: [0, 0]))
        owner = nil
        manager.on(model: Number.self).willDisplay.withoutCell { _, _ in }
        expectNil(table.send(\.didSelect, at: [0, 0]))
    }

    @Test("A new object at the address of one that is gone does not hide it")
    func sameAddress() {
        var times = 0
        for _ in 0..<100 {
            let (_, manager) = numberTable()
            manager.register(NumberCell.self)
            let token = manager.on(model: Number.self).willDisplay.withoutCell { _, _ in }
            var old: Counter? = Counter()
            let address = ObjectIdentifier(old!)
            manager.on(model: Number.self).didSelect.withoutCell(weak: old!) { _, _, _ in }
            old = nil
            let new = (0..<20).map { _ in Counter() }.first { ObjectIdentifier($0) == address }
            guard let new else { continue }
            times += 1
            // Unlike a registration, this looks for nothing that is gone.
            token.live(with: new)
            expectFalse(manager.responds(to: \.didSelect))
            expectTrue(manager.responds(to: \.willDisplay))
            withExtendedLifetime(new) {}
        }
        #expect(times > 0)
    }
}
