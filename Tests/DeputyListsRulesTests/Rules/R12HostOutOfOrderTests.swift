import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A host out of order, and unknown views (R12)")
struct HostOutOfOrderTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test("A host that sends an event that is not announced gets the default, and is reported")
    func unannouncedEvents() {
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let events = SharedCatalogue<E>.shared.events
        let answer = table.delegate?.ask(events.heightForCell, (), view: nil, at: [0, 0])
        table.delegate?.tell(events.didSelect, (), view: nil, at: [0, 0])
        expectEqual(answer, 44)
        expectEqual(codes, [.unannouncedEvent, .unannouncedEvent])
    }

    @Test("A host that ends a cell twice, or one that the manager did not make, is reported; the handler is still told")
    func outOfOrder() throws {
        var ended = 0
        manager.register(AppleCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didEndDisplaying.withoutCell { _, _ in ended += 1 }
        }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 0])!
        try table.sendAtOnce(\.didEndDisplaying, view: cell, at: [0, 0])
        expectEqual(codes, [])
        try table.sendAtOnce(\.didEndDisplaying, view: cell, at: [0, 0])
        expectEqual(codes, [.outOfOrder])
        try table.sendAtOnce(\.didEndDisplaying, view: AppleCell(), at: [0, 0])
        expectEqual(codes, [.outOfOrder, .outOfOrder])
        expectEqual(ended, 3)
    }

    @Test(
        "A cell that the list makes for a placeholder of a drop is neither reported nor told to closures, but to the owner (R12, R8)"
    )
    func placeholderCells() throws {
        let heard = Counter()
        let owner = RowsOwner()
        manager.owner = owner
        manager.register(AppleCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in heard() }
            mapping.didEndDisplaying.withoutCell { _, _ in heard() }
        }
        let dropping = Dropping(on: manager, table)
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let former = (heard.count, owner.shown)
        let placeholder = dropping.drop(at: [0, 0])
        let cell = AppleCell()
        for view in [cell, cell, PearCell()] {
            try table.sendAtOnce(\.willDisplay, view: view, at: [0, 0])
            try table.sendAtOnce(\.didEndDisplaying, view: view, at: [0, 0])
        }
        try table.sendAtOnce(\.didEndDisplaying, view: HeadlessCell(), at: [0, 0])
        expectTrue(placeholder[0].deletePlaceholder())
        expectEqual((heard.count, owner.shown), (former.0, former.1 + 3))
        expectEqual(codes, [])
        // One of the manager's own is told as ever.
        try table.sendAtOnce(\.didEndDisplaying, view: table.cell(at: [0, 0])!, at: [0, 0])
        expectEqual(heard.count, former.0 + 1)
    }

    @Test(
        "A view of another type than the mapping's is reported with both names, and its closures are not called (R12)")
    func foreignViews() throws {
        let heard = Counter()
        manager.register(AppleCell.self) { $0.willDisplay { _, _, _ in heard() } }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        expectEqual(heard.count, 1)
        try table.sendAtOnce(\.willDisplay, view: PearCell(), at: [0, 0])
        expectEqual(heard.count, 1)
        expectContains(codes, .failedCast)
        expectTrue(manager.anomalies.contains { $0.headline == "The view at [0, 0] is PearCell, not AppleCell." })
    }
}

/// Counts the cells that come on screen.
private final class RowsOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(RowsOwner.self) { me in me.willDisplay { owner, _ in owner.shown += 1 } }
    var shown = 0
}
