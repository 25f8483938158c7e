import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Sources that another object's data source belongs to, or that are the app's own (R18, F38)")
struct ForeignSourceTests {
    @Test(
        "A data source that belongs to the items keeps its slot, whatever is registered, and after detaching (R18, F61)"
    )
    func keepsItsSlot() {
        let table = HeadlessTable()
        let own = OwnDelegate()
        table.dataSource = own
        let manager = TableManager(table, source: ForeignApples())
        manager.anomalyLog.sink = { _ in }
        manager.register(AppleCell.self)
        for part in DelegatePart.allCases { _ = SlotEvent.register(part, on: manager) }
        table.layoutIfNeeded()
        expectSame(table.dataSource, own)
        expectNotNil((table.delegate as? any _SlotProxy))
        expectFalse(SlotEvent.isImplemented(.dataSource, by: manager))
        manager.detach()
        expectSame(table.dataSource, own)
        expectNil(table.delegate)
    }

    @Test("Handlers of what another data source answers are found (R18, F82)")
    func excludedHandlers() {
        let foreign = TableManager(HeadlessTable(), source: ForeignApples())
        foreign.register(AppleCell.self) { mapping in
            mapping.canEditCell { _, _ in true }
            mapping.didSelect.withoutCell { _, _ in }
        }
        expectEqual(foreign.validate().map(\.code), [.excludedHandler])
        expectEqual(
            foreign.validate().map(\.headline),
            [
                "This handler of canEditCell is never called: the items come with a data source of their own."
            ])
        expectFalse(foreign.responds(to: \.canEditCell))
    }

    @Test("A gate of a protocol that another object answers may close (R13, R18)")
    func gates() {
        func gate(_ manager: TableManager<HeadlessTables>) -> EventResolution.Step? {
            manager.explain(\.editingStyle, at: at(0, 0)).steps.first
        }
        expectEqual(gate(Rig().manager)?.outcome, .isOpen)
        let foreign = Rig(source: ForeignApples())
        expectEqual(gate(foreign.manager)?.candidate, .gate("canEditCell"))
        expectEqual(gate(foreign.manager)?.outcome, .mayClose)
        expectEqual(gate(foreign.manager)?.deciders, [])
    }

    @Test(
        "A gate of a protocol that another object answers names no closure and no owner, which are not asked (R13, R17, R18)"
    )
    func gatesElsewhere() throws {
        let foreign = Rig(source: ForeignApples())
        foreign.manager.anomalyLog.sink = { _ in }
        foreign.apples.canEditCell { _, _ in false }
        foreign.apples.editingStyle { _, _ in .delete }
        foreign.manager.owner = foreign.makeRecordingOwner()
        let gate = try #require(foreign.manager.explain(\.editingStyle, at: at(0, 0)).steps.first)
        expectEqual(gate.candidate, .gate("canEditCell"))
        expectEqual(gate.outcome, .mayClose)
        expectEqual(gate.deciders, [])
        let reported = foreign.manager.report().events.filter { $0.event == "editingStyle" }.flatMap(\.gates)
        expectEqual(reported.map(\.deciders), [[]])
        expectEqual(foreign.invariants, [])
    }

    @Test(
        "Where another object's data source moves rows, they can be dragged, and explain does not rule it out (R13, R17, R18)",
        arguments: [true, false])
    func draggingElsewhere(_ moves: Bool) {
        let table = HeadlessTable()
        let own = OwnDelegate()
        if moves { own.methods = ["moveRowTo", "tableView:moveRowAtIndexPath:toIndexPath:"] }
        table.dataSource = own
        let manager = TableManager(table, source: ForeignApples())
        manager.anomalyLog.sink = { _ in }
        manager.register(AppleCell.self)
        manager.onHost.dragSessionWillBegin { _ in }
        manager.onHost.performDropWithCoordinator { _ in }
        table.layoutIfNeeded()
        let foreseen = manager.explain(\.dragSessionWillBegin).mayAnswer
        expectEqual(foreseen, (moves ? [.handler, .neverSent] : [.neverSent]))
        expectEqual((table.drag([0, 0]) != nil), moves)
    }

