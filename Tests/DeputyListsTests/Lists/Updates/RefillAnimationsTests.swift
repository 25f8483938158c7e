import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// How cells that are filled again are animated (F60).
@MainActor
@Suite("Animations of what is filled again where it is")
struct RefillAnimationsTests {
    @Test(
        "Animations that are off are off for cells filled again, of the manager and of one update",
        arguments: EachKit.allCases)
    func off(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let list = Kit.makeList(height: 200)
            let manager = ListManager(list, anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self, for: Entry.self) { cell, entry, _ in
                (cell as? HeadlessView)?.text = entry.text
            }
            func show(_ text: String) {
                manager.items.apply(items: [Entry(id: 1, text: text)])
                manager.flush()
                list.layoutIfNeeded()
            }
            show("a")
            show("b")
            manager.animations = .off
            show("c")
            manager.animations = .automatic
            manager.animates = { _ in .off }
            show("d")
            expectEqual(list.updates.reconfigured.count, 3)
            expectEqual(list.updates.reconfiguredAnimations, [.automatic, .off, .off])
        }
        check(list.kit)
    }

    private struct Entry: Identifiable, Equatable {
        var id: Int
        var text: String
    }
}
