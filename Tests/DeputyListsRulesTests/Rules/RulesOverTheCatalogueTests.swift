import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// One test per rule, over every event there is, of tables and of collections.
@MainActor
@Suite("Rules over both catalogues")
struct RulesOverTheCatalogueTests {
    /// Not the first row, so that nothing looks right only because positions and arguments are zero.
    let apple = at(0, 2)
    let pear = at(0, 1)
    let pearSection = at(1, 0)
    let offScreen = at(0, 30)

    @Test("Every event has a sample, so that no rule forgets one")
    func everyEventHasASample() {
        expectEqual(HeadlessTables.samples.map(\.name).sorted(), names(TableEvents<HeadlessTables>.self))
        expectEqual(HeadlessCollections.samples.map(\.name).sorted(), names(CollectionEvents<HeadlessCollections>.self))
    }

    private func names<Events: EventCatalogue>(_ events: Events.Type) -> [String] {
        SharedCatalogue<Events>.shared.all.map(\.name).sorted()
    }

    @Test("Every event is named like its property (F22)")
    func eventsAreNamedLikeTheirProperties() {
        check(TableEvents<HeadlessTables>.self)
        check(CollectionEvents<HeadlessCollections>.self)

        func check<Events: EventCatalogue>(_ events: Events.Type) {
            // Those of scrolling are in one list for tables and collections.
            let properties = Mirror(reflecting: SharedCatalogue<Events>.shared.events).children.flatMap {
                label, value in
                label == "_scrolling" ? Mirror(reflecting: value).children.compactMap(\.label) : [label ?? "?"]
            }
            expectEqual(properties, SharedCatalogue<Events>.shared.all.map(\.name))
        }
    }

    @Test("An unregistered event is not announced and never asked (R5, F31)", arguments: await AnySample.all)
    func notAnnouncedIsNeverAsked(_ sample: AnySample) {
        let rig = sample.makeRig()
        expectNil(sample.send(rig, apple))
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(rig.list.journal, HeadlessJournal())
    }

    @Test(
        "A registered closure announces its event, is asked once with what was sent, and its answer returned (R3, F22, F30)",
        arguments: await AnySample.all)
    func registeredIsAskedOnce(_ sample: AnySample) {
        let rig = sample.makeRig()
        _ = sample.register(rig, .brief)
        expectEqual(rig.manager.implementedEvents, sample.announced)
        rig.show(sample)
        rig.list.journal = HeadlessJournal()
        expectEqual(sample.send(rig, apple), sample.handlerAnswer)
        expectEqual(rig.log, [sample.call(.brief, rig, apple)])
        expectEqual(rig.list.journal[sample.name].count, 1)
        expectEqual(rig.invariants, [])
    }

    @Test("A closure that takes the view gets it while it is on screen (F22)", arguments: await AnySample.withViews)
    func viewIsHandedOver(_ sample: AnySample) {
        let rig = sample.makeRig()
        _ = sample.register(rig, .view)
        rig.show(sample)
        // Before it is sent: the notice that a row was moved is sent when it is elsewhere.
        let call = sample.call(.view, rig, apple)
        expectEqual(sample.send(rig, apple), sample.handlerAnswer)
        expectEqual(rig.log, [call])
    }

    @Test("An item without an answer gets what the list would have done (R6, F32)", arguments: await AnySample.placed)
    func otherRowsGetTheDefault(_ sample: AnySample) {
        let rig = sample.makeRig()
        _ = sample.register(rig, .brief)
        rig.show(sample)
        let row = sample.kind == .cell ? pear : pearSection
        expectEqual(sample.send(rig, row), sample.defaultAnswer(row))
        expectEqual(rig.calls, [])
    }

    @Test(
        "An owner answers alone, and its method gets its own arguments in its own order (R3, F35)",
        arguments: await AnySample.all)
    func ownerAnswersAlone(_ sample: AnySample) {
        let rig = sample.makeRig()
        let owner = rig.makeRecordingOwner()
        rig.manager.owner = owner
        expectContains(rig.manager.implementedEvents, sample.name)
        rig.show(sample)
        let call = sample.ownerCall(rig, apple)
        expectEqual(sample.send(rig, apple), sample.ownerAnswer)
        expectEqual(rig.log(about: sample), [call])
    }

    @Test("A handler that passes leaves the question to the owner (R3, F25)", arguments: await AnySample.questions)
    func passingAsksTheOwner(_ sample: AnySample) {
        let rig = sample.makeRig()
        let owner = rig.makeRecordingOwner()
        rig.manager.owner = owner
        _ = sample.register(rig, .passing)
        rig.show(sample)
        expectEqual(sample.send(rig, apple), sample.ownerAnswer)
        expectEqual(rig.log, [sample.call(.passing, rig, apple), sample.ownerCall(rig, apple)])
    }

