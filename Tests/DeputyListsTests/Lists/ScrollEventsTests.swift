import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What no test over the catalogue says of the events of a scroll view.
@MainActor
@Suite("Scrolling's events (F99)")
struct ScrollEventsTests {
    /// Sets where the content comes to rest, half as far.
    private final class Owner: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Owner.self) { me in
            me.willEndDragging { me, call in
                me.found.append(call.argument.end.target.y)
                call.argument.end.target.y /= 2
            }
        }
        var found: [CGFloat] = []
    }

    private let rig = Rig()
    private var table: HeadlessTable { rig.list }

    init() {
        rig.manager.items.setItems(Array(repeating: Apple(), count: 100))
        table.layoutIfNeeded()
    }

    @Test("A closure sets where the content comes to rest; the owner finds that, and may set another place (R4)")
    func twoTargets() {
        let owner = Owner()
        rig.manager.owner = owner
        table.pan(by: 100)
        expectEqual(table.contentOffset, 50)
        let token = rig.manager.onHost.willEndDragging { [table] list, end in
            expectSame(list, table)
            end.target.y = 300
        }
        table.pan(by: 0)
        expectEqual((owner.found, table.contentOffset), ([100, 300], 150))
        rig.manager.ownerReceives = .unhandledNotices
        table.pan(by: 0)
        expectEqual((owner.found.count, table.contentOffset), (2, 300))
        token.cancel()
        rig.manager.owner = nil
        table.pan(by: 10)
        expectEqual(table.contentOffset, 310)
    }

    @Test("A list is not updated inside a notice of scrolling, which may come in its own layout (R10)")
    func inLayout() async {
        var batches: [Int] = []
        rig.manager.onHost.didScroll { [rig] list in
            guard rig.manager.items.numberOfItems(inSection: 0) == 100 else { return }
            rig.manager.items.remove(at: [0, 0])
            rig.manager.flush()
            batches.append(rig.list.updates.batches.count)
        }
        table.updates = HeadlessUpdates()
        table.scroll(by: 30)
        expectEqual(batches, [0])
        await until("the list is updated") { self.table.updates.batches.count == 1 }
        expectEqual(table.itemCounts, [99, 1])
    }

    @Test("A setting of the list, or a question, that keeps an event from being sent is what explain names (R13, R17)")
    func settings() {
        rig.manager.onHost.willBeginDragging { _ in }
        rig.manager.onHost.didScrollToTop { _ in }
        rig.manager.onHost.didZoom { _ in }
        expectNotContains("\(rig.manager.explain(\.willBeginDragging))", "isScrollEnabled")
        table.isScrollEnabled = false
        table.scrollsToTop = false
        expectContains("\(rig.manager.explain(\.willBeginDragging))", "isScrollEnabled")
        expectContains("\(rig.manager.explain(\.didScrollToTop))", "scrollsToTop")
        expectContains("\(rig.manager.explain(\.didZoom))", "gate viewForZooming: closed")
        table.pan(by: 100, velocity: 1)
        expectFalse(table.scrollToTop())
        expectEqual(table.contentOffset, 0)
    }

    @Test("A recording has what a scroll brings, without the list's own text")
    func recording() throws {
        rig.manager.onHost.didEndDragging { _ in }
        rig.manager.startRecording()
        table.pan(by: 100, velocity: 1)
        let lines = try #require(rig.manager.stopRecording()).lines
        expectContains(lines, "gesture pan (100.0 1.0)")
        let told = lines.first { $0.hasPrefix("tell didEndDragging") } ?? ""
        expectContains(told, "didEndDragging ((list: HeadlessTable, willDecelerate: true))")
    }
}
