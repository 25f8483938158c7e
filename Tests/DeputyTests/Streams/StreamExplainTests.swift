import Deputy
import Foundation
import Testing

/// What is said of streams before and after an event.
@MainActor
@Suite("Explaining streams (F33, F34)")
struct StreamExplainTests {
    let dispatcher = EventDispatcher<PlayerEvents>()

    init() { dispatcher.anomalyLog.sink = { _ in } }

    @Test("Streams are a reason, each is a step with its line, and beside a handler they do not answer (F33)")
    func steps() {
        let line = #line + 1
        let streams = [dispatcher.onHost.events(\.didSeek), dispatcher.onHost.events(\.didSeek)]
        let alone = dispatcher.explain(\.didSeek)
        #expect(alone.announcedBecause == [.streams(2)])
        #expect(alone.steps.map(\.outcome) == [.hears, .hears])
        #expect(alone.answeredBy == .stream)
        #expect(alone.description.contains("announced: yes, 2 streams"))
        #expect(alone.description.contains("  stream (DeputyTests/StreamExplainTests.swift:\(line)): receives it"))
        #expect(
            alone.description.contains("answered by: the stream at DeputyTests/StreamExplainTests.swift:\(line)"))

        dispatcher.onHost.didSeek { _ in }
        let both = dispatcher.explain(\.didSeek)
        #expect(both.announcedBecause == [.handlers(1), .streams(2)])
        #expect(both.steps.map(\.outcome) == [.hears, .hears, .hears])
        #expect(both.answeredBy == .handler)
        #expect(dispatcher.explain(\.didStart).announcedBecause == [])
        withExtendedLifetime(streams) {}
    }

    @Test("What really happened names the streams too (F34)")
    func tracing() {
        dispatcher.isTracing = true
        let stream = dispatcher.onHost.events(\.didSeek)
        dispatcher.tellIfImplemented(\.didSeek, 1)
        #expect(dispatcher.lastResolution(of: \.didSeek)?.answeredBy == .stream)
        #expect(dispatcher.lastResolution(of: \.didSeek)?.steps.map(\.outcome) == [.hears])
        dispatcher.onHost.didSeek { _ in }
        dispatcher.tellIfImplemented(\.didSeek, 2)
        #expect(dispatcher.lastResolution(of: \.didSeek)?.answeredBy == .handler)
        #expect(dispatcher.lastResolution(of: \.didSeek)?.steps.map(\.outcome) == [.hears, .hears])
        withExtendedLifetime(stream) {}
    }

    @Test("Beside an owner a stream is first (F34)")
    func owner() {
        let player = Player()
        let studio = Studio()
        let dispatcher = EventDispatcher<PlayerEvents>(host: player)
        dispatcher.owner = studio
        dispatcher.isTracing = true
        let stream = dispatcher.onHost.events(\.didStart)
        dispatcher.tellIfImplemented(\.didStart)
        #expect(dispatcher.lastResolution(of: \.didStart)?.answeredBy == .stream)
        #expect(dispatcher.explain(\.didStart).answeredBy == .stream)
        #expect(dispatcher.explain(\.didStart).announcedBecause == [.streams(1), .owner])
        withExtendedLifetime(stream) {}
    }

    @Test("The report has a line for each stream (F81)")
    func report() {
        let stream = dispatcher.onHost.events(\.didSeek)
        let report = dispatcher.report()
        #expect(report.events.map(\.event) == ["didSeek"])
        #expect(report.description.contains("  stream (DeputyTests/StreamExplainTests.swift:\(#line - 3))"))
        withExtendedLifetime(stream) {}
    }

    @Test("A stream whose protocol others answer for stays empty, and validate() says so (F82)")
    func excluded() {
        let stream = dispatcher.onHost.events(\.didSeek)
        dispatcher.exclude([.delegate], because: "somebody else is the delegate")
        #expect(dispatcher.validate().map(\.code) == [.excludedHandler])
        #expect(
            dispatcher.validate().first?.headline
                == "This stream of didSeek stays empty: somebody else is the delegate.")
        withExtendedLifetime(stream) {}
    }
}
