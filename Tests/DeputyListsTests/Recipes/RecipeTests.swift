import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import DeputySamples
@testable import ListTestSupport

/// What recipes do in cases that their pages don't show.
@MainActor
@Suite("Recipes to copy (F85)")
struct RecipeTests {
    // MARK: Pages

    /// A list of pages whose loads are answered by hand.
    @MainActor private final class PageBoard {
        let table = HeadlessTable(height: 440)
        let binder: TableBinder<HeadlessTables>
        private(set) var pages: Pages<Thing>!
        private(set) var loads: [String] = []
        /// The loads under way, by where they start.
        private var waiting: [(start: Int, load: Task<Void, Never>?, answer: CheckedContinuation<[Thing], any Error>)] =
            []
        var starts: [Int] { waiting.map(\.start) }

        init() {
            binder = TableBinder(table, anomalyLog: quietLog())
            pages = Pages { [unowned self] start in
                try await withCheckedThrowingContinuation { waiting.append((start, pages.loading, $0)) }
            }
            binder.onTable().bind(cellType: ThingCell.self, models: \.items, of: pages)
                .onNearEnd(Pages.loadMore, weak: pages)
            pages.didLoad = { [unowned self] load, failure in
                loads.append(failure == nil ? "\(load)" : "\(load) failed")
                binder.refresh()
                if load == .refresh { binder.loadAgain() }
            }
            binder.finish()
        }

        /// Answers the first load that is under way, and waits until that was dealt with.
        func answer(_ result: Result<[Thing], any Error>) async {
            let first = waiting.removeFirst()
            first.answer.resume(with: result)
            await first.load?.value
            binder.manager.flush()
            table.layoutIfNeeded()
        }

        /// Lays out the table, and waits until these loads are under way, and for some turns more: there are no others.
        func expect(_ starts: [Int]) async {
            binder.manager.flush()
            table.layoutIfNeeded()
            await until { self.starts.count >= starts.count }
            for _ in 0..<20 { await Task { @MainActor in }.value }
            expectEqual(self.starts, starts)
        }
    }

    private struct Offline: Error {}

    @Test("However often the next page is asked for, it is loaded once; what comes twice is shown once")
    func twice() async {
        let board = PageBoard()
        await board.expect([0])
        board.pages.loadMore()
        board.binder.loadAgain()
        await board.expect([0])
        await board.answer(.success(many(20)))
        board.table.scroll(to: [0, 19])
        board.pages.loadMore()
        await board.expect([20])
        await board.answer(.success(Array(many(22).suffix(4)) + many(22).suffix(1)))
        expectEqual(board.pages.items, many(22))
        expectEqual(board.table.itemCounts, [22])
        expectEqual(board.binder.manager.anomalies, [])
    }

    @Test("A page on its way is forgotten by a refresh, and none begins during one; then it is loaded")
    func crossing() async {
        let board = PageBoard()
        await board.expect([0])
        await board.answer(.success(many(20)))
        board.table.scroll(to: [0, 19])
        await board.expect([20])
        board.pages.refresh()
        board.pages.loadMore()
        await board.expect([20, 0])
        await board.answer(.success([thing(1)]))  // of the page
        expectEqual(board.pages.items, many(20))
        await board.answer(.success(many(20)))
        expectEqual(board.loads, ["page", "refresh"])
        await board.expect([20])
        await board.answer(.success(Array(many(25).suffix(5))))
        expectEqual(board.table.itemCounts, [25])
    }

    @Test("A load that fails loses nothing, and is tried again only when that is asked for")
    func failing() async {
        let board = PageBoard()
        await board.expect([0])
        await board.answer(.failure(Offline()))
        await board.expect([])
        board.binder.loadAgain()
        await board.expect([0])
        await board.answer(.success(many(20)))
        board.pages.refresh()
        await board.expect([0])
        await board.answer(.failure(Offline()))
        expectEqual(board.pages.items, many(20))
        board.table.scroll(to: [0, 19])
        await board.expect([20])
        await board.answer(.failure(Offline()))
        expectEqual(board.table.itemCounts, [20])
        expectEqual(board.loads, ["page failed", "page", "refresh failed", "page failed"])
        await board.expect([])
    }

    // MARK: Deletions

    @Test("An item that was put back is below the one that was above it, or else where it was")
    func undo() {
        let board = Board([things(1, 2, 3, 4)])
        let deletions = UndoableDeletions<Thing>(board.items)
        for id in [3, 1] { deletions.delete(id) }
        board.items.move([0, 0], to: [0, 1])
        expectEqual(board.data, "[4 2]")
        deletions.undo()
        expectEqual(board.data, "[1 4 2]")
        deletions.undo()
        expectEqual(board.data, "[1 4 2 3]")
        deletions.delete(3)
        deletions.delete(2)
        board.items.apply(items: things(1))
        deletions.undo()
        expectEqual(board.data, "[1 2]")
        deletions.undo()
        expectEqual(board.data, "[1 2 3]")
        deletions.undo()
        board.endTurn()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.codes, [])
    }

    @Test("Nothing is deleted that has gone, put back that is there, or lost with its section")
    func undoAtEdges() {
        let board = Board([things(1), things(2, 3)])
        let deletions = UndoableDeletions<Thing>(board.items)
        deletions.delete(9)
        deletions.undo()
        expectEqual(board.data, "[1] [2 3]")
        deletions.delete(2)
        board.items.insert(thing(2), at: [0, 1])
        deletions.undo()
        expectEqual(board.data, "[1 2] [3]")
        deletions.delete(3)
        board.items.setSections([ItemSection(things(1))])
        deletions.undo()
        expectEqual(board.data, "[3 1]")
        deletions.delete(1)
        board.items.setSections([])
        deletions.undo()
        expectEqual(board.data, "[1]")
        expectEqual(board.codes, [])
    }

    @Test("An answer that comes late deletes the item that was asked about, wherever it is; none if it has gone")
    func confirming() {
        let board = Board([things(1, 2, 3)])
        var answer: (Bool) -> Void = { _ in }
        board.mapping.trailingSwipeActionsConfiguration.withoutCell { [unowned manager = board.manager] thing, _ in
            let delete = HeadlessSwipeAction("Delete", style: .destructive) { done in
                answer = { isSure in
                    if isSure { manager.items.remove { (other: Thing) in other.id == thing.id } }
                    manager.flush()
                    done(isSure)
                }
            }
            return HeadlessSwipeActions([delete])
        }
        func ask(_ place: IndexPath) {
            board.table.swipe(place, .trailing)
            expectTrue(board.table.perform("Delete"))
            expectEqual(board.table.swipedRow, place)
        }
        ask([0, 2])
        board.items.insert(thing(4), at: [0, 0])
        board.endTurn()
        answer(false)
        expectNil(board.table.swipedRow)
        expectEqual(board.shown, "[4 1 2 3]")
        ask([0, 3])
        board.items.move([0, 3], to: [0, 1])
        board.endTurn()
        answer(true)
        board.endTurn()
        expectEqual(board.shown, "[4 1 2]")
        ask([0, 2])
        board.items.remove(at: [0, 2])
        board.endTurn()
        answer(true)
        board.endTurn()
        expectEqual(board.shown, "[4 1]")
        expectNil(board.table.swipedRow)
        expectEqual(board.table.exceptions, [])
        expectEqual(board.codes, [])
    }
}
