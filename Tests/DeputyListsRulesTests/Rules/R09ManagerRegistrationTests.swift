import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

class BaseCell: HeadlessCell, Configurable {
    func configure(_ apple: Apple) { text = apple.name }
}
final class DerivedCell: BaseCell {}

@MainActor
@Suite("Registering on the manager (R9)")
struct ManagerRegistrationTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    @Test("A closure attaches to mappings registered before it and after it (R9, F7)", arguments: [false, true])
    func beforeAndAfter(registersFirst: Bool) {
        manager.items.setItems([Apple(), Pear()])
        let heard = Counter()
        if registersFirst { manager.register(AppleCell.self) }
        manager.on(AppleCell.self).didSelect { cell, apple, indexPath in
            expectEqual(cell.text, apple.name)
            heard()
        }
        expectEqual(manager.responds(to: \.didSelect), registersFirst)
        if !registersFirst { manager.register(AppleCell.self) }
        manager.register(PearCell.self)
        table.tap([0, 0])
        table.tap([0, 1])
        expectEqual(heard.count, 1)
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("A closure for a base class attaches to its subclasses (R9)")
    func subclasses() {
        manager.items.setItems([Apple(), Pear()])
        let heard = Counter()
        manager.register(DerivedCell.self)
        manager.on(BaseCell.self).didSelect { _, _, _ in heard() }
        table.tap([0, 0])
        expectEqual(heard.count, 1)
    }

    @Test("A closure for a cell type and a model type is called only for items of that type")
    func explicitModels() {
        manager.items.setItems([Apple(), Pear()])
        let heard = Counter()
        manager.register(AnyCell.self, for: Any.self) { _ in
        } configure: { _, _, _ in
        }
        manager.on(AnyCell.self, for: Pear.self).didSelect { _, pear, _ in
            expectEqual(pear, Pear())
            heard()
        }
        table.tap([0, 0])
        table.tap([0, 1])
        expectEqual(heard.count, 1)
        expectEqual(manager.anomalies, [])
    }

    @Test("A closure for a model type answers wherever that model is shown")
    func modelOnly() {
        manager.items.setItems([Apple(), Pear()])
        manager.on(model: Pear.self).heightForCell { _, _ in 99 }
        manager.register(AppleCell.self)
        manager.register(PearCell.self)
        expectEqual(table.send(\.heightForCell, at: [0, 0]), 44)
        expectEqual(table.send(\.heightForCell, at: [0, 1]), 99)
    }

    @Test("A token withdraws the closure from every mapping it hangs on (F9)")
    func tokensWithdrawEverywhere() {
        manager.items.setItems([Apple(), Pear()])
        manager.register(AppleCell.self)
        manager.register(DerivedCell.self) { $0.condition = .section(1) }
        let token = manager.on(model: Apple.self).didSelect.withoutCell { _, _ in }
        expectEqual(manager.implementedEvents, ["didSelect"])
        token.cancel()
        expectEqual(manager.implementedEvents, [])
        manager.register(BaseCell.self) { $0.condition = .section(2) }
        expectEqual(manager.implementedEvents, [])
        expectEqual(manager.dispatcher.checkInvariants(), [])
    }

    @Test("Methods are registered by reference, of objects on the main actor and of none (F10)")
    func methodReferences() {
        manager.items.setItems([Apple(), Pear()])
        @MainActor final class Isolated {
            var opened = 0
            func open(_ cell: AppleCell, _ apple: Apple, _ path: IndexPath) { opened += 1 }
            func height(_ apple: Apple, _ path: IndexPath) -> CGFloat { 70 }
        }
        @MainActor
        final class Other {
            var opened = 0
            func open(_ cell: PearCell, _ pear: Pear, _ path: IndexPath) { opened += 1 }
        }
        let isolated = Isolated()
        let other = Other()
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect(weak: isolated) { $0.open($1, $2, $3) }
            mapping.heightForCell(weak: isolated) { $0.height($1, $2) }
        }
        manager.register(PearCell.self) { $0.didSelect(weak: other) { $0.open($1, $2, $3) } }
        table.tap([0, 0])
        table.tap([0, 1])
        expectEqual((isolated.opened, other.opened), (1, 1))
        expectEqual(table.send(\.heightForCell, at: [0, 0]), 70)
    }

    @Test("An event's own argument comes first (F22)")
    func argumentsComeFirst() {
        manager.items.setItems([Apple(), Pear()])
        var moved: (IndexPath, IndexPath)?
        manager.register(AppleCell.self) { mapping in
            mapping.moveRowTo { destination, cell, apple, source in
                expectEqual(cell.text, apple.name)
                moved = (destination, source)
            }
        }
        manager.register(PearCell.self)
        table.beginEditing()
        table.move([0, 0], to: [0, 1])
        expectEqual(moved?.0, [0, 1])
        expectEqual(moved?.1, [0, 0])
    }

    @Test(
        "The host is made to ask again once for a batch of registrations, and not at all if nothing changed (R5, F31)")
    func announcedOncePerBatch() {
        manager.items.setItems([Apple(), Pear()])
        let before = table.announcementsAsked[.delegate] ?? 0
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.heightForCell { _, _ in 44 }
        }
        expectEqual(table.announcementsAsked[.delegate], before + 1)
        manager.register(PearCell.self) { $0.didSelect.withoutCell { _, _ in } }
        manager.on(AppleCell.self).didSelect { _, _, _ in }.cancel()
        expectEqual(table.announcementsAsked[.delegate], before + 1)
        manager.dispatcher.batch {
            manager.on(model: Apple.self).canEditCell { _, _ in true }
            manager.onHost.shouldUpdateFocus { _ in true }
        }
        expectEqual(table.announcementsAsked[.delegate], before + 2)
    }

    @Test("A closure on a type that is never registered is reported when data is shown, once")
    func unboundClosuresAreReported() {
        manager.items.setItems([Apple(), Pear()])
        manager.register(AppleCell.self)
        manager.register(PearCell.self)
        manager.on(DerivedCell.self).didSelect { _, _, _ in }
        expectEqual(manager.anomalies, [])
        table.layoutIfNeeded()
        manager.setNeedsUpdate()
        table.layoutIfNeeded()
        expectEqual(manager.anomalies.map(\.code), [.unboundHandler])
        expectFalse(manager.responds(to: \.didSelect))
    }
}