    @Test(
        "A handler that passes leaves the question to the next one, then to the default (R3, F25)",
        arguments: await AnySample.questions)
    func passingAsksTheNextHandler(_ sample: AnySample) {
        let rig = sample.makeRig()
        _ = sample.register(rig, .passing)
        expectEqual(sample.send(rig, apple), sample.defaultAnswer(apple))
        _ = sample.register(rig, .brief)
        rig.show(sample)
        expectEqual(sample.send(rig, apple), sample.handlerAnswer)
        expectEqual(rig.log, [sample.call(.passing, rig, apple), sample.call(.brief, rig, apple)])
    }

    @Test("A question that a handler answers never reaches the owner (R3)", arguments: await AnySample.questions)
    func answeredQuestionsEnd(_ sample: AnySample) {
        let rig = sample.makeRig()
        let owner = rig.makeRecordingOwner()
        rig.manager.owner = owner
        _ = sample.register(rig, .brief)
        rig.show(sample)
        expectEqual(sample.send(rig, apple), sample.handlerAnswer)
        expectEqual(rig.calls, ["brief \(sample.name)"])
    }

    @Test("A notice goes to the handler first, then to the owner (R4)", arguments: await AnySample.notices)
    func noticesReachBoth(_ sample: AnySample) {
        let rig = sample.makeRig()
        let owner = rig.makeRecordingOwner()
        rig.manager.owner = owner
        _ = sample.register(rig, .brief)
        rig.show(sample)
        let ownerCall = sample.ownerCall(rig, apple)
        expectNotNil(sample.send(rig, apple))
        expectEqual(rig.log(about: sample), [sample.call(.brief, rig, apple), ownerCall])

        rig.manager.ownerReceives = .unhandledNotices
        rig.calls = []
        expectNotNil(sample.send(rig, apple))
        expectEqual(rig.calls(about: sample), ["brief \(sample.name)"])
    }

    @Test(
        "Of two handlers the first is called; when it is cancelled, the next is called (R2)",
        arguments: await AnySample.all)
    func firstHandlerWins(_ sample: AnySample) {
        let rig = sample.makeRig()
        let first = sample.register(rig, .brief)
        let keeper = Counter()
        _ = sample.register(rig, .weak(keeper))
        expectEqual(rig.codes(), [.silentHandler])
        rig.show(sample)
        _ = sample.send(rig, apple)
        first.cancel()
        rig.list.layoutIfNeeded()
        _ = sample.send(rig, apple)
        expectEqual(rig.calls(about: sample), ["brief \(sample.name)", "weak \(sample.name)"])
        _ = keeper
    }

    @Test("A withdrawn closure is announced no longer (R5, F9)", arguments: await AnySample.all)
    func withdrawnIsNotAnnounced(_ sample: AnySample) {
        let rig = sample.makeRig()
        let token = sample.register(rig, .brief)
        expectEqual(rig.manager.implementedEvents, sample.announced)
        token.cancel()
        token.cancel()
        expectEqual(rig.manager.implementedEvents, [])
        expectNil(sample.send(rig, apple))
        expectEqual(rig.invariants, [])
    }

    @Test(
        "Off screen, a closure that takes the cell is skipped and nothing is made up (R7)",
        arguments: await AnySample.withViews.filter { $0.isSentOffScreen })
    func offScreenSkipsViewHandlers(_ sample: AnySample) {
        let rig = sample.makeRig()
        _ = sample.register(rig, .view)
        rig.show(sample)
        if sample.kind == .header { rig.list.scroll(to: at(0, 20)) }
        if sample.kind == .footer { rig.list.scroll(to: at(0, 0)) }
        let away = sample.kind == .cell ? offScreen : apple
        rig.calls = []
        expectEqual(sample.send(rig, away), sample.defaultAnswer(away))
        expectEqual(rig.calls, [])
        expectContains(rig.codes(), .cellOffScreen)

        _ = sample.register(rig, .brief)
        // The row that was moved is back.
        if sample.name == "moveRowTo" {
            rig.manager.setNeedsUpdate()
            rig.list.layoutIfNeeded()
        }
        rig.calls = []
        expectEqual(sample.send(rig, away), sample.handlerAnswer)
        expectEqual(rig.log, [sample.call(.brief, rig, away)])
    }

    @Test("A weak closure whose object is gone is as if never registered (R11, F10)", arguments: await AnySample.all)
    func weakHandlersDie(_ sample: AnySample) {
        let rig = sample.makeRig()
        var object: Counter? = Counter()
        _ = sample.register(rig, .weak(object!))
        rig.show(sample)
        let call = sample.call(.weak(object!), rig, apple)
        expectEqual(sample.send(rig, apple), sample.handlerAnswer)
        expectEqual(rig.log, [call])
        object = nil
        rig.calls = []
        // The list was told before the object died, so it still sends; nothing answers, and that withdraws it.
        expectEqual(sample.send(rig, apple), sample.defaultAnswer(apple))
        expectEqual(rig.calls, [])
        expectNil(sample.send(rig, apple))
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(rig.invariants, [])
    }
}
