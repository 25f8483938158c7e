import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import Deputy
@testable import ListTestSupport

/// What the list tells at once, which no gesture has prepared: no look at what has died comes before it.
extension ListManager where Kit: TestKit {
    fileprivate func tellAtOnce(_ moment: ViewMoment, _ cell: AnyObject, at path: IndexPath) {
        let event = dispatcher.catalogue.notice(moment, of: .cell) as! CellNotice
        send(event, (), view: cell, at: path) { _ in }
    }
}

@MainActor
@Suite("Nothing dead hears (R21)")
struct NothingDeadHearsTests {
    /// What a mapping may hear of its views.
    enum Way: CaseIterable { case emitted, property, leaves, comesBack, header }

    /// A cell that runs code as it is made.
    final class ActingCell: HeadlessCell {
        static var made: @MainActor () -> Void = {}

        required init() {
            super.init()
            Self.made()
        }
    }

    @Test(
        "A closure and a stream on a mapping that is registered no more are kept nowhere, and both are reported")
    func lateOnMapping() async {
        let manager = TableManager(HeadlessTable(), anomalyLog: quietLog())
        var mapping: ViewMapping<TableEvents<HeadlessTables>, CellScope, ThingCell, Thing>!
        manager.register(ThingCell.self) { mapping = $0 }
        manager.unregister(ThingCell.self)
        for _ in 0..<3 { mapping.didSelect { _, _, _ in } }
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler])
        expectEqual(manager.implementedEvents, [])
        for await _ in mapping.events(\.didSelect) {}
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler, .unboundHandler])
    }

    @Test("What follows ends with its object: a model's closure is let go, and a sequence cancelled (F76)")
    func followers() async {
        let board = Board([[]])
        var (model, kept): (Bookcase?, Counter?) = (Bookcase(), Counter())
        let released = Weak(kept!)
        board.items.follow(weak: model!) { [kept] model in
            _ = kept
            return model.things
        }
        let (stream, continuation) = AsyncStream<[Thing]>.makeStream()
        let endings = Counter()
        continuation.onTermination = { _ in Task { @MainActor in endings() } }
        board.items.follow(stream, inSection: 1).live(with: kept!)
        (model, kept) = (nil, nil)
        board.endTurn()
        await until(endings.count, is: 1)
        expectEqual(board.items.followedCount, 0)
        expectNil(released.object)
    }

    @Test("What is loaded near an end is cancelled after the object of live(with:) has gone (F100)")
    func pages() async {
        let (board, desk) = (Board([things(1)]), PageDesk())
        var object: Counter? = Counter()
        let pages = board.manager.onNearEnd { return try await desk.load() }.live(with: object!)
        await until(desk.calls, is: 1)
        object = nil
        board.endTurn()
        await until(desk.cancelled, is: 1)
        expectEqual(pages.state, .ended)
    }

    @Test("A cell whose mapping's object goes while it is made is not filled")
    func deadWhileMade() {
        let list = HeadlessTable()
        let manager = TableManager(list, anomalyLog: quietLog())
        var (object, fillings): (Counter?, Int) = (Counter(), 0)
        manager.register(ActingCell.self, for: Int.self) { _ in
        } configure: { _, _, _ in
            fillings += 1
        }
        .live(with: object!)
        manager.items.setItems([1])
        ActingCell.made = { object = nil }
        defer { ActingCell.made = {} }
        list.layoutIfNeeded()
        expectNil(object)
        expectEqual(fillings, 0)
    }

    @Test(
        "A mapping whose object is gone hears nothing of its views, before anything has looked",
        arguments: EachKit.allCases, Way.allCases)
    func deadMapping(_ list: EachKit, _ way: Way) throws {
        func check<Kit: TestKit>(_: Kit.Type) throws {
            let list = Kit.makeList(height: 88)
            Kit.giveRoomForHeaders(list)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            let (heard, begun) = (Counter(), Counter())
            var object: Counter? = Counter()
            manager.register(Kit.ThingCell.self) { mapping in
                mapping.onEvent { _, _, _, _ in heard() }
                mapping.on(\.didTap) { _, _ in heard() }
                mapping.whileInUse { scope, _, _, _ in begun() }
            }.live(with: object!)
            manager.registerHeader(Kit.AppleView.self) { mapping in
                mapping.onEvent { _, _, _, _ in heard() }
                mapping.on(\.didTap) { _, _ in heard() }
            }.live(with: object!)
            manager.on(Kit.ThingCell.self).onEvent { _, _, _, _ in heard() }
            manager.items.setItems((1...20).map { thing($0) })
            manager.items.setHeader(Apple(), inSection: 0)
            list.layoutIfNeeded()
            let cell = try #require(list.view(.cell, at: at(0, 0)) as? Kit.ThingCell)
            let header = try #require(list.view(Kit.SectionHeaderScope.kind, at: at(0, 0)) as? Kit.AppleView)
            let before = begun.count
            expectNotEqual(before, 0)
            object = nil
            switch way {
            case .emitted: cell.emit(event: .tapped)
            case .property: cell.didTap?()
            case .leaves: manager.tellAtOnce(.disappearing, cell, at: at(0, 0))
            case .comesBack:
                manager.tellAtOnce(.disappearing, cell, at: at(0, 0))
                manager.tellAtOnce(.appearing, cell, at: at(0, 0))
            case .header:
                header.emit(event: .tapped)
                header.didTap?()
            }
            expectEqual(heard.count, 0)
            expectEqual(begun.count, before)
            expectEqual(manager.checkInvariants(), [])
        }
        try check(list.kit)
    }

    @Test("A use whose mapping dies in the closure that begins it ends at once", arguments: EachKit.allCases)
    func dyingAtTheBeginning(_ list: EachKit) throws {
        func check<Kit: TestKit>(_: Kit.Type) throws {
            let list = Kit.makeList(height: 1_000)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            let ended = Counter()
            var (object, dies) = (Counter() as Counter?, false)
            manager.register(Kit.ThingCell.self) { mapping in
                mapping.whileInUse { scope, _, _, _ in
                    if dies { object = nil }
                    scope.onEnd { ended() }
                }
            }.live(with: object!)
            manager.items.setItems(things(1))
            list.layoutIfNeeded()
            let cell = try #require(list.cell(at: at(0, 0)))
            manager.tellAtOnce(.disappearing, cell, at: at(0, 0))
            expectEqual(ended.count, 1)
            dies = true
            // Nothing looks at what has died before the outer event ends.
            manager.dispatcher.nested {
                manager.tellAtOnce(.appearing, cell, at: at(0, 0))
                expectEqual(ended.count, 2)
            }
            expectNil(object)
        }
        try check(list.kit)
    }

    @Test(
        "A closure of a property whose object dies before its call is delivered is not called, nor is one that was cancelled by then",
        arguments: [false, true], [false, true])
    func propertyOfTheDead(isCancelled: Bool, isTiedLater: Bool) throws {
        let board = Board([things(1, 2)])
        var object: Counter? = Counter()
        let heard = Counter()
        let other = board.mapping.on(\.didTap) { _, _ in
            heard()
            if !isCancelled { object = nil }
        }
        if isTiedLater { other.live(with: object!) }
        _ = other
        let cells = try [0, 1].map { try #require(board.cell(0, $0)) }
        board.manager.setNeedsUpdate()
        board.endTurn()
        board.manager.dispatcher.nested {
            for cell in cells { cell.didTap?() }
            if isCancelled { other.cancel() }
        }
        expectEqual(heard.count, isCancelled ? 0 : isTiedLater ? 1 : 2)
    }

    @Test("A dead mapping hears neither the end nor the beginning of a display, nor do closures of the manager for it")
    func displays() throws {
        let (table, manager) = numberTable()
        var object: Counter? = Counter()
        let heard = Counter()
        let token = manager.register(NumberCell.self) { mapping in
            mapping.didEndDisplaying { _, _, _ in heard() }
            mapping.willDisplay { _, _, _ in heard() }
        }
        token.live(with: object!)
        manager.on(NumberCell.self).didEndDisplaying { _, _, _ in heard() }
        table.layoutIfNeeded()
        let cell = try #require(table.cell(at: at(0, 0)))
        let before = heard.count
        object = nil
        manager.tellAtOnce(.disappearing, cell, at: at(0, 0))
        manager.tellAtOnce(.appearing, cell, at: at(0, 0))
        expectEqual(heard.count, before)
    }

    /// Where the object of a mapping dies while an event is on its way.
    enum Death: CaseIterable { case inCondition, inFirst }

    @Test(
        "A mapping that dies while an event is on its way takes no further part in it: neither its own closures nor those of the manager nor streams",
        arguments: Death.allCases)
    func dyingOnTheWay(_ death: Death) {
        let list = HeadlessTable(height: 1_000)
        let manager = TableManager(list, anomalyLog: quietLog())
        let armed = Changing(false)
        var object: Counter? = Counter()
        var heard: [String] = []
        manager.register(ThingCell.self) { mapping in
            if death == .inCondition {
                mapping.condition = .where { _, _ in
                    if armed.value { object = nil }
                    return true
                }
            }
            mapping.canFocus.withoutCell.orPass { _, _ in
                heard.append("first")
                if armed.value { object = nil }
                return .pass
            }
            mapping.canFocus.withoutCell { _, _ in
                heard.append("second")
                return true
            }
        }.live(with: object!)
        manager.on(model: Thing.self).canFocus.withoutCell { _, _ in
            heard.append("manager")
            return true
        }
        manager.items.setItems(things(1))
        list.layoutIfNeeded()
        manager.isTracing = true
        func ask() -> Bool {
            let event = manager.dispatcher.catalogue.event(named: "canFocus") as! CellQuestion<Bool>
            return manager.send(event, (), at: at(0, 0)) { _ in nil }
        }
        _ = ask()
        expectEqual(heard, ["first", "second"])
        (armed.value, heard) = (true, [])
        _ = ask()
        expectEqual(heard, death == .inFirst ? ["first"] : [])
        expectNil(object)
        expectEqual(manager.implementedEvents, [])
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test(
        "A closure whose object dies inside its own event hears no other, and the event is withdrawn with that (R5)",
        arguments: await AnySample.all)
    func dyingInside(_ sample: AnySample) {
        let rig = sample.makeRig()
        var object: Counter? = Counter()
        _ = sample.register(rig, .brief).live(with: object!)
        rig.show(sample)
        rig.insideCall = { object = nil }
        expectNotNil(sample.send(rig, at(0, 2)))
        expectNil(object)
        expectFalse(rig.manager.announces(eventNamed: sample.name))
        rig.calls = []
        _ = sample.send(rig, at(0, 2))
        expectEqual(rig.calls(about: sample), [])
        expectEqual(rig.invariants, [])
    }

    /// What has an object on a mapping that no row is of.
    enum Elsewhere: CaseIterable { case weakClosure, tiedClosure, tiedMapping, managersClosure }

    @Test(
        "What died elsewhere keeps no event announced: the next question finds it, of whatever row (R5)",
        arguments: Elsewhere.allCases)
    func deadElsewhere(_ what: Elsewhere) {
        let list = HeadlessTable(height: 1_000)
        let manager = TableManager(list, anomalyLog: quietLog())
        var object: Counter? = Counter()
        manager.register(ThingCell.self)
        let token = manager.register(AppleCell.self) { mapping in
            switch what {
            case .weakClosure: mapping.canFocus.withoutCell(weak: object!) { _, _, _ in false }
            case .tiedClosure: mapping.canFocus.withoutCell { _, _ in false }.live(with: object!)
            case .tiedMapping: mapping.canFocus.withoutCell { _, _ in false }
            case .managersClosure: break
            }
        }
        if what == .tiedMapping { token.live(with: object!) }
        if what == .managersClosure {
            manager.on(AppleCell.self).canFocus.withoutCell(weak: object!) { _, _, _ in false }
        }
        manager.items.setItems(things(1, 2, 3))
        list.layoutIfNeeded()
        let event = manager.dispatcher.catalogue.event(named: "canFocus")!
        func isAnnounced() -> Bool { manager.dispatcher.announces(event) }
        expectTrue(isAnnounced())
        object = nil
        list.focus(at(0, 0))
        expectFalse(isAnnounced())
        let asked = list.journal["canFocus"].count
        list.focus(at(0, 1))
        list.focus(at(0, 2))
        expectEqual(list.journal["canFocus"].count, asked)
    }

    /// Counts how often an object is looked at.
    private final class Watched: Lifetime {
        let looks: Counter

        init(_ object: AnyObject, _ looks: Counter) {
            self.looks = looks
            super.init(of: object)
        }

        override var isAlive: Bool {
            looks()
            return true
        }
    }

    @Test(
        "However many objects closures end with, an event and a registration look at some of them",
        arguments: [1_000, 10_000])
    func looks(_ count: Int) {
        let rig = Rig()
        rig.apples.heightForCell { _, _ in 44 }
        rig.table.layoutIfNeeded()
        let looks = Counter()
        for _ in 0..<count {
            let object = Counter()
            rig.kept.append(object)
            rig.manager.dispatcher.registry.lifetimes.insert(Watched(object, looks))
        }
        expectEqual(looks.count, 0)
        for _ in 0..<10 { rig.table.send(\.heightForCell, at: at(0, 0)) }
        #expect(looks.count <= 5_000)
        for _ in 0..<10 { rig.apples.heightForCell { _, _ in 44 } }
        #expect(looks.count <= 10_000)
    }

    /// An object that is gone when that is said.
    private final class Said: Lifetime {
        var lives = true
        override var isAlive: Bool { lives }
    }

    @Test("A new object at the address of one that is gone is noticed when it goes, and nothing is kept of the former")
    func newAtTheAddress() {
        let object = Counter()
        var lifetimes = Lifetimes()
        weak var former: Said?
        do {
            let gone = Said(of: object)
            gone.lives = false
            former = gone
            lifetimes.insert(gone)
        }
        let new = Said(of: object)
        lifetimes.insert(new)
        expectTrue(lifetimes.takeLoss())
        expectNil(former)
        expectFalse(lifetimes.detectLoss())
        new.lives = false
        expectTrue(lifetimes.detectLoss())
        expectTrue(lifetimes.takeLoss())
        expectFalse(lifetimes.takeLoss())
        expectFalse(lifetimes.detectLoss())
    }

    @Test("Of an object that is gone nothing is kept that was noted of it")
    func nothingIsKept() {
        var lifetimes = Lifetimes()
        weak var noted: Said?
        do {
            let lifetime = Said(of: Counter())
            noted = lifetime
            lifetimes.insert(lifetime)
            lifetime.lives = false
        }
        expectTrue(lifetimes.takeLoss())
        expectNil(noted)
    }

    @Test(
        "Of many objects each that goes is found, in as many events as it takes to look at all", arguments: [0, 57, 99])
    func manyObjects(_ number: Int) {
        let rig = Rig()
        let registry = rig.manager.dispatcher.registry
        rig.apples.heightForCell { _, _ in 44 }
        var objects = (0..<100).map { _ in Counter() as Counter? }
        for object in objects { rig.apples.didSelect.withoutCell(weak: object!) { _, _, _ in } }
        rig.table.layoutIfNeeded()
        let before = registry.allHandlers.count
        objects[number] = nil
        for _ in 0..<13 { rig.table.send(\.heightForCell, at: at(0, 0)) }
        expectEqual(registry.allHandlers.count, before - 1)
        objects = []
        rig.table.send(\.heightForCell, at: at(0, 0))
        expectEqual(registry.allHandlers.count, before - 100)
        expectEqual(rig.invariants, [])
    }
}
