import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What closures of `onNearEnd` may do to each other while they are called.
@MainActor
@Suite("Acting inside onNearEnd (F58, R10, R11, R12)", .releasesRigs)
struct NearEndReentrancyTests {
    enum Act: CaseIterable { case nothing, refresh, scroll, flush, again, layOut, bindAnother }

    /// A list of thirty rows, ten of them on screen, with two closures that live with an object each.
    @MainActor
    private final class Feed<Kit: TestKit> {
        let list = Kit.makeList(height: 440)
        let binder: SectionBinder<Kit, Part>
        var first: Counter? = Counter()
        var second: Counter? = Counter()
        var rows = (1...30).map { Thing(id: $0, content: 0) }
        var calls: [String] = []
        let act: Act

        init(_ act: Act) {
            self.act = act
            binder = Kit.makeBinder(list)
        }

        /// The first closure lets the object of the second go, and then does something that looks at the ends again.
        func loadFirst() {
            calls.append("first")
            second = nil
            switch act {
            case .nothing: break
            case .refresh:
                rows.append(Thing(id: rows.count + 1, content: 0))
                binder.refresh()
            case .scroll:
                list.scroll(to: [0, 0])
                list.scroll(to: [0, 29])
            case .flush: binder.manager.flush()
            case .again: if calls.count < 3 { binder.pages(of: .first)?.again() }
            case .layOut: list.layoutIfNeeded()
            case .bindAnother:
                binder.onSection(.first).onNearEnd { [weak self] in self?.calls.append("third") }
            }
        }
    }

    private func letTheOtherGo<Kit: TestKit>(_ kit: Kit.Type, _ act: Act) async {
        let feed = Feed<Kit>(act)
        let chain = feed.binder.onSections(.first, .second)
        chain.bind(cellType: Kit.ThingCell.self, models: { [weak feed] part in part == .first ? feed?.rows ?? [] : [] })
            .onNearEnd(weak: feed.first!) { [weak feed] _, _ in feed?.loadFirst() }
            .onNearEnd(weak: feed.second!) { [weak feed] _, _ in feed?.calls.append("second") }
        feed.binder.displayedSections = [.first]
        feed.binder.finish()
        await feed.list.rest()
        expectEqual(feed.calls, [])
        feed.list.scroll(to: [0, 29])
        await feed.list.rest()
        expectEqual(feed.calls.first, "first")
        expectNotContains(feed.calls, "second")
        // Once more, with what is left.
        feed.list.scroll(to: [0, 0])
        feed.rows += (100...140).map { Thing(id: $0, content: 0) }
        feed.binder.refresh()
        await feed.list.rest()
        let before = feed.calls.count
        feed.list.scroll(to: [0, feed.rows.count - 1])
        await until("it is called again") { feed.calls.count > before }
        expectNotContains(feed.calls, "second")
        expectEqual(feed.binder.manager.checkInvariants(), [])
    }

    @Test("In a table, one closure may let the object of the next go, and then do anything", arguments: Act.allCases)
    func tables(act: Act) async { await letTheOtherGo(HeadlessTables.self, act) }

    @Test("In a collection too", arguments: Act.allCases)
    func collections(act: Act) async { await letTheOtherGo(HeadlessCollections.self, act) }
}
