import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Adopting what was there (R15)")
struct AdoptingTests {
    /// A delegate that a table had before its manager, and that lists methods of its own.
    final class Former: HeadlessTableDelegate, HeadlessTableDataSource, TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Former.self) { me in
            me.heightForCell { _, _ in 61 }
            me.didSelect { me, _ in me.selected += 1 }
        }
        var selected = 0

        func numberOfSections(in table: HeadlessTable) -> Int { 1 }
        func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { 7 }
        func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { HeadlessCell() }
    }

    let table = HeadlessTable()
    let former = Former()

    @Test("A delegate that the table already had becomes the owner, and detaching gives it back (R15)")
    func adoptedAndGivenBack() {
        table.delegate = former
        table.dataSource = former
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        expectSame(manager.owner, former)
        expectEqual(manager.implementedEvents, ["heightForCell", "didSelect"])
        expectEqual(table.send(\.heightForCell, at: [0, 0]), 61)
        table.tap([0, 0])
        expectEqual(former.selected, 1)

        manager.detach()
        expectSame(table.delegate, former)
        expectSame(table.dataSource, former)
        table.layoutIfNeeded()
        expectEqual(table.numberOfItems(inSection: 0), 7)
        expectNil(table.send(\.heightForCell, at: [0, 0]))
    }

    @Test("manager.owner takes the slots of all protocols (R15)")
    func ownerFillsAll() {
        table.delegate = former
        table.dataSource = former
        let manager = TableManager(table)
        let other = Controller()
        manager.owner = other
        for part in DelegatePart.allCases { expectSame(manager.dispatcher.owner(of: part), other) }
        manager.owner = nil
        expectEqual(manager.implementedEvents, [])
    }

    @Test("Two protocols may have two owners, and what one leaves the other keeps (R15)")
    func twoOwners() {
        let (table, manager) = numberTable([1, 2] as [Number])
        manager.register(NumberCell.self)
        let rows = RowsOwner()
        let mover = Controller()
        let lists = manager.dispatcher.listsMethod
        manager.dispatcher.setOwner(rows, for: [.delegate], implements: lists)
        manager.dispatcher.setOwner(mover, for: [.dataSource], implements: lists)
        expectEqual(manager.implementedEvents, ["didSelect", "moveRowTo"])
        table.tap([0, 0])
        table.beginEditing()
        table.move([0, 0], to: [0, 1])
        expectEqual(rows.heard, ["didSelect"])
        expectEqual(mover.calls, ["move 0 to 1"])
        manager.dispatcher.setOwner(nil, for: [.dataSource], implements: lists)
        expectEqual(manager.implementedEvents, ["didSelect"])
        expectSame(manager.dispatcher.owner(of: .delegate), rows)
    }

    @Test("Of two owners one may die; what the other implements is announced as before (R5, R15)")
    func oneOwnerDies() {
        let (_, manager) = numberTable()
        let rows = RowsOwner()
        let lists = manager.dispatcher.listsMethod
        manager.dispatcher.setOwner(rows, for: [.delegate], implements: lists)
        do {
            let mover = Controller()
            manager.dispatcher.setOwner(mover, for: [.dataSource], implements: lists)
            expectEqual(manager.implementedEvents, ["didSelect", "moveRowTo"])
        }
        expectEqual(manager.implementedEvents, ["didSelect"])
        expectEqual(manager.anomalies.map(\.code), [.lostOwner])
    }

    @Test("An object may own one protocol only, and answers no event of another (R15)")
    func oneSlot() {
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        let owner = Controller()
        manager.dispatcher.setOwner(owner, for: [.dataSource], implements: manager.dispatcher.listsMethod)
        expectEqual(manager.implementedEvents, ["moveRowTo"])
        expectNil(manager.dispatcher.owner(of: .delegate))
    }
}
