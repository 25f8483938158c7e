import DeputyHeadless
import Foundation
import Observation
import TestSupport
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import ListTestSupport

/// Loading more where the rows of a manager's list end and begin.
@MainActor
@Suite("Near the end and the start of a manager's list (F58, F96, F100)", .releasesRigs)
struct NearEdgesTests {
    @Test(
        "Each edge has one call at a time, across sections, and another when rows have come and it is near",
        arguments: EachKit.allCases)
    func onceForEach(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(30), things(1)])
            let (ends, starts) = (PageDesk(), PageDesk())
            board.list.scroll(to: [0, 10])
            let end = board.manager.onNearEnd(rows: 3) { return try await ends.load() }
            let start = board.manager.onNearStart(rows: 3) { return try await starts.load() }
            await board.list.rest()
            expectEqual([end.state, start.state], [.waiting, .waiting])
            for _ in 0..<2 {
                // Two rows of the first section are within three of the list's end.
                board.list.scroll(to: [1, 0])
                await board.list.rest()
                board.list.scroll(to: [0, 0])
                await board.list.rest()
            }
            expectEqual([ends.calls, starts.calls], [1, 1])
            expectEqual([end.state, start.state], [.loading, .loading])
            board.list.scroll(to: [0, 10])
            board.items.append(thing(2), toSection: 1)
            ends.answer()
            starts.answer()
            await board.list.rest()
            expectEqual([ends.calls, starts.calls], [1, 1])
            board.list.scroll(to: [1, 1])
            await until(ends.calls, is: 2)
            // The row came behind the end, but it is one of the list's.
            board.list.scroll(to: [0, 0])
            await until(starts.calls, is: 2)
            expectEqual(board.codes, [])
            expectEqual(board.manager.checkInvariants(), [])
        }
        await check(list.kit)
    }

    @Test("After a reload the end is where the new layout has it (F58)", arguments: EachKit.allCases)
    func newLayout(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440)
            Kit.answerHeight(board.mapping) { CGFloat($0.content) }
            board.items.setItems((0..<20).map { thing($0, 20) })
            board.endTurn()
            var calls = 0
            board.manager.onNearEnd { calls += 1 }
            await board.list.rest()
            expectEqual(calls, 1)
            // As many rows that are ten times as high: three are on screen, and the last are far away.
            board.items.setItems((100..<120).map { thing($0, 200) })
            board.manager.setNeedsUpdate()
            await board.list.rest()
            expectEqual(board.list.visibleItems.count, 3)
            expectEqual(calls, 1)
            board.list.scroll(to: [0, 19])
            await until(calls, is: 2)
        }
        await check(list.kit)
    }

    @Test("A list without rows loads its first page, and goes on until the screen is full", arguments: EachKit.allCases)
    func fillsTheScreen(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440)
            board.manager.onNearEnd { [unowned board] in
                let count = board.items.numberOfItems(inSection: 0)
                board.items.append(contentsOf: (count..<count + 4).map { thing($0) })
            }
            await board.list.rest(40)
            expectEqual(board.items.numberOfItems(inSection: 0), 12)
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
        await check(list.kit)
    }

    // MARK: States

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
                    "Each call of onNearEnd brings rows, and as many are gone with it.")
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

    // MARK: What a closure may do

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

    @Test(
        "A cancelled one, and one whose object is gone, is not called, and the list stops reporting its rows",
        arguments: EachKit.allCases)
    func ends(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(30)])
            let event = try! #require(board.manager.dispatcher.catalogue.notice(.appearing, of: .cell))
            var calls = 0
            var owner: Counter? = Counter()
            let token = board.manager.onNearEnd { calls += 1 }
            var tied: Counter? = Counter()
            let tiedPages = board.manager.onNearEnd { calls += 1 }.live(with: tied!)
            board.manager.onNearEnd(weak: owner!) { _ in calls += 1 }
            board.manager.onNearStart(weak: owner!) { counter in counter() }.live(with: board)
            await board.list.rest()
            expectEqual(owner?.count, 1)
            expectTrue(board.manager.dispatcher.announces(event))
            token.cancel()
            token.cancel()
            (owner, tied) = (nil, nil)
            board.list.scroll(to: [0, 29])
            await board.list.rest()
            expectEqual(calls, 0)
            expectEqual([token.state, tiedPages.state], [.ended, .ended])
            expectFalse(board.manager.dispatcher.announces(event))
        }
        await check(list.kit)
    }

    @Test("What is loaded is cancelled with its registration, its object and its list's manager (F100, R21)")
    func cancelling() async {
        for number in 0..<3 {
            var board: Board? = Board(height: 440, [many(5)])
            var object: Counter? = Counter()
            let desk = PageDesk()
            let pages = board!.manager.onNearEnd { return try await desk.load() }.live(with: object!)
            await until(desk.calls, is: 1)
            switch number {
            case 0: pages.cancel()
            case 1:
                // Found when the list is looked at again.
                object = nil
                board?.items.append(thing(1))
                board?.endTurn()
            default: board = nil
            }
            await until(desk.cancelled, is: 1)
            expectEqual(pages.state, .ended)
            withExtendedLifetime((board, object)) {}
        }
    }

    @Test("Without its list, and where another manager has taken it over, it loads nothing more (F100, R16)")
    func withoutList() async {
        let desk = PageDesk()
        var table: HeadlessTable? = HeadlessTable(height: 440)
        let manager = TableManager(table!, anomalyLog: quietLog())
        manager.register(ThingCell.self)
        manager.items.setItems(many(3))
        let pages = manager.onNearEnd { return try await desk.load() }
        await until(desk.calls, is: 1)
        table = nil
        desk.answer()
        await until(pages.state, is: .ended)
        expectEqual(manager.core.nearEdges.count, 0)
        let board = Board(height: 440, [many(3)])
        var calls = 0
        board.manager.onNearEnd { calls += 1 }
        let other = TableManager(board.list, anomalyLog: quietLog())
        board.items.append(thing(1))
        await board.list.rest()
        expectEqual(calls, 0)
        withExtendedLifetime(other) {}
    }

    @Test("Many are cancelled in any order, and those that are left are called in theirs", arguments: EachKit.allCases)
    func manyCancelled(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            for seed in Cases.seeds(ofSteps: 20) {
                var random = SeededRandom(seed)
                let board = ListBoard<Kit>(height: 440, [many(5)])
                let event = ListManager<Kit>.appearingEvent!
                var calls: [Int] = []
                var tokens: [Int: ListPages] = [:]
                func add(_ number: Int) { tokens[number] = board.manager.onNearEnd { calls.append(number) } }
                for number in 0..<20 { add(number) }
                for number in tokens.keys.sorted().shuffled(using: &random).prefix(15) {
                    tokens.removeValue(forKey: number)?.cancel()
                }
                for number in 20..<25 { add(number) }
                await board.list.rest(6)
                expectEqual(calls, tokens.keys.sorted(), "seed \(seed)")
                for token in tokens.values {
                    expectTrue(board.manager.dispatcher.announces(event))
                    token.cancel()
                }
                expectFalse(board.manager.dispatcher.announces(event))
                expectEqual(board.manager.core.nearEdges.count, 0)
            }
        }
        await check(list.kit)
    }

    @Test("One that is gone already is not removed again, nor another in its place")
    func removedTwice() {
        let board = Board(height: 440, [many(5)])
        let manager = board.manager
        let closures = (0..<3).map { _ in
            manager.addNearEdge(.end, rows: 1, showing: [], at: CallSite(#fileID, #line), with: nil) { _ in .more }
        }
        for _ in 0..<2 { closures[1].withdraw() }
        expectEqual(manager.core.nearEdges.map { $0 === closures[0] || $0 === closures[2] }, [true, true])
    }

    @Test("What is in order is found by halves, so that cancelling is linear in all")
    func byHalves() {
        for count in [0, 1, 2, 1_000] {
            let numbers = Array(0..<count)
            for sought in [0, 1, count / 3, count - 1, count] {
                var looks = 0
                let place = numbers.place {
                    looks += 1
                    return $0 < sought
                }
                expectEqual(place, min(max(0, sought), count))
                #expect(looks <= 10)
            }
        }
    }

    @Test("Pages that are kept keep no closure")
    func keptPages() async {
        weak var captured: Counter?
        var board: Board? = Board(height: 440, [many(30)])
        let pages: ListPages
        do {
            let kept = Counter()
            captured = kept
            pages = board!.manager.onNearEnd { kept() }
        }
        await board?.list.rest()
        expectNotNil(captured)
        board = nil
        expectNil(captured)
        pages.cancel()
    }

    @Test("Less than one row is taken for one, and reported")
    func noDistance() async {
        let board = Board(height: 440, [many(30)])
        var calls = 0
        board.manager.onNearStart(rows: 0) { calls += 1 }
        await until(calls, is: 1)
        expectEqual(board.manager.anomalies.map(\.headline), ["onNearStart(rows: 0) matches no row."])
        expectEqual(
            board.manager.anomalies.map(\.reason), ["The smallest number is 1, for the first row, so 1 is used."])
    }

    @Test(
        "While the list is not in a window, nothing begins; back in it, what was due does", arguments: EachKit.allCases)
    func offScreen(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(5)])
            let desk = PageDesk()
            let pages = board.manager.onNearEnd { return try await desk.load() }
            await until(desk.calls, is: 1)
            board.items.append(thing(1))
            await board.list.rest()
            board.list.isOnScreen = false
            desk.answer()
            await beat()
            expectEqual(desk.calls, 1)
            expectEqual(pages.state, .waiting)
            board.list.isOnScreen = true
            await board.list.rest()
            expectEqual(desk.calls, 2)
            expectEqual(board.codes, [])
        }
        await check(list.kit)
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

    // MARK: What is read

    @Test(
        "Rows that come above leave what is read where it is, at the top too, and are not animated",
        arguments: EachKit.allCases)
    func staysInPlace(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = ListBoard<Kit>(height: 440, [many(30)])
            var pages = 0
            board.manager.onNearStart(rows: 1) { [unowned board] in
                guard pages < 3 else { return }
                pages += 1
                board.items.insert(contentsOf: (0..<5).map { thing(-5 * pages + $0) }, at: [0, 0])
            }
            // The first page is loaded as the list is at its top.
            await board.list.rest()
            expectEqual(pages, 1)
            expectEqual(board.list.visibleItems.first.map { board.items.item(at: $0, as: Thing.self)?.id }, 100)
            expectEqual(board.list.contentOffset, board.top(of: [0, 5]))
            expectEqual(board.list.updates.batches.map(\.animations), [.off])
            board.list.scroll(by: -board.list.contentOffset + 10)
            await board.list.rest()
            expectEqual(pages, 2)
            expectEqual(board.list.contentOffset, board.top(of: [0, 5]) + 10)
            // What comes below, or goes there, is animated as ever.
            board.items.append(thing(9000))
            board.items.remove(at: [0, 20])
            board.endTurn()
            expectEqual(board.list.updates.batches.last?.animations, .automatic)
            expectEqual(board.list.contentOffset, board.top(of: [0, 5]) + 10)
            expectEqual(board.list.exceptions, [])
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }

    @Test(
        "Where only the end is waited for, rows at the top push the others down, as ever", arguments: EachKit.allCases)
    func endOnly(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(30)])
            board.manager.onNearEnd {}
            board.items.insert(contentsOf: things(1, 2), at: [0, 0])
            board.endTurn()
            expectEqual(board.list.contentOffset, 0)
            expectEqual(board.list.updates.batches.map(\.animations), [.automatic])
        }
        check(list.kit)
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

extension ListBoard {
    /// Where an item begins in the content.
    fileprivate func top(of item: IndexPath) -> CGFloat { Kit.origin(of: item, in: list).y + list.contentOffset }
}
