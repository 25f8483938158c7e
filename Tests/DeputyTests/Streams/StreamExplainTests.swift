import Deputy
import DeputyDelegates
import DeputyStreams
import Foundation
import TestSupport
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
        expectEqual(alone.announcedBecause, [.streams(2)])
        expectEqual(alone.steps.map(\.outcome), [.hears, .hears])
        expectEqual(alone.answeredBy, .stream)
        expectContains(alone.description, "announced: yes, 2 streams")
        expectContains(alone.description, "  stream (DeputyTests/StreamExplainTests.swift:\(line)): receives it")
        expectContains(
            alone.description, "answered by: the stream at DeputyTests/StreamExplainTests.swift:\(line)")

        dispatcher.onHost.didSeek { _ in }
        let both = dispatcher.explain(\.didSeek)
        expectEqual(both.announcedBecause, [.handlers(1), .streams(2)])
        expectEqual(both.steps.map(\.outcome), [.hears, .hears, .hears])
        expectEqual(both.answeredBy, .handler)
        expectEqual(dispatcher.explain(\.didStart).announcedBecause, [])
        withExtendedLifetime(streams) {}
    }

    @Test("What really happened names the streams too (F34)")
    func tracing() {
        dispatcher.isTracing = true
        let stream = dispatcher.onHost.events(\.didSeek)
        dispatcher.tellIfImplemented(\.didSeek, 1)
        expectEqual(dispatcher.lastResolution(of: \.didSeek)?.answeredBy, .stream)
        expectEqual(dispatcher.lastResolution(of: \.didSeek)?.steps.map(\.outcome), [.hears])
        dispatcher.onHost.didSeek { _ in }
        dispatcher.tellIfImplemented(\.didSeek, 2)
        expectEqual(dispatcher.lastResolution(of: \.didSeek)?.answeredBy, .handler)
        expectEqual(dispatcher.lastResolution(of: \.didSeek)?.steps.map(\.outcome), [.hears, .hears])
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
        expectEqual(dispatcher.lastResolution(of: \.didStart)?.answeredBy, .stream)
        expectEqual(dispatcher.explain(\.didStart).answeredBy, .stream)
        expectEqual(dispatcher.explain(\.didStart).announcedBecause, [.streams(1), .owner])
        withExtendedLifetime(stream) {}
    }

    @Test("The report has a line for each stream (F81)")
    func report() {
        let stream = dispatcher.onHost.events(\.didSeek)
        let report = dispatcher.report()
        expectEqual(report.events.map(\.event), ["didSeek"])
        expectContains(report.description, "  stream (DeputyTests/StreamExplainTests.swift:\(#line - 3))")
        withExtendedLifetime(stream) {}
    }

    @Test("A stream whose protocol others answer for stays empty, and validate() says so (F82)")
    func excluded() {
        let stream = dispatcher.onHost.events(\.didSeek)
        dispatcher.exclude([.delegate], because: "somebody else is the delegate")
        expectEqual(dispatcher.validate().map(\.code), [.excludedHandler])
        expectEqual(
            dispatcher.validate().first?.headline, "This stream of didSeek stays empty: somebody else is the delegate.")
        withExtendedLifetime(stream) {}
    }
}
