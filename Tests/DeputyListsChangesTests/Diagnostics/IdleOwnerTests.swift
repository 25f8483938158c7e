import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("An owner that implements nothing (R15)")
struct IdleOwnerTests {
    private final class Idle {}
    private final class ViewOwner: OwnDelegate {}

    @Test("It is reported when the turn is over in which it was set, and found by validate()")
    func idle() async {
        let rig = Rig()
        let owner = Idle()
        for _ in 0..<2 { rig.manager.owner = owner }
        expectEqual(rig.codes(), [])
        await endOfTurn()
        expectEqual(rig.codes(), [.idleOwner])
        expectContains(rig.manager.anomalies[0].headline, "Idle")
        expectEqual(rig.manager.validate().map(\.code), [.idleOwner])
        rig.manager.owner = nil
        expectEqual(rig.manager.validate(), [])
        let album = ListRig<HeadlessCollections>()
        album.manager.owner = owner
        await endOfTurn()
        expectEqual(album.codes(), [.idleOwner])
    }

    @Test("One with an event, or with a method that is no event, is not")
    func useful() async {
        let rig = Rig()
        let recording = rig.makeRecordingOwner()
        rig.manager.owner = recording
        for method in ["tableView:viewForHeaderInSection:", "tableView:titleForHeaderInSection:", "didScroll"] {
            let owner = ViewOwner()
            owner.methods = [method]
            rig.kept.append(owner)
            rig.manager.owner = owner
            await endOfTurn()
            expectEqual(rig.codes(), [], "\(method)")
        }
        expectEqual(rig.manager.validate(), [])
    }
}
