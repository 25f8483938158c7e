import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a manager has begun with a list that asks others from now on.
@MainActor
@Suite("A manager whose list is another's (R16, R21, F45, F100)")
struct HandedOverTests {
    enum Way: CaseIterable { case replaced, detached }

    @Test(
        "Its scopes end, its cells deliver nothing, and what it loads is cancelled",
        arguments: EachKit.allCases, Way.allCases)
    func handedOver(_ list: EachKit, _ way: Way) async throws {
        func check<Kit: TestKit>(_: Kit.Type) async throws {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            let (begun, ended, heard, desk) = (Counter(), Counter(), Counter(), PageDesk())
            board.mapping.whileInUse { scope, _, _, _ in
                begun()
                scope.onEnd { ended() }
            }
            board.mapping.onEvent { _, _, _, _ in heard() }
            let pages = board.manager.onNearEnd { return try await desk.load() }
            board.list.reloadData()
            await board.list.rest()
            expectEqual([begun.count, ended.count, desk.calls], [3, 0, 1])
            let cell = try #require(board.list.view(.cell, at: [0, 0]) as? Kit.ThingCell)
            var second: ListManager<Kit>?
            switch way {
            case .replaced: second = ListManager<Kit>(board.list, anomalyLog: quietLog())
            case .detached: board.manager.detach()
            }
            await board.list.rest()
            cell.emit(event: .tapped)
            expectEqual([ended.count, heard.count, desk.cancelled], [3, 0, 1])
            expectEqual(pages.state, .ended)
            withExtendedLifetime(second) {}
        }
        try await check(list.kit)
    }
}
