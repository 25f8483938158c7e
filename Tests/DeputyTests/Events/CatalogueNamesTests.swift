import Deputy
import DeputyDelegates
import DeputyStreams
import TestSupport
import Testing

@MainActor
@Suite("Names in a custom catalogue (F27)")
struct CatalogueNamesTests {
    private struct MistypedEvents: EventCatalogue {
        let didStart = HostNotice("didStart", "playerDidStart:")
        let didStop = HostNotice("didStp", "playerDidStop:")
        let shouldSkip = HostQuestion<Bool>("didStart", "playerShouldSkip:", default: .no)
    }

    @Test("A name that differs from its property is found, wherever the program knows its properties (F27)")
    func misnamed() {
        let dispatcher = EventDispatcher<MistypedEvents>(anomalyLog: quietLog())
        let found = dispatcher.validate()
        expectEqual(found.map(\.code), [.misnamedEvent, .misnamedEvent])
        expectEqual(
            found.map(\.headline),
            [
                "The event didStop of the catalogue is named \"didStp\".",
                "The event shouldSkip of the catalogue is named \"didStart\".",
            ])
        expectEqual(found.first?.remedy, "To fix, write \"didStop\" as its name.")
    }

    private struct CarelessEvents: EventCatalogue {
        let shouldStart = HostQuestion<Bool>("shouldStart", "playerShouldStart:", default: .yes)
        let didStart = HostNotice("didStart", "playerDidStart:", .gated(by: "shouldStrat"))
        let didMove = HostNotice(
            "didMove", "playerDidMove:", .gated(by: "shouldStart", openByDefault: false, orBy: "didStrat"))
        let didStop = HostNotice("didStop", "playerDidStart:")
        let withoutMethod = HostNotice("withoutMethod", "")
        let withoutMethodEither = HostNotice("withoutMethodEither", "")
        @MainActor var didPause: HostNotice { HostNotice("didPause", "playerDidPause:") }
    }

    @Test("A gate that no event is named like is found, with the name that comes closest (F27, R13)")
    func unknownGates() {
        let found = EventDispatcher<CarelessEvents>(anomalyLog: quietLog()).validate().filter {
            $0.code == .unknownGate
        }
        expectEqual(
            found.map(\.headline),
            [
                "The event didStart is gated by \"shouldStrat\", and no event of the catalogue has that name.",
                "The event didMove is gated by \"didStrat\", and no event of the catalogue has that name.",
            ])
        expectEqual(
            found.map(\.remedy),
            [
                "To fix, write \"shouldStart\", or the name of the event that you mean.",
                "To fix, write \"didStart\", or the name of the event that you mean.",
            ])
    }

    @Test("A selector that two events have is found; events without a method have none (F27)")
    func repeatedSelectors() {
        let found = EventDispatcher<CarelessEvents>(anomalyLog: quietLog()).validate()
            .filter { $0.code == .repeatedSelector }
        expectEqual(
            found.map(\.headline),
            [
                "The events didStart and didStop of the catalogue have the same selector, playerDidStart:."
            ])
    }

    @Test("What is registered for a computed property is reported with its line, and validate() finds it (F27, R12)")
    func computedEvents() async {
        let dispatcher = EventDispatcher<CarelessEvents>(anomalyLog: quietLog())
        var calls = 0
        let first: UInt = #line + 1
        dispatcher.onHost.didPause { calls += 1 }
        let stream = dispatcher.onHost.events(\.didPause)
        for await _ in stream { calls += 1 }
        let found = dispatcher.validate().filter { $0.code == .uncataloguedEvent }
        expectEqual(found.map { $0.site?.line }, [first, first + 1])
        expectEqual(dispatcher.anomalies.filter { $0.code == .uncataloguedEvent }, found)
        expectEqual(
            found.first?.headline, "The event didPause is in no catalogue, so nothing registered for it is ever called."
        )
        dispatcher.tell(\.didPause)
        expectEqual(calls, 0)
        expectEqual(dispatcher.checkInvariants(), [])
    }

    @Test("Names that are right are not reported (F27)")
    func named() {
        let dispatcher = EventDispatcher<PlayerEvents>(anomalyLog: quietLog())
        expectEqual(dispatcher.validate(), [])
        expectEqual(dispatcher.anomalies, [])
    }

    #if DEBUG
    @Test("A debug build tells of it as soon as a dispatcher is made (F27)")
    func toldAtOnce() {
        let dispatcher = EventDispatcher<MistypedEvents>(anomalyLog: quietLog())
        expectEqual(dispatcher.anomalies, dispatcher.validate())
        expectEqual(dispatcher.anomalies.count, 2)
    }
    #endif

    private func quietLog() -> AnomalyLog {
        let log = AnomalyLog()
        log.sink = { _ in }
        return log
    }
}
