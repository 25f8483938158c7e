import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The end of a manager (F10, F43 to F45)")
struct EndingManagerTests {
    enum End: CaseIterable { case detached, gone }

    @Test(
        "Afterwards cells deliver nothing, and every scope has ended with its tasks cancelled", arguments: End.allCases)
    func nothingIsDelivered(end: End) async {
        var heard: [String] = []
        var wasCancelled = false
        var scope: ViewUseScope?
        let table = HeadlessTable(height: 88)
        var manager: TableManager<HeadlessTables>? = TableManager(table, anomalyLog: quietLog())
        manager!.register(FieldCell.self) { mapping in
            mapping.onEvent { event, _, _, _ in heard.append("\(event)") }
            mapping.on(\.didTap) { _, _ in heard.append("tap") }
            mapping.whileInUse { use, _, _, _ in
                scope = use
                use.onEnd { heard.append("end") }
                use.task {
                    while !Task.isCancelled { await Task.yield() }
                    wasCancelled = true
                }
            }
        }
        manager!.items.setItems([Field(name: "a")])
        table.layoutIfNeeded()
        let cell = table.cell(at: at(0, 0)) as? FieldCell
        await Task.yield()
        switch end {
        case .detached: manager!.detach()
        case .gone: manager = nil
        }
        // When the manager is released, what held it may be being written: scopes end a turn later.
        expectEqual(scope?.hasEnded, (end == .detached))
        for _ in 0..<1_000 where scope?.hasEnded == false { await Task.yield() }
        expectEqual(scope?.hasEnded, true)
        for _ in 0..<100 where !wasCancelled { await Task.yield() }
        expectTrue(wasCancelled)
        cell?.didTap?()
        cell?.emit(event: .cleared)
        for _ in 0..<100 where heard.isEmpty { await Task.yield() }
        expectEqual(heard, ["end"])
    }

    @Test("An event that waits for the end of another is not delivered if that detaches the manager")
    func waitingEventsAreDropped() {
        let form = Form(["a"])
        form.register()
        form.manager.on(FieldCell.self).didSelect { [unowned form] cell, _, _ in
            cell.emit(event: .cleared)
            form.manager.detach()
        }
        form.table.layoutIfNeeded()
        form.table.tap(at(0, 0))
        expectEqual(form.heard, [])
    }

    @Test("A kept cell keeps neither its item nor its closures", arguments: End.allCases)
    func keptCellsKeepNothing(end: End) async {
        weak var item: Token?
        weak var captured: Token?
        let table = HeadlessTable(height: 88)
        var manager: TableManager<HeadlessTables>? = TableManager(table)
        do {
            let kept = Token()
            captured = kept
            manager!.register(TokenCell.self) { mapping in
                mapping.on(\.didTap) { _, _ in _ = kept }
                mapping.whileInUse { scope, _, _, _ in scope.onEnd { _ = kept } }
            }
            let model = Token()
            item = model
            manager!.items.setItems([model])
        }
        table.layoutIfNeeded()
        let cell = table.cell(at: at(0, 0))
        expectNotNil(item)
        expectNotNil(captured)
        expectNotNil(cell)
        if end == .detached {
            manager!.detach()
            manager!.items.removeAll()
            manager!.flush()
            manager!.unregister(TokenCell.self)
        }
        manager = nil
        expectNil(item)
        // The scope ends a turn later.
        for _ in 0..<1_000 where captured != nil { await Task.yield() }
        expectNil(captured)
        _ = cell
    }

    @Test("A manager is let go: until its table is left, heights are the table's own, and not made up (F35, R6, R12)")
    func heightsWithoutAManager() {
        let table = HeadlessTable(height: 200)
        table.rowHeight = 30
        var manager: TableManager<HeadlessTables>? = TableManager(table)
        manager!.register(TokenCell.self) { $0.heightForCell { _, _ in 50 } }
        manager!.items.setItems([Token()])
        table.layoutIfNeeded()
        expectEqual(table.send(\.heightForCell, at: at(0, 0)), 50)
        manager = nil
        expectEqual(table.send(\.heightForCell, at: at(0, 0)), 30)
    }

    @Test("A table captured by a handler of a cell's property is not kept alive by its cells (F10, F44)")
    func capturedTableIsFreed() {
        weak var gone: HeadlessTable?
        do {
            let table = HeadlessTable(height: 88)
            let manager = TableManager(table)
            manager.register(EndingCell.self) { mapping in mapping.on(\.didTap) { _, _ in _ = table.isEditing } }
            manager.items.setItems([Apple()])
            table.layoutIfNeeded()
            gone = table
            expectNotNil((table.cell(at: at(0, 0)) as? EndingCell)?.didTap)
        }
        expectNil(gone)
    }

    @Test(
        "A manager that is let go leaves no row and no selection, also while its list is covered (F10, R12)",
        arguments: EachKit.allCases, [true, false])
    func nothingIsLeft(_ list: EachKit, _ isCovered: Bool) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let list = Kit.makeList()
            var manager: ListManager<Kit>? = ListManager(list, anomalyLog: quietLog())
            manager!.register(Kit.ThingCell.self)
            manager!.items.setItems(things(1, 2, 3))
            list.layoutIfNeeded()
            list.selectItem(at: at(0, 1))
            expectEqual(list.visibleItems.count, 3)
            expectEqual(list.selectedItems, [at(0, 1)])
            list.isOnScreen = !isCovered
            manager = nil
            await endOfTurn()
            // At once, and not only when the list lays itself out; a covered collection only marks.
            expectTrue(isCovered && !Kit.loadsAtOnce || list.selectedItems.isEmpty)
            expectTrue(isCovered || list.cell(at: at(0, 1)) == nil)
            expectEqual(list.itemCounts.reduce(0, +), 0)
            list.isOnScreen = true
            list.layoutIfNeeded()
            expectEqual(list.visibleItems, [])
            expectEqual(list.exceptions, [])
        }
        await check(list.kit)
    }

    @Test(
        "A store that goes on calls the closures that wait for its changes (F10, F60)", arguments: EachKit.allCases,
        End.allCases)
    func storeGoesOn(_ list: EachKit, _ end: End) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let list = Kit.makeList(height: 440)
            var manager: ListManager<Kit>? = ListManager(list, anomalyLog: quietLog())
            manager!.items.setItems(things(1))
            list.layoutIfNeeded()
            let items = manager!.items
            switch end {
            case .detached: manager!.detach()
            case .gone: manager = nil
            }
            let calls = Counter()
            items.apply(items: things(1, 2)) { calls() }
            await until(calls.count, is: 1)
            withExtendedLifetime(manager) {}
        }
        await check(list.kit)
    }
}
