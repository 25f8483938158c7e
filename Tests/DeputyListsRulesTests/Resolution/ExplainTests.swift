import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Explaining (F33)")
struct ExplainTests {
    @Test(
        "In the turn of a change it is about the item that the data has there, and its cell where the list shows it (R10, F33)"
    )
    func inTheTurnOfAChange() {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(PearCell.self)
        manager.register(AppleCell.self) { mapping in mapping.didSelect { _, _, _ in } }
        manager.items.setItems([Apple(name: "first"), Pear()])
        table.layoutIfNeeded()
        expectEqual(manager.explain(\.didSelect, at: [0, 0]).answeredBy, .handler)
        manager.items.insert(Pear(), at: [0, 0])
        expectEqual(manager.explain(\.didSelect, at: [0, 1]).answeredBy, .handler)
        manager.items.insert(Apple(name: "new"), at: [0, 2])
        expectContains(manager.explain(\.didSelect, at: [0, 2]).steps.map(\.outcome), .needsView)
        table.layoutIfNeeded()
        expectEqual(manager.explain(\.didSelect, at: [0, 1]).answeredBy, .handler)
    }

    @Test("The whole road of a question, with the reason for each skipped candidate and each line (F33)")
    func wholeRoad() {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        let owner = Controller()
        manager.owner = owner
        let line: UInt = #line + 1
        manager.register(PearCell.self)
        manager.register(AppleCell.self) { $0.condition = .section(3) }
        manager.register(DerivedCell.self) { mapping in
            mapping.heightForCell.orPass { apple, _ in apple.name == "long" ? .answer(80) : .pass }
            mapping.didSelect { cell, _, _ in _ = cell }
        }
        manager.items.setItems([Apple(), Apple(), Apple(), Apple()])
        manager.anomalyLog.sink = { _ in }
        table.layoutIfNeeded()

        let file = "DeputyListsRulesTests/ExplainTests.swift"
        let resolution = manager.explain(\.heightForCell, at: [0, 0])
        expectEqual(
            resolution.description,
            """
            heightForCell at [0, 0] (Apple)
              announced: yes, 1 handler; yes, the owner implements it
              mapping PearCell for Pear (\(file):\(line)): skipped, the item is not Pear
              mapping AppleCell for Apple (\(file):\(line + 1)): skipped, it holds only in section 3
              mapping DerivedCell for Apple (\(file):\(line + 2)): is the row's
                handler (\(file):\(line + 3)): may pass
              owner Controller: asked only if those before it pass
              default (the table's row height): never asked, an earlier one answers
              answered by: the handler at \(file):\(line + 3), unless it passes; then the owner Controller
            """)
        expectEqual(resolution.answeredBy, .depends)
        expectEqual(resolution.mayAnswer, [.handler, .owner])
        let away = manager.explain(\.didSelect, at: [0, 3])
        expectContains(away.steps.map(\.outcome), .needsView)
        expectEqual(away.answeredBy, .owner)
        expectEqual(manager.explain(\.willSelect, at: [0, 0]).isAnnounced, false)
        expectEqual(manager.explain(\.heightForHeader, inSection: 0).answeredBy, .default)
        expectEqual(manager.explain(\.shouldUpdateFocus).answeredBy, .owner)
        expectEqual(manager.explain(\.didEndDisplaying).answeredBy, .nobody)
    }

    @Test("explain is about the current data, also before the table has got it (F33)")
    func explainsCurrentData() {
        let form = Form(["name"])
        form.register()
        form.table.layoutIfNeeded()
        form.manager.items.append(Field(name: "more"))
        expectEqual(form.manager.explain(\.didSelect, at: [0, 1]).item, "Field")
    }

