import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What cells, headers and footers emit, as streams.
@MainActor
@Suite("Streams of what cells emit (F71)")
struct EmittedEventsTests {
    class SwitchCell: HeadlessCell, Configurable, ViewEventEmitting {
        enum ViewEvent { case turned(Bool) }
        func configure(_ number: Number) { text = "\(number)" }
    }
    final class SoundCell: SwitchCell {}
    final class SwitchHeader: HeadlessHeaderFooter, Configurable, ViewEventEmitting {
        enum ViewEvent { case tapped }
        func configure(_ apple: Apple) { text = apple.name }
    }
    final class Listener: TableOwner, ViewEventOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Listener.self) { _ in }
        var heard = 0
        func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation) { heard += 1 }
    }

    @Test("An element has the event, the view, and the model and row of that moment; subclasses emit too (F71, F42)")
    func element() async throws {
        let (table, manager) = numberTable([1, 2] as [Number])
        var mapping: ViewMapping<E, CellScope, SoundCell, Number>?
        manager.register(SoundCell.self) { mapping = $0 }
        let readers = [
            Reader(manager.on(SwitchCell.self).events()),
            Reader(manager.on(SwitchCell.self, for: Number.self).events()),
        ]
        let onMapping = Reader(mapping!.events())
        table.layoutIfNeeded()
        let cell = try #require(table.cell(at: [0, 1]) as? SoundCell)
        manager.items.insert(Number(0), at: [0, 0])
        cell.emit(event: .turned(true))
        await until(readers.map(\.elements.count), is: [1, 1])
        for reader in readers {
            let element = try #require(reader.elements.first)
            expectSame(element.view, cell)
            expectEqual(element.model, 2)
            expectEqual(element.indexPath, [0, 2])
            if case .turned(let isOn) = element.event { expectTrue(isOn) }
        }
        expectEqual(onMapping.elements.map(\.model), [2])
        // What a cell emits is no delegate method: it announces nothing.
        expectEqual(manager.implementedEvents, [])
    }

    @Test("Headers and footers emit, each at its own place, with their section (F43)")
    func headersAndFooters() async {
        let (table, manager) = numberTable([])
        manager.registerHeader(SwitchHeader.self)
        manager.registerFooter(SwitchHeader.self)
        manager.items.setSections([
            ItemSection([], header: Apple(name: "top")), ItemSection([], footer: Apple(name: "bottom")),
        ])
        let readers = [
            Reader(manager.on(header: SwitchHeader.self).events()),
            Reader(manager.on(header: SwitchHeader.self, for: Apple.self).events()),
            Reader(manager.on(footer: SwitchHeader.self).events()),
        ]
        table.layoutIfNeeded()
        (table.header(inSection: 0) as? SwitchHeader)?.emit(event: .tapped)
        (table.footer(inSection: 1) as? SwitchHeader)?.emit(event: .tapped)
        await until(readers.map(\.elements.count), is: [1, 1, 1])
        expectEqual(readers.map { $0.elements.map(\.model.name) }, [["top"], ["top"], ["bottom"]])
        expectEqual(readers.map { $0.elements.map(\.section) }, [[0], [0], [1]])
        expectEqual(manager.validate(), [])
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("A handler, streams and an owner: the owner gets what no handler takes, streams or not (R4)")
    func tiers() async throws {
        let (table, manager) = numberTable([Number(1)])
        let owner = Listener()
        manager.owner = owner
        manager.register(SwitchCell.self)
        let reader = Reader(manager.on(SwitchCell.self).events())
        table.layoutIfNeeded()
        manager.isTracing = true
        let cell = try #require(table.cell(at: [0, 0]) as? SwitchCell)
        cell.emit(event: .turned(true))
        expectEqual(owner.heard, 1)
        expectEqual(manager.lastViewEventResolution?.answeredBy, .stream)
        let token = manager.on(SwitchCell.self).onEvent { _, _, _, _ in }
        cell.emit(event: .turned(false))
        expectEqual(owner.heard, 1)
        expectEqual(manager.lastViewEventResolution?.answeredBy, .handler)
        await until(reader.elements.count, is: 2)
        reader.task.cancel()
        token.cancel()
        await until(reader.hasEnded, is: true)
        cell.emit(event: .turned(true))
        expectEqual(owner.heard, 2)
        expectEqual(manager.lastViewEventResolution?.answeredBy, .owner)
    }

    @Test("An unread element keeps no cell alive (F71)")
    func keepsNoCell() async {
        weak var cell: SwitchCell?
        let stream: EventStream<EmittedEvent<SwitchCell, Number, IndexPath>>
        do {
            let (table, manager) = numberTable([Number(1)])
            manager.register(SwitchCell.self)
            stream = manager.on(SwitchCell.self).events()
            table.layoutIfNeeded()
            cell = table.cell(at: [0, 0]) as? SwitchCell
            cell?.emit(event: .turned(true))
        }
        await until("it is let go") { cell == nil }
        var iterator = stream.makeAsyncIterator()
        expectEqual(await iterator.next()?.model, 1)
    }
}
