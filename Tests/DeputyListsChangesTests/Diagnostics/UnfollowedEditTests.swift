import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A person deletes or inserts a row, and nothing comes of it.
@MainActor
@Suite("Edits that the data does not follow (F64)")
struct UnfollowedEditTests {
    let rig = Rig()

    private var edits: [Anomaly] { rig.manager.anomalies.filter { $0.code == .unfollowedEdit } }

    @Test("A deletion that changes nothing is reported when the person tries again, with the closure's line")
    func deletion() {
        let line: UInt = #line + 1
        rig.apples.commitEditingStyle.withoutCell { _, _, _ in }
        rig.table.delete(at(0, 0))
        rig.table.endSwipe()
        rig.manager.flush()
        expectEqual(edits, [], "a handler may ask first")
        rig.table.delete(at(0, 0))
        rig.table.endSwipe()
        expectEqual(edits.map(\.site), [CallSite("DeputyListsChangesTests/UnfollowedEditTests.swift", line)])
        rig.table.delete(at(0, 0))
        expectEqual(edits.count, 1)
        expectEqual(rig.manager.anomalyLog.occurrences(of: edits[0]), 2)
    }

    @Test("Without a closure no line is to blame, also where a stream listens")
    func onlyAStream() {
        let edits = rig.apples.events(\.commitEditingStyle)
        for _ in 0..<2 {
            rig.table.delete(at(0, 0))
            rig.table.endSwipe()
            rig.manager.flush()
        }
        expectEqual(self.edits.map(\.site), [nil])
        withExtendedLifetime(edits) {}
    }

    @Test("An insertion that changes nothing is reported when the person tries again")
    func insertion() {
        rig.apples.editingStyle { _, _ in .insert }
        rig.apples.commitEditingStyle.withoutCell { _, _, _ in }
        for _ in 0..<2 { rig.table.insert(at(0, 0)) }
        expectEqual(edits.map(\.headline).first?.contains("insert at the row at [0, 0]"), true)
    }

    @Test("A handler that changes the data, asks first, or is asked about another row is not reported")
    func goodHandlers() {
        var isConfirmed = false
        rig.apples.commitEditingStyle.withoutCell { [unowned rig] _, _, indexPath in
            if isConfirmed { rig.manager.items.remove(at: indexPath) }
            isConfirmed = true
        }
        rig.table.delete(at(0, 0))
        rig.table.endSwipe()
        rig.table.delete(at(0, 2))
        rig.table.delete(at(0, 2))
        rig.table.delete(at(0, 2))
        expectEqual(edits, [])
    }

    @Test("Whatever else has changed the data since, the handler may have waited for that")
    func laterChange() {
        rig.apples.commitEditingStyle.withoutCell { _, _, _ in }
        rig.table.delete(at(0, 0))
        rig.table.endSwipe()
        rig.manager.items.append(Apple())
        rig.table.delete(at(0, 0))
        expectEqual(edits, [])
    }

    @Test("A destructive action that says it is done and leaves its item is reported when the turn is over")
    func destructiveAction() async {
        let line: UInt = #line + 1
        rig.apples.trailingSwipeActionsConfiguration.withoutCell { _, _ in
            HeadlessSwipeActions([HeadlessSwipeAction("Delete", style: .destructive) { done in done(true) }])
        }
        rig.table.swipe(at(0, 0), .trailing)
        rig.table.perform("Delete")
        expectEqual(edits, [])
        await endOfTurn()
        expectEqual(edits.map(\.site), [CallSite("DeputyListsChangesTests/UnfollowedEditTests.swift", line)])
    }

    @Test(
        "One whose item goes in a later turn, as a sequence or a followed model has it, is not reported",
        arguments: [false, true], [false, true])
    func laterData(isSequence: Bool, isLate: Bool) async {
        let board = Board(height: 440)
        let bookcase = Bookcase()
        bookcase.things = things(1, 2, 3)
        let (stream, feed) = AsyncStream.makeStream(of: [Thing].self)
        defer { feed.finish() }
        if isSequence { board.items.follow(stream) } else { board.items.follow { bookcase.things } }
        feed.yield(bookcase.things)
        await until { board.shown == "[1 2 3]" }
        board.mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in
            HeadlessSwipeActions([
                HeadlessSwipeAction("Delete", style: .destructive) { done in
                    @MainActor func delete() {
                        done(true)
                        bookcase.things.remove(at: 0)
                        Task { feed.yield(bookcase.things) }
                    }
                    // After a server's answer no gesture has the list updated.
                    if isLate { Task { delete() } } else { delete() }
                }
            ])
        }
        board.table.swipe([0, 0], .trailing)
        board.table.perform("Delete")
        if isLate { await beat() }
        await until {
            board.endTurn()
            return board.shown == "[2 3]"
        }
        await beat()
        expectEqual(board.codes, [])
        expectNil(board.table.swipedRow)
    }

    @Test("One that removes its item while the table waits for what was dropped is not reported")
    func busyTable() async {
        let board = Board([things(1, 2, 3)])
        let dropping = Dropping(on: board.manager, board.table)
        board.mapping.trailingSwipeActionsConfiguration.withoutCell { [unowned board] thing, _ in
            HeadlessSwipeActions([
                HeadlessSwipeAction("Delete", style: .destructive) { done in
                    done(true)
                    board.items.remove(thing)
                }
            ])
        }
        board.endTurn()
        dropping.drop(at: [0, 2])
        board.table.swipe([0, 0], .trailing)
        board.table.perform("Delete")
        await beat()
        expectTrue(board.table.hasUncommittedUpdates)
        expectEqual((board.table.numberOfItems(inSection: 0), board.data), (3, "[2 3]"))
        expectEqual(board.codes, [])
        dropping.placeholders[0].deletePlaceholder()
        board.endTurn()
        expectEqual(board.shown, "[2 3]")
        expectEqual(board.codes, [])
    }

    @Test("One that removes its item in the turn, was cancelled, or is no destructive one is not reported")
    func goodActions() async {
        func perform() async {
            rig.table.swipe(at(0, 0), .trailing)
            rig.table.perform("Go")
            await endOfTurn()
            rig.table.endSwipe()
        }
        let count = rig.manager.items.numberOfItems(inSection: 0)
        let token = rig.apples.trailingSwipeActionsConfiguration.withoutCell { [unowned rig] _, indexPath in
            HeadlessSwipeActions([
                HeadlessSwipeAction("Go", style: .destructive) { done in
                    done(true)
                    rig.manager.items.remove(at: indexPath)
                }
            ])
        }
        await perform()
        expectEqual(rig.manager.items.numberOfItems(inSection: 0), count - 1)
        token.cancel()
        rig.manager.items.remove(at: at(0, 0))
        let second = rig.apples.trailingSwipeActionsConfiguration.withoutCell { _, _ in
            HeadlessSwipeActions([HeadlessSwipeAction("Go", style: .destructive) { done in done(false) }])
        }
        await perform()
        second.cancel()
        rig.apples.trailingSwipeActionsConfiguration.withoutCell { _, _ in
            HeadlessSwipeActions([HeadlessSwipeAction("Go") { done in done(true) }])
        }
        await perform()
        expectEqual(edits, [])
    }
}
