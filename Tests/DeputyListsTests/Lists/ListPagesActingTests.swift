import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import ListTestSupport

/// What a closure that loads may do, and what is done while it does.
@MainActor
@Suite("Acting while more is loaded (F100, R10, R12)", .releasesRigs)
struct ListPagesActingTests {
    enum Bad: CaseIterable { case nothing, throwing, neverReturning, yielding }

    @Test(
        "A closure that brings nothing is called once, until rows come; so is one that throws or never returns",
        arguments: EachKit.allCases, Bad.allCases)
    func badClosures(_ list: EachKit, _ bad: Bad) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            // A list shorter than its window: the end is near for ever.
            let board = ListBoard<Kit>(height: 440, [many(1)])
            let ended = Counter()
            var calls = 0
            let pages = board.manager.onNearEnd(rows: 5) {
                calls += 1
                switch bad {
                case .nothing: break
                case .throwing: throw PageDesk.Offline()
                case .yielding: for _ in 0..<20 { await Task.yield() }
                case .neverReturning:
                    for await _ in AsyncStream<Int>.makeStream().stream {}
                    if Task.isCancelled { ended() }
                }
            }
            for _ in 0..<10 {
                board.list.scroll(to: [0, 0])
                board.items.replace(at: [0, 0], with: thing(100, calls))
                await board.list.rest(5)
            }
            await beat()
            expectEqual(calls, 1)
            board.items.append(thing(1))
            await board.list.rest(40)
            board.items.remove(at: [0, 0])
            await board.list.rest(40)
            expectEqual(calls, bad == .nothing || bad == .yielding ? 2 : 1)
            expectEqual(board.codes, [])
            pages.cancel()
            expectEqual(pages.state, .ended)
            if bad == .neverReturning { await until(ended.count, is: 1) }
        }
        await check(list.kit)
    }

    enum Act: CaseIterable { case cancel, again, letGo, detach, register, reload, empty }

    @Test(
        "Whatever is done while it loads, and when it is told of a state, nothing is called twice at once",
        arguments: EachKit.allCases, Act.allCases)
    func acting(_ list: EachKit, _ act: Act) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            for isTold in [false, true] {
                var board: ListBoard<Kit>? = ListBoard<Kit>(height: 440, [many(5)])
                let list = board!.list
                var (calls, atOnce, most, hasActed) = (0, 0, 0, false)
                var pages: ListPages?
                func doIt() {
                    guard !hasActed else { return }
                    hasActed = true
                    switch act {
                    case .cancel: pages?.cancel()
                    case .again: pages?.again()
                    case .letGo: board = nil
                    case .detach: board?.manager.detach()
                    case .register: board?.manager.onNearEnd { pages?.again() }
                    case .reload:
                        board?.manager.setNeedsUpdate()
                        board?.manager.flush()
                    case .empty: board?.items.setItems([])
                    }
                }
                pages = board!.manager.onNearEnd {
                    calls += 1
                    atOnce += 1
                    most = max(most, atOnce)
                    if !isTold { doIt() }
                    await endOfTurn()
                    atOnce -= 1
                }
                if isTold { pages?.didChange = { _ in doIt() } }
                await list.rest(60)
                expectEqual(most, isTold && calls == 0 ? 0 : 1)
                expectEqual(atOnce, 0)
                if let board {
                    expectEqual(board.codes, [])
                    expectEqual(board.manager.checkInvariants(), [])
                }
                switch act {
                case .cancel, .letGo, .detach:
                    expectEqual(pages?.state, .ended)
                    expectEqual(calls, isTold ? 0 : 1)
                    pages?.again()
                    expectEqual(pages?.state, .ended)
                // One that was cancelled before it began is not called.
                case .again: expectEqual(calls, isTold ? 1 : 2)
                // So much has changed that there may be more.
                case .register, .empty: expectEqual(calls, 2)
                case .reload: expectEqual(calls, 1)
                }
                pages = nil
            }
        }
        await check(list.kit)
    }

    /// A screen that owns its manager and is its owner, as a table view controller is.
    private final class Screen: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Screen.self) { me in me.didSelect { _, _ in } }
        var manager: TableManager<HeadlessTables>?
    }

    @Test(
        "A screen that goes with its manager is reported by nobody, and what it loaded is told to have ended a turn later"
    )
    func screenGoes() async {
        let (table, log) = (HeadlessTable(height: 440), quietLog())
        let desk = PageDesk()
        var states: [ListPages.State] = []
        var screen: Screen? = Screen()
        weak let gone = screen
        screen?.manager = TableManager(table, anomalyLog: log)
        screen?.manager?.register(ThingCell.self)
        screen?.manager?.owner = screen
        let pages = screen?.manager?.onNearEnd { return try await desk.load() }
        // Who is told of a state may look at the manager, which is being let go.
        pages?.didChange = { [weak screen] state in
            states.append(state)
            _ = screen?.manager?.items.numberOfSections
        }
        await table.rest(10)
        expectEqual(states, [.loading])
        screen?.manager = nil
        await table.rest(10)
        expectEqual(states, [.loading, .ended])
        screen = nil
        expectNil(gone)
        // Only that the list still shows the manager's rows.
        expectEqual(log.anomalies.map(\.code), [.lostManager])
        await until(desk.cancelled, is: 1)
    }

    @Test(
        "A layout in the middle of a batch begins nothing; its rows count for the call after it",
        arguments: EachKit.allCases)
    func inBatch(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 88, [many(20)])
            let desk = PageDesk()
            board.manager.onNearEnd { return try await desk.load() }
            await board.list.rest(10)
            expectEqual(desk.calls, 0)
            board.items.batch { items in
                items.append(thing(1))
                board.list.scroll(to: [0, 19])
                expectEqual(desk.calls, 0)
                items.append(thing(2))
                items.remove(at: (0..<20).map { [0, $0] })
            }
            await board.list.rest(10)
            expectEqual(desk.calls, 1)
            // What came in the batch was there before the call.
            desk.answer()
            await board.list.rest(10)
            expectEqual(desk.calls, 1)
            expectEqual(board.codes, [])
            board.manager.detach()
        }
        await check(list.kit)
    }
}