    @Test("Behind a gate that is answered for the row, nothing is certain; for other rows it is (R13, R17, F39)")
    func gatesThatMayClose() {
        let rig = Rig()
        let line: UInt = #line + 1
        rig.apples.trailingSwipeActionsConfiguration.withoutCell { _, _ in nil }
        expectEqual(rig.manager.explain(\.trailingSwipeActionsConfiguration, at: [0, 0]).answeredBy, .handler)
        rig.apples.canEditCell { _, _ in false }
        let apple = rig.manager.explain(\.trailingSwipeActionsConfiguration, at: [0, 0])
        expectEqual(apple.answeredBy, .depends)
        expectEqual(apple.mayAnswer, [.handler, .neverSent])
        expectTrue(
            apple.description.hasSuffix(
                "answered by: if canEditCell says yes, the handler at DeputyListsRulesTests/ExplainTests.swift:\(line)")
        )
        let pear = rig.manager.explain(\.trailingSwipeActionsConfiguration, at: [0, 1])
        expectEqual(pear.steps[0].outcome, .isOpen)
        expectEqual(pear.answeredBy, .default)

        let owner = Editor()
        rig.manager.owner = owner
        expectEqual(
            rig.manager.explain(\.trailingSwipeActionsConfiguration, at: [0, 1]).mayAnswer, [.default, .neverSent])
    }

    @Test("Behind a closed gate an event is never sent, and a notice opens one by being implemented (R13, R17, F39)")
    func closedGates() {
        let rig = Rig()
        rig.apples.didBeginMultipleSelectionInteraction.withoutCell { _, _ in }
        rig.apples.canMove.withoutCell { _, _ in true }
        let closed = rig.manager.explain(\.didBeginMultipleSelectionInteraction, at: [0, 0])
        expectEqual(closed.answeredBy, .neverSent)
        expectTrue(closed.description.hasSuffix("answered by: nobody, as it is never sent"))
        expectEqual(rig.manager.explain(\.canMove, at: [0, 0]).answeredBy, .neverSent)
        expectEqual(rig.manager.explain(\.canMove, at: [0, 0]).steps[1].outcome, .isNotImplemented)
        rig.table.beginEditing()
        expectFalse(rig.table.move([0, 0], to: [0, 1]))
        rig.apples.moveRowTo { _, _, _, _ in }
        expectEqual(rig.manager.explain(\.canMove, at: [0, 0]).answeredBy, .handler)
        expectEqual(rig.manager.explain(\.canMove, at: [0, 0]).steps[1].outcome, .isImplemented)
        expectEqual(rig.manager.explain(\.moveRowTo, at: [0, 0]).mayAnswer, [.handler, .neverSent])
        expectEqual(rig.manager.explain(\.moveRowTo, at: [0, 0]).steps.filter { $0.outcome == .mayClose }.count, 1)
    }

    @Test("What another object answers for is never sent, and explain says why (R17, R18, F39)")
    func excluded() {
        let rig = Rig()
        rig.apples.canEditCell { _, _ in true }
        rig.manager.detach()
        let resolution = rig.manager.explain(\.canEditCell, at: [0, 0])
        expectEqual(resolution.answeredBy, .neverSent)
        expectEqual(resolution.excludedBecause, "the manager was detached")
        expectContains(resolution.description, "announced: no, the manager was detached: the host never asks")
    }

    @Test(
        "Of several handlers that may pass each is named; with one that answers behind them a handler is certain (R17)")
    func chains() {
        let rig = Rig()
        let line: UInt = #line + 1
        rig.apples.heightForCell.orPass { _, _ -> EventDecision<CGFloat> in .pass }
        expectEqual(rig.manager.explain(\.heightForCell, at: [0, 0]).mayAnswer, [.handler, .default])
        rig.apples.heightForCell { _, _ in 10 }
        let resolution = rig.manager.explain(\.heightForCell, at: [0, 0])
        expectEqual(resolution.answeredBy, .handler)
        let file = "DeputyListsRulesTests/ExplainTests.swift"
        expectTrue(
            resolution.description.hasSuffix(
                "answered by: the handler at \(file):\(line), unless it passes; then the handler at \(file):\(line + 2)"
            ))
    }

