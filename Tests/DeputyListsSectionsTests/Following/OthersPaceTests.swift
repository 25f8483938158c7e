import DeputyHeadless
import Foundation
import Observation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// A list that acts when a test says so.
@MainActor
private final class ActingList { var isActing = false }

/// Who causes a change decides whether it is slowed down, not how often it comes.
@MainActor
@Suite("Only what a list causes itself is slowed down (F76)", .releasesRigs)
struct OthersPaceTests {
    let board = Board()
    let shelf = Bookcase()

    /// Follows the shelf.
    private func follow(_ didRead: @escaping @MainActor (_ reading: Int) -> Void = { _ in }) -> () -> Int {
        var readings = 0
        board.items.follow { [shelf] in
            readings += 1
            defer { didRead(readings) }
            return shelf.things
        }
        return { readings }
    }

    private func untilRead(_ times: Int, _ readings: () -> Int) async {
        for _ in 0..<100 where readings() < times { await Task.yield() }
    }

    @Test("F76: a model that others change a thousand times, turn by turn, is read each time at once")
    func others() async {
        let readings = follow()
        for number in 1...1_000 {
            shelf.things = [thing(1, number)]
            await untilRead(number + 1, readings)
            guard readings() == number + 1 else { break }
        }
        expectEqual(readings(), 1_001)
        expectEqual(board.codes, [])
    }

    @Test("F76: so is one that several tasks change, while the list is laid out at each of their turns")
    func severalTasks() async {
        let readings = follow()
        var done = 0
        for task in 0..<4 {
            Task { [board, shelf] in
                for number in 1...200 {
                    shelf.things = [thing(task, number)]
                    board.endTurn()
                    await Task.yield()
                }
                done += 1
            }
        }
        await until(done, is: 4)
        #expect(readings() > 150)
        expectEqual(board.codes, [])
    }

    @Test(
        "F76: work that causes itself in tasks of its own looks like work for others: it is reported when it had no rest for long",
        arguments: [0, 1, 150])
    func ownTask(_ rest: Int) async {
        var (times, reported, isRested) = (0, [Int](), false)
        let work = PacedWork(withoutRest: 300) { await Task.yield() }
        work.reportEndless = { reported.append(times) }
        work.perform = { [unowned work] in
            times += 1
            work.didPerform()
            let number = times
            guard number < 400 else { return }
            Task {
                if number == rest { for _ in 0..<20 { await Task.yield() } }
                isRested = isRested || number == rest
                work.setNeeded()
            }
        }
        work.setNeeded()
        await until(times, is: 400)
        // A rest after the first time begins the count again.
        expectEqual(reported, (rest < 150 ? [300 + rest] : []))
        expectEqual(isRested, (rest > 0))
    }

    @Test("F76: a reading whose update changes what was read is reported, while others change it too")
    func ownUpdateAmongOthers() async {
        board.manager.didUpdate = { [shelf] _ in shelf.unread += 1 }
        var readings = 0
        board.items.follow { [shelf] in
            readings += 1
            return [thing(shelf.title.count, shelf.unread)]
        }
        let others = Task { [shelf] in
            while !Task.isCancelled {
                shelf.title = "\(shelf.unread)"
                // Now and then: a reading that others cause begins the count again.
                for _ in 0..<2_000 where !Task.isCancelled { await Task.yield() }
            }
        }
        await until("it is reported") { board.codes != [] || readings > 1_000 }
        others.cancel()
        expectEqual(board.codes, [.endlessWork])
    }

    @Test(
        "F76: what the list asks for a few turns after the work counts, however often that was done in one turn; later it does not",
        arguments: [(4, 1), (12, 0)])
    func listActs(_ turns: Int, _ expected: Int) async {
        var (times, reports) = (0, 0)
        let list = ActingList()
        let work = PacedWork { await Task.yield() }
        work.isListActing = { list.isActing }
        work.reportEndless = { reports += 1 }
        work.perform = { [unowned work] in
            times += 1
            for _ in 0..<3 { work.didPerform() }
        }
        var number = 0
        // On a busy machine the turns of the work may pass before those of this test; then the count begins again.
        while number < 110 || reports < expected && number < 2_000 {
            number += 1
            list.isActing = true
            work.setNeeded()
            list.isActing = false
            for _ in 0..<100 where times < number { await Task.yield() }
            for _ in 0..<turns { await Task.yield() }
        }
        expectEqual(times, number)
        expectEqual(reports, expected)
    }

    @Test("F76: two lists that change what the other one reads are reported")
    func twoLists() async {
        let other = Board()
        var readings = 0
        board.items.follow { [shelf] in
            readings += 1
            return [thing(1, shelf.unread)]
        }
        other.items.follow { [shelf] in shelf.things }
        board.manager.didUpdate = { [shelf] _ in shelf.things = [thing(2, readings)] }
        other.manager.didUpdate = { [shelf] _ in shelf.unread = readings }
        await until("it is reported") { !(board.codes + other.codes).isEmpty || readings > 1_000 }
        expectEqual((board.codes + other.codes).first, .endlessWork)
    }

    @Test("F76: a task that a reading has started, and that goes on by itself, is one of the others")
    func startedTask() async {
        var changes = 0
        let readings = follow { [shelf] reading in
            guard reading == 1 else { return }
            Task {
                for number in 1...150 {
                    shelf.things = [thing(1, number)]
                    changes = number
                    for _ in 0..<3 { await Task.yield() }
                }
            }
        }
        await until(changes, is: 150)
        #expect(readings() > 120)
        expectEqual(board.codes, [])
    }
}
