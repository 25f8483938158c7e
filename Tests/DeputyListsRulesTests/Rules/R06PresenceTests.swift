import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A closure for rows of one kind makes its method present for all rows. The others behave as if it were not.
@MainActor
@Suite("A method that is there for some rows changes nothing for the others (R5, R6)")
struct PresenceTests {
    private let rig = Rig()
    /// The row of a pear, between apples.
    private let pear = at(0, 1)

    @Test("Rows whose deletion nobody hears have no delete control, and cannot be swiped away")
    func deletion() {
        rig.apples.commitEditingStyle.withoutCell { _, _, _ in }
        rig.manager.flush()
        expectEqual(rig.table.send(\.editingStyle, at: at(0, 0)), .delete)
        expectEqual(rig.table.send(\.editingStyle, at: pear), HeadlessEditingStyle.none)
        expectTrue(rig.table.delete(at(0, 0)))
        expectFalse(rig.table.delete(pear))
    }

    @Test("Rows with swipe actions of their own keep the control that opens them")
    func swipeActions() {
        rig.apples.commitEditingStyle.withoutCell { _, _, _ in }
        rig.manager.on(PearCell.self).trailingSwipeActionsConfiguration.withoutCell { _, _ in nil }
        rig.manager.flush()
        expectEqual(rig.table.send(\.editingStyle, at: pear), .delete)
    }

    /// An owner whose methods ask the table's own delegate and data source, as an object does that was in the slots before.
    private final class Asking: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Asking.self) { me in
            me.canMove { me, call in
                me.rig?.table.dataSource?.ask(me.canMove, (), view: nil, at: call.indexPath) ?? true
            }
            me.editingStyle { me, call in
                me.rig?.table.delegate?.ask(me.editingStyle, (), view: nil, at: call.indexPath) ?? .delete
            }
        }
        weak var rig: Rig?
        let canMove = SharedCatalogue<TableEvents<HeadlessTables>>.shared.events.canMove
        let editingStyle = SharedCatalogue<TableEvents<HeadlessTables>>.shared.events.editingStyle
    }

    @Test("A question that the owner sends back has the default that it would have without the owner (R3, R6)")
    func sentBack() {
        let owner = Asking()
        owner.rig = rig
        rig.apples.commitEditingStyle.withoutCell { _, _, _ in }
        rig.apples.moveRowTo.withoutCell { _, _, _ in }
        rig.manager.flush()
        let rows = [at(0, 0), pear]
        let without = rows.map { rig.table.send(\.canMove, at: $0) }
        let styles = rows.map { rig.table.send(\.editingStyle, at: $0) }
        rig.manager.owner = owner
        expectEqual(rows.map { rig.table.send(\.canMove, at: $0) }, without)
        expectEqual(rows.map { rig.table.send(\.editingStyle, at: $0) }, styles)
        expectEqual(without, [true, false])
        expectEqual(styles, [.delete, HeadlessEditingStyle.none])
    }

    @Test("Rows whose move nobody hears cannot be moved")
    func moving() {
        rig.apples.moveRowTo.withoutCell { _, _, _ in }
        rig.manager.flush()
        expectEqual(rig.table.send(\.canMove, at: at(0, 0)), true)
        expectEqual(rig.table.send(\.canMove, at: pear), false)
        rig.table.beginEditing()
        expectFalse(rig.table.beginMove(pear))
        expectTrue(rig.table.beginMove(at(0, 2)))
    }

    @Test(
        "A tap performs the primary action of rows that have one, and selects the others as before",
        arguments: EachKit.allCases)
    func primaryAction(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let rig = ListRig<Kit>()
            var performed: [IndexPath] = []
            rig.apples.performPrimaryAction.withoutCell { _, path in performed.append(path) }
            rig.manager.flush()
            rig.list.allowsMultipleSelection = true
            rig.list.tap(at(0, 0))
            expectEqual(performed, [at(0, 0)])
            rig.list.tap(at(0, 1))
            rig.list.tap(at(1, 0))
            expectTrue(Set(rig.list.selectedItems).isSuperset(of: [at(0, 1), at(1, 0)]))
            expectEqual(performed, [at(0, 0)])
        }
        check(list.kit)
    }

    @Test("The owner, a stream and a closure of the manager count as any closure of the row")
    func whoHears() {
        for kind in 0...2 {
            let rig = Rig()
            var kept: [AnyObject] = []
            rig.apples.moveRowTo.withoutCell { _, _, _ in }
            switch kind {
            case 0:
                let owner = Controller()
                rig.manager.owner = owner
                kept.append(owner)
            case 1: kept.append(rig.manager.on(PearCell.self).events(\.moveRowTo) as AnyObject)
            default: rig.manager.on(PearCell.self).moveRowTo.withoutCell { _, _, _ in }
            }
            rig.manager.flush()
            expectEqual(rig.table.send(\.canMove, at: pear), true, "\(kind)")
            withExtendedLifetime(kept) {}
        }
    }

    @Test("It is announced as long as the closure is registered, and explained")
    func announced() {
        expectNotContains(rig.manager.implementedEvents, "canMove")
        let registration = rig.apples.moveRowTo.withoutCell { _, _, _ in }
        expectContains(rig.manager.implementedEvents, "canMove")
        expectContains(rig.manager.explain(\.canMove, at: pear).description, "yes, for rows that have moveRowTo")
        registration.cancel()
        expectNotContains(rig.manager.implementedEvents, "canMove")
    }
}
