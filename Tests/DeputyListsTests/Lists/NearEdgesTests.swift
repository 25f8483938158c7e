import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import DeputyPaging
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

    // MARK: Ends

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
        for number in 0..<4 {
            var board: Board? = Board(height: 440, [many(5)])
            var object: Counter? = Counter()
            let desk = PageDesk()
            let pages = board!.manager.onNearEnd { return try await desk.load() }.live(with: object!)
            var told: [ListPages.State] = []
            pages.didChange = { told.append($0) }
            await until(desk.calls, is: 1)
            switch number {
            case 0: pages.cancel()
            case 1:
                // Found when the list is looked at again.
                object = nil
                board?.items.append(thing(1))
                board?.endTurn()
            case 2: board = nil
            default:
                object = nil
                desk.fail()
            }
            await until(pages.state, is: .ended)
            await until(desk.cancelled, is: number < 3 ? 1 : 0)
            expectEqual(told, [.loading, .ended])
            withExtendedLifetime((board, object)) {}
        }
    }

    @Test("What one does that is told of its state counts for the next edge: it is judged when that is laid out")
    func judgedInTurn() async {
        let board = Board(height: 440, [many(5)])
        var calls: [String] = []
        let first = board.manager.onNearEnd { calls.append("first") }
        board.manager.onNearEnd { calls.append("second") }
        first.didChange = { [unowned board] state in
            guard state == .loading else { return }
            first.didChange = nil
            board.items.append(contentsOf: (0..<40).map { thing($0) })
        }
        await board.list.rest(20)
        expectEqual(calls, ["first"])
        board.list.scroll(to: [0, 44])
        await until("the second is called") { calls.contains("second") }
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
        expectEqual(manager.nearEdges.closures.count, 0)
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
                let event = try! #require(board.manager.dispatcher.catalogue.notice(.appearing, of: .cell))
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
                expectEqual(board.manager.nearEdges.closures.count, 0)
            }
        }
        await check(list.kit)
    }

    @Test("One that is gone already is not removed again, nor another in its place")
    func removedTwice() {
        let board = Board(height: 440, [many(5)])
        let manager = board.manager
        let closures = (0..<3).map { _ in
            manager.addNearEdge(.end, rows: 1, showing: [], at: CallSite(#fileID, #line), with: nil) { _ in nil }
        }
        for _ in 0..<2 { closures[1].withdraw() }
        expectEqual(manager.nearEdges.closures.map { $0 === closures[0] || $0 === closures[2] }, [true, true])
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
            expectTrue(board.manager.keepsPlace)
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
            expectFalse(board.manager.keepsPlace)
            board.items.insert(contentsOf: things(1, 2), at: [0, 0])
            board.endTurn()
            expectEqual(board.list.contentOffset, 0)
            expectEqual(board.list.updates.batches.map(\.animations), [.automatic])
        }
        check(list.kit)
    }
}

extension ListBoard {
    /// Where an item begins in the content.
    fileprivate func top(of item: IndexPath) -> CGFloat { Kit.start(of: item, in: list) + list.contentOffset }
}
