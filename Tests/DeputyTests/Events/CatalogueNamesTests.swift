import Deputy
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
        let dispatcher = Dispatcher<MistypedEvents>(anomalyLog: quietLog())
        let found = dispatcher.validate()
        #expect(found.map(\.code) == [.misnamedEvent, .misnamedEvent])
        #expect(
            found.map(\.headline) == [
                "The event didStop of the catalogue is named \"didStp\".",
                "The event shouldSkip of the catalogue is named \"didStart\".",
            ])
        #expect(found.first?.remedy == "To fix, write \"didStop\" as its name.")
    }

    @Test("Names that are right are not reported (F27)")
    func named() {
        let dispatcher = Dispatcher<PlayerEvents>(anomalyLog: quietLog())
        #expect(dispatcher.validate() == [])
        #expect(dispatcher.anomalies == [])
    }

    #if DEBUG
    @Test("A debug build tells of it as soon as a dispatcher is made (F27)")
    func toldAtOnce() {
        let dispatcher = Dispatcher<MistypedEvents>(anomalyLog: quietLog())
        #expect(dispatcher.anomalies == dispatcher.validate())
        #expect(dispatcher.anomalies.count == 2)
    }
    #endif

    private func quietLog() -> AnomalyLog {
        let log = AnomalyLog()
        log.sink = { _ in }
        return log
    }
}
