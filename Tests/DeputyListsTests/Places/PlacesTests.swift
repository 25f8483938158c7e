import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A place that closures about cells are registered at: all mappings of a type, or a chain, which is for some sections only.
enum CellPlace: CaseIterable, Sendable {
    case ofType, ofModel, one, others

    /// The things of a rig of chains that the place is for.
    var things: [Int] {
        switch self {
        case .ofType, .ofModel: [1, 2, 3, 4, 5, 6]
        case .one: [1, 2]
        case .others: [3, 4]
        }
    }
}

/// What every place has besides the events by their names.
@MainActor
@Suite("Places (F9, F40, F41, F44, F55)", .releasesRigs)
struct PlacesTests {
    @Test("A closure property is filled for the views of the place, and for no others", arguments: CellPlace.allCases)
    func properties(_ place: CellPlace) {
        properties(ChainRig<HeadlessTables>(), place)
        properties(ChainRig<HeadlessCollections>(), place)
    }

    private func properties<Kit>(_ rig: ChainRig<Kit>, _ place: CellPlace) {
        var heard: [String] = []
        var object: Counter? = Counter()
        func register<Place: EventPlace<Kit.Events, CellScope, Kit.ThingCell, Thing, R>, R>(
            _ place: Place
        ) {
            _ = place.on(\.didTap, weak: object!) { _, thing, path in heard.append("\(thing.id) \(path)") }
        }
        switch place {
        case .ofType: register(rig.manager.on(Kit.ThingCell.self))
        case .ofModel:
            register(rig.manager.dispatcher.place(of: CellScope.self, showing: Thing.self, in: Kit.ThingCell.self))
        case .one: register(rig.one)
        case .others: register(rig.others)
        }
        rig.show()
        expectEqual(rig.filled, place.things)
        for cell in rig.cells { cell.didTap?() }
        expectEqual(heard, place.things.map { "\($0) \([($0 - 1) / 2, ($0 - 1) % 2] as IndexPath)" })
        object = nil
        for cell in rig.cells { cell.didTap?() }
        expectEqual(heard.count, place.things.count)
        rig.list.reloadData()
        rig.list.layoutIfNeeded()
        expectEqual(rig.filled, [])
        expectEqual(rig.manager.checkInvariants(), [])
    }

    @Test("Uses begin and end for the views of the place", arguments: CellPlace.allCases)
    func uses(_ place: CellPlace) {
        uses(ChainRig<HeadlessTables>(), place)
        uses(ChainRig<HeadlessCollections>(), place)
    }

    private func uses<Kit>(_ rig: ChainRig<Kit>, _ place: CellPlace) {
        var (begun, ended): ([Int], [Int]) = ([], [])
        func register<Place: EventPlace<Kit.Events, CellScope, V, Thing, R>, V, R>(_ place: Place) -> R {
            place.whileInUse { scope, _, thing, _ in
                begun.append(thing.id)
                scope.onEnd { ended.append(thing.id) }
            }
        }
        var token: EventRegistration?
        switch place {
        case .ofType: token = register(rig.manager.on(Kit.ThingCell.self))
        case .ofModel: token = register(rig.manager.on(model: Thing.self))
        case .one: _ = register(rig.one)
        case .others: _ = register(rig.others)
        }
        rig.show()
        expectEqual(begun.sorted(), place.things)
        expectEqual(ended, [])
        expectTrue(Set(rig.manager.implementedEvents).isSuperset(of: ["willDisplay", "didEndDisplaying"]))
        token?.cancel()
        expectEqual(rig.manager.implementedEvents.contains("willDisplay"), (token == nil))
        rig.list.reloadData()
        rig.list.layoutIfNeeded()
        expectEqual(Set(ended), Set(place.things))
        expectEqual(begun.count, place.things.count * (token == nil ? 2 : 1))
    }

