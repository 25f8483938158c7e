import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Explaining (F33)")
struct ExplainTests {
    @Test("The whole road of a question, with the reason for each skipped candidate and each line (F33)")
    func wholeRoad() {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        let owner = OwnerTests.Controller()
        manager.owner = owner
        let line: UInt = #line + 1
        manager.register(PearCell.self)
        manager.register(AppleCell.self) { $0.condition = .section(3) }
        manager.register(DerivedCell.self) { mapping in
            mapping.heightForCell { apple, _ in apple.name == "long" ? .answer(80) : .pass }
            mapping.didSelect { cell, _, _ in _ = cell }
        }
        manager.items.setItems([Apple(), Apple(), Apple(), Apple()])
        manager.anomalyLog.sink = { _ in }
        table.layoutIfNeeded()

        let file = "DeputyListsTests/ExplainTests.swift"
        let resolution = manager.explain(\.heightForCell, at: [0, 0])
        #expect(
            resolution.description == """
                heightForCell at [0, 0] (Apple)
                  announced: yes, 1 handler; yes, the owner implements it
                  mapping PearCell for Pear (\(file):\(line)): skipped, the item is not Pear
                  mapping AppleCell for Apple (\(file):\(line + 1)): skipped, it holds only in section 3
                  mapping DerivedCell for Apple (\(file):\(line + 2)): is the row's
                    handler (\(file):\(line + 3)): may pass
                  owner Controller: asked only if those before it pass
                  default (the table's row height): never asked, somebody before it answers
                  answered by: handler
                """)
        let away = manager.explain(\.didSelect, at: [0, 3])
        #expect(away.steps.map(\.outcome).contains(.needsView))
        #expect(away.answeredBy == .owner)
        #expect(manager.explain(\.willSelect, at: [0, 0]).isAnnounced == false)
        #expect(manager.explain(\.heightForHeader, inSection: 0).answeredBy == .default)
        #expect(manager.explain(\.shouldUpdateFocus).answeredBy == .owner)
        #expect(manager.explain(\.didEndDisplaying).answeredBy == .nobody)
    }

    @Test("Conditions are evaluated, handlers and the owner are never called (F33)")
    func dryRun() {
        let rig = Rig()
        let owner = RecordingOwner(rig)
        rig.manager.owner = owner
        let asked = Counter()
        rig.apples.condition = .where { _, _ in
            asked()
            return true
        }
        rig.apples.heightForCell { _, _ in
            rig.calls.append("handler")
            return 1
        }
        rig.table.layoutIfNeeded()
        rig.calls = []
        let before = asked.count
        _ = rig.manager.explain(\.heightForCell, at: [0, 0])
        #expect(asked.count == before + 1)
        #expect(rig.calls == [])
    }

    @Test("A trace is kept per event while tracing is on, and nothing when it is off (F34)")
    func tracing() {
        let rig = Rig()
        rig.apples.didSelect { _, _ in }
        rig.table.tap([0, 0])
        #expect(rig.manager.lastResolution(of: \.didSelect) == nil)
        rig.manager.isTracing = true
        rig.table.tap([0, 0])
        let resolution = rig.manager.lastResolution(of: \.didSelect)
        #expect(resolution?.answeredBy == .handler)
        #expect(resolution?.place == .row([0, 0]))
        rig.manager.isTracing = false
        #expect(rig.manager.lastResolution(of: \.didSelect) == nil)
    }

    @Test("A handler whose object is gone is said to be gone")
    func goneHandlers() {
        let rig = Rig()
        var object: Counter? = Counter()
        rig.apples.didSelect(weak: object!) { _, _, _ in }
        object = nil
        #expect(rig.manager.explain(\.didSelect, at: [0, 0]).steps.map(\.outcome).contains(.ownerGone))
    }
}
