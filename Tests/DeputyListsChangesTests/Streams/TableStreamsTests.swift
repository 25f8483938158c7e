import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a table's streams get, and what they do not keep.
@MainActor
@Suite("Streams of a table's events (F70)", .releasesRigs)
struct TableStreamsTests {
    class FruitCell: HeadlessCell {}
    final class MelonCell: FruitCell {}

    @Test("A stream of a view type gets events of its subclasses, and mappings registered before and after it (R1, R9)")
    func subclasses() async {
        let (table, manager) = numberTable([Number(1), Plant(name: "two"), Apple()])
        manager.register(MelonCell.self, for: Number.self) { _, _, _ in }
        let numbers = Reader(manager.on(FruitCell.self, for: Number.self).events(\.didSelect))
        let plants = Reader(manager.on(FruitCell.self, for: Plant.self).events(\.didSelect))
        let apples = Reader(manager.on(FruitCell.self, for: Apple.self).events(\.didSelect))
        manager.register(FruitCell.self, for: Plant.self) { _, _, _ in }
        manager.register(AppleCell.self)
        table.layoutIfNeeded()
        for row in 0..<3 { table.tap([0, row]) }
        await until(numbers.elements.map(\.model), is: [1])
        await until(plants.elements.map(\.model.name), is: ["two"])
        expectSame(numbers.elements.first?.view, table.cell(at: [0, 0]))
        expectEmpty(apples.elements)
    }

    @Test(
        "A stream of a model type gets events of subclasses, of what conforms, and of optionals, whatever the view (R1)"
    )
    func models() async {
        let one: Number? = 1
        let (table, manager) = numberTable([one as Any, Dog("Rex"), Plant(name: "two")])
        manager.register(NumberCell.self)
        manager.register(FruitCell.self, for: Dog.self) { _, _, _ in }
        manager.register(FruitCell.self, for: Plant.self) { _, _, _ in }
        let numbers = Reader(manager.on(model: Number.self).events(\.didSelect))
        let animals = Reader(manager.on(model: Animal.self).events(\.didSelect))
        let named = Reader(manager.on(model: (any Named).self).events(\.didSelect))
        table.layoutIfNeeded()
        for row in 0..<3 { table.tap([0, row]) }
        await until(numbers.elements.map(\.model), is: [1])
        await until(animals.elements.map(\.model.name), is: ["Rex"])
        await until(named.elements.map(\.indexPath), is: [[0, 1], [0, 2]])
    }

    @Test("A stream made after the event has settled its handler gets the next one (F70)")
    func afterSettling() async {
        let rig = Rig()
        var handled = 0
        rig.apples.didSelect.withoutCell { _, _ in handled += 1 }
        for _ in 0..<3 { rig.table.tap([0, 0]) }
        var stream: EventStream? = rig.manager.on(AppleCell.self).events(\.didSelect)
        rig.table.tap([0, 0])
        let reader = Reader(stream!, upTo: 1)
        stream = nil
        await until(reader.hasEnded, is: true)
        rig.table.tap([0, 0])
        expectEqual(reader.elements.count, 1)
        expectEqual(handled, 5)
        expectEqual(rig.invariants, [])
    }

    @Test("A stream does not silence a handler, nor a handler a stream (R2)")
    func nobodyIsSilenced() async {
        let rig = Rig()
        let stream = rig.apples.events(\.didSelect)
        rig.apples.didSelect.withoutCell { _, _ in rig.note("handler") }
        let second = rig.apples.events(\.didSelect)
        rig.table.tap([0, 0])
        let readers = [Reader(stream), Reader(second)]
        await until(readers.map(\.elements.count), is: [1, 1])
        expectEqual(rig.calls, ["handler"])
        expectEqual(rig.codes(), [])
    }

    @Test("Off screen an event comes without a view; nothing is made up (R7)")
    func offScreen() async {
        let rig = Rig()
        let reader = Reader(rig.manager.on(AppleCell.self).events(\.didSelect))
        rig.table.send(\.didSelect, at: [0, 30])
        await until(reader.elements.map(\.indexPath), is: [[0, 30]])
        expectNil(reader.elements.first?.view)
        expectEqual(rig.codes(), [])
    }

