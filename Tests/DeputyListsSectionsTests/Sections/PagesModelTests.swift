import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// Feeds whose calls, pages, failures, refreshes and deletions come in any order, beside a plain reading of the rule.
@MainActor
@Suite("Feeds at random (F58, F96, F100)", .releasesRigs)
struct PagesModelTests {
    @Test(
        "No two calls at once, no loop, and no stop while there is more and the edge is near",
        arguments: EachKit.allCases, FeedPlace.allCases)
    func likeThePlainRule(_ kit: EachKit, _ place: FeedPlace) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            var calls = 0
            for seed in Cases.seeds(ofSteps: 6, findsFaults: true) {
                let feed = RandomFeed<Kit>(seed, place)
                await feed.run(steps: 14)
                calls += feed.calls
                feed.close()
            }
            if Cases.areMany { #expect(calls > 1_000) }
        }
        await check(kit.kit)
    }
}

/// Where a feed's closures are, and its rows.
enum FeedPlace: CaseIterable {
    /// On a manager; the rows are the store's.
    case manager
    /// On a binder, for its list as a whole; what shows the state is in sections of its own.
    case binder
    /// On the chain that binds the rows.
    case chain
}

protocol FeedRow: Hashable, Identifiable, Sendable {}
extension Thing: FeedRow {}
extension PageStatus: FeedRow {}

/// What one edge does, as *Loading more* says it. It knows rows by their numbers only: each gets the next when it comes.
private struct PlainEdge {
    var state = ListPages.State.waiting
    /// The last number that was given, and how many rows there were, when it was called last; nil where it may be called.
    var before: (number: Int, count: Int)?
    var hasNotGrown = false
    var isAnew = false
    /// What the call under way says at its end, and whether that is that there is more.
    var (next, saysMore) = (ListPages.State.waiting, false)
    /// Whether rows came and went with two calls, and there were never more.
    var wasStopped = false

    /// - Parameter isFirst: whether the call has just ended; later it is somebody else who changes rows.
    mutating func look(at numbers: [Int], last: Int, isFirst: Bool = false) {
        guard state == .waiting, let before else { return }
        let isEmptied = numbers.isEmpty && before.count > 0
        guard isEmptied || numbers.contains(where: { $0 > before.number }) else { return }
        let grows = !isFirst || isEmptied || numbers.count > before.count
        if !grows, hasNotGrown {
            self.before?.number = last
            wasStopped = true
        } else {
            (self.before, hasNotGrown) = (nil, !grows)
        }
    }
}

@MainActor
private final class RandomFeed<Kit: TestKit> {
    /// How many rows a call brings, and what it says at its end.
    private typealias Answer = (page: Int, end: ListPages.State, saysMore: Bool)

    private let place: FeedPlace
    private let seed: UInt64
    private var random: SeededRandom
    private let list = Kit.makeList(height: 200)
    private var binder: SectionBinder<Kit, Part>?
    private let manager: ListManager<Kit>
    private let distance: Int
    private let showsStatus: Bool
    private let edges: [RowsEdge]
    private var pages: [RowsEdge: ListPages] = [:]
    private var plain: [RowsEdge: PlainEdge] = [:]
    private var waiting: [RowsEdge: WaitingCall<Answer>] = [:]
    private var atOnce: [RowsEdge: Int] = [:]
    private var obeys = true
    private(set) var calls = 0

    /// The rows that were loaded, by their ids, and whether every third is left out.
    private var loaded: [Int] = []
    private var isFiltered = false
    /// The numbers of the rows that the data has.
    private var numbers: [Int: Int] = [:]
    private var lastNumber = 0
    private var lastID = 0

    init(_ seed: UInt64, _ place: FeedPlace) {
        (self.seed, self.place, random) = (seed, place, SeededRandom(seed))
        distance = Int.random(in: 1...4, using: &random)
        showsStatus = random.next() % 4 > 0
        edges = [[.end], [.start], [.end, .start]][Int.random(in: 0...2, using: &random)]
        if place == .manager {
            manager = ListManager(list, anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self)
        } else {
            let binder = Kit.makeBinder(list)
            (self.binder, manager) = (binder, binder.manager)
        }
        for edge in edges { plain[edge] = PlainEdge() }
        lastID = Int.random(in: 0...12, using: &random)
        loaded = Array(0..<lastID)
        if place != .binder { manager.registerStatus() }
        if place != .manager { bind() }
        if place != .chain { register(binder) }
        for (edge, pages) in pages { pages.didChange = { [unowned self] in told($0, edge) } }
        if place != .manager { binder?.finish() }
        show()
        list.layoutIfNeeded()
    }

