import DeputyHeadless
import Foundation
import Observation
import TestSupport
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import ListTestSupport

/// What loading more tells of itself, and when it is called again.
@MainActor
@Suite("Loading more as a state (F100)", .releasesRigs)
struct ListPagesTests {
    @Test("It tells what it does, and whoever reads its state is told that it changes", arguments: EachKit.allCases)
    func states(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(5)])
            let desk = PageDesk()
            let pages = board.manager.onNearEnd { return try await desk.load() }
            var told: [ListPages.State] = []
            pages.didChange = { told.append($0) }
            let observed = Counter()
            func observe() {
                withObservationTracking {
                    _ = pages.state
                } onChange: {
                    MainActor.assumeIsolated { observed() }
                }
            }
            observe()
            expectEqual(pages.state, .waiting)
            await until(desk.calls, is: 1)
            expectEqual(pages.state, .loading)
            expectEqual(observed.count, 1)
            observe()
            desk.fail()
            await board.list.rest()
            expectEqual(pages.state, .failed(PageDesk.Offline()))
            expectNotEqual(pages.state, .failed(CancellationError()))
            expectEqual(observed.count, 2)
            board.list.scroll(to: [0, 0])
            board.items.append(thing(1))
            await board.list.rest()
            expectEqual(desk.calls, 1)
            pages.again()
            await until(desk.calls, is: 2)
            desk.answer(.ended)
            await board.list.rest()
            board.items.append(thing(2))
            await board.list.rest()
            expectEqual(desk.calls, 2)
            pages.again()
            await until(desk.calls, is: 3)
            expectEqual(
                told,
                [.loading, .failed(PageDesk.Offline()), .waiting, .loading, .ended, .waiting, .loading])
        }
        await check(list.kit)
    }

    @Test(
        "A list that follows its model shows the state, and such rows never count (F100)", arguments: EachKit.allCases)
    func followed(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440)
            board.manager.registerStatus()
            let (desk, bookcase) = (PageDesk(), Bookcase())
            bookcase.things = many(3)
            let pages = board.manager.onNearEnd(showing: PageStatus.self) { return try await desk.load() }
            board.items.follow { [unowned pages] () -> [any Hashable & Sendable] in
                switch pages.state {
                case .loading: bookcase.things + [PageStatus(id: "spinner")]
                case .failed: bookcase.things + [PageStatus(id: "retry")]
                case .waiting, .ended: bookcase.things
                }
            }
            await board.list.rest()
            expectEqual(board.shown, "[100 101 102 spinner]")
            desk.fail()
            await board.list.rest(50)
            expectEqual(board.shown, "[100 101 102 retry]")
            expectEqual(desk.calls, 1)
            pages.again()
            await board.list.rest()
            // One row, where a row that showed the state goes.
            bookcase.things.append(thing(1))
            desk.answer()
            await until(desk.calls, is: 3)
            await board.list.rest()
            expectEqual(board.shown, "[100 101 102 1 spinner]")
            desk.answer()
            await board.list.rest(50)
            expectEqual(desk.calls, 3)
            expectEqual(board.shown, "[100 101 102 1]")
            bookcase.things.append(thing(2))
            await until(desk.calls, is: 4)
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }

    @Test(
        "`.more` goes on though its page brought no row, or as many as went; nothing goes on if rows came (F100)",
        arguments: EachKit.allCases)
    func outcomes(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(5)])
            let desk = PageDesk()
            let pages = board.manager.onNearEnd { return try await desk.load() }
            await until(desk.calls, is: 1)
            // Every row of the page was filtered out.
            desk.answer(.more)
            await until(desk.calls, is: 2)
            // Five pages in place of each other.
            for page in 1...5 {
                board.items.setItems((0..<5).map { thing(10 * page + $0) })
                desk.answer(.more)
                await until(desk.calls, is: 2 + page)
            }
            // Off screen nothing begins.
            board.list.isOnScreen = false
            desk.answer(.more)
            for _ in 0..<8 { await endOfTurn() }
            expectEqual([desk.calls], [7])
            expectEqual(pages.state, .waiting)
            board.list.isOnScreen = true
            await board.list.rest()
            expectEqual(desk.calls, 8)
            desk.answer()
            await board.list.rest(20)
            expectEqual(desk.calls, 8)
            board.items.append(thing(1))
            await until(desk.calls, is: 9)
            desk.answer(.ended)
            board.items.append(thing(2))
            await board.list.rest(20)
            expectEqual(desk.calls, 9)
            expectEqual(pages.state, .ended)
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }

    enum StatusRows: CaseIterable {
        /// The error is thrown; the row is of a type that was named, or not.
        case thrown, thrownUnnamed
        /// The closure keeps the error to itself; the row is of a type that was named, or not.
        case kept, keptUnnamed
        /// The same, and the row is replaced in place.
        case replacedUnnamed
    }

    @Test(
        "F100: a retry row that follows each load is not a page: fifty rounds load once, or stop and say so",
        arguments: EachKit.allCases, StatusRows.allCases)
    func retryRows(_ list: EachKit, _ rows: StatusRows) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(5)])
            board.manager.registerStatus()
            var calls = 0
            func show(_ id: String?) {
                let row: IndexPath = [0, board.items.numberOfItems(inSection: 0) - 1]
                let isShown = board.items.item(at: row, as: PageStatus.self) != nil
                if isShown, let id, rows == .replacedUnnamed {
                    board.items.replace(at: row, with: PageStatus(id: id))
                } else {
                    if isShown { board.items.remove(at: row) }
                    if let id { board.items.append(PageStatus(id: id)) }
                }
            }
            @MainActor func load() async throws {
                calls += 1
                show("loading")
                await endOfTurn()
                await endOfTurn()
                show("retry")
                if rows == .thrown || rows == .thrownUnnamed { throw PageDesk.Offline() }
            }
            let isNamed = rows == .thrown || rows == .kept
            let pages =
                isNamed
                ? board.manager.onNearEnd(showing: PageStatus.self) { try await load() }
                : board.manager.onNearEnd { try await load() }
            await board.list.rest(50)
            expectEqual(board.shown, "[100 101 102 103 104 retry]")
            if rows == .replacedUnnamed {
                // The same row, with other content.
                expectEqual(calls, 2)
                expectEqual(board.codes, [])
            } else if rows == .keptUnnamed {
                expectEqual(calls, 3)
                expectEqual(board.codes, [.endlessWork])
                expectEqual(
                    board.manager.anomalies.first?.headline,
                    "Each call of onNearEnd adds rows, and as many are removed.")
            } else {
                expectEqual(calls, 1)
                expectEqual(board.codes, [])
            }
            show(nil)
            board.items.append(contentsOf: things(1, 2, 3))
            await board.list.rest(50)
            // New rows let it be called again, but for what has failed.
            if rows == .thrown || rows == .thrownUnnamed { expectEqual(calls, 1) } else { #expect(calls > 1) }
            let before = calls
            pages.again()
            await until("it is called again") { calls > before }
        }
        await check(list.kit)
    }

    @Test("A refresh begins anew and is judged when its rows are laid out (F100)", arguments: EachKit.allCases)
    func refresh(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440)
            var starts: [Int] = []
            let pages = board.manager.onNearEnd {
                starts.append(board.items.numberOfItems(inSection: 0))
                return .ended
            }
            await until(pages.state, is: .ended)
            board.items.setItems(many(10))
            await board.list.rest()
            expectEqual(starts, [0])
            // Ten rows are on screen, and forty come in the same turn.
            board.items.apply(items: many(40))
            pages.again()
            await board.list.rest()
            expectEqual(starts, [0])
            board.list.scroll(to: [0, 39])
            await until(starts, is: [0, 40])
        }
        await check(list.kit)
    }

    @Test("A refresh cancels the page that is on its way, and the next begins when that has ended (F100)")
    func refreshWhileLoading() async {
        for obeys in [true, false] {
            let board = Board(height: 440, [many(10)])
            let desk = PageDesk()
            let pages = board.manager.onNearEnd { return try await desk.load(obeys: obeys) }
            await until(desk.calls, is: 1)
            pages.again()
            pages.again()
            await board.list.rest()
            expectEqual(desk.calls, obeys ? 2 : 1)
            expectEqual(pages.state, .loading)
            desk.answer(.ended)
            await board.list.rest()
            // What one that was cancelled says does not count.
            expectEqual(pages.state, obeys ? .ended : .loading)
            expectEqual(desk.calls, 2)
            expectEqual(desk.most, 1)
        }
    }

    @Test("Rows that a source without ids has count by their number (F100)", arguments: EachKit.allCases)
    func plainSource(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let rows = Changing<[Any]>(many(3))
            let board = ListBoard<Kit>(height: 440, source: ChangingSource(rows))
            board.manager.registerStatus()
            let desk = PageDesk()
            let pages = board.manager.onNearEnd(showing: PageStatus.self) { return try await desk.load() }
            func show(_ new: [Any]) async {
                rows.value = new
                board.manager.setNeedsUpdate()
                await board.list.rest()
            }
            await until(desk.calls, is: 1)
            await show(many(3) + [PageStatus(id: "spinner")])
            desk.fail()
            await show(many(3) + [PageStatus(id: "retry")])
            expectEqual(desk.calls, 1)
            pages.again()
            await until(desk.calls, is: 2)
            desk.answer()
            await show(many(3) + [PageStatus(id: "retry")])
            expectEqual(desk.calls, 2)
            await show(many(4))
            expectEqual(desk.calls, 3)
        }
        await check(list.kit)
    }
}

/// A source without ids, of whose changes nobody says anything.
@MainActor
private final class ChangingSource: ItemSource {
    private let rows: Changing<[Any]>
    init(_ rows: Changing<[Any]>) { self.rows = rows }
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { rows.value.count }
    func item(at indexPath: IndexPath) -> Any? {
        indexPath[0] == 0 && rows.value.indices.contains(indexPath[1]) ? rows.value[indexPath[1]] : nil
    }
}