    @Test("didEndDisplaying brings the item the view was shown with (R8)")
    func rightModel() async {
        let board = Board([things(1, 2)])
        let reader = Reader(board.manager.on(ThingCell.self).events(\.didEndDisplaying))
        board.table.layoutIfNeeded()
        board.items.remove(at: [0, 0])
        board.endTurn()
        await until(reader.elements.map(\.model.id), is: [1])
    }

    @Test("A place without an item, and a row of another mapping, are no element")
    func otherRows() async {
        let rig = Rig()
        let reader = Reader(rig.apples.events(\.didSelect))
        rig.table.send(\.didSelect, at: [0, 1])
        rig.table.send(\.didSelect, at: [7, 0])
        rig.table.send(\.didSelect, at: [0, 2])
        await until(reader.elements.map(\.indexPath), is: [[0, 2]])
    }

    @Test("A stream keeps no cell, table or manager alive, read or unread (F70)")
    func keepsNothing() async {
        weak var cell: HeadlessCell?
        weak var table: HeadlessTable?
        weak var manager: TableManager<HeadlessTables>?
        let unread: EventStream<StreamedViewEvent<Void, AppleCell, Apple, IndexPath>>
        let reader: Reader<StreamedViewEvent<Void, AppleCell, Apple, IndexPath>>
        do {
            let rig = Rig()
            unread = rig.manager.on(AppleCell.self).events(\.didSelect)
            reader = Reader(rig.manager.on(AppleCell.self).events(\.didSelect))
            await reader.untilBegun()
            rig.table.tap([0, 0])
            await until(reader.elements.count, is: 1)
            (cell, table, manager) = (rig.table.cell(at: [0, 0]), rig.table, rig.manager)
            expectNotNil(cell)
        }
        await until("it is let go") { cell == nil }
        await until("it is let go") { table == nil }
        await until("it is let go") { manager == nil }
        await until(reader.elements.count, is: 1)
        await until(reader.hasEnded, is: true)
        var iterator = unread.makeAsyncIterator()
        let event = await iterator.next()
        expectEqual(event?.model, Apple())
        expectNil(event?.view)
        expectNil(await iterator.next())
    }

    @Test("Unregistering a mapping ends its streams, and withdraws what they announced (F12)")
    func unregistered() async {
        let (table, manager) = numberTable()
        var stream: EventStream<StreamedViewEvent<Void, NumberCell, Number, IndexPath>>?
        let token = manager.register(NumberCell.self) { stream = $0.events(\.didSelect) }
        let onManager = Reader(manager.on(NumberCell.self).events(\.didDeselect))
        table.layoutIfNeeded()
        table.tap([0, 1])
        token.cancel()
        expectEqual(manager.implementedEvents, ["didDeselect"])
        let reader = Reader(stream!)
        await until(reader.elements.map(\.model), is: [2])
        await until(reader.hasEnded, is: true)
        expectFalse(onManager.hasEnded)
    }

