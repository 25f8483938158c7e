import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Bad input ends in an anomaly, never in a trap (R12)")
struct NoTrapsTests {
    let table = HeadlessTable()
    let manager: TableManager<Headless>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test(
        "An item without a mapping gets a placeholder, and the message names it and the nearest registered type (R12)")
    func missingMapping() {
        let line: UInt = #line + 1
        manager.register(AppleCell.self)
        manager.items.setItems([Pear()])
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0])?.text == "?")
        #expect(
            manager.anomalies.map(\.description) == [
                """
                [missing-mapping] No cell is registered for Pear, the item at [0, 0].
                  why: A placeholder is shown in its place, and no handler is called for it. The nearest registered one \
                is AppleCell for Apple (DeputyListsTests/R12NoTrapsTests.swift:\(line)).
                  To fix, register a cell for Pear, or remove the item.
                """
            ])
    }

    @Test("The nearest mapping is one of the right type whose condition failed, before any other (R12)")
    func nearestMappingByCondition() {
        manager.register(PearCell.self)
        manager.register(AppleCell.self) { $0.condition = .section(4) }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        #expect(manager.anomalies[0].reason.contains("would do, but it holds only in section 4."))
    }

    @Test("An item that changes the store as it dies does no harm (R12)")
    func itemDeinitChangesTheStore() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        let store = manager.items
        store.setItems([DeinitItem { MainActor.assumeIsolated { store.append(DeinitItem {}) } } as Any, 2])
        store.setItems([5, 6])
        #expect(store.sections[0].items.count == 3)
    }

    /// What an item that dies found in the store.
    @MainActor
    private final class Findings {
        var counts: [Int] = []
    }

    @Test("An item that reads the store as it dies finds the store in order, and itself gone (R12)", arguments: 0..<6)
    func itemDeinitReadsTheStore(_ way: Int) {
        let findings = Findings()
        let store = manager.items
        func mortal() -> Any {
            DeinitItem { MainActor.assumeIsolated { findings.counts.append(store.numberOfItems(inSection: 0)) } }
        }
        let changes: [@MainActor (ItemStore) -> Void] = [
            { $0.removeAll() }, { $0.removeSection(0) }, { $0.setItems([1, 2, 3]) }, { $0.setSections([[1, 2, 3]]) },
            { $0.remove { $0 is DeinitItem } }, { $0.apply(items: [1, 2, 3] as [Any]) },
        ]
        // Once with items that nobody has seen yet, once with items that are shown.
        store.batch { store in
            store.setItems([mortal(), 2])
            changes[way](store)
        }
        store.setItems([mortal(), 2])
        table.layoutIfNeeded()
        changes[way](store)
        manager.flush()
        let left = store.numberOfItems(inSection: 0)
        #expect(findings.counts == [left, left])
    }

    @Test("While an update is due, a table that asks about a row that is not there makes no anomaly (R12)")
    func outsideWhileAnUpdateIsDue() {
        manager.register(AppleCell.self) { mapping in mapping.heightForCell { _, _ in 44 } }
        manager.items.setItems([Apple()])
        manager.didSelect(for: Apple.self) { [table, unowned manager] _, _ in
            manager.setNeedsUpdate()
            table.send(\.heightForCell, at: at(0, 99))
        }
        table.tap(at(0, 0))
        #expect(codes == [])
        table.send(\.heightForCell, at: at(0, 99))
        #expect(codes == [.outsideData])
    }

    @Test("Nothing registered at all is said so (R12)")
    func nothingRegistered() {
        manager.items.setItems([1])
        table.layoutIfNeeded()
        #expect(manager.anomalies[0].reason.hasSuffix("No cell is registered at all."))
    }

    @Test("A placeholder is no foreign view: showing and ending it reports nothing more (R12)")
    func placeholdersAreKnown() {
        manager.register(AppleCell.self) { mapping in
            mapping.willDisplay { _, _ in }
            mapping.didEndDisplaying { _, _ in }
        }
        manager.items.setItems([Pear()])
        table.layoutIfNeeded()
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        #expect(codes == [.missingMapping])
    }

    @Test(
        "Index paths outside the data, negative, of any length: the default, and an anomaly",
        arguments: [
            [0, 9], [3, 0], [0, -1], [-1, 0], [], [0], [0, 0, 0], [Int.min, Int.max],
        ] as [IndexPath])
    func placesOutside(_ path: IndexPath) {
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect { _, _ in }
            mapping.heightForCell { _, _ in 80 }
        }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        #expect(table.send(\.heightForCell, at: path) == 44)
        table.send(\.didSelect, at: path)
        #expect(codes == [.outsideData, .outsideData])
        #expect(manager.items.item(at: path) == nil)
        #expect(manager.explain(\.heightForCell, at: path).answeredBy == .default)
    }

    @Test("Sections outside the data are reported; a section without a header is not")
    func sectionsOutside() {
        manager.registerHeader(AppleHeader.self) { $0.heightForHeader { _, _ in 80 } }
        manager.items.setSections([[], []])
        table.layoutIfNeeded()
        #expect(codes == [])
        #expect(table.send(\.heightForHeader, at: 1) == HeadlessTable.automaticDimension)
        #expect(codes == [])
        #expect(table.send(\.heightForHeader, at: -1) == HeadlessTable.automaticDimension)
        #expect(codes == [.outsideData])
    }

    @Test("Changes outside the data change nothing, and name the line that asked for them")
    func changesOutside() {
        let items = manager.items
        items.setSections([[1, 2], [3]])
        let line: UInt = #line + 1
        items.insert(9, at: [0, 3])
        items.remove(at: [2, 0])
        items.replace(at: [0, -1], with: 9)
        items.move([0, 5], to: [0, 0])
        items.move([0, 0], to: [1, 2])
        items.remove(at: IndexPath())
        items.insertSection(ItemSection([9]), at: 3)
        items.removeSection(-1)
        items.moveSection(0, to: 2)
        items.setItems([9], inSection: -1)
        items.setItems([9], inSection: .max)
        #expect(items.sections.map { $0.items.map { "\($0)" } } == [["1", "2"], ["3"]])
        #expect(codes == Array(repeating: .outsideData, count: 11))
        #expect(
            manager.anomalies[0].description == """
                [outside-data] An insertion at [0, 3] is outside the data.
                  at: DeputyListsTests/R12NoTrapsTests.swift:\(line)
                  why: Section 0 has 2 items. Nothing was changed and nothing was made up.
                  To fix, use an index path that the data has at this moment.
                """)
    }

    @Test("A host that sends an event nobody announced gets the default, and is reported")
    func unannouncedEvents() {
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let events = Catalogue<E>.shared.events
        let answer = table.delegate?.ask(events.heightForCell, (), view: nil, at: [0, 0])
        table.delegate?.tell(events.didSelect, (), view: nil, at: [0, 0])
        #expect(answer == 44)
        #expect(codes == [.unannouncedEvent, .unannouncedEvent])
    }

    @Test("A host that ends a cell twice, or one that the manager did not make, is reported; the handler is still told")
    func outOfOrder() {
        var ended = 0
        manager.register(AppleCell.self) { mapping in
            mapping.willDisplay { _, _ in }
            mapping.didEndDisplaying { _, _ in ended += 1 }
        }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 0])!
        let event = Catalogue<E>.shared.events.didEndDisplaying
        table.delegate?.tell(event, (), view: cell, at: [0, 0])
        #expect(codes == [])
        table.delegate?.tell(event, (), view: cell, at: [0, 0])
        #expect(codes == [.outOfOrder])
        table.delegate?.tell(event, (), view: AppleCell(), at: [0, 0])
        #expect(codes == [.outOfOrder, .outOfOrder])
        #expect(ended == 3)
    }

    @Test(
        "A view of another type than the mapping's is reported with both names, and its closures are not called (R12)")
    func foreignViews() {
        let heard = Counter()
        manager.register(AppleCell.self) { $0.willDisplay { _, _, _ in heard() } }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        #expect(heard.count == 1)
        table.delegate?.tell(Catalogue<E>.shared.events.willDisplay, (), view: PearCell(), at: [0, 0])
        #expect(heard.count == 1)
        #expect(codes.contains(.failedCast))
        #expect(manager.anomalies.contains { $0.headline == "The view at [0, 0] is PearCell, not AppleCell." })
    }

    @Test("A cell registered twice for one model is reported with both lines, and the first makes the rows (R14)")
    func registeredTwice() {
        manager.register(AppleCell.self) { $0.didSelect { _, _ in } }
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        #expect(table.tap([0, 0]))
        #expect(codes == [.shadowedMapping])
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test("Handlers that make work without end are stopped, reported, and their last change is not lost (R10)")
    func endlessWork() async {
        var shown = 0
        manager.register(AnyCell.self, for: Int.self) { [unowned manager] mapping in
            mapping.willDisplay { number, _ in
                shown += 1
                // A batch shows its rows at once, so each row that comes makes the next one come.
                if number < 1_100 {
                    manager.items.batch { items in
                        items.remove(at: [0, 0])
                        items.insert(number + 1, at: [0, 0])
                    }
                }
                manager.flush()
            }
        } configure: { _, _, _ in
        }
        manager.items.setItems([0])
        table.layoutIfNeeded()
        #expect(codes == [.endlessWork])
        for _ in 0..<20 { await Task.yield() }
        #expect(manager.items.item(at: [0, 0], as: Int.self) == 1_100)
    }

    @Test("What is asked for after work was left over is done after it (R10)")
    func leftOverWorkKeepsItsOrder() async {
        var order: [Int] = []
        unowned let dispatcher = manager.dispatcher
        func work(_ number: Int) {
            order.append(number)
            if number < 1_200 { dispatcher.whenIdle { work(number + 1) } }
        }
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect { _, _ in dispatcher.whenIdle { work(1) } }
        }
        manager.items.setItems([Apple()])
        #expect(table.tap([0, 0]))
        #expect(codes == [.endlessWork])
        #expect(order == Array(1...1_000))
        dispatcher.whenIdle { order.append(0) }
        for _ in 0..<20 { await Task.yield() }
        #expect(order == Array(1...1_001) + [0] + Array(1_002...1_200))
    }
}
