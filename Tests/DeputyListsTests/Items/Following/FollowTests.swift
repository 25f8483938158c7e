import DeputyHeadless
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// A row that is compared by its name, and observable itself.
@Observable
final class NamedRow: Hashable {
    var name = "a"
    static func == (a: NamedRow, b: NamedRow) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@MainActor
@Suite("Data that follows a model (F76)")
struct FollowTests {
    let board = Board()
    let shelf = Bookcase()

    @Test("Items are there at once, and follow what was read: animated, in one update for each turn (F76)")
    func follows() async {
        shelf.things = things(1, 2)
        board.items.follow { [shelf] in shelf.things }
        expectEqual(board.data, "[1 2]")
        board.endTurn()
        var updates: [ChangeSet?] = []
        board.manager.didUpdate = { updates.append($0) }
        let first = board.cell(0, 0)
        shelf.things.append(thing(3))
        shelf.things.remove(at: 1)
        shelf.things.append(thing(4))
        expectEqual(board.data, "[1 2]")
        await until(board.shown, is: "[1 3 4]")
        expectEqual(updates.count, 1)
        expectNotNil(updates[0])
        expectTrue(board.keeps(first, 0, 0))
    }

    @Test("What it does not read does not make it read again (F76)")
    func readsOnlyWhenNeeded() async {
        var readings = 0
        board.items.follow { [shelf] in
            readings += 1
            return shelf.things
        }
        shelf.unread = 1
        await beat()
        expectEqual(readings, 1)
        shelf.things = things(1)
        shelf.things = things(1, 2)
        await until(readings, is: 2)
        board.items.refresh()
        expectEqual(readings, 3)
        shelf.things = things(1)
        await until(readings, is: 4)
        // What has changed was read before the turn ended.
        shelf.things = things(2)
        board.items.refresh()
        await beat()
        expectEqual(readings, 5)
    }

    @Test("A change made in an event, in a hook of the update, or in another task is not missed (F76)")
    func nothingIsMissed() async {
        board.items.follow { [shelf] in shelf.things }
        var isDone = false
        board.manager.didUpdate = { [shelf] _ in
            guard !isDone, shelf.things.count == 2 else { return }
            isDone = true
            shelf.things.append(thing(9))
        }
        board.mapping.didSelect.withoutCell { [shelf] thing, _ in shelf.things.removeAll { $0 == thing } }
        Task { [shelf] in shelf.things = things(1, 2) }
        await until(board.shown, is: "[1 2 9]")
        board.table.tap([0, 0])
        await until(board.shown, is: "[2 9]")
    }

    @Test("What is applied is not followed: only what the closure reads (F76)")
    func comparingIsNotFollowed() async {
        let row = NamedRow()
        var readings = 0
        board.items.follow {
            readings += 1
            return [row] as [Any]
        }
        row.name = "b"
        await beat()
        expectEqual(readings, 1)
    }

    @Test("A closure that reads nothing observable is read once, and again by refresh() (F76)")
    func readsNothing() async {
        @MainActor final class Plain { var things: [Thing] = [thing(1)] }
        let plain = Plain()
        board.items.follow { plain.things }
        plain.things = things(1, 2)
        await beat()
        expectEqual(board.data, "[1]")
        board.items.refresh()
        expectEqual(board.data, "[1 2]")
        expectEqual(board.codes, [])
    }

    @Test("A closure that writes what it reads does not spin; nor does one that refreshes itself (F76)")
    func writesWhatItReads() async {
        var readings = 0
        let items = board.items
        items.follow { [shelf, unowned items] in
            readings += 1
            shelf.things.append(thing(readings))
            items.refresh()
            return shelf.things
        }
        await beat()
        expectEqual(readings, 1)
        expectEqual(board.codes, [])
    }

    @Test("A change that another thread makes is read when it is made, not when it is announced (F76)")
    func otherThread() async {
        let model = SharedTitle()
        board.items.follow { [model.title] as [Any] }
        model.makesWait()
        DispatchQueue.global().async { model.title = "b" }
        await until("the change is announced") { model.isChanging }
        expectEqual(board.data, "[a]")
        // A reading in between does not count for it.
        board.items.refresh()
        model.goOn()
        await until(board.data, is: "[b]")
    }

    @Test(
        "A change that another thread has made is read as soon as the main actor is free, before a clock is asked (F76)"
    )
    func otherThreadAtOnce() async {
        let model = SharedTitle()
        board.items.follow { [model.title] as [Any] }
        let start = ContinuousClock.now
        var isAtOnce = false
        // On a busy machine a tenth of a second may pass, and then it is read by the clock.
        for number in 1...200 where !isAtOnce {
            let (change, title) = (ContinuousClock.now, "\(number)")
            Thread.detachNewThread { model.title = title }
            // All in one turn: what goes on after the change takes its time from the next one on.
            while model.peeked != title {}
            for _ in 0..<20 where board.data != "[\(title)]" { await Task.yield() }
            isAtOnce = board.data == "[\(title)]" && change.duration(to: .now) < .milliseconds(100)
        }
        expectTrue(isAtOnce, "\(start.duration(to: .now))")
    }
}
