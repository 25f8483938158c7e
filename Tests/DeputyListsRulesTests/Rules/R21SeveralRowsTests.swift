import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A notice of several rows, whose manager ends in the first (R21)", .releasesRigs)
struct SeveralRowsTests {
    enum End: CaseIterable { case detach, anotherManager }

    @Test("Of what is prefetched, closures hear of no other row", arguments: EachKit.allCases, End.allCases)
    func prefetch(_ list: EachKit, _ end: End) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(100)])
            let heard = Counter()
            var other: ListManager<Kit>?
            board.mapping.prefetch { _, _ in
                heard()
                switch end {
                case .detach: board.manager.detach()
                case .anotherManager: other = ListManager(board.list, anomalyLog: quietLog())
                }
            }
            board.endTurn()
            board.list.scroll(to: [0, 30])
            board.list.layoutIfNeeded()
            expectEqual(heard.count, 1)
            withExtendedLifetime(other) {}
        }
        check(list.kit)
    }
}
