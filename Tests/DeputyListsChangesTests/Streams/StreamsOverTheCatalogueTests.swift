import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// One test per rule, over every notice of both catalogues.
@MainActor
@Suite("Streams over both catalogues (F70)")
struct StreamsOverTheCatalogueTests {
    let apple = at(0, 2)

    @Test("Every notice has a line, so that no rule forgets one")
    func everyNoticeHasALine() {
        expectEqual(NoticeSample.all.map(\.name).sorted(), AnySample.notices.map(\.name).sorted())
    }

    @Test("A stream gets what a handler gets, and that is what was sent (F70)", arguments: await NoticeSample.all)
    func sameAsAHandler(_ notice: NoticeSample) async {
        let rig = notice.sample.makeRig()
        let notes = Notes()
        notice.handle(rig, notes)
        notice.listen(rig, notes)
        rig.show(notice.sample)
        await notes.untilBegun()
        let sent = notice.sample.call(.view, rig, apple).arguments
        expectEqual(notice.sample.send(rig, apple), "()")
        await until(notes.handler.last, is: sent)
        expectFalse(notes.streams.isEmpty)
        await until(notes.streams.allSatisfy { $0 == notes.handler }, is: true)
        expectEqual(rig.invariants, [])
        notes.end()
    }

    @Test(
        "Streams alone announce their event and receive it; when they end, it is withdrawn (R5)",
        arguments: await NoticeSample.all)
    func announcement(_ notice: NoticeSample) async {
        let rig = notice.sample.makeRig()
        let notes = Notes()
        notice.listen(rig, notes)
        expectEqual(rig.manager.implementedEvents, notice.sample.announced)
        let resolution = notice.sample.explain(rig, apple)
        expectContains(resolution.announcedBecause, .streams(notes.streams.count))
        expectEqual(resolution.steps.filter(\.isStream).map(\.outcome), notes.streams.map { _ in .hears })
        rig.show(notice.sample)
        expectEqual(notice.sample.send(rig, apple), "()")
        await until(notes.streams.allSatisfy { !$0.isEmpty }, is: true)
        notes.end()
        await until(rig.manager.implementedEvents, is: [])
        expectNil(notice.sample.send(rig, apple))
        expectEqual(rig.invariants, [])
    }

    @Test(
        "The owner gets a notice once, after the streams, whichever notices it wants (R4)",
        arguments: await NoticeSample.all)
    func owner(_ notice: NoticeSample) async {
        let rig = notice.sample.makeRig()
        let notes = Notes()
        let owner = rig.makeRecordingOwner()
        rig.manager.owner = owner
        notice.listen(rig, notes)
        rig.show(notice.sample)
        for notices in [OwnerNotices.everyNotice, .unhandledNotices] {
            rig.manager.ownerReceives = notices
            // Whatever the event before has changed is over, and every loop waits for the next element.
            rig.list.layoutIfNeeded()
            await notes.untilBegun()
            await beat()
            notes.forget()
            rig.log = []
            let (call, before) = (notice.sample.ownerCall(rig, apple), EventLoops.woken)
            var woken = 0
            rig.insideCall = { woken = EventLoops.woken - before }
            expectEqual(notice.sample.send(rig, apple), "()")
            expectEqual(rig.log(about: notice.sample), [call])
            expectEqual(woken, notes.streams.count, "\(notices)")
            await until(notes.streams.map(\.count), is: notes.streams.map { _ in 1 })
        }
        notes.end()
    }
}

extension EventResolution.Step {
    var isStream: Bool { if case .stream = candidate { true } else { false } }
}
