import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// One test for every event about cells that a chain has by its name, over tables and collections (F55, R3).
@MainActor
@Suite("Chains over both catalogues", .releasesRigs)
struct ChainsOverTheCatalogueTests {
    @Test("Every event about cells has a sample, so that none is forgotten")
    func everyEventHasASample() {
        expectEqual(
            ListChainSample<HeadlessTables>.ofTables.map(\.name).sorted(), names(TableEvents<HeadlessTables>.self))
        expectEqual(
            ListChainSample<HeadlessCollections>.ofCollections.map(\.name).sorted(),
            names(CollectionEvents<HeadlessCollections>.self))
    }

    private func names<Events: EventCatalogue>(_ events: Events.Type) -> [String] {
        SharedCatalogue<Events>.shared.all.filter { $0.kind == .cell }.map(\.name).sorted()
    }

    @Test(
        """
        F51, F55: an event goes to the chain that names the section, else to others, and to any: besides or instead, each with \
        the row, the cell, what is sent and the model, and explain knows where they were added
        """,
        arguments: await ChainSample.all)
    func scopes(_ sample: ChainSample) {
        let rig = sample.makeRig()
        sample.register(rig, .answers)
        rig.show()
        expectScopes(sample, .answers, rig)
        expectEqual(rig.manager.checkInvariants(), [])
    }

    /// In the third section only the chain on any section has closures.
    private func expectScopes(_ sample: ChainSample, _ manner: ChainSample.Manner, _ rig: any AnyChainRig) {
        for (number, chains) in [[ChainSample.Chain.one, .any], [.others, .any], [.any]].enumerated() {
            let item = at(number, 1)
            // Whatever the event before has changed is over, a row that was moved is back.
            rig.manager.setNeedsUpdate()
            rig.list.layoutIfNeeded()
            let called = sample.isQuestion ? Array(chains.prefix(1)) : chains
            let expected = called.map { sample.call($0, manner, rig, item) }
            let sites = sample.explainedSites(rig, item)
            rig.calls = []
            expectEqual(sample.send(rig, item), sample.answer)
            let calls = rig.calls(about: sample)
            expectEqual(calls.map(\.call), expected)
            expectEqual(sites.count, chains.count)
            expectEqual(calls.map(\.site), Array(sites.prefix(called.count)))
        }
    }

    @Test(
        "F25, F55: a closure that passes leaves the question to the chain on any section, and that to the default",
        arguments: await ChainSample.all.filter(\.isQuestion), [false, true])
    func passing(_ sample: ChainSample, isWeak: Bool) {
        let rig = sample.makeRig()
        let object = Counter()
        let manner: ChainSample.Manner = isWeak ? .passesWeakly(object) : .passes
        sample.register(rig, manner)
        rig.show()
        for (number, chain) in [ChainSample.Chain.one, .others].enumerated() {
            let item = at(number, 1)
            let expected = [chain, .any].map { sample.call($0, manner, rig, item) }
            for passes in [true, false] {
                (rig.calls, rig.passes) = ([], passes)
                let answer = sample.send(rig, item)
                expectNotNil(answer)
                expectEqual((answer == sample.answer), !passes)
                let calls = rig.calls(about: sample)
                expectEqual(calls.map(\.call), (passes ? expected : Array(expected.prefix(1))))
                expectEqual(calls.map(\.site), Array(sample.explainedSites(rig, item).prefix(calls.count)))
            }
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
        expectEqual(rig.manager.anomalies.filter { $0.code == .silentHandler }, [])
    }

    @Test("F31, F55: an event that only a chain has is announced", arguments: await ChainSample.all)
    func announced(_ sample: ChainSample) {
        let rig = sample.makeRig()
        expectNotContains(rig.manager.implementedEvents, sample.name)
        sample.register(rig, .answers)
        expectContains(rig.manager.implementedEvents, sample.name)
    }

    @Test(
        "F10, R11, F55: a closure with a weak object gets what others get; once that is gone it is as if never added",
        arguments: await ChainSample.all)
    func weakly(_ sample: ChainSample) {
        let rig = sample.makeRig()
        var object: Counter? = Counter()
        sample.register(rig, .answersWeakly(object!))
        rig.show()
        expectScopes(sample, .answersWeakly(object!), rig)
        weak let gone = object
        object = nil
        expectNil(gone)
        rig.calls = []
        // The list was told before the object died, so it still sends; nobody answers, and that withdraws it.
        _ = sample.send(rig, [0, 1])
        expectEmpty(rig.calls(about: sample))
        expectNotContains(rig.manager.implementedEvents, sample.name)
        expectEqual(rig.manager.checkInvariants(), [])
    }

    @Test("F55: chains have names of their own for the heights of a table's rows")
    func heights() {
        let rig = ChainRig<HeadlessTables>()
        rig.one.cellHeight { row, model in CGFloat(100 + 10 * row + model.id) }
            .estimatedCellHeight { row, model in CGFloat(200 + 10 * row + model.id) }
        rig.others.cellHeight { section, row, model in section == .second ? CGFloat(300 + 10 * row + model.id) : 0 }
            .estimatedCellHeight { section, row, model in section == .second ? CGFloat(400 + 10 * row + model.id) : 0 }
        rig.any.cellHeight { section, row in section == .third ? CGFloat(500 + row) : 0 }
            .estimatedCellHeight { section, row in section == .third ? CGFloat(600 + row) : 0 }
        rig.show()
        let rows = (0..<3).map { at($0, 1) }
        expectEqual(rows.map { rig.list.send(\.heightForCell, at: $0) }, [112, 314, 501])
        expectEqual(rows.map { rig.list.send(\.estimatedHeightForCell, at: $0) }, [212, 414, 601])
    }
}
