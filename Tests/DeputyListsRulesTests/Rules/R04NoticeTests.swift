import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Over every event the rule is in RulesOverTheCatalogueTests.
@MainActor
@Suite("Notices: handler, streams, owner (R4)", .releasesRigs)
struct NoticeTests {
    /// Sends another event when it gets one.
    final class SendingOwner: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(SendingOwner.self) { me in
            me.didSelect { owner, call in if call.indexPath == [0, 0] { call.list.send(\.didSelect, at: [0, 4]) } }
        }
    }

    @Test("The handler gets an event first, then the streams, then the owner (R4)")
    func tiers() async {
        let rig = Rig()
        let owner = SendingOwner()
        rig.manager.owner = owner
        // An event sent by a receiver before a stream is in it earlier, and one sent by a receiver after it, later.
        rig.apples.didSelect.withoutCell { _, path in if path == [0, 0] { rig.table.send(\.didSelect, at: [0, 2]) } }
        let reader = Reader(rig.apples.events(\.didSelect))
        rig.table.send(\.didSelect, at: [0, 0])
        await until(reader.elements.map(\.indexPath), is: [[0, 2], [0, 0], [0, 4]])
    }

    @Test(
        "Of several rows the owner gets the notice only if one was unhandled, where it wants such notices only (R4)",
        arguments: [false, true])
    func prefetchOfUnhandledRows(isUnhandled: Bool) {
        var items: [Any] = (0..<100).map { Number($0) }
        if isUnhandled { items[15] = Apple() }
        let (table, manager) = numberTable(items)
        manager.register(NumberCell.self)
        manager.register(AppleCell.self)
        let owner = RowsOwner()
        manager.owner = owner
        manager.ownerReceives = .unhandledNotices
        let heard = Counter()
        manager.on(model: Number.self).prefetch { _, _ in heard() }
        table.layoutIfNeeded()
        expectEqual(heard.count, (isUnhandled ? 9 : 10))
        expectEqual(owner.rows, (isUnhandled ? [(11...20).map { at(0, $0) }] : []))
    }

    @Test("Of several rows the owner gets one notice, whichever are handled (R4)")
    func prefetchOfHandledRows() {
        let (table, manager) = numberTable((0..<60).map { Number($0) })
        let owner = RowsOwner()
        manager.owner = owner
        manager.register(NumberCell.self)
        manager.on(model: Number.self).prefetch { _, _ in }
        table.layoutIfNeeded()
        expectEqual(owner.rows.map(\.count), [10])
        table.scroll(by: 44)
        expectEqual(owner.rows.map(\.count), [10, 1])
    }
}
