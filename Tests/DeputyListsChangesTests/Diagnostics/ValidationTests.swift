import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Looking for mistakes before a list ships (F82)")
struct ValidationTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>
    let file = "DeputyListsChangesTests/ValidationTests.swift"

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private var codes: [Anomaly.Code] { manager.validate().map(\.code) }

    @Test("A list without mistakes has none, and looking changes nothing and calls no handler (F82)")
    func nothingFound() {
        let rig = Rig()
        for sample in Sample.all { _ = sample.register(rig, .brief) }
        let owner = RecordingOwner(rig)
        rig.manager.owner = owner
        expectEqual(rig.manager.validate(), [])
        expectEqual(rig.calls, [])
        expectEqual(rig.manager.anomalies, [])
        expectEqual(rig.table.journal, HeadlessJournal())
    }

    @Test("Items without a mapping are found once for each type, before anything is shown; so is nil (F82)")
    func itemsWithoutMapping() {
        manager.register(AppleCell.self) { $0.condition = .section(0) }
        let nothing: Pear? = nil
        manager.items.setSections([
            ItemSection([Apple(), Pear(), Pear(), nothing as Any, nothing as Any], header: "A title", footer: 3),
            ItemSection([Apple()], header: Apple()),
        ])
        let found = manager.validate()
        expectEqual(
            found.map(\.code), [.missingMapping, .missingItem, .missingMapping, .missingMapping, .missingMapping])
        expectEqual(
            found.map(\.headline),
            [
                "No cell is registered for Pear, the item at [0, 1].",
                "The item at [0, 3] is nil.",
                "No cell is registered for Apple, the item at [1, 0].",
                "No header is registered for Apple, the model at section 1.",
                "No footer is registered for Int, the model at section 0.",
            ])
        expectEqual(found.filter { $0.reason.contains("but it holds only in section 0.") }.count, 1)
        expectEqual(manager.anomalies, [])
    }

    @Test("Only the items that a condition leaves out are without a mapping (F82)")
    func conditions() {
        manager.register(AppleCell.self) { $0.condition = .where { _, path in path[1] < 2 } }
        manager.items.setItems([Apple(), Apple()])
        expectEqual(manager.validate(), [])
        manager.items.append(Apple())
        expectEqual(manager.validate().map(\.headline), ["No cell is registered for Apple, the item at [0, 2]."])
    }

    @Test("Mappings behind one for their type, superclass or protocol are found (R14, F82)")
    func shadows() {
        func map<Model>(_ type: Model.Type) {
            manager.register(AnyCell.self, for: Model.self) { _, _, _ in }
        }
        map(Animal.self)
        map(Dog.self)
        map((any Named).self)
        map(Plant.self)
        expectEqual(codes, [.shadowedMapping])
        manager.items.setItems([Dog("d"), Plant(name: "p")])
        expectEqual(
            manager.validate().map(\.headline),
            [
                "The mapping of AnyCell for Plant is never used: AnyCell for Named matches every such item.",
                "The mapping of AnyCell for Dog is never used: AnyCell for Animal matches every such item.",
            ])
        expectEqual(manager.anomalies.map(\.code), [.shadowedMapping])
    }

    @Test("Handlers that hang on no mapping, or on mappings whose items are others, are found with their line (F82)")
    func unreachedHandlers() {
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        let line: UInt = #line + 1
        manager.on(PearCell.self).didSelect { _, _, _ in }
        manager.on(model: Pear.self).heightForCell { _, _ in 10 }
        manager.on(model: Apple.self).heightForCell { _, _ in 10 }
        let found = manager.validate()
        expectEqual(found.map(\.code), [.unboundHandler, .unboundHandler])
        expectEqual(Set(found.compactMap(\.site?.line)), [line, line + 1])
        // An item of a protocol's mapping may be of the handler's type another time.
        manager.unregister(AppleCell.self)
        manager.register(AnyCell.self, for: Any.self) { _, _, _ in }
        expectEqual(manager.validate().map(\.code), [.unboundHandler])
    }

    @Test("Handlers behind one for a superclass, a protocol or Any are found (R2, F82)")
    func silentHandlers() {
        manager.register(AnyCell.self, for: Plant.self) { _, _, _ in }
        manager.register(AnyCell.self, for: Animal.self) { _, _, _ in }
        manager.on(model: (any Named).self).heightForCell { _, _ in 10 }
        let line: UInt = #line + 1
        manager.on(model: Plant.self).heightForCell { _, _ in 20 }
        // No type says that a plant is named; a plant does.
        expectEqual(codes, [])
        manager.items.setItems([Plant(name: "p")])
        expectEqual(manager.validate().map(\.code), [.silentHandler])
        expectEqual(manager.validate().map(\.site?.line), [line])
        manager.on(model: Animal.self).canEditCell { _, _ in true }
        manager.on(model: Dog.self).canEditCell { _, _ in true }
        expectEqual(codes, [.silentHandler, .silentHandler])
    }

    @Test(
        "A closure whose object after weak: is gone is found with its line, until another is registered there (R11, F82)"
    )
    func lostObjects() throws {
        final class Judge {}
        let table = table
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        let line: UInt = #line + 1
        func register(_ judge: Judge) { manager.on(AppleCell.self).didSelect(weak: judge) { _, _, _, _ in } }
        register(Judge())
        let found = try #require(manager.validate().first)
        expectEqual(codes, [.lostObject])
        expectEqual(
            found.headline, "This handler of didSelect is never called: the Judge it was registered with is gone.")
        expectEqual(found.site?.line, line)
        expectEqual(manager.report().findings, [found])
        let judge = Judge()
        register(judge)
        expectEqual(codes, [])
        withExtendedLifetime((judge, table)) {}
    }

    @Test("What was to end with an object is no mistake when it does (F9, F82)")
    func livingWith() {
        final class Judge {}
        manager.register(AppleCell.self)
        manager.on(AppleCell.self).didSelect { _, _, _ in }.live(with: Judge())
        expectEqual(codes, [])
    }

    @Test("A closure that takes the cell is found where its event also comes for rows without one (R7, F82)")
    func closuresWithoutCells() throws {
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect { _, _, _ in }
            mapping.didDeselect { _, _, _ in }
        }
        expectEqual(codes, [.cellOffScreen])
        let found = try #require(manager.validate().first)
        expectEqual(found.headline, "This handler of didDeselect is not called for a row that has scrolled away.")
        expectContains(found.remedy, "didDeselect.withoutCell")
        manager.on(AppleCell.self).didDeselect.withoutCell { _, _ in }
        expectEqual(codes.filter { $0 == .cellOffScreen }, [])
        expectEqual(manager.anomalies.filter { $0.code == .cellOffScreen }, [])
    }

    @Test("Closed gates are found, the outermost named (R13, F82)")
    func closedGates() {
        manager.register(AppleCell.self) { mapping in
            mapping.canPerformAction.withoutCell { _, _, _ in true }
            mapping.performAction.withoutCell { _, _, _ in }
            mapping.targetIndexPathForMove.withoutCell { proposed, _, _ in proposed }
        }
        expectEqual(
            manager.validate().map(\.headline),
            [
                "This handler of targetIndexPathForMove is never called: moveRowTo is not implemented.",
                "This handler of canPerformAction is never called: shouldShowMenu says no.",
                "This handler of performAction is never called: shouldShowMenu says no.",
            ])
        manager.on(AppleCell.self).didSelect { _, _, _ in }
        manager.on(model: Apple.self).shouldShowMenu.withoutCell { _, _ in true }
        manager.on(AppleCell.self).moveRowTo { _, _, _, _ in }
        expectEqual(manager.validate(), [])
    }

    @Test("A slot that another object took is found, and its events are never sent (R16, R17, F37, F82)")
    func takenSlots() {
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.canEditCell { _, _ in true }
        }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let thief = Thief()
        table.delegate = thief
        let taken = manager.explain(\.didSelect, at: [0, 0])
        expectEqual(manager.validate().map(\.code), [.lostSlot])
        expectEqual(manager.validate().map(\.headline), manager.anomalies.map(\.headline))
        expectEqual(taken.answeredBy, .neverSent)
        expectEqual(taken.excludedBecause, "delegate was set to a Thief")
        expectEqual(manager.explain(\.canEditCell, at: [0, 0]).answeredBy, .handler)
        expectEqual(manager.report().exclusions.map(\.part), [.delegate])
    }

    @Test("Two sections with one id are found, and reported with the line that applies them (F64, F82)")
    func sectionsWithOneID() {
        manager.register(AppleCell.self)
        manager.items.setSections([ItemSection(id: "a"), ItemSection(id: "b"), ItemSection(), ItemSection(id: "a")])
        expectEqual(manager.validate().map(\.headline), ["Several sections have the id a: 0, 3."])
        expectEqual(manager.anomalies, [])
        let line: UInt = #line + 1
        manager.items.apply(sections: [ItemSection(id: 7), ItemSection(id: 7), ItemSection(id: 7), ItemSection(id: 7)])
        expectEqual(manager.anomalies.map(\.code), [.duplicateSections])
        expectEqual(manager.anomalies.map(\.headline), ["Several sections have the id 7: 0, 1, 2 and 1 more."])
        expectEqual(manager.anomalies.map(\.site?.line), [line])
        manager.items.apply(sections: [ItemSection(id: 7), ItemSection(id: "7"), ItemSection(), ItemSection()])
        expectEqual(manager.anomalies.count, 1)
    }

    @Test("A dispatcher without a list validates what it has (F82)")
    func dispatcher() {
        let dispatcher = EventDispatcher<E>()
        dispatcher.anomalyLog.sink = { _ in }
        dispatcher.onHost.willDisplayContextMenu { _, _ in }
        dispatcher.onHost.shouldUpdateFocus { _ in true }
        dispatcher.onHost.shouldUpdateFocus { _ in false }
        let manager: any EventManager = dispatcher
        expectEqual(Set(manager.validate().map(\.code)), [.silentHandler, .closedGate])
    }

    @Test("Generic code over managers finds what is in the data too")
    func throughTheProtocol() {
        manager.items.setItems([Apple()])
        func validate(_ manager: some EventManager) -> [Anomaly.Code] { manager.validate().map(\.code) }
        expectEqual(validate(manager), [.missingMapping])
    }

    @Test(
        "A slot that another object has taken is found, though nothing has looked since (F37, F82)",
        arguments: EachKit.allCases)
    func slotTakenSince(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let rig = ListRig<Kit>()
            rig.manager.on(model: Apple.self).itemsForBeginningDragSession.withoutCell { _, _, _ in [] }
            expectEqual(rig.manager.validate(), [])
            rig.list.dragDelegate = nil
            expectEqual(rig.manager.validate().map(\.code), [.lostSlot])
        }
        check(list.kit)
    }

    /// Closures that are mistakes as long as their object lives.
    enum Mistaken: CaseIterable { case unbound, unboundTied, unboundUse, behindAGate, ofTheHost, unboundHeader }

    @Test(
        "Of a closure whose object has gone only that is wrong, if anything, though nothing has looked since (R11, F82)",
        arguments: Mistaken.allCases)
    func closuresOfTheDead(_ mistaken: Mistaken) {
        let rig = Rig()
        var object: Counter? = Counter()
        let odd = rig.manager.on(OddCell.self)
        switch mistaken {
        case .unbound: odd.didHighlight(weak: object!) { _, _, _, _ in }
        case .unboundTied: odd.didHighlight { _, _, _ in }.live(with: object!)
        case .unboundUse: odd.whileInUse(weak: object!) { _, _, _, _, _ in }
        case .behindAGate:
            rig.apples.didBeginMultipleSelectionInteraction.withoutCell(weak: object!) { _, _, _ in }
        case .ofTheHost: rig.manager.onHost.willDisplayContextMenu(weak: object!) { _, _ in }
        case .unboundHeader:
            rig.manager.on(header: TextHeader.self).whileInUse(weak: object!) { _, _, _, _, _ in }
        }
        expectEqual(rig.manager.validate().count, 1)
        object = nil
        expectEqual(rig.manager.validate().map(\.code), (mistaken == .unboundTied ? [] : [.lostObject]))
    }
}

private final class Thief: HeadlessTableDelegate {}