    @Test("A custom source may rename its sections silently: each event asks it (R1, R18)")
    func renamedSections() {
        let table = HeadlessTable()
        let source = NamedSections()
        let manager = TableManager(table, source: source)
        manager.register(NumberCell.self) { mapping in
            mapping.condition = .section(id: "a")
            mapping.heightForCell { _, _ in 10 }
        }
        manager.register(OtherCell.self, for: Number.self) { mapping in
            mapping.heightForCell { _, _ in 20 }
        } configure: { _, _, _ in
        }
        table.layoutIfNeeded()
        for _ in 0...1 {
            expectEqual([0, 1].map { table.send(\.heightForCell, at: [$0, 0]) }, [10, 20])
        }
        source.ids = ["b", "a"]
        for _ in 0...1 {
            expectEqual([0, 1].map { table.send(\.heightForCell, at: [$0, 0]) }, [20, 10])
        }
    }

    @Test(
        "Nothing is certain of a question that the data source of another object may keep, and it keeps it (R17, R18)",
        arguments: EachKit.allCases)
    func mayKeepTheQuestion(_ list: EachKit) {
        // No gate is before these, so that nothing else makes them uncertain.
        switch list {
        case .tables:
            mayKeepTheQuestion(HeadlessTables.self) { manager in
                manager.on(model: Apple.self).canEditCell { _, _ in true }
                return manager.explain(\.canEditCell, at: at(0, 0))
            }
        case .collections:
            mayKeepTheQuestion(HeadlessCollections.self) { manager in
                manager.onHost.indexTitles { ["a"] }
                return manager.explain(\.indexTitles)
            }
        }
    }

    private func mayKeepTheQuestion<Kit: TestKit>(_: Kit.Type, _ explain: (ListManager<Kit>) -> EventResolution) {
        let list = Kit.makeList()
        let (source, own) = (ForeignApples(), KeepingSource())
        Kit.setOccupant(own, of: .dataSource, in: list)
        let manager = ListManager<Kit>(list, source: source, anomalyLog: quietLog())
        var asked = 0
        manager.register(Kit.AppleCell.self) { mapping in
            mapping.canMove.withoutCell { _, _ in
                asked += 1
                return true
            }
        }
        list.layoutIfNeeded()
        for resolution in [manager.explain(\.canMove, at: at(0, 0)), explain(manager)] {
            expectEqual(resolution.mayAnswer, [.handler, .neverSent])
            expectEqual(resolution.answeredBy, .depends)
        }
        expectEqual(manager.validate(), [])
        expectEqual(list.send(\.canMove, at: at(0, 0)), false)
        expectEqual(asked, 0)
        withExtendedLifetime(own) {}
    }
}

/// An apple whose data source is another object, as a diffable one is.
private final class ForeignApples: ItemSource {
    let ownsDataSource = true
    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { 1 }
    func item(at indexPath: IndexPath) -> Any? { indexPath == at(0, 0) ? Apple() : nil }
}

/// A data source of an app's own, of one row, which has methods of its own: its row cannot be moved.
private final class KeepingSource: HeadlessTableDataSource, HeadlessCollectionDataSource {
    func responds(to event: DelegateEvent) -> Bool { ["canMove", "canEditCell", "indexTitles"].contains(event.name) }
    func responds(toSelector selector: String) -> Bool { false }
    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { 1 }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { HeadlessCell() }
    func numberOfSections(in collection: HeadlessCollection) -> Int { 1 }
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { 1 }
    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell {
        HeadlessCollectionCell()
    }
}

/// Two sections of a number each, whose names change silently.
private final class NamedSections: ItemSource {
    var ids = ["a", "b"]
    let numberOfSections = 2
    func numberOfItems(inSection section: Int) -> Int { 1 }
    func item(at indexPath: IndexPath) -> Any? { Number(indexPath[0]) }
    func id(ofSection section: Int) -> AnyHashable? { ids[section] }
}