    @Test("A condition that fails is said to be false for this row; a mapping whose object is gone is gone (F33)")
    func mappings() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        var object: Counter? = Counter()
        manager.register(AppleCell.self).live(with: object!)
        manager.register(AppleCell.self) { $0.condition = .where { _, _ in false } }
        manager.registerHeader(AppleHeader.self) { $0.condition = .where { _, _ in false } }
        manager.items.setSections([ItemSection([Apple()], header: Apple())])
        object = nil
        let row = manager.explain(\.didSelect, at: [0, 0])
        expectContains(row.steps.map(\.outcome), .ownerGone)
        expectContains(row.description, "skipped, its `.where` is false for this row")
        let header = manager.explain(\.heightForHeader, inSection: 0)
        expectContains(header.description, "skipped, its `.where` is false for this section")
    }

    @Test("A view that the host hands over is there, and one that leaves is about what it was shown with (R7, R8, R17)")
    func displayedViews() {
        let rig = Rig()
        rig.apples.willDisplay { _, _, _ in }
        rig.apples.didEndDisplaying { _, _, _ in }
        expectEqual(rig.manager.explain(\.willDisplay, at: [0, 30]).answeredBy, .handler)
        expectEqual(rig.manager.explain(\.didSelect, at: [0, 30]).answeredBy, .nobody)
        rig.table.layoutIfNeeded()
        rig.manager.items.replace(at: [0, 0], with: Pear())
        expectEqual(rig.manager.explain(\.didEndDisplaying, at: [0, 0]).item, "Apple")
        expectEqual(rig.manager.explain(\.didEndDisplaying, at: [0, 0]).answeredBy, .handler)
        expectEqual(rig.manager.explain(\.willDisplay, at: [0, 0]).item, "Pear")
    }

    @Test("A closure that takes another type of view than the one on screen is skipped (R17)")
    func otherViews() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(AppleCell.self) { $0.didSelect { _, _, _ in } }
        // Whoever registers another class under the mapping's identifier gets that class.
        table.register(PearCell.self, identifier: "AppleCell")
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let resolution = manager.explain(\.didSelect, at: [0, 0])
        expectContains(resolution.steps.map(\.outcome), .otherView)
        expectEqual(resolution.answeredBy, .nobody)
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
        rig.apples.heightForCell { [unowned rig] _, _ in
            rig.calls.append("handler")
            return 1
        }
        rig.table.layoutIfNeeded()
        rig.calls = []
        let before = asked.count
        _ = rig.manager.explain(\.heightForCell, at: [0, 0])
        expectEqual(asked.count, before + 1)
        expectEqual(rig.calls, [])
    }

    @Test("A trace is kept per event while tracing is on, and nothing when it is off (F34)")
    func tracing() {
        let rig = Rig()
        rig.apples.didSelect.withoutCell { _, _ in }
        rig.table.tap([0, 0])
        expectNil(rig.manager.lastResolution(of: \.didSelect))
        rig.manager.isTracing = true
        rig.table.tap([0, 0])
        let resolution = rig.manager.lastResolution(of: \.didSelect)
        expectEqual(resolution?.answeredBy, .handler)
        expectEqual(resolution?.place, .row([0, 0]))
        var resolutions = 0
        rig.manager.onResolution = { _ in resolutions += 1 }
        rig.table.send(\.didSelect, at: [0, 0])
        rig.manager.isTracing = false
        expectNil(rig.manager.lastResolution(of: \.didSelect))
        rig.table.send(\.didSelect, at: [0, 0])
        expectEqual(resolutions, 1)
    }

    @Test("What really happened is certain, whatever it depended on (F34)")
    func certainAfterwards() {
        let rig = Rig()
        rig.apples.heightForCell.orPass { _, _ -> EventDecision<CGFloat> in .pass }
        rig.manager.isTracing = true
        rig.table.send(\.heightForCell, at: [0, 0])
        expectEqual(rig.manager.lastResolution(of: \.heightForCell)?.mayAnswer, [.default])
        expectEqual(rig.manager.lastResolution(of: \.heightForCell)?.answeredBy, .default)
    }

    @Test("A handler whose object is gone is said to be gone")
    func goneHandlers() {
        let rig = Rig()
        var object: Counter? = Counter()
        rig.apples.didSelect.withoutCell(weak: object!) { _, _, _ in }
        object = nil
        expectContains(rig.manager.explain(\.didSelect, at: [0, 0]).steps.map(\.outcome), .ownerGone)
    }
}

/// An owner with a predicate.
private final class Editor: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(Editor.self) { me in me.canEditCell { _, _ in true } }
}
