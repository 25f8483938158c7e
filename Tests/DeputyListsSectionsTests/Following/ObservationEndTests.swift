import DeputyLists
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The end of an observation, by which a model that never changes is left without observers.
@MainActor
@Suite("Ending observations (F76)")
struct ObservationEndTests {
    @Test("Ending an observation calls its closure once, and later changes do not")
    func ends() {
        let song = Song(1)
        let calls = Counter()
        let end = ObservationEnd()
        let title = observing(until: end, { song.title }, onChange: { MainActor.assumeIsolated { calls() } })
        expectEqual(title, "a")
        expectEqual(calls.count, 0)
        end()
        expectEqual(calls.count, 1)
        song.title = "b"
        end()
        expectEqual(calls.count, 1)
    }

    @Test("It ends with the object, and with the first change")
    func endsByItself() {
        let song = Song(1)
        let calls = Counter()
        var end: ObservationEnd? = ObservationEnd()
        _ = observing(until: end, { song.title }, onChange: { MainActor.assumeIsolated { calls() } })
        end = nil
        expectEqual(calls.count, 1)
        song.title = "b"
        expectEqual(calls.count, 1)
        let other = ObservationEnd()
        _ = observing(
            until: other, { song.title + "\(song.plays)" }, onChange: { MainActor.assumeIsolated { calls() } })
        song.title = "c"
        song.plays = 1
        other()
        expectEqual(calls.count, 2)
    }

    @Test("For a reading that reads nothing observable no closure is made")
    func readsNothing() {
        let calls = Counter()
        func made() -> @Sendable () -> Void {
            calls()
            return {}
        }
        _ = observing(until: nil, { 1 }, onChange: made())
        expectEqual(calls.count, 0)
        let song = Song(1)
        _ = observing(until: nil, { song.title }, onChange: made())
        expectEqual(calls.count, 1)
    }

    @Test("A reading ends the one before it: another thread's change is told at once and a moment later, and no more")
    func readingsEnd() async {
        let model = SharedTitle()
        let calls = Counter()
        let observer = ReadObserver(for: model) { _ in calls() }
        for _ in 0..<50 { _ = observer.read { model.title } }
        Thread.detachNewThread { model.title = "b" }
        await until("it is told") { calls.count >= 2 }
        // Whatever else is told of the first change is told before the second is told a moment later.
        let (laterModel, laterCalls) = (SharedTitle(), Counter())
        let later = ReadObserver(for: laterModel) { _ in laterCalls() }
        _ = later.read { laterModel.title }
        Thread.detachNewThread { laterModel.title = "b" }
        await until("the later change is told") { laterCalls.count >= 2 }
        expectEqual(calls.count, 2)
    }
}