    private func bind() {
        guard let binder else { return }
        let chain = binder.onSection(.second)
            .bind(
                cellType: Kit.ThingCell.self, for: (any FeedRow).self,
                models: { [unowned self] in place == .chain ? rows : real }
            ).onDequeue { _, cell, row in (cell as? HeadlessView)?.text = "\(row)" }
        binder.displayedSections = place == .chain ? [.second] : [.first, .second, .third]
        if place == .chain {
            for edge in edges {
                if edge == .end {
                    chain.onNearEnd(rows: distance, showing: PageStatus.self) { [unowned self] in
                        return try await load(.end)
                    }
                } else {
                    chain.onNearStart(rows: distance, showing: PageStatus.self, weak: self) { feed in
                        return try await feed.load(.start)
                    }
                }
                pages[edge] = binder.pages(edge, of: .second)
            }
        } else {
            for (part, edge) in [(Part.first, RowsEdge.start), (.third, .end)] {
                binder.onSection(part).bind(
                    cellType: Kit.ThingCell.self, for: PageStatus.self, models: { [unowned self] in status(edge) }
                ).onDequeue { _, _, _ in }
            }
        }
    }

    private func register(_ binder: SectionBinder<Kit, Part>?) {
        for edge in edges {
            switch (edge, binder) {
            case (.end, let binder?):
                pages[edge] = binder.onNearEnd(rows: distance, showing: (any StatusRow).self, weak: self) { feed in
                    return try await feed.load(.end)
                }
            case (.end, nil):
                pages[edge] = manager.onNearEnd(rows: distance, showing: PageStatus.self, weak: self) { feed in
                    return try await feed.load(.end)
                }
            case (.start, let binder?):
                pages[edge] = binder.onNearStart(rows: distance, showing: Int.self, PageStatus.self) {
                    [unowned self] in return try await load(.start)
                }
            case (.start, nil):
                pages[edge] = manager.onNearStart(rows: distance, showing: PageStatus.self) { [unowned self] in
                    return try await load(.start)
                }
            }
        }
    }

    /// Ends the calls that are still under way.
    func close() {
        for pages in pages.values {
            pages.didChange = nil
            pages.cancel()
        }
        for edge in edges { waiting.removeValue(forKey: edge)?.resume(with: .failure(CancellationError())) }
    }

    // MARK: Rows

    private var real: [Thing] { loaded.filter { !isFiltered || $0 % 3 != 0 }.map { thing($0) } }
    private var rows: [any FeedRow] { status(.start) + real + status(.end) }

    private func status(_ edge: RowsEdge) -> [PageStatus] {
        guard showsStatus, let state = pages[edge]?.state else { return [] }
        switch state {
        case .loading: return [PageStatus(id: "loading at the \(edge)")]
        case .failed: return [PageStatus(id: "retry at the \(edge)")]
        case .ended: return [PageStatus(id: "no more at the \(edge)")]
        case .waiting: return []
        }
    }

    private func show() {
        let old = numbers
        numbers = [:]
        for row in real {
            if old[row.id] == nil { lastNumber += 1 }
            numbers[row.id] = old[row.id] ?? lastNumber
        }
        if let binder { binder.refresh() } else { manager.items.apply(items: rows) }
    }

    private func new(_ count: Int) -> [Int] {
        lastID += count
        return Array(lastID - count..<lastID)
    }

    private func insert(_ ids: [Int], at edge: RowsEdge) {
        if edge == .end { loaded += ids } else { loaded = ids + loaded }
        show()
    }

    // MARK: Calls

    private func load(_ edge: RowsEdge) async throws -> ListPages.Outcome? {
        calls += 1
        atOnce[edge, default: 0] += 1
        expectEqual(atOnce[edge], 1, "\(edge), seed \(seed)")
        defer { atOnce[edge]! -= 1 }
        let answer: Answer
        let obeys = obeys
        do {
            answer = try await withTaskCancellationHandler {
                try await WaitingCall.wait { waiting[edge] = $0 }
            } onCancel: {
                guard obeys else { return }
                Task { @MainActor in
                    self.waiting.removeValue(forKey: edge)?.resume(with: .failure(CancellationError()))
                }
            }
        } catch {
            plain[edge]?.next = .failed(error)
            throw error
        }
        let ids = new(answer.page)
        if answer.page % 2 == 0 {
            insert(ids, at: edge)
        } else {
            // As from a sequence: they come after the call.
            Task { [weak self] in
                for _ in 0..<4 { await endOfTurn() }
                self?.insert(ids, at: edge)
            }
        }
        plain[edge]?.next = answer.end
        plain[edge]?.saysMore = answer.saysMore
        if case .failed(let error) = answer.end { throw error }
        return answer.end == .ended ? .ended : answer.saysMore ? .more : nil
    }

