import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Index paths that are no place of an item, sent about a bound list.
@MainActor
@Suite("Index paths that are none, and chains", .releasesRigs)
struct MalformedPathsOfChainsTests {
    @Test(
        "R12, F55: no closure of a chain is called about an index path that is none, and those about rows still are",
        arguments: await ChainSample.all)
    func closures(_ sample: ChainSample) {
        let rig = sample.makeRig()
        sample.register(rig, .answers)
        rig.show()
        for path in MalformedPathsTests.paths {
            #expect(sample.explainedSites(rig, path).count <= 3)
            rig.calls = []
            expectNotNil(sample.send(rig, path), "it is announced, so it is sent")
            expectEmpty(rig.calls(about: sample), "\(path)")
        }
        rig.calls = []
        let expected = sample.call(.one, .answers, rig, at(0, 1))
        expectEqual(sample.send(rig, at(0, 1)), sample.answer)
        expectEqual(rig.calls(about: sample).first?.call, expected)
        expectEqual(rig.list.exceptions, [])
        expectEqual(rig.manager.checkInvariants(), [])
    }

    @Test("R12: gestures of a bound table at such places do nothing")
    func gesturesOfATable() {
        let rig = ChainRig<HeadlessTables>()
        gestures(rig) { path in
            rig.list.tap(path)
            _ = rig.list.press(path)
            _ = rig.list.swipe(path, .trailing)
        }
    }

    @Test("R12: nor those of a bound collection")
    func gesturesOfACollection() {
        let rig = ChainRig<HeadlessCollections>()
        gestures(rig) { path in
            rig.list.tap(path)
            _ = rig.list.press(path)
        }
    }

    private func gestures<Kit: TestKit>(_ rig: ChainRig<Kit>, _ gesture: (IndexPath) -> Void) {
        rig.show()
        let journal = rig.list.journal
        for path in MalformedPathsTests.paths {
            gesture(path)
            rig.list.focus(path)
            _ = rig.list.drag(path)
            rig.list.beginEditing()
            rig.list.move(path, to: at(0, 0))
            rig.list.move(at(0, 0), to: path)
            _ = rig.manager.explainViewEvent(at: path)
        }
        expectEqual(rig.list.journal.lines, journal.lines)
        expectEqual(rig.list.itemCounts, [2, 2, 2])
        expectEqual(rig.list.exceptions, [])
        expectEqual(rig.manager.checkInvariants(), [])
    }
}
