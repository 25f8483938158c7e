import Deputy
import DeputyDelegates
import DeputyStreams
import TestSupport
import Testing

/// How a stream ends, and what becomes of what it announced.
@MainActor
@Suite("The end of a stream (F70, R5)")
struct StreamEndTests {
    let dispatcher = EventDispatcher<PlayerEvents>()

    init() { dispatcher.anomalyLog.sink = { _ in } }

    /// What may end a listener.
    enum Way: CaseIterable, Sendable { case cancelling, breaking, dropping }

    /// A listener and what ends it.
    @MainActor
    private final class Listener {
        var stream: EventStream<Double>?
        var reader: Reader<Double>?
        var stops = false
        let way: Way

        /// - Parameter count: how many events a loop that breaks reads.
        init(_ dispatcher: EventDispatcher<PlayerEvents>, _ way: Way, upTo count: Int = 1) {
            self.way = way
            let stream = dispatcher.onHost.events(\.didSeek)
            if way == .dropping {
                self.stream = stream
            } else {
                reader = Reader(stream, upTo: way == .breaking ? count : .max)
            }
        }

        func end() {
            switch way {
            case .cancelling: reader?.task.cancel()
            case .breaking: break  // The last event it reads does it.
            case .dropping: stream = nil
            }
        }
    }

    /// Something that a stream may keep.
    private final class Load {}

    @Test(
        "A stream that was dropped in this turn keeps nothing of what comes before the turn ends, and is withdrawn by it (R21)"
    )
    func droppedWithinATurn() {
        let loads = EventDispatcher<LoadEvents>()
        weak var kept: AnyObject?
        for _ in 0..<10 { _ = loads.onHost.events(\.didLoad) }
        let read = loads.onHost.events(\.didLoad)
        do {
            let load = Load()
            kept = load
            loads.tell(\.didLoad, load)
        }
        expectNotNil(kept, "by the stream that is held")
        withExtendedLifetime(read) {}
        let other = EventDispatcher<LoadEvents>()
        for _ in 0..<10 { _ = other.onHost.events(\.didLoad) }
        expectEqual(other.implementedEvents, ["didLoad"])
        do {
            let load = Load()
            kept = load
            other.tell(\.didLoad, load)
        }
        expectNil(kept)
        expectEqual(other.implementedEvents, [])
    }

    @Test("Listening announces; however a listener ends, a turn later it is withdrawn (R5)", arguments: Way.allCases)
    func announcement(_ way: Way) async {
        var announcements = 0
        dispatcher.onAnnouncementChange = { announcements += 1 }
        let listener = Listener(dispatcher, way)
        expectEqual(dispatcher.implementedEvents, ["didSeek", "didFail"])
        expectEqual(announcements, 1)
        await listener.reader?.untilBegun()
        dispatcher.tellIfImplemented(\.didSeek, 1)
        listener.end()
        // The host is not made to ask again in the middle of whatever ended the listener.
        expectEqual(dispatcher.implementedEvents, ["didSeek", "didFail"])
        await until(dispatcher.implementedEvents, is: [])
        await until(announcements, is: 2)
        expectEqual(dispatcher.checkInvariants(), [])
    }

