import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("onNearEnd beside other closures (F58)", .releasesRigs)
struct NearEndBesideClosuresTests {
    @Test("onNearEnd is called for rows whose coming on screen a closure hears too")
    func besideWillDisplay() {
        besideWillDisplay(HeadlessTables.self)
        besideWillDisplay(HeadlessCollections.self)
    }

    private func besideWillDisplay<Kit: TestKit>(_ kit: Kit.Type) {
        let list = Kit.makeList(height: 440)
        let binder = Kit.makeBinder(list)
        let (shown, loads) = (Counter(), Counter())
        binder.onSection(.first)
            .bind(cellType: Kit.ThingCell.self, models: (1...30).map { thing($0) })
            .willDisplay { _, _, _ in shown() }
            .onNearEnd { loads() }
        binder.displayedSections = [.first]
        binder.finish()
        list.layoutIfNeeded()
        #expect(shown.count > 0)
        expectEqual(loads.count, 0)
        list.scroll(to: [0, 29])
        list.layoutIfNeeded()
        expectEqual(loads.count, 1)
    }
}
