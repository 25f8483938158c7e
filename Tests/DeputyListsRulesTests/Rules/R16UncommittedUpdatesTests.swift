import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a list has not committed would end when its data source is set again.
@MainActor
@Suite("The data source's slot while a list holds something (R16, R5, R10)")
struct UncommittedUpdatesTests {
    /// Registers a closure that announces another event of the data source.
    private func register(on board: ListBoard<HeadlessTables>) -> EventRegistration {
        board.manager.on(model: Thing.self).canEditCell { _, _ in true }
    }

    private func register(on board: ListBoard<HeadlessCollections>) -> EventRegistration {
        board.manager.onHost.indexTitles { ["A"] }
    }

    private func on(
        _ list: EachKit, _ check: @MainActor (ListBoard<HeadlessTables>, () -> EventRegistration) async -> Void,
        _ checkToo: @MainActor (ListBoard<HeadlessCollections>, () -> EventRegistration) async -> Void
    ) async {
        switch list {
        case .tables:
            let board = Board([things(1, 2, 3)])
            await check(board) { register(on: board) }
        case .collections:
            let board = ListBoard<HeadlessCollections>([things(1, 2, 3)])
            await checkToo(board) { register(on: board) }
        }
    }

    /// The slot was set again once, as soon as nothing was held, and the event is announced to the list.
    private func expectSetAgain<Kit: TestKit>(_ board: ListBoard<Kit>) {
        board.endTurn()
        expectEqual(
            board.manager.recording?.lines.filter { $0.contains("dataSource") && $0.contains("set again") }.count, 1)
        expectEqual(board.list.updates.reloads, 1)
        expectEqual(board.manager.anomalies, [])
        expectEqual(board.shown, board.data)
    }

    @Test(
        "A row that is held stays held when an event of the data source comes, and is moved",
        arguments: EachKit.allCases)
    func heldRow(_ list: EachKit) async {
        func check<Kit: TestKit>(_ board: ListBoard<Kit>, _ register: () -> EventRegistration) async {
            Kit.followMoves(board)
            board.endTurn()
            board.list.beginEditing()
            board.list.updates = HeadlessUpdates()
            board.manager.startRecording()
            expectTrue(board.list.beginMove([0, 0]))
            let token = register()
            for _ in 0..<5 { await endOfTurn() }
            expectTrue(board.list.hasUncommittedUpdates)
            expectTrue(board.list.moveOver([0, 2]))
            expectTrue(board.list.endMove())
            expectEqual(board.data, "[2 3 1]")
            expectSetAgain(board)
            withExtendedLifetime(token) {}
        }
        await on(list, check, check)
    }

    @Test("A placeholder of a drop stays when an event of the data source comes", arguments: EachKit.allCases)
    func placeholder(_ list: EachKit) async {
        func check<Kit: TestKit>(_ board: ListBoard<Kit>, _ register: () -> EventRegistration) async {
            let dropping = Dropping(on: board.manager, board.list)
            board.endTurn()
            let placeholders = dropping.drop(at: [0, 1])
            board.list.updates = HeadlessUpdates()
            board.manager.startRecording()
            let token = register()
            for _ in 0..<5 { await endOfTurn() }
            expectTrue(board.list.hasUncommittedUpdates)
            let isCommitted = placeholders[0].commitInsertion { path in
                board.manager.commitInsertion(at: path) { items, path in
                    items.insert(Thing(id: 9, content: 0), at: path)
                }
            }
            expectTrue(isCommitted)
            expectEqual(board.data, "[1 9 2 3]")
            expectSetAgain(board)
            withExtendedLifetime(token) {}
        }
        await on(list, check, check)
    }

    @Test("The slot is set again by itself when a held row is let go where it was", arguments: EachKit.allCases)
    func letGo(_ list: EachKit) async {
        func check<Kit: TestKit>(_ board: ListBoard<Kit>, _ register: () -> EventRegistration) async {
            Kit.followMoves(board)
            board.endTurn()
            board.list.beginEditing()
            board.list.updates = HeadlessUpdates()
            expectTrue(board.list.beginMove([0, 0]))
            let token = register()
            for _ in 0..<5 { await endOfTurn() }
            expectEqual(board.list.updates.reloads, 0)
            board.list.cancelMove()
            await until(board.list.updates.reloads, is: 1)
            expectEqual(board.manager.anomalies, [])
            withExtendedLifetime(token) {}
        }
        await on(list, check, check)
    }

    @Test("A gap that a drag has opened in a table stays open, and the slot is set again when the drag has gone")
    func gap() async {
        let board = Board([things(1, 2, 3)])
        let dropping = Dropping(on: board.manager, board.list)
        board.endTurn()
        board.list.updates = HeadlessUpdates()
        board.manager.startRecording()
        expectTrue(board.list.dragOver(HeadlessDragSession([HeadlessDragItem("a")]), at: [0, 1]))
        let token = register(on: board)
        for _ in 0..<5 { await endOfTurn() }
        expectTrue(board.list.hasUncommittedUpdates)
        board.list.cancelDrag()
        expectSetAgain(board)
        withExtendedLifetime((token, dropping)) {}
    }
}
