import Deputy
import DeputyDelegates
import DeputyStreams
import TestSupport
import Testing

/// What becomes of events that nobody has read yet.
@MainActor
@Suite("Buffering policies of streams (F70)")
struct EventBufferingTests {
    let dispatcher = EventDispatcher<PlayerEvents>()
    private let many = (1...1_000).map(Double.init)

    private func tellAll() { for position in many { dispatcher.tellIfImplemented(\.didSeek, position) } }

    @Test("A thousand events before a loop reads: each policy keeps what it says, in order (F70)")
    func unread() async {
        let policies: [EventBuffering] = [.unbounded, .newest(3), .oldest(3), .newest(0), .oldest(0), .newest(-1)]
        let streams = policies.map { dispatcher.onHost.events(\.didSeek, buffering: $0) }
        tellAll()
        let readers = streams.map { Reader($0) }
        await until(readers[0].elements, is: many)
        await until(readers[1].elements, is: [998, 999, 1_000])
        await until(readers[2].elements, is: [1, 2, 3])
        await until(readers[3...].allSatisfy { $0.elements.isEmpty }, is: true)
    }

    @Test("What is not said otherwise is unbounded: no event is lost (F70)")
    func defaultPolicy() async {
        let reader = Reader(dispatcher.onHost.events(\.didSeek))
        tellAll()
        await until(reader.elements, is: many)
    }

    @Test("A reader that waits gets an event even if none is kept (F70)")
    func waiting() async {
        let reader = Reader(dispatcher.onHost.events(\.didSeek, buffering: .newest(0)))
        await reader.untilBegun()
        dispatcher.tellIfImplemented(\.didSeek, 1)
        dispatcher.tellIfImplemented(\.didSeek, 2)
        await until(reader.elements, is: [1])
    }

    @Test(
        "A slow reader gets what a plain queue of each policy would give it (F70)",
        arguments: [EventBuffering.unbounded, .newest(7), .oldest(7)])
    func slowReader(_ policy: EventBuffering) async {
        for seed in Cases.seeds(ofSteps: 20) {
            var random = SeededRandom(seed)
            let dispatcher = EventDispatcher<PlayerEvents>()
            var iterator = dispatcher.onHost.events(\.didSeek, buffering: policy).makeAsyncIterator()
            var queue: [Double] = []
            var left = many.prefix(100)
            while !left.isEmpty {
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    guard let position = left.popFirst() else { break }
                    dispatcher.tellIfImplemented(\.didSeek, position)
                    switch policy {
                    case .unbounded: queue.append(position)
                    case .newest(let limit): queue = (queue + [position]).suffix(limit)
                    case .oldest(let limit): queue = Array((queue + [position]).prefix(limit))
                    }
                }
                // With nothing to read it would wait.
                for _ in 0..<min(queue.count, Int.random(in: 0...10, using: &random)) {
                    expectEqual(await iterator.next(), queue.removeFirst(), "seed \(seed)")
                }
            }
        }
    }

    @Test("A listener that never reads keeps no more than its policy, and lets go of it when it ends (F70)")
    func memory() async {
        final class Model {}
        struct ModelEvents: EventCatalogue { let didOpen = HostNoticeWith<Model>("didOpen", "didOpen:") }
        let dispatcher = EventDispatcher<ModelEvents>()
        var stream: EventStream<Model>? = dispatcher.onHost.events(\.didOpen, buffering: .newest(2))
        weak var first: Model?
        weak var last: Model?
        for number in 1...3 {
            let model = Model()
            if number == 1 { first = model }
            if number == 3 { last = model }
            dispatcher.tellIfImplemented(\.didOpen, model)
        }
        expectNil(first)
        expectNotNil(last)
        _ = stream
        stream = nil
        await until("the last model is let go") { last == nil }
    }
}
