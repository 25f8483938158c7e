import DeputyHeadless
import Foundation
import Testing

/// One test per rule, over every notice of both catalogues.
@MainActor
@Suite("Streams over both catalogues (F70)")
struct StreamsOverTheCatalogueTests {
    let apple = at(0, 0)

    @Test("Every notice has a line, so that no rule forgets one")
    func everyNoticeHasALine() {
        #expect(NoticeSample.all.map(\.name).sorted() == AnySample.notices.map(\.name).sorted())
    }

    @Test("A stream gets exactly what a handler gets (F70)", arguments: await NoticeSample.all)
    func sameAsAHandler(_ notice: NoticeSample) async {
        let rig = notice.sample.makeRig()
        let notes = Notes()
        notice.handle(rig, notes)
        notice.listen(rig, notes)
        rig.show(notice.sample)
        await turns(2)
        #expect(notice.sample.send(rig, apple) == "()")
        await turns(2)
        #expect(!notes.handler.isEmpty)
        #expect(!notes.streams.isEmpty && notes.streams.allSatisfy { $0 == notes.handler })
        #expect(rig.invariants == [])
        notes.end()
    }

    @Test(
        "Streams alone announce their event and are told; ended, it is withdrawn (R5)",
        arguments: await NoticeSample.all)
    func announcement(_ notice: NoticeSample) async {
        let rig = notice.sample.makeRig()
        let notes = Notes()
        notice.listen(rig, notes)
        #expect(rig.manager.implementedEvents == notice.sample.announced)
        let resolution = notice.sample.explain(rig, apple)
        #expect(resolution.announcedBecause.contains(.streams(notes.streams.count)))
        #expect(resolution.steps.filter(\.isStream).map(\.outcome) == notes.streams.map { _ in .hears })
        rig.show(notice.sample)
        await turns(2)
        #expect(notice.sample.send(rig, apple) == "()")
        await turns(2)
        #expect(notes.streams.allSatisfy { !$0.isEmpty })
        notes.end()
        await turns(2)
        #expect(rig.manager.implementedEvents == [])
        #expect(notice.sample.send(rig, apple) == nil)
        #expect(rig.invariants == [])
    }

    @Test(
        "The owner gets a notice after the streams, whichever notices it wants (R4)", arguments: await NoticeSample.all
    )
    func owner(_ notice: NoticeSample) async {
        let rig = notice.sample.makeRig()
        let notes = Notes()
        let owner = rig.makeRecordingOwner()
        rig.manager.owner = owner
        rig.manager.ownerReceives = .unhandledNotices
        notice.listen(rig, notes)
        rig.show(notice.sample)
        rig.manager.isTracing = true
        #expect(notice.sample.send(rig, apple) == "()")
        #expect(rig.calls.contains("owner \(notice.name)"))
        await turns(2)
        #expect(notes.streams.allSatisfy { !$0.isEmpty })
        notes.end()
    }
}

extension Resolution.Step {
    var isStream: Bool { if case .stream = candidate { true } else { false } }
}
