import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

@MainActor
@Suite("The end of animations (F68)")
struct CompletionTests {
    /// The ways data is brought to a store.
    enum Form: CaseIterable { case sections, lists, anyItems, items }

    /// Ways for an update to go.
    enum Road: CaseIterable {
        case batch, reload, offScreen, nothingToDo, refusedPlace, chosenReload
    }

    private func apply(_ form: Form, _ things: [Thing], to board: Board, _ completion: @escaping @MainActor () -> Void)
    {
        switch form {
        case .sections: board.items.apply(sections: [ItemSection(things)], completion: completion)
        case .lists: board.items.apply(sections: [things], completion: completion)
        case .anyItems: board.items.apply(items: things as [Any], completion: completion)
        case .items: board.items.apply(items: things, completion: completion)
        }
    }

    @Test("Every form of apply calls its completion once, when the table shows the new data", arguments: Form.allCases)
    func everyForm(form: Form) {
        let board = Board([things(1, 2)])
        var shown: [String] = []
        apply(form, things(2, 3), to: board) { shown.append(board.shown) }
        expectEqual(shown, [])
        board.manager.flush()
        expectEqual(shown, ["[2 3]"])
        board.manager.flush()
        expectEqual(shown, ["[2 3]"])
    }

    @Test(
        "Of a list that has loaded by itself, completions are called with the update that was pending, in order (F68)")
    func beforeLoading() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.register(ThingCell.self)
        var calls: [String] = []
        manager.items.apply(items: things(1)) { calls.append("first") }
        manager.items.apply(items: things(1, 2)) { calls.append("second") }
        // It loads by itself, and not by the update.
        table.reloadData()
        expectEqual(table.numberOfItems(inSection: 0), 2)
        manager.flush()
        expectEqual(calls, ["first", "second"])
    }

    @Test("A completion is called once, whatever becomes of the update", arguments: Road.allCases)
    func everyRoad(road: Road) {
        let board = Board([things(1, 2)])
        if road == .chosenReload { board.manager.animates = { _ in nil } }
        var calls = 0
        var ends: [Bool] = []
        board.manager.didEndAnimations = { ends.append($0 == nil) }
        if road == .reload { board.manager.setNeedsUpdate() }
        if road == .offScreen { board.table.isOnScreen = false }
        let new = road == .nothingToDo ? things(1, 2) : things(2, 3)
        board.items.apply(items: new, inSection: road == .refusedPlace ? -1 : 0) { calls += 1 }
        board.manager.flush()
        expectEqual(calls, 1)
        let isSilent = road == .nothingToDo || road == .refusedPlace
        expectEqual(ends, (isSilent ? [] : [road != .batch]))
    }

    @Test("The hook comes after didUpdate, then the completions in order, when the event is over")
    func order() {
        let board = Board([things(1)])
        var calls: [String] = []
        board.manager.didUpdate = { _ in calls.append("updated") }
        board.manager.didEndAnimations = { _ in calls.append("ended") }
        board.items.apply(items: things(1, 2)) {
            calls.append("first \(board.manager.dispatcher.isDispatching)")
            board.items.apply(items: things(3)) { calls.append("third") }
            board.manager.flush()
        }
        board.items.apply(items: things(2)) { calls.append("second") }
        board.manager.flush()
        // The update that a completion makes ends after the completions that were due with it.
        expectEqual(calls, ["updated", "ended", "first false", "updated", "second", "ended", "third"])
        expectEqual(board.shown, "[3]")
    }

    @Test("A completion asked for inside an event comes after the change has been shown")
    func insideAnEvent() {
        let board = Board([things(1, 2)])
        var shown: [String] = []
        board.manager.on(ThingCell.self).didSelect { [unowned board] _, _, _ in
            board.items.apply(items: things(2)) { shown.append(board.shown) }
        }
        board.table.tap(at(0, 0))
        expectEqual(shown, [])
        board.manager.flush()
        expectEqual(shown, ["[2]"])
    }

    @Test("An animation that a host ends twice is one; only the end of the last calls the completions (F68)")
    func endedTwice() {
        var calls: [String] = []
        let end = UpdateEnd([Completion { calls.append("completion") }]) { $0() }
        let (first, second) = (end.waiting(), end.waiting())
        end.finish { calls.append("hook") }
        first()
        first()
        expectEqual(calls, [])
        second()
        second()
        expectEqual(calls, ["hook", "completion"])
    }

    @Test("The hook is called without a completion, a completion without the hook, and without both nothing waits")
    func oneOfThem() {
        var calls: [String] = []
        func end(_ completions: [Completion]) -> UpdateEnd {
            calls = []
            return UpdateEnd(completions) { work in
                calls.append("later")
                work()
            }
        }
        end([]).finish { calls.append("hook") }
        expectEqual(calls, ["later", "hook"])
        end([Completion { calls.append("completion") }]).finish()
        expectEqual(calls, ["later", "completion"])
        end([]).finish()
        expectEqual(calls, [])
    }

    /// What may be gone before an update.
    enum Gone: CaseIterable { case table, manager, managerButStore, attachment }

    @Test("Completions are called in order though nothing is left to show the changes", arguments: Gone.allCases)
    func nobodyLeft(gone: Gone) async {
        var calls: [Int] = []
        var table: HeadlessTable? = HeadlessTable()
        var manager: TableManager<HeadlessTables>? = TableManager(table!, anomalyLog: quietLog())
        let store = gone == .managerButStore ? manager?.items : nil
        manager!.register(ThingCell.self)
        manager!.items.setItems(things(1))
        manager!.flush()
        for number in [2, 3] { manager!.items.apply(items: things(number)) { calls.append(number) } }
        switch gone {
        case .table: table = nil
        case .manager, .managerButStore: manager = nil
        case .attachment: manager!.detach()
        }
        if let manager {
            // A manager that can still be asked to update does not leave it for a later turn.
            manager.flush()
            expectEqual(calls, [2, 3])
        }
        for _ in 0..<1000 where calls.count < 2 { await Task.yield() }
        expectEqual(calls, [2, 3])
        _ = (table, manager, store)
    }

    @Test("A completion that waits for a busy table is called though the manager goes")
    func goneWhileBusy() async {
        let table = HeadlessTable()
        var manager: TableManager<HeadlessTables>? = TableManager(table, anomalyLog: quietLog())
        manager!.register(ThingCell.self) { $0.moveRowTo.withoutCell { _, _, _ in } }
        let store = manager!.items
        store.setItems(things(1, 2))
        table.layoutIfNeeded()
        table.beginEditing()
        expectTrue(table.beginMove([0, 0]))
        var calls = 0
        store.apply(items: things(2)) { calls += 1 }
        manager!.flush()
        expectEqual(calls, 0)
        manager = nil
        await until { calls > 0 }
        expectEqual(calls, 1)
        withExtendedLifetime(store) {}
    }

    @Test("A comparison away from the main actor has a completion too")
    func inTheBackground() async {
        let board = Board([things(1, 2)])
        var calls = 0
        await board.items.applyInBackground(items: things(2)) { calls += 1 }
        board.manager.flush()
        expectEqual((calls, board.shown), (1, "[2]"))
    }

    @Test("A change that came in the middle of a reload is over with it (F68)", arguments: EachKit.allCases)
    func inAReload(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1)])
            let calls = Counter()
            board.manager.willUpdate = { [unowned board] _ in
                board.manager.willUpdate = nil
                board.items.apply(items: things(1, 2)) { calls() }
            }
            board.manager.setNeedsUpdate()
            board.manager.flush()
            expectEqual(calls.count, 1)
            board.list.layoutIfNeeded()
            expectEqual(board.shown, "[1 2]")
        }
        check(list.kit)
    }
}
