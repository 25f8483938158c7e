import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Methods that a list asks only where its delegate has others too.
@MainActor
@Suite("Methods that a list wants together are announced together (R5)")
struct CompanionsTests {
    private nonisolated static let oldMenu = ["shouldShowMenu", "canPerformAction", "performAction"]

    /// "All three methods must be implemented" (UITableView.h, UICollectionView.h).
    @Test("Any closure of the old editing menu announces its three methods, and nobody else's", arguments: oldMenu)
    func oldMenu(_ name: String) {
        oldMenu(name, on: ListRig<HeadlessTables>())
        oldMenu(name, on: ListRig<HeadlessCollections>())
    }

    private func oldMenu<Kit: TestKit>(_ name: String, on rig: ListRig<Kit>) {
        func announced() -> [String] {
            Self.oldMenu.filter { name in
                rig.manager.dispatcher.catalogue.all.contains {
                    $0.name == name && rig.manager.dispatcher.announces($0)
                }
            }
        }
        for _ in 0..<2 {
            expectEqual(announced(), [])
            let sample = ListSample<Kit>.all.first { $0.name == name }
            let registration = sample?.register(rig, .brief)
            expectEqual(announced(), Self.oldMenu)
            registration?.cancel()
        }
        expectEqual(announced(), [])
    }

    /// What a collection asks by the older question has another meaning since iOS 15.
    @Test("A closure for the older target of a move announces the newer question, which asks it")
    func olderTarget() {
        let rig = ListRig<HeadlessCollections>()
        let newer = rig.manager.dispatcher.catalogue.all.first { $0.name == "targetIndexPathForMoveFromItem" }
        expectEqual(newer.map(rig.manager.dispatcher.announces), false)
        rig.apples.targetIndexPathForMovingItem.withoutCell { _, _, _ in [0, 2] }
        expectEqual(newer.map(rig.manager.dispatcher.announces), true)
        expectEqual(rig.list.send(\.targetIndexPathForMoveFromItem, with: ([0, 0], [0, 1]), at: [0, 0]), [0, 2])
    }
}