    @Test(
        "A closure that unregisters its mapping ends the streams of that before the event under way (F12)",
        arguments: EachKit.allCases, [false, true])
    func unregisteredInAnEvent(_ list: EachKit, isReadBefore: Bool) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let list = Kit.makeList(height: 1_000)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            var token: EventRegistration?
            var stream: EventStream<StreamedViewEvent<Void, Kit.ThingCell, Thing, IndexPath>>!
            token = manager.register(Kit.ThingCell.self) { mapping in
                mapping.didSelect.withoutCell { thing, _ in if thing.id == 2 { token?.cancel() } }
                stream = mapping.events(\.didSelect)
            }
            manager.items.setItems(things(1, 2))
            list.layoutIfNeeded()
            let early = isReadBefore ? Reader(stream) : nil
            await early?.untilBegun()
            for item in 0...1 { list.tap(at(0, item)) }
            let reader = early ?? Reader(stream)
            await until(reader.hasEnded, is: true)
            expectEqual(reader.elements.map(\.model.id), [1])
        }
        await check(list.kit)
    }

    @Test("A mapping whose manager is gone has streams that are over")
    func mappingAlone() async {
        var mapping: ViewMapping<E, CellScope, AppleCell, Apple>?
        do { mapping = Rig().apples }
        let reader = Reader(mapping!.events(\.didSelect))
        await until(reader.hasEnded, is: true)
    }

    @Test("detach() ends streams (R15)")
    func detached() async {
        let rig = Rig()
        let reader = Reader(rig.manager.on(AppleCell.self).events(\.didSelect))
        rig.table.tap([0, 0])
        rig.manager.detach()
        await until(reader.elements.count, is: 1)
        await until(reader.hasEnded, is: true)
        let late = Reader(rig.manager.on(AppleCell.self).events(\.didSelect))
        await until(late.hasEnded, is: true)
        expectEmpty(late.elements)
    }

    @Test("A stream of a notice that is a gate opens it (R13)")
    func opensGates() {
        let rig = Rig()
        rig.list.beginEditing()
        rig.apples.canMove.withoutCell { _, _ in true }
        expectEqual(rig.manager.explain(\.canMove, at: [0, 0]).answeredBy, .neverSent)
        let stream = rig.manager.on(AppleCell.self).events(\.moveRowTo)
        expectEqual(rig.manager.explain(\.canMove, at: [0, 0]).answeredBy, .handler)
        withExtendedLifetime(stream) {}
    }

    @Test("A stream behind a closed gate, of an unregistered view, or of a model that no item has, is found (F82)")
    func findings() {
        let (table, manager) = numberTable([1, 2] as [Number])
        manager.register(NumberCell.self)
        let streams: [Any] = [
            manager.on(NumberCell.self).events(\.didBeginMultipleSelectionInteraction),
            manager.on(AppleCell.self).events(\.didSelect),
            manager.on(NumberCell.self, for: String.self).events(\.didSelect),
            manager.on(NumberCell.self).events(\.didSelect),
        ]
        let found = manager.validate()
        expectEqual(found.map(\.code), [.unboundHandler, .unboundHandler, .closedGate])
        expectEqual(
            found.map(\.headline),
            [
                "This stream of didSelect stays empty: no mapping is for AppleCell.",
                "This stream of didSelect stays empty: no mapping is for NumberCell.",
                "This stream of didBeginMultipleSelectionInteraction stays empty: "
                    + "shouldBeginMultipleSelectionInteraction says no.",
            ])
        expectEqual(manager.anomalies, [])
        table.layoutIfNeeded()
        // Told when data is shown, once.
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler, .unboundHandler, .closedGate])
        manager.items.append(Number(3))
        manager.flush()
        expectEqual(manager.anomalies.count, 3)
        withExtendedLifetime(streams) {}
    }

    @Test(
        "An element has its cell on screen though the closure beside the stream takes none, each time (F70, R7)",
        arguments: EachKit.allCases, [false, true])
    func besideAClosureWithoutCell(_ list: EachKit, isConditional: Bool) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let rig = ListRig<Kit>()
            if isConditional { rig.apples.condition = .where { _, path in path[0] == 0 } }
            var handled = 0
            rig.apples.didSelect.withoutCell { _, _ in handled += 1 }
            let reader = Reader(rig.manager.on(Kit.AppleCell.self).events(\.didSelect))
            for _ in 0..<3 { rig.list.tap(at(0, 0)) }
            await until(reader.elements.count, is: 3)
            expectEqual(handled, 3)
            let cell = rig.list.cell(at: at(0, 0))
            expectNotNil(cell)
            expectTrue(reader.elements.allSatisfy { $0.view === cell })
        }
        await check(list.kit)
    }

    @Test("What a cancelled loop has left is for no other loop, and neither is what comes later (F70)")
    func cancelledLoop() async {
        let rig = Rig()
        let stream = rig.apples.events(\.didSelect)
        rig.table.tap([0, 0])
        rig.table.tap([0, 0])
        let reader = Reader(stream)
        reader.task.cancel()
        await until(reader.hasEnded, is: true)
        rig.table.tap([0, 0])
        let late = Reader(stream)
        await until(late.hasEnded, is: true)
        expectEqual(reader.elements.count + late.elements.count, 0)
    }
}
