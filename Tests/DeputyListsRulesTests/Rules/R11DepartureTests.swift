import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What was registered with an object that is gone is remembered, long after it was withdrawn.
@MainActor
@Suite("What is gone with its object is remembered (R11, F33, F81)")
struct DepartureTests {
    private final class Judge {}
    let rig = Rig()

    @Test("explain names the object and the line, before the next event and after it")
    func explained() throws {
        let line: UInt = #line + 2
        var judge: Judge? = Judge()
        rig.apples.didSelect(weak: judge!) { _, _, _, _ in }
        judge = nil
        for _ in 0..<3 {
            let resolution = rig.manager.explain(\.didSelect, at: at(0, 0))
            let step = try #require(resolution.steps.first { $0.outcome == .ownerGone })
            expectEqual(step.candidate, .handler(site: CallSite("DeputyListsRulesTests/R11DepartureTests.swift", line)))
            expectEqual(step.object, "Judge")
            expectTrue(step.description.hasSuffix("skipped, the Judge it was registered with is gone"))
            expectEqual(resolution.answeredBy, .nobody)
            rig.table.tap(at(0, 0))
            rig.manager.apply()
        }
        let resolution = rig.manager.explain(\.didSelect, at: at(0, 0))
        expectEqual(resolution.lostHandlers, 1)
        expectContains(
            resolution.description,
            "announced: no, everything registered for it ended with objects that are gone: the host never asks")
    }

    @Test("Another row has no such step, and what is registered again at the line is not said to be gone")
    func otherRows() {
        func register(_ judge: Judge) { rig.apples.didSelect(weak: judge) { _, _, _, _ in } }
        var judge: Judge? = Judge()
        register(judge!)
        judge = nil
        rig.manager.apply()
        func outcomes(_ row: Int) -> [EventResolution.Outcome] {
            rig.manager.explain(\.didSelect, at: at(0, row)).steps.map(\.outcome)
        }
        expectContains(outcomes(0), .ownerGone)
        expectNotContains(outcomes(1), .ownerGone)
        let other = Judge()
        register(other)
        expectNotContains(outcomes(0), .ownerGone)
        expectEqual(rig.manager.explain(\.didSelect, at: at(0, 0)).answeredBy, .handler)
        withExtendedLifetime(other) {}
    }

    @Test("A report counts them by line: handlers of mappings and of the manager, mappings, streams, closures of uses")
    func reported() {
        let manager = rig.manager
        for _ in 0..<3 {
            let judge = Judge()
            rig.apples.didSelect(weak: judge) { _, _, _, _ in }
            manager.on(model: Any.self).didHighlight.withoutCell(weak: judge) { _, _, _ in }
            rig.apples.whileInUse(weak: judge) { _, _, _, _, _ in }
            manager.register(AppleCell.self) { mapping in
                mapping.willSelect.withoutCell { _, indexPath in indexPath }
                _ = mapping.events(\.didUnhighlight)
            }.live(with: judge)
        }
        manager.apply()
        let counts = Dictionary(manager.report().departures.map { ($0.what, $0.count) }, uniquingKeysWith: +)
        expectEqual(counts["didSelect"], 3)
        expectEqual(counts["didHighlight"], 3, "once, though it was on several mappings")
        expectEqual(counts["whileInUse"], 3)
        expectEqual(counts["willSelect"], 3)
        expectEqual(counts["the mapping of AppleCell for Apple"], 3)
        expectEqual(Set(manager.report().departures.map(\.object)), ["Judge"])
        expectContains(manager.report().description, "Gone with their objects\n")
        expectContains(manager.report().description, "didSelect, with a Judge (")
        expectContains(manager.report().description, "), 3 times\n")
        expectEqual(rig.invariants, [])
    }

    @Test("A mapping that is gone is named where it would have been the row's")
    func mappings() {
        let (table, manager) = numberTable()
        var judge: Judge? = Judge()
        manager.register(NumberCell.self).live(with: judge!)
        table.layoutIfNeeded()
        judge = nil
        for _ in 0..<2 {
            let resolution = manager.explain(\.didSelect, at: at(0, 0))
            expectEqual(resolution.steps.filter { $0.outcome == .ownerGone }.map(\.object), ["Judge"])
            manager.apply()
        }
    }

    @Test("The last hundred lines are remembered, and nothing of the user's is kept")
    func bounded() {
        weak var kept: Judge?
        for line in 1...150 {
            let judge = Judge()
            kept = judge
            rig.apples.didSelect(weak: judge, fileID: "App/Controller.swift", line: UInt(line)) { _, _, _, _ in }
        }
        expectNil(kept)
        rig.manager.apply()
        expectEqual(rig.manager.report().departures.map(\.site.line), Array(51...150))
        expectEqual(rig.manager.explain(\.didSelect, at: at(0, 0)).lostHandlers, 100)
    }

    @Test(
        "explain says that closures have just died, before anything has looked, and not that there was nothing (F33)")
    func justDied() {
        let rig = Rig()
        var judge: Judge? = Judge()
        rig.apples.didHighlight.withoutCell(weak: judge!) { _, _, _ in }
        func text() -> String { rig.manager.explain(\.didHighlight, at: at(0, 0)).description }
        let gone = "announced: no, everything registered for it ended with objects that are gone"
        expectNotContains(text(), gone)
        judge = nil
        expectContains(text(), gone)
        expectContains(text(), "skipped, the Judge it was registered with is gone")
    }
}

extension ListManager {
    /// Has everything that is gone withdrawn, as the next event does.
    fileprivate func apply() { _ = implementedEvents }
}
