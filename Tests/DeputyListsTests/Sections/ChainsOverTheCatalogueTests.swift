import DeputyHeadless
import Foundation
import Testing

/// One test for every event about cells that a chain has by its name, over tables and collections (F55, R3).
@MainActor
@Suite("Chains over both catalogues", .releasesRigs)
struct ChainsOverTheCatalogueTests {
    @Test("Every event about cells has a sample, so that none is forgotten")
    func everyEventHasASample() {
        #expect(ListChainSample<Headless>.ofTables.map(\.name).sorted() == names(TableEvents<Headless>.self))
        #expect(
            ListChainSample<HeadlessCollections>.ofCollections.map(\.name).sorted()
                == names(CollectionEvents<HeadlessCollections>.self))
    }

    private func names<Events: EventCatalogue>(_ events: Events.Type) -> [String] {
        Catalogue<Events>.shared.all.filter { $0.kind == .cell }.map(\.name).sorted()
    }

    @Test(
        "F51, F55: an event goes to the chain that names the section, else to others, and to any: besides or instead",
        arguments: await ChainSample.all)
    func scopes(_ sample: ChainSample) {
        let rig = sample.makeRig()
        sample.register(rig, .answers)
        rig.show()
        expectScopes(sample, rig)
        #expect(rig.manager.checkInvariants() == [])
    }

    private func expectScopes(_ sample: ChainSample, _ rig: any AnyChainRig) {
        for (number, chain) in ["one first", "others second"].enumerated() {
            rig.calls = []
            #expect(sample.send(rig, [number, 1]) != nil)
            let any = sample.isQuestion ? [] : ["any \(Part.allCases[number]) 1"]
            #expect(rig.calls(about: sample) == ["\(chain) 1"] + any)
        }
    }

    @Test(
        "F25, F55: a closure that passes leaves the question to the chain on any section, and that to the default",
        arguments: await ChainSample.all.filter(\.isQuestion), [false, true])
    func passing(_ sample: ChainSample, isWeak: Bool) {
        let rig = sample.makeRig()
        let object = Counter()
        sample.register(rig, isWeak ? .passesWeakly(object) : .passes)
        rig.show()
        for (number, chain) in ["one first", "others second"].enumerated() {
            rig.calls = []
            #expect(sample.send(rig, [number, 0]) != nil)
            #expect(rig.calls(about: sample) == ["\(chain) 0", "any \(Part.allCases[number]) 0"])
        }
        withExtendedLifetime(object) {}
    }

    @Test(
        "R2, R14: a closure behind one that may pass is not silent",
        arguments: await ChainSample.all.filter(\.isQuestion))
    func silence(_ sample: ChainSample) {
        let rig = sample.makeRig()
        sample.register(rig, .passes)
        sample.register(rig, .answers)
        rig.show()
        #expect(rig.manager.anomalies.filter { $0.code == .silentHandler } == [])
    }

    @Test("F31, F55: the list is told of an event that only a chain has", arguments: await ChainSample.all)
    func announced(_ sample: ChainSample) {
        let rig = sample.makeRig()
        #expect(!rig.manager.implementedEvents.contains(sample.name))
        sample.register(rig, .answers)
        #expect(rig.manager.implementedEvents.contains(sample.name))
    }

    @Test(
        "F10, R11, F55: a closure with a weak object gets what others get; once that is gone it is as if never added",
        arguments: await ChainSample.all)
    func weakly(_ sample: ChainSample) {
        let rig = sample.makeRig()
        var object: Counter? = Counter()
        sample.register(rig, .answersWeakly(object!))
        rig.show()
        expectScopes(sample, rig)
        weak let gone = object
        object = nil
        #expect(gone == nil)
        rig.calls = []
        // The list was told before the object died, so it still sends; nobody answers, and that withdraws it.
        _ = sample.send(rig, [0, 1])
        #expect(rig.calls(about: sample) == [])
        #expect(!rig.manager.implementedEvents.contains(sample.name))
        #expect(rig.manager.checkInvariants() == [])
    }
}
