import DeputyDiffable
import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless
@testable import DeputyLists
@testable import ListTestSupport

/// Loading more for a list that is in no window, or whose rows another object brings.
@MainActor
@Suite("Loading more off screen, wherever the items come from (F100)", .releasesRigs)
struct PagesOffScreenTests {
    /// How many rows there are before the call, and whether those of the call come before it returns.
    enum Page: CaseIterable { case first, second, late }

    @Test(
        "A page that comes while the list is off screen is followed by the next as soon as it is back, without a scroll",
        arguments: EachKit.allCases.flatMap { kit in FeedItems.allCases.map { (kit, $0) } }, Page.allCases)
    func back(_ feed: (list: EachKit, items: FeedItems), _ page: Page) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let feed = PageFeed<Kit>(feed.items, page == .first ? [] : many(3))
            let pages = feed.manager.onNearEnd { return try await feed.desk.load() }
            await feed.list.rest()
            expectEqual(feed.desk.calls, 1)
            for isLater in [false, true] {
                let calls = feed.desk.calls
                feed.list.isOnScreen = false
                if page == .late { feed.desk.answer() }
                await turns()
                feed.show(many(isLater ? 5 : 4))
                await turns()
                if page != .late { feed.desk.answer() }
                await turns()
                expectEqual([feed.desk.calls], [calls])
                expectEqual(pages.state, .waiting)
                feed.list.isOnScreen = true
                await feed.list.rest()
                expectEqual([feed.desk.calls], [calls + 1])
            }
            expectEqual(feed.desk.most, 1)
            expectEqual(feed.codes, [])
        }
        await check(feed.list.kit)
    }

    @Test(
        "A list without rows that is made ahead loads its first page when it is shown", arguments: EachKit.allCases,
        FeedItems.allCases)
    func madeAhead(_ list: EachKit, _ items: FeedItems) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let feed = PageFeed<Kit>(items, [], isOnScreen: false)
            feed.manager.onNearEnd { return try await feed.desk.load() }
            await turns()
            expectEqual(feed.desk.calls, 0)
            // However often it was updated, it waits for its window once.
            for _ in 0..<2 {
                feed.manager.setNeedsUpdate()
                await turns()
            }
            expectEqual(feed.list.screen.whenShown.count, 1)
            // It is taken away again before anything can be done.
            feed.list.isOnScreen = true
            feed.list.isOnScreen = false
            await turns()
            expectEqual(feed.desk.calls, 0)
            feed.list.isOnScreen = true
            await feed.list.rest()
            expectEqual(feed.desk.calls, 1)
            expectEqual(feed.codes, [])
        }
        await check(list.kit)
    }

    @Test("Rows that a data source shows after the call count when one comes on screen", arguments: EachKit.allCases)
    func shownLater(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let feed = PageFeed<Kit>(.diffable, many(3))
            feed.manager.onNearEnd { return try await feed.desk.load() }
            await feed.list.rest()
            feed.desk.answer()
            await feed.list.rest()
            expectEqual(feed.desk.calls, 1)
            feed.show(many(4))
            await feed.list.rest()
            expectEqual(feed.desk.calls, 2)
            expectEqual(feed.codes, [])
        }
        await check(list.kit)
    }

    @Test("Where a list that waits for its window goes, or its manager, nothing is loaded")
    func gone() async {
        for letsGo in [false, true] {
            var feed: PageFeed<HeadlessTables>? = PageFeed(.store, [], isOnScreen: false)
            let (list, desk) = (feed!.list, feed!.desk)
            feed!.manager.onNearEnd { return try await desk.load() }
            await turns()
            if letsGo { feed = nil } else { feed?.manager.detach() }
            list.isOnScreen = true
            await list.rest()
            expectEqual(desk.calls, 0)
            withExtendedLifetime(feed) {}
        }
    }

    /// Turns in which a list in no window is not laid out.
    private func turns() async { for _ in 0..<8 { await endOfTurn() } }
}

/// Where the rows of a feed come from.
enum FeedItems: CaseIterable {
    /// The manager's store; a source with ids; one without; a diffable data source.
    case store, telling, plain, diffable
}

/// A list whose rows are the same, wherever they come from.
@MainActor
private final class PageFeed<Kit: TestKit> {
    let list: Kit.List = Kit.makeList(height: 440)
    let desk = PageDesk()
    let manager: ListManager<Kit>
    private(set) var show: ([Thing]) -> Void = { _ in }

    init(_ items: FeedItems, _ rows: [Thing], isOnScreen: Bool = true) {
        list.isOnScreen = isOnScreen
        let told = TellingThings([] as Things)
        told.hasHeaders = false
        let plain = PlainThings()
        var source: (any ItemSource)?
        switch items {
        case .store: break
        case .telling: source = told
        case .plain: source = plain
        case .diffable:
            let rows = DiffableRows<Kit, Thing>(list)
            source = DiffableItems(rows)
            show = { rows.apply($0) }
        }
        manager = ListManager(list, source: source, anomalyLog: quietLog())
        switch items {
        case .store: show = { [unowned manager] in manager.items.apply(items: $0) }
        case .telling: show = { told.become([ListSection("A", $0)]) }
        case .plain:
            show = { [unowned manager] in
                plain.rows = $0
                manager.setNeedsUpdate()
            }
        case .diffable:
            ((source as? DiffableItems<DiffableRows<Kit, Thing>>)?.dataSource)?.provider = { [weak manager] in
                manager?.cell(in: $0, at: $1) ?? Kit.Cell()
            }
        }
        manager.register(Kit.ThingCell.self)
        show(rows)
        if isOnScreen { list.layoutIfNeeded() }
    }

    var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }
}

/// A source without ids.
@MainActor
final class PlainThings: ItemSource {
    var rows: [Thing] = []
    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { rows.count }
    func item(at indexPath: IndexPath) -> Any? { rows.indices.contains(indexPath[1]) ? rows[indexPath[1]] : nil }
}
