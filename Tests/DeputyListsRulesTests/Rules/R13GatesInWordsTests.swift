import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What explain says of gates (R13, R17, F33)")
struct GatesInWordsTests {
    final class Judge {}

    let rig = Rig()

    @Test("A gate whose only handler lived with an object that is gone is closed (R11, R13)")
    func deadHandler() {
        var judge: Judge? = Judge()
        rig.apples.shouldBeginMultipleSelectionInteraction.withoutCell(weak: judge!) { _, _, _ in true }
        rig.apples.didBeginMultipleSelectionInteraction.withoutCell { _, _ in }
        func gate() -> EventResolution.Outcome {
            rig.manager.explain(\.didBeginMultipleSelectionInteraction, at: [0, 0]).steps[0].outcome
        }
        expectEqual(gate(), .mayClose)
        judge = nil
        expectEqual(gate(), .isClosed)
    }

    private func step(_ gate: String, of resolution: EventResolution) -> EventResolution.Step? {
        resolution.steps.first { $0.candidate == .gate(gate) }
    }

    @Test(
        "A gate names the lines of the closures that answer it, and the owner, in the order they are asked (R13, F33)")
    func deciders() {
        let line: UInt = #line + 1
        rig.apples.shouldHighlight.withoutCell.orPass { _, _ -> EventDecision<Bool> in .pass }
        rig.manager.on(model: Apple.self).shouldHighlight.withoutCell { _, _ in false }
        rig.manager.on(model: Pear.self).shouldHighlight.withoutCell { _, _ in false }
        rig.apples.didHighlight.withoutCell { _, _ in }
        let sites = [line, line + 1].map { CallSite("DeputyListsRulesTests/R13GatesInWordsTests.swift", $0) }
        let gate = step("shouldHighlight", of: rig.manager.explain(\.didHighlight, at: [0, 0]))
        expectEqual(gate?.outcome, .mayClose)
        expectEqual(gate?.deciders, sites.map { .handler(site: $0) })
        expectEqual(
            gate?.description,
            "gate shouldHighlight: the handler at \(sites[0]) and the handler at \(sites[1]) answer it, and may say no"
        )
        let owner = rig.makeRecordingOwner()
        rig.manager.owner = owner
        let owned = step("shouldHighlight", of: rig.manager.explain(\.didHighlight, at: [0, 0]))
        expectEqual(owned?.deciders, sites.map { .handler(site: $0) } + [.owner("\(type(of: owner))")])
        rig.manager.owner = nil
    }

    @Test("So it does for a row of another type, a gate that is a notice, and in the report; a closed gate names none")
    func otherDeciders() {
        rig.apples.didHighlight.withoutCell { _, _ in }
        let line: UInt = #line + 1
        rig.manager.on(model: Pear.self).shouldHighlight.withoutCell { _, _ in false }
        expectEqual(step("shouldHighlight", of: rig.manager.explain(\.didHighlight, at: [0, 0]))?.deciders, [])
        let pear = step("shouldHighlight", of: rig.manager.explain(\.didHighlight, at: [0, 1]))
        expectEqual(pear?.deciders.count, 1)
        let text = rig.manager.report().description
        expectContains(
            text,
            "gate shouldHighlight: the handler at DeputyListsRulesTests/R13GatesInWordsTests.swift:\(line) answers it")
        rig.apples.canMove.withoutCell { _, _ in true }
        let moves = step("moveRowTo", of: rig.manager.explain(\.canMove, at: [0, 0]))
        expectEqual(moves?.deciders, [])
        expectEqual(moves?.outcome, .isNotImplemented)
        rig.apples.moveRowTo.withoutCell { _, _, _ in }
        let moved = step("moveRowTo", of: rig.manager.explain(\.canMove, at: [0, 0]))
        expectEqual(moved?.description.hasPrefix("gate moveRowTo: open, the handler at "), true)
        expectEqual(moved?.description.hasSuffix(" implements it"), true)
    }

    @Test("One gate says yes, two say yes (R17)")
    func verdicts() {
        rig.apples.canPerformAction.withoutCell { _, _, _ in true }
        rig.apples.performAction.withoutCell { _, _, _ in }
        rig.apples.shouldShowMenu.withoutCell { _, _ in true }
        let one = rig.manager.explain(\.canPerformAction, at: [0, 0]).description
        expectContains(one, "if shouldShowMenu says yes, ")
        let two = rig.manager.explain(\.performAction, at: [0, 0]).description
        expectContains(two, "if shouldShowMenu and canPerformAction say yes, ")
    }
}
