import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Several rows that are dragged and dropped together.
@MainActor
@Suite("Rows that are dragged together land together (F98)")
struct DropOfSeveralTests {
    @Test(
        "What is dragged to another list comes from no row of that, and the drag ends in the list that it began in (F83)",
        arguments: EachKit.allCases)
    func toAnotherList(_ list: EachKit) throws {
        func check<Kit: TestKit>(_: Kit.Type) throws {
            let (from, to) = (ListBoard<Kit>([things(1, 2, 3)]), ListBoard<Kit>([things(11, 12, 13)]))
            var (ends, over, sources) = (0, [IndexPath?](), [IndexPath?]())
            from.mapping.itemsForBeginningDragSession.withoutCell { _, thing, _ in [HeadlessDragItem("\(thing)")] }
            from.manager.onHost.dragSessionDidEnd { _ in ends += 1 }
            Kit.followMoves(to)
            to.manager.onHost.dropSessionDidUpdate { session, _ in
                over.append(session.source)
                return .copy
            }
            to.manager.onHost.performDropWithCoordinator { coordinator in
                sources += coordinator.items.map(\.sourceIndexPath)
            }
            from.endTurn()
            to.endTurn()
            let session = try #require(from.list.drag(at(0, 0)))
            expectEqual(session.source, at(0, 0))
            expectTrue(to.list.dragOver(session, at: at(0, 1)))
            expectEqual(ends, 0)
            expectTrue(to.list.drop(session, at: at(0, 2)))
            expectEqual(over, [nil, nil])
            expectEqual(sources, [nil])
            expectEqual(to.data, "[11 12 13]")
            expectEqual(ends, 1)
            expectNil(from.list.dragSession)
        }
        try check(list.kit)
    }

    @Test("One behind the other in the order of the drag, selected as before, in a batch", arguments: EachKit.allCases)
    func together(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3, 4), things(5)])
            board.mapping.itemsForBeginningDragSession.withoutCell { _, thing, _ in [HeadlessDragItem("\(thing)")] }
            board.mapping.itemsForAddingToDragSession.withoutCell { _, thing, _ in [HeadlessDragItem("\(thing)")] }
            board.manager.onHost.dropSessionDidUpdate { _, _ in .move }
            var landed: [Bool] = []
            board.manager.onHost.performDropWithCoordinator { [unowned board] coordinator in
                let sources = coordinator.items.compactMap(\.sourceIndexPath)
                guard let place = coordinator.destination else { return }
                board.items.move(sources, to: place)
                board.manager.flush()
                for (number, item) in coordinator.items.enumerated() {
                    landed.append(coordinator.drop(item.dragItem, toRowAt: [place[0], place[1] + number]))
                }
            }
            board.list.selectItem(at: [0, 2])
            for (first, second, place, shown) in [
                ([0, 2], [0, 0], [1, 0], "[2 4] [3 1 5]"), ([1, 2], [0, 0], [0, 1], "[4 5 2] [3 1]"),
            ] as [(IndexPath, IndexPath, IndexPath, String)] {
                expectNotNil(board.list.drag(first))
                expectTrue(board.list.addToDrag(second))
                expectTrue(board.list.drop(at: place))
                expectEqual(board.shown, shown)
                expectEqual(board.list.selectedItems, [[1, 0]])
            }
            expectEqual(landed, [true, true, true, true])
            expectEqual(board.list.updates.batches.count, 2)
            expectEqual(board.list.updates.reloads, 0)
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }
}
