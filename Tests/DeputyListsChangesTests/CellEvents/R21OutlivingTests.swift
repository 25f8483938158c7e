import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What outlives its manager, and what its manager outlives (R21)")
struct OutlivingTests {
    /// What becomes of a list.
    enum End: CaseIterable { case detached, managerGoes, listGoes }

    @Test(
        "A cell that its list has let go is gone, also the one that was made last, and its scope ends (F45)",
        arguments: EachKit.allCases, End.allCases)
    func cells(_ list: EachKit, _ end: End) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            weak var lastCell: AnyObject?
            var (open, begun) = (Set<Int>(), 0)
            var list: Kit.List? = Kit.makeList(height: 88)
            var manager: ListManager<Kit>? = ListManager<Kit>(list!, anomalyLog: quietLog())
            manager?.register(Kit.ThingCell.self) { mapping in
                mapping.whileInUse { scope, _, thing, _ in
                    begun += 1
                    open.insert(thing.id)
                    // Without a task: its end is a closure's alone.
                    scope.onEnd { open.remove(thing.id) }
                }
            }
            manager?.items.setItems(things(1, 2))
            list?.layoutIfNeeded()
            expectEqual(begun, 2)
            lastCell = list?.view(.cell, at: at(0, 1))
            expectNotNil(lastCell)
            switch end {
            case .detached:
                manager?.detach()
                list = nil
            case .managerGoes:
                manager = nil
                await endOfTurn()
                list = nil
            case .listGoes: list = nil
            }
            await endOfTurn()
            await endOfTurn()
            expectNil(lastCell)
            expectEqual(open, [])
            withExtendedLifetime(manager) {}
        }
        await check(list.kit)
    }
}
