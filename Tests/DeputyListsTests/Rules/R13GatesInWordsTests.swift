import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("What explain says of gates (R13, R17, F33)")
struct GatesInWordsTests {
    final class Judge {}

    let rig = Rig()

    @Test("A gate whose only handler lived with an object that is gone is closed (R11, R13)")
    func deadHandler() {
        var judge: Judge? = Judge()
        rig.apples.shouldBeginMultipleSelectionInteraction(weak: judge!) { _, _, _ in true }
        rig.apples.didBeginMultipleSelectionInteraction { _, _ in }
        func gate() -> Resolution.Outcome {
            rig.manager.explain(\.didBeginMultipleSelectionInteraction, at: [0, 0]).steps[0].outcome
        }
        #expect(gate() == .mayClose)
        judge = nil
        #expect(gate() == .isClosed)
    }

    @Test("One gate says yes, two say yes (R17)")
    func verdicts() {
        rig.apples.canPerformAction { _, _, _ in true }
        rig.apples.performAction { _, _, _ in }
        rig.apples.shouldShowMenu { _, _ in true }
        let one = rig.manager.explain(\.canPerformAction, at: [0, 0]).description
        #expect(one.contains("if shouldShowMenu says yes, "))
        let two = rig.manager.explain(\.performAction, at: [0, 0]).description
        #expect(two.contains("if shouldShowMenu and canPerformAction say yes, "))
    }
}
