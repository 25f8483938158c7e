import Deputy
import Testing

/// How a stream ends, and what becomes of what it announced.
@MainActor
@Suite("The end of a stream (F70, R5)")
struct StreamEndTests {
    let dispatcher = Dispatcher<PlayerEvents>()

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
        init(_ dispatcher: Dispatcher<PlayerEvents>, _ way: Way, upTo count: Int = 1) {
            self.way = way
            let stream = dispatcher.events(\.didSeek)
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

    @Test("Listening announces; however a listener ends, a turn later it is withdrawn (R5)", arguments: Way.allCases)
    func announcement(_ way: Way) async {
        var announcements = 0
        dispatcher.onAnnouncementChange = { announcements += 1 }
        let listener = Listener(dispatcher, way)
        #expect(dispatcher.implementedEvents == ["didSeek", "didFail"])
        #expect(announcements == 1)
        await turns(2)
        dispatcher.tellIfImplemented(\.didSeek, 1)
        listener.end()
        // The host is not made to ask again in the middle of whatever ended the listener.
        #expect(dispatcher.implementedEvents == ["didSeek", "didFail"])
        await turns()
        #expect(dispatcher.implementedEvents == [])
        #expect(announcements == 2)
        #expect(dispatcher.checkInvariants() == [])
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
            let dispatcher = Dispatcher<PlayerEvents>()
            let rounds = (0..<3).map { order.firstIndex(of: $0)! }
            let listeners = zip(ways, rounds).map { Listener(dispatcher, $0, upTo: $1 + 1) }
            let counters = listeners.map { _ in Reader(dispatcher.events(\.didSeek)) }
            await turns(2)
            for (round, index) in order.enumerated() {
                listeners[index].end()
                await turns(2)
                dispatcher.tellIfImplemented(\.didSeek, Double(round))
                await turns(2)
                #expect(dispatcher.explain(\.didSeek).announcedBecause == [.streams(5 - round)])
            }
            #expect(counters.map(\.elements) == Array(repeating: [0, 1, 2], count: 3))
            for (listener, round) in zip(listeners, rounds) {
                let heard: [Double]? =
                    switch listener.way {
                    case .cancelling: (0..<round).map(Double.init)
                    case .breaking: (0...round).map(Double.init)
                    case .dropping: nil
                    }
                #expect(listener.reader?.elements == heard)
                #expect(listener.reader?.hasEnded != false)
            }
            #expect(dispatcher.checkInvariants() == [])
        }
    }

    @Test("A cancelled loop gets nothing more, also of what it was woken for or had not read (F70)")
    func cancelledGetsNothing() async {
        let waiting = Reader(dispatcher.events(\.didSeek))
        await turns(2)
        dispatcher.tellIfImplemented(\.didSeek, 1)
        waiting.task.cancel()
        let unread = Reader(dispatcher.events(\.didSeek))
        dispatcher.tellIfImplemented(\.didSeek, 2)
        unread.task.cancel()
        await turns(3)
        #expect(waiting.elements == [] && waiting.hasEnded)
        #expect(unread.elements == [] && unread.hasEnded)
        #expect(dispatcher.implementedEvents == [])
    }

    @Test("A listener that ends itself in its loop gets nothing more, and its event is withdrawn (F70)")
    func endsItself() async {
        let reader = Reader(dispatcher.events(\.didSeek), upTo: 2)
        for position in 1...3 { dispatcher.tellIfImplemented(\.didSeek, Double(position)) }
        await turns(3)
        #expect(reader.elements == [1, 2])
        #expect(reader.hasEnded)
        #expect(dispatcher.implementedEvents == [])
    }

    @Test("A loop whose task is cancelled from inside ends before the next event (F70)")
    func cancelsItself() async {
        var task: Task<Void, Never>?
        let reader = Reader(dispatcher.events(\.didSeek)) { _ in task?.cancel() }
        task = reader.task
        for position in 1...3 { dispatcher.tellIfImplemented(\.didSeek, Double(position)) }
        await turns(3)
        #expect(reader.elements == [1])
        #expect(dispatcher.implementedEvents == [])
    }

    @Test("When the dispatcher is gone a loop reads what came before, and ends (F70)")
    func dispatcherGone() async {
        weak var gone: Dispatcher<PlayerEvents>?
        let waiting: Reader<Double>
        let stream: EventStream<Double>
        do {
            let dispatcher = Dispatcher<PlayerEvents>()
            gone = dispatcher
            waiting = Reader(dispatcher.events(\.didSeek))
            stream = dispatcher.events(\.didSeek)
            await turns(2)
            dispatcher.tellIfImplemented(\.didSeek, 1)
        }
        #expect(gone == nil)
        await turns(3)
        let late = Reader(stream)
        await turns(2)
        #expect(waiting.elements == [1] && waiting.hasEnded)
        #expect(late.elements == [1] && late.hasEnded)
    }

    @Test("When all protocols are others' streams end, after the event under way; new ones are over at once (R10)")
    func excluded() async {
        let dispatcher = dispatcher
        let reader = Reader(dispatcher.events(\.didSeek))
        dispatcher.didSeek { [unowned dispatcher] _ in dispatcher.exclude(Set(DelegatePart.allCases)) }
        dispatcher.tellIfImplemented(\.didSeek, 1)
        let late = Reader(dispatcher.events(\.didSeek))
        await turns(3)
        #expect(reader.elements == [1] && reader.hasEnded)
        #expect(late.elements == [] && late.hasEnded)
        #expect(dispatcher.implementedEvents == [])
    }

    @Test("A protocol that others answer for does not end streams of the rest (F70)")
    func partlyExcluded() async {
        let reader = Reader(dispatcher.events(\.didSeek))
        dispatcher.exclude([.dataSource])
        dispatcher.tellIfImplemented(\.didSeek, 1)
        await turns(2)
        #expect(reader.elements == [1] && !reader.hasEnded)
    }
}
