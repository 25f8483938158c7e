import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Unregistering mappings (F9, F12)")
struct UnregisteringTests {
    @Test("A registered mapping is withdrawn by its token, or by its exact type (F12)")
    func mappingsAreUnregistered() {
        class BaseCell: HeadlessCell {}
        final class DerivedCell: BaseCell {}
        let rows = AnyTable([Number(1), "s"])
        rows.manager.register(DerivedCell.self, for: String.self) {
            $0.didSelect.withoutCell { _, _ in }
        } configure: { cell, _, _ in
            cell.text = "derived"
        }
        rows.manager.register(BaseCell.self, for: Number.self) {
            $0.willSelect.withoutCell { _, path in path }
        } configure: { cell, _, _ in
            cell.text = "base"
        }
        let token = rows.map("any", Any.self)
        expectEqual(rows.texts, ["base", "derived"])
        rows.manager.unregister(BaseCell.self)
        expectEqual(rows.texts, ["any(1)", "derived"])
        expectEqual(rows.manager.implementedEvents, ["didSelect"])
        token.cancel()
        rows.manager.setNeedsUpdate()
        expectEqual(rows.texts, ["?", "derived"])
        expectEqual(rows.manager.dispatcher.checkInvariants(), [])
    }

    @Test("A mapping that is withdrawn releases its closures at once, though rows still have its cells (F12)")
    func closuresAreReleased() {
        let (table, manager) = numberTable()
        weak var captured: Probe?
        func register() -> EventRegistration {
            let probe = Probe()
            captured = probe
            return manager.register(NumberCell.self) { mapping in
                mapping.heightForCell { _, _ in
                    probe.hits += 1
                    return 40
                }
            }
        }
        let token = register()
        table.layoutIfNeeded()
        #expect(captured?.hits ?? 0 > 0)
        token.cancel()
        expectTrue(table.cell(at: [0, 0]) is NumberCell)
        expectNil(captured)
    }

    @Test("A footer is withdrawn by its exact type, a header of that type stays (F12)")
    func footers() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.registerHeader(AppleHeader.self) { $0.heightForHeader { _, _ in 30 } }
        manager.registerFooter(AppleHeader.self) { $0.heightForFooter { _, _ in 20 } }
        manager.items.setSections([ItemSection([], header: Apple(), footer: Apple())])
        table.layoutIfNeeded()
        expectTrue(table.footer(inSection: 0) is AppleHeader)
        manager.unregisterFooter(PearHeader.self)
        expectTrue(manager.responds(to: \.heightForFooter))
        manager.unregisterFooter(AppleHeader.self)
        expectFalse(manager.responds(to: \.heightForFooter))
        expectTrue(manager.responds(to: \.heightForHeader))
        table.layoutIfNeeded()
        expectNil(table.footer(inSection: 0))
        expectTrue(table.header(inSection: 0) is AppleHeader)
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("A supplementary view is withdrawn by its kind and its exact type, another kind's stays (F12)")
    func supplementaryViews() {
        let collection = HeadlessCollection(width: 60, height: 200)
        let manager = CollectionManager(collection)
        manager.anomalyLog.sink = { _ in }
        manager.registerSupplementary(AppleReusableView.self, ofKind: "badge") {
            $0.willDisplaySupplementaryView { _, _, _ in }
        }
        manager.registerSupplementary(AppleReusableView.self, ofKind: "line")
        expectEqual(manager.implementedEvents, ["willDisplaySupplementaryView"])
        manager.unregisterSupplementary(PearReusableView.self, ofKind: "badge")
        manager.unregisterSupplementary(AppleReusableView.self, ofKind: "line")
        expectEqual(manager.implementedEvents, ["willDisplaySupplementaryView"])
        manager.unregisterSupplementary(AppleReusableView.self, ofKind: "badge")
        expectEqual(manager.implementedEvents, [])
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test(
        "A cancelled token and an unregistered mapping keep no closure alive, though views made from it live on (F9, F12)"
    )
    func withdrawnClosuresAreFreed() {
        let rows = AnyTable([Number(1), "s"])
        weak var captured: Counter?
        weak var shown: Counter?
        var token: EventRegistration?
        do {
            let object = Counter()
            let other = Counter()
            captured = object
            shown = other
            rows.manager.register(AnyCell.self, for: Number.self) {
                $0.didSelect.withoutCell { _, _ in object() }
            } configure: { _, _, _ in
                other()
            }
            rows.map("string", String.self)
            token = rows.manager.on(model: String.self).didSelect.withoutCell { _, _ in object() }
        }
        rows.table.layoutIfNeeded()
        expectEqual((captured == nil, shown == nil), (false, false))
        token?.cancel()
        rows.manager.unregister(AnyCell.self)
        expectEqual((captured == nil, shown == nil), (true, true))
    }
}