    @Test(
        "Three listeners end in every order, each in every way, and the others go on (F70)",
        arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func everyOrder(_ order: [Int]) async {
        let all = Way.allCases
        // Each way for all three, and the three ways among them, each beginning with another.
        let alike = all.map { Array(repeating: $0, count: 3) }
        let mixed = all.indices.map { shift in all.indices.map { all[($0 + shift) % 3] } }
        for ways in alike + mixed {
            let dispatcher = EventDispatcher<PlayerEvents>()
            let rounds = (0..<3).map { order.firstIndex(of: $0)! }
            let listeners = zip(ways, rounds).map { Listener(dispatcher, $0, upTo: $1 + 1) }
            let counters = listeners.map { _ in Reader(dispatcher.onHost.events(\.didSeek)) }
            for reader in counters + listeners.compactMap(\.reader) { await reader.untilBegun() }
            for (round, index) in order.enumerated() {
                listeners[index].end()
                // One that breaks does so with the event.
                let isOver = listeners[index].way != .breaking
                await until(
                    dispatcher.explain(\.didSeek).announcedBecause, is: [.streams(6 - round - (isOver ? 1 : 0))])
                dispatcher.tellIfImplemented(\.didSeek, Double(round))
                await until(counters.map(\.elements.count), is: Array(repeating: round + 1, count: 3))
                // Loops that wait for one event go on in any order: one that is cancelled next has read it too.
                let others = order[(round + 1)...].compactMap { listeners[$0].reader }
                await until(others.map(\.elements.count), is: others.map { _ in round + 1 })
                await until(dispatcher.explain(\.didSeek).announcedBecause, is: [.streams(5 - round)])
            }
            expectEqual(counters.map(\.elements), Array(repeating: [0, 1, 2], count: 3))
            for (listener, round) in zip(listeners, rounds) {
                let heard: [Double]? =
                    switch listener.way {
                    case .cancelling: (0..<round).map(Double.init)
                    case .breaking: (0...round).map(Double.init)
                    case .dropping: nil
                    }
                await until(listener.reader?.hasEnded != false, is: true)
                expectEqual(listener.reader?.elements, heard)
            }
            expectEqual(dispatcher.checkInvariants(), [])
        }
    }

    @Test("A cancelled loop gets nothing more, also of what it was woken for or had not read (F70)")
    func cancelledGetsNothing() async {
        let waiting = Reader(dispatcher.onHost.events(\.didSeek))
        await waiting.untilBegun()
        dispatcher.tellIfImplemented(\.didSeek, 1)
        waiting.task.cancel()
        let unread = Reader(dispatcher.onHost.events(\.didSeek))
        dispatcher.tellIfImplemented(\.didSeek, 2)
        unread.task.cancel()
        await until(waiting.hasEnded, is: true)
        await until(unread.hasEnded, is: true)
        expectEqual(waiting.elements, [])
        expectEqual(unread.elements, [])
        await until(dispatcher.implementedEvents, is: [])
    }

    @Test("A listener that ends itself in its loop gets nothing more, and its event is withdrawn (F70)")
    func endsItself() async {
        let reader = Reader(dispatcher.onHost.events(\.didSeek), upTo: 2)
        for position in 1...3 { dispatcher.tellIfImplemented(\.didSeek, Double(position)) }
        await until(reader.elements, is: [1, 2])
        await until(reader.hasEnded, is: true)
        await until(dispatcher.implementedEvents, is: [])
    }

    @Test("A loop whose task is cancelled from inside ends before the next event (F70)")
    func cancelsItself() async {
        var task: Task<Void, Never>?
        let reader = Reader(dispatcher.onHost.events(\.didSeek)) { _ in task?.cancel() }
        task = reader.task
        for position in 1...3 { dispatcher.tellIfImplemented(\.didSeek, Double(position)) }
        await until(reader.elements, is: [1])
        await until(dispatcher.implementedEvents, is: [])
    }

    @Test("When the dispatcher is gone a loop reads what came before, and ends (F70)")
    func dispatcherGone() async {
        weak var gone: EventDispatcher<PlayerEvents>?
        let waiting: Reader<Double>
        let stream: EventStream<Double>
        do {
            let dispatcher = EventDispatcher<PlayerEvents>()
            gone = dispatcher
            waiting = Reader(dispatcher.onHost.events(\.didSeek))
            stream = dispatcher.onHost.events(\.didSeek)
            await waiting.untilBegun()
            dispatcher.tellIfImplemented(\.didSeek, 1)
        }
        expectNil(gone)
        await until(waiting.hasEnded, is: true)
        let late = Reader(stream)
        await until(waiting.elements, is: [1])
        await until(waiting.hasEnded, is: true)
        await until(late.elements, is: [1])
        await until(late.hasEnded, is: true)
    }

    @Test("When all protocols are others' streams end, after the event under way; new ones are over at once (R10)")
    func excluded() async {
        let dispatcher = dispatcher
        let reader = Reader(dispatcher.onHost.events(\.didSeek))
        dispatcher.onHost.didSeek { [unowned dispatcher] _ in dispatcher.exclude(Set(DelegatePart.allCases)) }
        dispatcher.tellIfImplemented(\.didSeek, 1)
        let late = Reader(dispatcher.onHost.events(\.didSeek))
        await until(reader.elements, is: [1])
        await until(reader.hasEnded, is: true)
        await until(late.hasEnded, is: true)
        expectEqual(late.elements, [])
        await until(dispatcher.implementedEvents, is: [])
    }

    @Test("A protocol that others answer for does not end streams of the rest (F70)")
    func partlyExcluded() async {
        let reader = Reader(dispatcher.onHost.events(\.didSeek))
        dispatcher.exclude([.dataSource])
        dispatcher.tellIfImplemented(\.didSeek, 1)
        await until(reader.elements, is: [1])
        expectFalse(reader.hasEnded)
    }

    @Test("Every loop that waits on one stream ends with it, not only the first (F70)")
    func severalLoops() async {
        let dispatcher = dispatcher
        let stream = dispatcher.onHost.events(\.didSeek)
        let readers = (0..<3).map { _ in Reader(stream) }
        for reader in readers { await reader.untilBegun() }
        dispatcher.tellIfImplemented(\.didSeek, 1)
        await until(readers.map(\.elements), is: [[1], [], []])
        dispatcher.exclude(Set(DelegatePart.allCases))
        await until(readers.map(\.hasEnded), is: [true, true, true])
        await until(readers.flatMap(\.elements), is: [1])
    }
}

/// A delegate that is told of objects.
private struct LoadEvents: EventCatalogue {
    let didLoad = HostNoticeWith<AnyObject>("didLoad", "didLoad:")
}
