import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What is gone, or never called, is noticed each time (R21, F33, F44, F82)")
struct EndsAreNoticedTests {
    @Test(
        "Of closures of the manager that no mapping is for each is reported, in whichever turn it comes")
    func unboundLate() async {
        let board = Board([things(1)])
        for count in 1...3 {
            board.manager.on(OddCell.self).didSelect.withoutCell(fileID: "App/List.swift", line: UInt(count)) {
                _, _ in
            }
            await endOfTurn()
            await endOfTurn()
            expectEqual(board.codes, Array(repeating: .unboundHandler, count: count))
        }
    }

    @Test(
        "A closure registered at a kept mapping that was unregistered is reported as never called")
    func keptMapping() async {
        let board = Board([things(1)])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self)
        board.endTurn()
        board.mapping.didSelect.withoutCell { _, _ in }
        board.mapping.willDisplay.withoutCell { _, _ in }
        await endOfTurn()
        await endOfTurn()
        expectEqual(board.codes, [.unboundHandler, .unboundHandler])
    }

    @Test(
        "A closure of one line for two mappings, whose objects went one after the other, is listed as gone for the rows of either (F33)",
        arguments: [false, true])
    func oneLine(isFirstFirst: Bool) {
        let rig = Rig()
        var pears: ViewMapping<E, CellScope, PearCell, Pear>!
        rig.manager.unregister(PearCell.self)
        rig.manager.register(PearCell.self) { pears = $0 }
        func register<View, Model>(_ mapping: ViewMapping<E, CellScope, View, Model>, _ object: Counter) {
            mapping.didSelect.withoutCell(weak: object) { _, _, _ in }
        }
        var (first, second): (Counter?, Counter?) = (Counter(), Counter())
        register(rig.apples, first!)
        register(pears, second!)
        rig.list.layoutIfNeeded()
        func areGone() -> [Bool] {
            [0, 1].map { row in
                rig.manager.explain(\.didSelect, at: at(0, row)).steps.contains { $0.outcome == .ownerGone }
            }
        }
        expectEqual(areGone(), [false, false])
        if isFirstFirst { first = nil } else { second = nil }
        _ = rig.manager.implementedEvents
        expectEqual(areGone(), [isFirstFirst, !isFirstFirst])
        (first, second) = (nil, nil)
        for _ in 0..<2 {
            expectEqual(areGone(), [true, true])
            _ = rig.manager.implementedEvents
        }
        expectEqual(rig.manager.report().departures.map(\.count), [2])
    }

    @Test("A closure property of any kind is nil again after its closure was cancelled and the cell filled anew (F44)")
    func properties() {
        let form = Form(["a"])
        var mapping: ViewMapping<E, CellScope, FieldCell, Field>!
        form.manager.register(FieldCell.self) { mapping = $0 }
        let tokens = [
            mapping.on(\.didTap) { _, _ in }, mapping.on(\.didPress) { _, _ in },
            mapping.onValue(\.didChange) { _, _, _ in },
            form.manager.on(FieldCell.self).onValue(\.didChange) { _, _, _ in },
        ]
        form.manager.setNeedsUpdate()
        func filled() -> [Bool] {
            let cell = form.cell(0)
            return [cell.didTap != nil, cell.didPress != nil, cell.didChange != nil]
        }
        expectEqual(filled(), [true, true, true])
        // Unlike a scope they need no event of the list.
        expectEqual(form.manager.implementedEvents, [])
        for token in tokens { token.cancel() }
        // A new model fills the cell where it is.
        form.manager.items.setItems([Field(name: "b")])
        expectEqual(filled(), [false, false, false])
        expectEqual(form.codes, [])
    }

    @Test(
        "A mapping whose object is found dead in an event is withdrawn after it, with tracing on as well (F34)",
        arguments: [false, true])
    func traced(isTracing: Bool) {
        let list = HeadlessTable(height: 1_000)
        let manager = TableManager(list, anomalyLog: quietLog())
        var object: Counter? = Counter()
        weak var captured: Counter?
        do {
            let kept = Counter()
            captured = kept
            manager.register(ThingCell.self) { $0.canFocus.withoutCell { _, _ in kept.count == 0 } }.live(
                with: object!)
        }
        manager.register(OddCell.self)
        manager.items.setItems(things(1))
        list.layoutIfNeeded()
        manager.isTracing = isTracing
        expectNotNil(captured)
        object = nil
        let event = manager.dispatcher.catalogue.event(named: "canFocus") as! CellQuestion<Bool>
        _ = manager.send(event, (), at: at(0, 0)) { _ in nil }
        expectNil(captured)
        expectEqual(manager.implementedEvents, [])
    }
}
