import DeputyHeadless
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

    /// A list of pages with a row that shows what is loaded, as *Loading more* has it; its loads are answered by hand.
    @MainActor private final class PageBoard {
        let board = Board(height: 440)
        private(set) var pages: ListPages!
        private(set) var letters: [Thing] = []
        private(set) var starts: [Int] = []
        private var waiting: [(start: Int, answer: WaitingCall<[Thing]>)] = []

        init() {
            board.manager.registerStatus()
            board.manager.on(model: PageStatus.self).didSelect.withoutCell { [unowned self] _, _ in pages.again() }
            pages = board.manager.onNearEnd(showing: PageStatus.self) { [unowned self] in
                let page = try await fetch(letters.count)
                try Task.checkCancellation()
                letters += page
                return page.isEmpty ? .ended : .more
            }
            pages.didChange = { [unowned self] _ in show() }
        }

        private func fetch(_ start: Int) async throws -> [Thing] {
            starts.append(start)
            return try await WaitingCall.wait { waiting.append((start, $0)) }
        }

        func refresh() {
            Task {
                guard let first = try? await fetch(0) else { return }
                letters = first
                pages.again()
                show()
            }
        }

        private func show() {
            var rows: [Any] = letters
            switch pages.state {
            case .loading: rows.append(PageStatus(id: "spinner"))
            case .failed: rows.append(PageStatus(id: "retry"))
            case .waiting, .ended: break
            }
            board.items.apply(items: rows)
        }

        /// Answers the load that began at a place, and waits until that was dealt with.
        func answer(_ start: Int, _ result: Result<[Thing], any Error>) async {
            guard let place = waiting.firstIndex(where: { $0.start == start }) else { return }
            waiting.remove(at: place).answer.resume(with: result)
            await board.list.rest(20)
        }

        var last: String { board.items.items(inSection: 0).last.map { "\(($0 as? PageStatus)?.id ?? "\($0)")" } ?? "" }
    }

    @Test("A spinner and a retry row: a tap tries again, a page of one row counts, and the last page is the last")
    func spinnerAndRetry() async {
        let list = PageBoard()
        await list.board.list.rest()
        expectEqual(list.last, "spinner")
        await list.answer(0, .failure(PageDesk.Offline()))
        expectEqual([list.last, "\(list.starts)"], ["retry", "[0]"])
        expectTrue(list.board.table.tap([0, 0]))
        await list.board.list.rest()
        await list.answer(0, .success(things(1)))
        // The end is still near.
        expectEqual([list.last, "\(list.starts)"], ["spinner", "[0, 0, 1]"])
        await list.answer(1, .success(many(20)))
        expectEqual([list.last, "\(list.starts)"], ["119", "[0, 0, 1]"])
        list.board.table.scroll(to: [0, 20])
        await list.board.list.rest()
        await list.answer(21, .success([]))
        expectEqual([list.last, "\(list.pages.state)"], ["119", "ended"])
        expectEqual(list.board.codes, [])
    }

    @Test("A refresh forgets the page that is on its way, and the next one is loaded behind it, once")
    func refreshing() async {
        let list = PageBoard()
        await list.board.list.rest()
        await list.answer(0, .success(many(20)))
        list.board.table.scroll(to: [0, 19])
        await list.board.list.rest()
        list.refresh()
        await list.board.list.rest()
        expectEqual(list.starts, [0, 20, 0])
        await list.answer(0, .success(many(12)))
        await list.answer(20, .success(things(1, 2)))
        expectEqual(list.letters, many(12))
        expectEqual(list.starts, [0, 20, 0, 12])
        await list.answer(12, .success(things(5)))
        expectEqual(list.letters, many(12) + things(5))
        expectEqual(list.board.codes, [])
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
