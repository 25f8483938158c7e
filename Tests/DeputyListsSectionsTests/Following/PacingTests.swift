import DeputyHeadless
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// What it costs, and who notices it, when showing a list changes what the list reads (F76). All of it is counted in turns of
/// the main actor, as a clock would say how busy the machine is.
@MainActor
@Suite("A list whose showing changes what it reads is slowed down (F76)", .releasesRigs)
struct PacingTests {
    /// A pause that a test ends.
    @MainActor
    final class Pause {
        private(set) var begun = 0
        private var waiting: CheckedContinuation<Void, Never>?

        /// A task that waits for ever is a leak.
        init() { RigsOfTest.onRelease { [weak self] in self?.end() } }

        func callAsFunction() async {
            begun += 1
            await withCheckedContinuation { waiting = $0 }
        }
        func end() {
            waiting?.resume()
            waiting = nil
        }
    }

    /// Work that is needed again as soon as it was done, as long as a test wants that.
    @MainActor
    final class Work {
        let pause = Pause()
        let work: PacedWork
        private(set) var times = 0
        private(set) var reports = 0
        var isNeededAgain = true
        var didPerform: () -> Void = {}

        init() {
            work = PacedWork { [pause] in await pause() }
            work.reportEndless = { [weak self] in self?.reports += 1 }
            work.perform = { [weak self] in
                guard let self else { return }
                times += 1
                didPerform()
                work.didPerform()
                if isNeededAgain { work.setNeeded() }
            }
        }
    }

    /// Other code that uses the main actor, one turn after the other.
    @MainActor
    final class Others {
        private(set) var turns = 0
        /// How many turns they had between one time and the next.
        private(set) var between: [Int] = []
        private var last = 0
        private var goesOn = true

        init() { take() }

        private func take() {
            turns += 1
            if goesOn { Task { take() } }
        }

        func noteTime() {
            between.append(turns - last)
            last = turns
        }

        func end() { goesOn = false }
    }

    @Test(
        "F76: work is done a hundred times without a pause, each in a turn of its own; then it is reported, once, and paused"
    )
    func begins() async {
        let (work, others) = (Work(), Others())
        work.didPerform = { others.noteTime() }
        work.work.setNeeded()
        await until(work.pause.begun > 0, is: true)
        expectEqual(work.times, 100)
        expectEqual(others.between.count, 100)
        expectTrue(others.between.allSatisfy { $0 >= 1 })
        expectEqual(work.reports, 1)
        // Others go on meanwhile, and it does not.
        let turns = others.turns
        await until(others.turns > turns + 20, is: true)
        others.end()
        expectEqual(work.times, 100)
    }

    @Test("F76: then it is done once for each pause, however often it is needed, and not reported again")
    func goesOn() async {
        let work = Work()
        work.work.setNeeded()
        await until(work.pause.begun > 0, is: true)
        for number in 1...20 {
            work.pause.end()
            await until(work.pause.begun > number, is: true)
            expectEqual(work.pause.begun, 1 + number)
            expectEqual(work.times, 100 + number)
            for _ in 0..<10 { work.work.setNeeded() }
        }
        await beat()
        expectEqual(work.times, 120)
        expectEqual(work.reports, 1)
    }

    @Test("F76: when it is not needed for some turns it is done at once again, a hundred times more")
    func ends() async {
        let work = Work()
        work.work.setNeeded()
        await until(work.pause.begun > 0, is: true)
        work.isNeededAgain = false
        work.pause.end()
        await until(work.times > 100, is: true)
        expectEqual(work.times, 101)
        for _ in 0..<50 { await Task.yield() }
        work.work.setNeeded()
        await until(work.times > 101, is: true)
        expectEqual(work.times, 102)
        expectEqual(work.pause.begun, 1)
        for _ in 0..<50 { await Task.yield() }
        work.isNeededAgain = true
        work.work.setNeeded()
        await until(work.pause.begun > 1, is: true)
        expectEqual(work.times, 202)
        expectEqual(work.reports, 2)
    }

    @Test(
        "F76: with each of the first hundred readings the list shows what it read, and others get the main actor in between"
    )
    func whatIsShown() async {
        let (board, shelf, others) = (Board(), Bookcase(), Others())
        var readings = 0
        board.items.follow { [shelf] in
            readings += 1
            others.noteTime()
            return shelf.things
        }
        // What is shown changes what is read.
        var shown: [String] = []
        board.manager.didUpdate = { [weak board] _ in
            guard let board else { return }
            board.table.layoutIfNeeded()
            shown.append(board.shown)
            shelf.things = [thing(1, readings)]
        }
        while board.codes.isEmpty, readings < 1_000 { await Task.yield() }
        others.end()
        expectEqual(board.codes, [.endlessWork])
        // The reading that is told of waits.
        expectEqual(readings, 100)
        expectEqual(shown, ["[]"] + (1..<100).map { "[1'\($0)]" })
        expectTrue(others.between.allSatisfy { $0 >= 1 })
        board.manager.didUpdate = nil
        // What is read after the pause is what the model has then.
        shelf.things = things(7)
        await until(board.data, is: "[7]")
    }

    @Test("F76: changes that come some turns after each reading are not taken for consequences, however many there are")
    func ownPace() async {
        let (board, shelf) = (Board(), Bookcase())
        var readings = 0
        board.items.follow { [shelf] in
            readings += 1
            return shelf.things
        }
        for number in 1...105 {
            shelf.things = [thing(1, number)]
            for _ in 0..<16 { await Task.yield() }
        }
        expectEqual(readings, 106)
        expectEqual(board.codes, [])
    }

    @Test(
        "Readings that cause one another are endless work from the hundredth on, until one has another cause (F76)")
    func pace() {
        var pace = Pace()
        expectEqual(pace.next(isQuick: false), .ordinary)
        let quick = (1...103).map { _ in pace.next(isQuick: true) }
        expectTrue(quick[..<99].allSatisfy { $0 == .ordinary })
        expectEqual(quick[99...], [.endless, .slow, .slow, .slow])
        expectEqual(pace.next(isQuick: false), .ordinary)
        expectEqual(pace.next(isQuick: true), .ordinary)
    }

    @Test("F76: while it is paused, what needs it at once does not get it either")
    func pausedAtOnce() async {
        let work = Work()
        work.work.setNeeded()
        await until(work.pause.begun > 0, is: true)
        for _ in 0..<5 { work.work.performNow() }
        expectEqual(work.times, 100)
        work.pause.end()
        await until(work.times > 100, is: true)
        expectEqual(work.times, 101)
    }

    @Test("F76: nor does work that had no rest for long, whoever causes it")
    func restlessAtOnce() async {
        let pause = Pause()
        var times = 0
        let work = PacedWork(withoutRest: 5) { await pause() }
        work.perform = { [weak work] in
            times += 1
            work?.didPerform()
            Task { work?.setNeeded() }
        }
        work.setNeeded()
        await until(pause.begun > 0, is: true)
        expectEqual(times, 5)
        for _ in 0..<5 { work.performNow() }
        expectEqual(times, 5)
    }
}
