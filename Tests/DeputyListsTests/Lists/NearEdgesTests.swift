import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import ListTestSupport

/// Loading more where the rows of a manager's list end and begin.
@MainActor
@Suite("Near the end and the start of a manager's list (F58, F96)", .releasesRigs)
struct NearEdgesTests {
    @Test(
        "Both are called once for each end, across sections, and again when more rows are there",
        arguments: EachKit.allCases)
    func onceForEach(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(30), things(1)])
            var calls: [String] = []
            board.list.scroll(to: [0, 10])
            board.manager.onNearEnd(rows: 3) { calls.append("end") }
            board.manager.onNearStart(rows: 3) { calls.append("start") }
            board.endTurn()
            expectEqual(calls, [])
            for _ in 0..<2 {
                // Two rows of the first section are within three of the list's end.
                board.list.scroll(to: [1, 0])
                board.list.scroll(to: [0, 0])
            }
            expectEqual(calls, ["end", "start"])
            board.items.append(thing(2), toSection: 1)
            board.endTurn()
            board.list.scroll(to: [0, 10])
            expectEqual(calls, ["end", "start", "start"])
            board.list.scroll(to: [1, 1])
            expectEqual(calls, ["end", "start", "start", "end"])
            expectEqual(board.codes, [])
            expectEqual(board.manager.checkInvariants(), [])
        }
        check(list.kit)
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
            board.endTurn()
            await beat()
            expectEqual(calls, 1)
            // As many rows that are ten times as high: three are on screen, and the last are far away.
            board.items.setItems((100..<120).map { thing($0, 200) })
            board.manager.setNeedsUpdate()
            board.manager.flush()
            board.endTurn()
            await beat()
            expectEqual(board.list.visibleItems.count, 3)
            expectEqual(calls, 1)
            board.list.scroll(to: [0, 19])
            expectEqual(calls, 2)
        }
        await check(list.kit)
    }

    @Test("A list without rows loads its first page, and goes on until the screen is full", arguments: EachKit.allCases)
    func fillsTheScreen(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440)
            board.manager.onNearEnd { [unowned board] in
                let count = board.items.numberOfItems(inSection: 0)
                board.items.append(contentsOf: (count..<count + 4).map { thing($0) })
            }
            for _ in 0..<10 { board.endTurn() }
            expectEqual(board.items.numberOfItems(inSection: 0), 12)
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }

    @Test("A load that failed or was refused comes again with loadAgain(), at once where the end is on screen")
    func again() {
        let board = Board(height: 440, [many(30)])
        let isBusy = Changing(true)
        var calls = 0
        board.manager.onNearEnd(rows: 1) { if !isBusy.value { calls += 1 } }
        board.table.scroll(to: [0, 29])
        board.table.scroll(to: [0, 0])
        isBusy.value = false
        board.table.scroll(to: [0, 29])
        expectEqual(calls, 0)
        board.manager.loadAgain()
        expectEqual(calls, 1)
        board.table.scroll(to: [0, 0])
        board.manager.loadAgain()
        expectEqual(calls, 1)
        board.table.scroll(to: [0, 29])
        expectEqual(calls, 2)
    }

    @Test(
        "A cancelled one, and one whose object is gone, is not called, and the list stops reporting its rows",
        arguments: EachKit.allCases)
    func ends(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(30)])
            let event = try! #require(board.manager.dispatcher.catalogue.notice(.appearing, of: .cell))
            var calls = 0
            var owner: Counter? = Counter()
            let token = board.manager.onNearEnd { calls += 1 }
            var tied: Counter? = Counter()
            board.manager.onNearEnd { calls += 1 }.live(with: tied!)
            board.manager.onNearEnd(weak: owner!) { _ in calls += 1 }
            board.manager.onNearStart(Counter.callAsFunction, weak: owner!).live(with: board)
            board.endTurn()
            expectEqual(owner?.count, 1)
            expectTrue(board.manager.dispatcher.announces(event))
            token.cancel()
            token.cancel()
            (owner, tied) = (nil, nil)
            board.list.scroll(to: [0, 29])
            expectEqual(calls, 0)
            expectFalse(board.manager.dispatcher.announces(event))
        }
        check(list.kit)
    }

    @Test("Many are cancelled in any order, and those that are left are called in theirs", arguments: EachKit.allCases)
    func manyCancelled(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for seed in Cases.seeds(ofSteps: 20) {
                var random = SeededRandom(seed)
                let board = ListBoard<Kit>(height: 440, [many(5)])
                let event = ListManager<Kit>.appearingEvent!
                var calls: [Int] = []
                var tokens: [Int: EventRegistration] = [:]
                func add(_ number: Int) { tokens[number] = board.manager.onNearEnd { calls.append(number) } }
                for number in 0..<20 { add(number) }
                for number in tokens.keys.sorted().shuffled(using: &random).prefix(15) {
                    tokens.removeValue(forKey: number)?.cancel()
                }
                for number in 20..<25 { add(number) }
                board.endTurn()
                expectEqual(calls, tokens.keys.sorted(), "seed \(seed)")
                for token in tokens.values {
                    expectTrue(board.manager.dispatcher.announces(event))
                    token.cancel()
                }
                expectFalse(board.manager.dispatcher.announces(event))
                expectEqual(board.manager.core.nearEdges.count, 0)
            }
        }
        check(list.kit)
    }

    @Test("One that is gone already is not removed again, nor another in its place")
    func removedTwice() {
        let board = Board(height: 440, [many(5)])
        let manager = board.manager
        let closures = (0..<3).map { _ in
            manager.addNearEdge(.end, rows: 1, at: CallSite(#fileID, #line), with: nil) { _ in }
        }
        for _ in 0..<2 { manager.core.remove(closures[1]) }
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

    @Test("An end that was another one meanwhile asks for more again")
    func endComesBack() {
        let board = Board(height: 440, [many(30)])
        var calls = 0
        board.manager.onNearEnd(rows: 1) { calls += 1 }
        board.table.scroll(to: [0, 29])
        board.table.scroll(to: [0, 0])
        board.items.append(thing(1))
        board.endTurn()
        board.items.remove(at: [0, 30])
        board.endTurn()
        expectEqual(calls, 1)
        board.table.scroll(to: [0, 29])
        expectEqual(calls, 2)
    }

    @Test("One may let the object go that the next lives with, which is then not called")
    func letsTheNextGo() {
        let board = Board(height: 440, [many(5)])
        let (calls, object) = (Changing<[String]>([]), Changing<Counter?>(Counter()))
        board.manager.onNearEnd {
            calls.value.append("first")
            object.value = nil
        }
        board.manager.onNearEnd { calls.value.append("second") }.live(with: object.value!)
        board.endTurn()
        expectEqual(calls.value, ["first"])
        board.items.append(thing(1))
        board.endTurn()
        expectEqual(calls.value, ["first", "first"])
    }

    @Test("A kept token keeps no closure")
    func keptToken() {
        weak var captured: Counter?
        var board: Board? = Board(height: 440, [many(30)])
        let token: EventRegistration
        do {
            let kept = Counter()
            captured = kept
            token = board!.manager.onNearEnd { kept() }
        }
        expectNotNil(captured)
        board = nil
        expectNil(captured)
        token.cancel()
    }

    @Test("Less than one row is taken for one, and reported")
    func noDistance() {
        let board = Board(height: 440, [many(30)])
        var calls = 0
        board.manager.onNearStart(rows: 0) { calls += 1 }
        board.endTurn()
        expectEqual(calls, 1)
        expectEqual(board.manager.anomalies.map(\.headline), ["onNearStart(rows: 0) matches no row."])
        expectEqual(
            board.manager.anomalies.map(\.reason), ["The smallest number is 1, for the first row, so 1 is used."])
    }

    @Test(
        "Rows that come above leave what is read where it is, at the top too, and are not animated",
        arguments: EachKit.allCases)
    func staysInPlace(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 440, [many(30)])
            var pages = 0
            board.manager.onNearStart(rows: 1) { [unowned board] in
                guard pages < 3 else { return }
                pages += 1
                board.items.insert(contentsOf: (0..<5).map { thing(-5 * pages + $0) }, at: [0, 0])
            }
            // The first page is loaded as the list is at its top.
            board.endTurn()
            board.endTurn()
            expectEqual(pages, 1)
            expectEqual(board.list.visibleItems.first.map { board.items.item(at: $0, as: Thing.self)?.id }, 100)
            expectEqual(board.list.contentOffset, board.top(of: [0, 5]))
            expectEqual(board.list.updates.batches.map(\.animations), [.off])
            board.list.scroll(by: -board.list.contentOffset + 10)
            board.endTurn()
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
        check(list.kit)
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

    @Test(
        "Whatever is edited and scrolled, each end is told when it comes near, and what is read stays",
        arguments: EachKit.allCases)
    func likeAModel(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for seed in Cases.seeds(findsFaults: true) {
                var random = SeededRandom(seed)
                var next = 1000
                func new(_ count: Int) -> [Thing] {
                    next += count
                    return (next - count..<next).map { thing($0) }
                }
                let board = ListBoard<Kit>(height: 200, [new(Int.random(in: 0...20, using: &random)), new(3)])
                board.list.keepsAnimating = Bool.random(using: &random)
                let distance = Int.random(in: 1...4, using: &random)
                var calls: [RowsEdgeName] = []
                board.manager.onNearEnd(rows: distance) { calls.append(.end) }
                board.manager.onNearStart(rows: distance) { calls.append(.start) }
                var told: [RowsEdgeName: [Int]] = [:]
                /// What a plain reading of the rule says: a row on screen is near, and this end was not told before.
                func expected() -> [RowsEdgeName] {
                    let all = board.ids
                    let first = board.items.numberOfItems(inSection: 0)
                    let places = board.list.visibleItems.map { $0[0] == 0 ? $0[1] : first + $0[1] }
                    var due: [RowsEdgeName] = []
                    for edge in [RowsEdgeName.end, .start] {
                        let key = [all.count] + (edge == .end ? all.suffix(1) : all.prefix(1))
                        if told[edge] != key { told[edge] = nil }
                        let isNear =
                            all.isEmpty || places.contains { edge == .end ? $0 >= all.count - distance : $0 < distance }
                        guard isNear, told[edge] == nil else { continue }
                        told[edge] = key
                        due.append(edge)
                    }
                    return due
                }
                func checkCalls(_ what: String) {
                    let (heard, due) = (calls, expected())
                    expectEqual(Set(heard), Set(due), "\(what), seed \(seed): \(heard), \(due)")
                    expectEqual(heard.count, due.count, "\(what), seed \(seed): \(heard), \(due)")
                    calls = []
                }
                board.endTurn()
                checkCalls("at first")
                for _ in 0..<8 {
                    let section = Int.random(in: 0...1, using: &random)
                    let count = board.items.numberOfItems(inSection: section)
                    let before = board.list.visibleItems.compactMap { path in
                        board.items.item(at: path, as: Thing.self).map {
                            ($0.id, board.top(of: path) - board.list.contentOffset)
                        }
                    }
                    if Bool.random(using: &random) { board.list.endAnimations() }
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0: board.list.scroll(by: CGFloat.random(in: -300...300, using: &random))
                    case 1:
                        board.items.insert(contentsOf: new(Int.random(in: 1...9, using: &random)), at: at(section, 0))
                    case 2:
                        board.items.append(contentsOf: new(Int.random(in: 1...9, using: &random)), toSection: section)
                    case 3:
                        if count > 0 { board.items.remove(at: at(section, Int.random(in: 0..<count, using: &random))) }
                    default:
                        let old = board.items.items(of: Thing.self, inSection: 0)
                        board.items.apply(items: Array(old.shuffled(using: &random).prefix(12)) + new(2))
                        while board.items.numberOfSections < 2 {
                            board.items.insertSections([ItemSection([Thing]())], at: 1)
                        }
                    }
                    let isEdit = board.manager.isUpdatePending
                    board.endTurn()
                    checkCalls("after an edit")
                    let rest = before.first { id, _ in board.ids.contains(id) }
                    if isEdit, let (id, top) = rest, let row = board.row(of: id) {
                        let offset = board.top(of: row) - top
                        let farthest = max(0, board.list.contentHeight - 200)
                        expectEqual(board.list.contentOffset, min(max(0, offset), farthest), "seed \(seed)")
                    }
                }
                expectEqual(board.codes, [], "seed \(seed)")
                expectEqual(board.list.exceptions, [], "seed \(seed)")
                expectEqual(board.manager.checkInvariants(), [], "seed \(seed)")
            }
        }
        check(list.kit)
    }
}

private enum RowsEdgeName { case start, end }

extension ListBoard {
    /// Where an item begins in the content.
    fileprivate func top(of item: IndexPath) -> CGFloat { Kit.origin(of: item, in: list).y + list.contentOffset }

    fileprivate var ids: [Int] { items.sections.flatMap { $0.items.compactMap { ($0 as? Thing)?.id } } }

    fileprivate func row(of id: Int) -> IndexPath? {
        for section in 0..<items.numberOfSections {
            for row in 0..<items.numberOfItems(inSection: section)
            where items.item(at: [section, row], as: Thing.self)?.id == id { return [section, row] }
        }
        return nil
    }
}