    private func told(_ state: ListPages.State, _ edge: RowsEdge) {
        guard var now = plain[edge] else { return }
        let what = "\(edge) from \(now.state) to \(state), seed \(seed)"
        if state == .loading {
            now.look(at: Array(numbers.values), last: lastNumber)
            expectEqual(now.state, .waiting, what)
            expectTrue(now.before == nil, "nothing new, \(what)")
            expectTrue(isNear(edge), "not near, \(what)")
            expectTrue(list.isOnScreen, "off screen, \(what)")
            now.before = (lastNumber, numbers.count)
            now.next = .failed(CancellationError())
        } else if now.state == .loading {
            expectEqual(state, now.isAnew ? .waiting : now.next, what)
            if now.isAnew || now.saysMore { (now.before, now.hasNotGrown) = (nil, false) }
            (now.isAnew, now.saysMore) = (false, false)
        } else {
            expectEqual(state, .waiting, what)
        }
        let isFirst = now.state == .loading
        now.state = state
        if isFirst { now.look(at: Array(numbers.values), last: lastNumber, isFirst: true) }
        plain[edge] = now
        if showsStatus { show() }
    }

    /// Whether a call that was told is about to begin, after those of other feeds.
    private var isBeginning: Bool { edges.contains { plain[$0]?.state == .loading && atOnce[$0, default: 0] == 0 } }

    private func isNear(_ edge: RowsEdge) -> Bool {
        let counts = place == .chain ? [list.itemCounts[0]] : list.itemCounts
        let count = counts.reduce(0, +)
        let places = list.visibleItems.map { counts[..<$0[0]].reduce(0, +) + $0[1] }
        return count == 0 || places.contains { edge == .end ? $0 >= count - distance : $0 < distance }
    }

    // MARK: Steps

    func run(steps: Int) async {
        await check("at first")
        for _ in 0..<steps {
            let what = step()
            await check(what)
        }
        let stopped = plain.values.contains(where: \.wasStopped)
        expectEqual(Set(manager.anomalies.map(\.code)), stopped ? [.endlessWork] : [], "seed \(seed)")
        expectEqual(list.exceptions, [], "seed \(seed)")
        expectEqual(manager.checkInvariants(), [], "seed \(seed)")
    }

    private func step() -> String {
        let edge = edges.randomElement(using: &random)!
        obeys = random.next() % 4 > 0
        switch Int.random(in: 0..<16, using: &random) {
        case 0...1: list.scroll(by: CGFloat.random(in: -300...300, using: &random))
        case 2...3: list.scroll(by: edge == .end ? 10_000 : -10_000)
        case 4...8:
            let page = Int.random(in: 0...5, using: &random)
            let end: ListPages.State =
                switch Int.random(in: 0...5, using: &random) {
                case 0: .failed(PageDesk.Offline())
                case 1: .ended
                default: .waiting
                }
            let saysMore = end == .waiting && random.next() % 3 == 0
            waiting.removeValue(forKey: edge)?.resume(with: .success((page, end, saysMore)))
            return "\(page) rows, then \(end)\(saysMore ? " and more" : "")"
        case 9: again(edge)
        case 10:
            loaded = new(Int.random(in: 0...8, using: &random)) + loaded.prefix(Int.random(in: 0...3, using: &random))
            show()
            for edge in edges { again(edge) }
            return "a refresh"
        case 11:
            isFiltered.toggle()
            show()
            return "a filter"
        case 12:
            for _ in 0..<Int.random(in: 1...4, using: &random) where !loaded.isEmpty {
                loaded.remove(at: Int.random(in: loaded.indices, using: &random))
            }
            show()
            return "deletions"
        case 13...14:
            list.isOnScreen.toggle()
            return list.isOnScreen ? "coming back" : "leaving the window"
        default:
            insert(new(1), at: edge)
            return "a row of somebody else"
        }
        return "a step"
    }

    private func again(_ edge: RowsEdge) {
        plain[edge]?.before = nil
        plain[edge]?.hasNotGrown = false
        if plain[edge]?.state == .loading { plain[edge]?.isAnew = true }
        pages[edge]?.again()
    }

    private func check(_ what: String) async {
        if list.isOnScreen || random.next() % 4 == 0 {
            await list.rest(30)
        } else {
            for _ in 0..<30 { await endOfTurn() }
        }
        for _ in 0..<200 where manager.isUpdatePending || isBeginning { await endOfTurn() }
        for edge in edges {
            plain[edge]?.look(at: Array(numbers.values), last: lastNumber)
            let now = plain[edge]!
            let words = "\(edge) after \(what), \(place), seed \(seed)"
            expectEqual(pages[edge]?.state, now.state, words)
            expectEqual(atOnce[edge, default: 0], now.state == .loading ? 1 : 0, words)
            let isDue = now.state == .waiting && now.before == nil && list.isOnScreen && isNear(edge)
            expectFalse(isDue, "It has stopped: \(words)")
        }
    }
}

/// What rows of a state have in common, as an app may have it.
protocol StatusRow {}
extension PageStatus: StatusRow {}
