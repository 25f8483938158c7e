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
    func besideWillDisplay() async {
        await besideWillDisplay(HeadlessTables.self)
        await besideWillDisplay(HeadlessCollections.self)
    }

    private func besideWillDisplay<Kit: TestKit>(_ kit: Kit.Type) async {
        let list = Kit.makeList(height: 440)
        let binder = Kit.makeBinder(list)
        let (shown, loads) = (Counter(), Counter())
        binder.onSection(.first)
            .bind(cellType: Kit.ThingCell.self, models: (1...30).map { thing($0) })
            .willDisplay { _, _, _ in shown() }
            .onNearEnd { loads() }
        binder.displayedSections = [.first]
        binder.finish()
        await list.rest()
        #expect(shown.count > 0)
        expectEqual(loads.count, 0)
        list.scroll(to: [0, 29])
        await until(loads.count, is: 1)
    }
}