    @Test(
        "A row that has moved to the section of a chain begins a use of the chain's when it comes on screen again (F45, F57)",
        arguments: EachKit.allCases)
    func usesOfMovedRows(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let list = Kit.makeList(height: 440)
            let binder = Kit.makeBinder(list)
            let models = Changing<[Part: [Thing]]>([.first: things(1), .second: many(20)])
            var notes: [String] = []
            binder.onAllOtherSections().bind(cellType: Kit.ThingCell.self, models: { models.value[$0] ?? [] })
            binder.onSection(.second).whileInUse { scope, _, thing, path in
                guard let thing = thing as? Thing, thing.id == 1 else { return }
                notes.append("begin \(path)")
                scope.onEnd { notes.append("end") }
            }
            binder.displayedSections = [.first, .second]
            binder.finish()
            list.layoutIfNeeded()
            models.value = [.second: things(1) + many(20)]
            binder.refresh()
            list.layoutIfNeeded()
            expectEqual(notes, [])
            for ended in [[], ["end"]] {
                notes = []
                // So far that a collection keeps the cell, and shows it again as it is.
                list.scroll(by: 44)
                expectNotContains(list.visibleItems, at(1, 0))
                list.scroll(by: -44)
                expectEqual(list.visibleItems.first, at(1, 0))
                expectEqual(notes, ended + ["begin [1, 0]"])
            }
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test("Streams bring the events of the place, and what its views emit", arguments: CellPlace.allCases)
    func streams(_ place: CellPlace) async {
        await streams(ChainRig<HeadlessTables>(), place)
        await streams(ChainRig<HeadlessCollections>(), place)
    }

    private func streams<Kit>(_ rig: ChainRig<Kit>, _ place: CellPlace) async {
        typealias Tap = EmittedEvent<Kit.ThingCell, Thing, IndexPath>
        func read<Place: EventPlace<Kit.Events, CellScope, Kit.ThingCell, Thing, R>, R>(_ place: Place)
            -> Reader<Tap>
        {
            Reader(place.events())
        }
        let reader =
            switch place {
            case .ofType: read(rig.manager.on(Kit.ThingCell.self))
            case .ofModel:
                read(rig.manager.dispatcher.place(of: CellScope.self, showing: Thing.self, in: Kit.ThingCell.self))
            case .one: read(rig.one)
            case .others: read(rig.others)
            }
        rig.show()
        await reader.untilBegun()
        for cell in rig.cells { cell.emit(event: .tapped) }
        await until("they are read") { reader.elements.count >= place.things.count }
        expectEqual(reader.elements.map(\.model.id), place.things)
        reader.task.cancel()
    }

    @Test("A chain that binds no cells has uses and streams of its own section only")
    func chainsWithoutCells() async {
        await chainsWithoutCells(ChainRig<HeadlessTables>())
        await chainsWithoutCells(ChainRig<HeadlessCollections>())
    }

    private func chainsWithoutCells<Kit>(_ rig: ChainRig<Kit>) async {
        var begun: [String] = []
        let chain = rig.binder.onSection(.second)
        chain.whileInUse { _, _, thing, path in begun.append("\(path) \((thing as? Thing)?.id ?? 0)") }
        let reader = Reader(chain.events(\.didSelect))
        rig.show()
        expectEqual(begun.sorted(), ["[1, 0] 3", "[1, 1] 4"])
        await reader.untilBegun()
        for path in [[0, 0], [1, 0], [2, 0], [1, 1]] as [IndexPath] { rig.list.send(\.didSelect, with: (), at: path) }
        await until("both are read") { reader.elements.count >= 2 }
        await beat()
        expectEqual(reader.elements.map(\.indexPath), [[1, 0], [1, 1]])
        reader.task.cancel()
    }

    @Test("A chain of sections that another chain binds in part fills properties in its own sections only")
    func partlyBound() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: quietLog())
        binder.onSection(.first).bind(cellType: ThingCell.self, models: things(1))
        binder.onSection(.third).bind(cellType: ThingCell.self, models: things(3))
        var heard: [Int] = []
        binder.onSections(.first, .second)
            .bind(cellType: ThingCell.self, models: { [.second: things(2)] })
            .on(\.didTap) { thing, _ in heard.append(thing.id) }
        binder.displayedSections = [.first, .second, .third]
        binder.finish()
        table.layoutIfNeeded()
        for section in 0..<3 { (table.cell(at: [section, 0]) as? ThingCell)?.didTap?() }
        expectEqual(heard, [1, 2])
    }

    @Test("What cells of another class emit is for others, though it is of the same type (F40)")
    func otherCells() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: quietLog())
        var heard: [Int] = []
        binder.onSection(.first)
            .bind(
                cellProvider: { table, row, thing in
                    row == 0 ? table.dequeue(ThingCell.self) : table.dequeue(OtherTapCell.self)
                }, for: Thing.self, models: { things(1, 2) }
            )
            .onEvent(from: ThingCell.self) { row, _, _, _ in heard.append(row) }
        binder.displayedSections = [.first]
        binder.finish()
        table.layoutIfNeeded()
        (table.cell(at: [0, 0]) as? ThingCell)?.emit(event: .tapped)
        (table.cell(at: [0, 1]) as? OtherTapCell)?.emit(event: .tapped)
        expectEqual(heard, [0])
        expectEqual(binder.manager.anomalies, [])
    }

    @Test("An object that goes with a closure of uses that no mapping took is remembered with its line (R11)")
    func departed() {
        let board = ListBoard<HeadlessTables>([things(1)])
        var object: Counter? = Counter()
        let line: UInt = #line + 1
        board.manager.on(OddCell.self).whileInUse(weak: object!) { _, _, _, _, _ in }
        object = nil
        expectEqual(board.manager.report().departures.map(\.site.line), [line])
        board.manager.register(OddCell.self)
        expectEqual(board.manager.validate().filter { $0.code == .unboundHandler }, [])
    }

    @Test("A mapping's own closure fills a property, though one of all mappings was registered later")
    func ownFirst() {
        let board = ListBoard<HeadlessTables>([things(1)])
        var heard: [String] = []
        board.mapping.on(\.didTap) { _, _ in heard.append("own") }
        board.manager.on(ThingCell.self).on(\.didTap) { _, _ in heard.append("all") }
        board.list.reloadData()
        board.list.layoutIfNeeded()
        (board.list.cell(at: [0, 0]) as? ThingCell)?.didTap?()
        expectEqual(heard, ["own"])
    }

    @Test("A closure of uses that no mapping takes is reported with its line, once, and validate() finds it (R12, F27)")
    func unbound() {
        let board = ListBoard<HeadlessTables>([things(1)])
        let line: UInt = #line + 1
        board.manager.on(OddCell.self).whileInUse { _, _, _, _ in }
        board.manager.on(header: OddHeader.self).on(\.didTap) { _, _ in }
        board.list.reloadData()
        board.list.layoutIfNeeded()
        board.manager.setNeedsUpdate()
        board.manager.flush()
        let found = board.manager.anomalies.filter { $0.code == .unboundHandler }
        expectEqual(found.map(\.site?.line), [line, line + 1])
        expectEqual(board.manager.validate().filter { $0.code == .unboundHandler }, found)
        expectEqual(found.map(board.manager.anomalyLog.occurrences), [1, 1])
        board.manager.register(OddCell.self)
        expectEqual(board.manager.validate().filter { $0.code == .unboundHandler }.count, 1)
    }

    @Test("A closure of any section gets its section from the binder, also for a row that leaves with it")
    func sections() {
        let rig = ChainRig<HeadlessTables>()
        var heard: [String] = []
        rig.any.didEndDisplaying { [weak binder = rig.binder] _, thing, path in
            heard.append("\((thing as? Thing)?.id ?? 0) \(binder?.section(at: path).map { "\($0)" } ?? "nowhere")")
        }
        rig.show()
        rig.binder.displayedSections = [.second]
        rig.manager.flush()
        rig.list.layoutIfNeeded()
        expectEqual(heard.sorted(), ["1 first", "2 first", "5 third", "6 third"])
    }
}

private final class OtherTapCell: HeadlessCell, TapEmitting {
    typealias ViewEvent = TapEvent
    var didTap: (() -> Void)?
}

private final class OddHeader: HeadlessHeaderFooter, Configurable {
    var didTap: (() -> Void)?
    func configure(_ number: Int) {}
}

extension ChainRig {
    /// The cells on screen, in order.
    fileprivate var cells: [Kit.ThingCell] {
        (0..<3).flatMap { section in
            (0..<2).compactMap { list.view(.cell, at: [section, $0]) as? Kit.ThingCell }
        }
    }

    /// The things whose cells have their property filled.
    fileprivate var filled: [Int] {
        cells.enumerated().filter { $0.element.didTap != nil }.map { $0.offset + 1 }
    }
}
