import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import deputy_tour

@MainActor
@Suite("The pages of events (F26, F85)")
struct EventPagesTests {
    @Test(
        "A page is what the catalogue makes it; if not, run swift run deputy-tour events --markdown > Docs/Events.md, and its like",
        arguments: ListKind.allCases)
    func pageIsFresh(_ list: ListKind) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent(list.page), encoding: .utf8)
        expectEqual(page, EventPage(list).text + "\n")
    }

    @Test("Every event that a page says a gesture sends is sent by it, and it names no event twice (F83)")
    func gesturesSendTheirEvents() {
        check(.tables) { EverythingTable.sent(by: $0) }
        check(.collections) { EverythingCollection.sent(by: $0) }
    }

    @Test("Only the old editing menu, zooming and insets have no gesture", arguments: ListKind.allCases)
    func othersAreSent(_ list: ListKind) {
        let bySend = EventPage(list).events.map(\.name).filter { list.gesture(for: $0) == nil }
        expectEqual(
            bySend,
            [
                "shouldShowMenu", "canPerformAction", "performAction", "didChangeAdjustedContentInset",
                "viewForZooming", "willBeginZooming", "didZoom", "didEndZooming",
            ])
        let known = Set(EventPage(list).events.map(\.name))
        expectTrue(Set(list.flows.flatMap(\.events)).isSubset(of: known))
    }

    private func check(_ list: ListKind, sentBy perform: (String) -> Set<String>) {
        for flow in list.flows {
            let missing = Set(flow.events).subtracting(perform(flow.gesture))
            expectEmpty(missing, "\(list): \(missing.sorted()) by \(flow.gesture)")
        }
        let named = list.flows.flatMap(\.events)
        expectEqual(Set(named).count, named.count)
    }
}
