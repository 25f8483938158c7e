import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The owner (F35)")
struct OwnerTests {
    let rig = Rig()

    @Test("An owner's methods are called with the delegate method's own arguments, in its order (F35)")
    func ownArguments() {
        let owner = Controller()
        rig.manager.owner = owner
        expectEqual(
            rig.manager.implementedEvents,
            [
                "willDisplay", "heightForCell", "didSelect", "moveRowTo", "shouldUpdateFocus",
            ])
        rig.manager.setNeedsUpdate()
        rig.table.tap([0, 1])
        rig.table.beginEditing()
        rig.table.move([0, 1], to: [0, 3])
        rig.table.endEditing()
        expectContains(owner.calls, "show pear")
        expectEqual(owner.calls.filter { !$0.hasPrefix("show") }, ["select 1", "move 1 to 3"])
        expectFalse(rig.table.focus([0, 1]))
        expectTrue(rig.table.focus([0, 0]))
        expectEqual(rig.table.send(\.heightForCell, at: [0, 0]), 60)
    }

    @Test(
        "An owner is held weakly; its end is reported, and what only it answered is announced no longer (R5)")
    func ownerGone() {
        var owner: Controller? = Controller()
        rig.manager.owner = owner
        expectTrue(rig.manager.responds(to: \.didSelect))
        owner = nil
        expectNil(rig.manager.owner)
        expectTrue(rig.table.tap([0, 0]))
        expectFalse(rig.manager.responds(to: \.didSelect))
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(rig.codes(), [.lostOwner])
        expectEqual(rig.manager.anomalies[0].headline, "The owner, a Controller, is gone.")
    }

    @Test("What is registered after the owner has gone announces nothing of the owner's any more (R5)")
    func registeringAfterwards() {
        var owner: Controller? = Controller()
        rig.manager.owner = owner
        let dispatcher = rig.manager.dispatcher
        expectTrue(dispatcher.announces(dispatcher.events.didSelect))
        owner = nil
        rig.apples.willDisplay.withoutCell { _, _ in }
        expectFalse(dispatcher.announces(dispatcher.events.didSelect))
        expectEqual(rig.codes(), [.lostOwner])
        withExtendedLifetime(owner) {}
    }

    @Test("There is an owner until the last is taken back, or is found to be gone", arguments: [false, true])
    func untilTheLast(_ isGone: Bool) {
        var owner: Controller? = Controller()
        let other = Controller()
        let lists = rig.manager.dispatcher.listsMethod
        rig.manager.dispatcher.setOwner(owner, for: [.delegate], implements: lists)
        rig.manager.dispatcher.setOwner(other, for: [.dataSource], implements: lists)
        rig.manager.dispatcher.setOwner(nil, for: [.dataSource], implements: lists)
        expectNotNil(rig.manager.dispatcher.owner(of: .delegate))
        if isGone { owner = nil } else { rig.manager.dispatcher.setOwner(nil, for: [.delegate], implements: lists) }
        expectEqual(rig.manager.implementedEvents, [])
        expectTrue(DelegatePart.allCases.allSatisfy { rig.manager.dispatcher.owner(of: $0) == nil })
        withExtendedLifetime(owner) {}
    }

    @Test("Replacing the owner replaces what is announced; nil takes it back without an anomaly")
    func replacing() {
        let owner = Controller()
        let other = RecordingOwner(rig)
        rig.manager.owner = owner
        rig.manager.owner = other
        expectEqual(rig.manager.implementedEvents.count, Sample.all.count)
        rig.manager.owner = nil
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(rig.codes(), [])
    }

    @Test("The manager, its table, its dispatcher and its proxy cannot be the owner; the owner stays what it was")
    func refused() {
        let owner = Controller()
        rig.manager.owner = owner
        for object in [rig.manager, rig.table, rig.manager.dispatcher, rig.table.delegate!] as [AnyObject] {
            rig.manager.owner = object
        }
        expectSame(rig.manager.owner, owner)
        expectEqual(rig.codes(), Array(repeating: .refusedOwner, count: 4))
        expectContains(rig.manager.anomalies.map(\.headline), "The owner cannot be the list itself.")
    }

    @Test("An object without methods of its own is an owner that answers nothing")
    func emptyOwner() {
        let object = Counter()
        rig.manager.owner = object
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(rig.codes(), [])
    }
}
