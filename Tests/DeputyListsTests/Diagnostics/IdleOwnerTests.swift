import DeputyHeadless
import Testing

@MainActor
@Suite("An owner that implements nothing (R15)")
struct IdleOwnerTests {
    private final class Idle {}
    private final class ViewOwner: OwnDelegate {}

    @Test("It is reported when it is set, and found by validate()")
    func idle() {
        let rig = Rig()
        let owner = Idle()
        for _ in 0..<2 { rig.manager.owner = owner }
        #expect(rig.codes() == [.idleOwner])
        #expect(rig.manager.anomalies[0].headline.contains("Idle"))
        #expect(rig.manager.validate().map(\.code) == [.idleOwner])
        rig.manager.owner = nil
        #expect(rig.manager.validate() == [])
        let album = ListRig<HeadlessCollections>()
        album.manager.owner = owner
        #expect(album.codes() == [.idleOwner])
    }

    @Test("One with an event, or with a method that is no event, is not")
    func useful() {
        let rig = Rig()
        let recording = rig.makeRecordingOwner()
        rig.manager.owner = recording
        for method in [
            "tableView:viewForHeaderInSection:", "tableView:titleForHeaderInSection:", "scrollViewDidScroll:",
        ] {
            let owner = ViewOwner()
            owner.methods = [method]
            rig.kept.append(owner)
            rig.manager.owner = owner
            #expect(rig.codes() == [], "\(method)")
        }
        #expect(rig.manager.validate() == [])
    }
}
