import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What lived with an object that is gone (R11)")
struct DeadObjectsTests {
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
        "A report or a question inside an event withdraws nothing; the stream of a mapping that has just died ends without it (R10, R21)"
    )
    func lookedAtInsideAnEvent() async {
        let looks: [@MainActor (TableManager<HeadlessTables>) -> Void] = [
            { _ = $0.report() }, { _ = $0.validate() }, { _ = $0.implementedEvents },
            { _ = $0.responds(to: \.didSelect) }, { _ = $0.explain(\.didSelect, at: at(0, 0)) },
        ]
        for look in looks {
            let list = HeadlessTable(height: 1_000)
            let manager = TableManager(list, anomalyLog: quietLog())
            var object: Probe? = Probe()
            var stream: EventStream<StreamedViewEvent<Void, ThingCell, Thing, IndexPath>>!
            manager.register(ThingCell.self) { mapping in
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

    /// What is registered after an object has died, where something was registered before.
    enum Later: CaseIterable { case closure, use, hostClosure, stream, mapping }

    @Test(
        "Whatever is registered finds that an object has died, and withdraws what was its (R5)",
        arguments: Later.allCases)
    func registeringFindsTheDead(_ later: Later) {
        let rig = Rig()
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
        case .mapping: rig.manager.register(OddCell.self)
        }
        expectNil(captured)
    }

    @Test(
        "A mapping with a `.where` whose object dies gets no event any more, whatever it had before (R11)")
    func deadMappingWithACondition() {
        let board = Board()
        let manager = board.manager
        let end = Changing(false)
        var (object, heard): (Probe?, [String]) = (Probe(), [])
        manager.unregister(ThingCell.self)
        manager.register(OddCell.self) { mapping in
            mapping.condition = .where { thing, _ in thing.id == 1 }
            mapping.didSelect.withoutCell { _, _ in heard.append("dead") }
        }.live(with: object!)
        manager.register(ThingCell.self) { $0.didSelect.withoutCell { _, _ in heard.append("next") } }
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
