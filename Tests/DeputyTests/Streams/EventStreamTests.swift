import Deputy
import DeputyDelegates
import DeputyStreams
import TestSupport
import Testing

/// Streams of a dispatcher by itself. The player asks what is implemented before it tells.
@MainActor
@Suite("Streams of any delegate's events (F70)")
struct EventStreamTests {
    let dispatcher = EventDispatcher<PlayerEvents>()

    init() { dispatcher.anomalyLog.sink = { _ in } }

    private func seek(to position: Double) { dispatcher.tellIfImplemented(\.didSeek, position) }

    @Test("A loop gets every event with its argument, in order (F70)")
    func order() async {
        let reader = Reader(dispatcher.onHost.events(\.didSeek))
        for position in 1...3 { seek(to: Double(position)) }
        await until(reader.elements, is: [1, 2, 3])
        seek(to: 4)
        await until(reader.elements, is: [1, 2, 3, 4])
        expectFalse(reader.hasEnded)
    }

    @Test("An event without an argument brings nothing but itself (F70)")
    func withoutArgument() async {
        let reader = Reader(dispatcher.onHost.events(\.didStart))
        dispatcher.tellIfImplemented(\.didStart)
        dispatcher.tellIfImplemented(\.didStart)
        await until(reader.elements.count, is: 2)
    }

    @Test("It listens from the moment it is made: before the loop begins, and to nothing earlier (F70)")
    func lateListener() async {
        let early = Reader(dispatcher.onHost.events(\.didSeek))
        seek(to: 1)
        let stream = dispatcher.onHost.events(\.didSeek)
        seek(to: 2)
        await until(early.elements, is: [1, 2])
        let late = Reader(stream)
        seek(to: 3)
        await until(early.elements, is: [1, 2, 3])
        await until(late.elements, is: [2, 3])
    }

    @Test("A stream that a handler makes begins with the next event (R10)")
    func madeInsideTheEvent() async {
        let dispatcher = dispatcher
        var readers: [Reader<Double>] = []
        dispatcher.onHost.didSeek { [unowned dispatcher] _ in
            if readers.isEmpty { readers.append(Reader(dispatcher.onHost.events(\.didSeek))) }
        }
        // With another stream the event takes the road on which streams are told.
        let other = Reader(dispatcher.onHost.events(\.didSeek))
        seek(to: 1)
        seek(to: 2)
        await until(other.elements, is: [1, 2])
        await until(readers.map(\.elements), is: [[2]])
    }

    @Test("Each waiting loop gets the event, however many wait, whichever began to wait first (R4)")
    func orderAcrossListeners() async {
        var heard: [Int] = []
        let streams = (0..<200).map { _ in dispatcher.onHost.events(\.didSeek) }
        let readers = streams.indices.reversed().map { index in
            Reader(streams[index]) { _ in heard.append(index) }
        }
        for reader in readers { await reader.untilBegun() }
        seek(to: 1)
        await until(heard.sorted(), is: Array(streams.indices))
        withExtendedLifetime(readers) {}
    }

    @Test("A stream is no handler: an owner that receives unhandled notices only receives what streams get (R4)")
    func ownerHearsBesideStreams() async {
        let player = Player()
        let studio = Studio()
        let dispatcher = EventDispatcher<PlayerEvents>(host: player)
        dispatcher.owner = studio
        dispatcher.ownerReceives = .unhandledNotices
        let reader = Reader(dispatcher.onHost.events(\.didStart))
        dispatcher.tellIfImplemented(\.didStart)
        await until(reader.elements.count, is: 1)
        expectEqual(studio.starts, 1)
    }

    @Test("Two loops over one stream share its events; each goes to the one that has waited longest (F70)")
    func sharedStream() async {
        let stream = dispatcher.onHost.events(\.didSeek)
        let readers = [Reader(stream), Reader(stream)]
        for reader in readers { await reader.untilBegun() }
        for position in 1...3 { seek(to: Double(position)) }
        await until(readers.flatMap(\.elements).sorted(), is: [1, 2, 3])
        await until(readers[0].elements.first, is: 1)
        await until(readers[1].elements.first, is: 2)
    }

    @Test("A stream goes on where a loop over it stopped, as long as it is held (F70)")
    func secondLoop() async {
        let stream = dispatcher.onHost.events(\.didSeek)
        let first = Reader(stream, upTo: 1)
        seek(to: 1)
        seek(to: 2)
        await until(first.hasEnded, is: true)
        let second = Reader(stream)
        await until(first.elements, is: [1])
        await until(second.elements, is: [2])
    }

    @Test("Elements that are not Sendable travel, also through the standard library's algorithms (F70)")
    func standardAlgorithms() async {
        final class Track {
            var seconds: Double
            init(_ seconds: Double) { self.seconds = seconds }
        }
        struct TrackEvents: EventCatalogue { let didLoad = HostNoticeWith<Track>("didLoad", "didLoad:") }
        let dispatcher = EventDispatcher<TrackEvents>()
        let stream = dispatcher.onHost.events(\.didLoad)
        let task = Task {
            var sums: [Double] = []
            for await sum in stream.filter({ $0.seconds > 1 }).map({ $0.seconds * 2 }).prefix(2) { sums.append(sum) }
            return sums
        }
        for seconds in 1...4 { dispatcher.tellIfImplemented(\.didLoad, Track(Double(seconds))) }
        expectEqual(await task.value, [4, 6])
    }
}
