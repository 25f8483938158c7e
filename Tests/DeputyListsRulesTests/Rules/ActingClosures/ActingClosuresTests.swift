import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Closures that do the nastiest things at the worst of moments: nothing traps, and the list shows the data in the end.
@MainActor
@Suite("Whatever closures do, nothing traps and the list shows the data (R10, R12)")
struct ActingClosuresTests {
    @Test("Whatever closures on a table do, it shows the data of its manager in the end", arguments: [true, false])
    func table(isBound: Bool) async { await random(HeadlessTables.self, isBound) }

    @Test(
        "Whatever closures on a collection do, it shows the data of its manager in the end", arguments: [true, false])
    func collection(isBound: Bool) async { await random(HeadlessCollections.self, isBound) }

    private func random<Kit: ActingKit>(_: Kit.Type, _ isBound: Bool) async {
        // Each step is many events, and each list has closures for a third of the catalogue: it costs as much as 32.
        for seed in Cases.seeds(ofSteps: 32, findsFaults: true) {
            let rig = ActingRig<Kit>(seed: seed, isBound: isBound)
            for step in 0..<8 {
                rig.trail.append("— \(step)")
                rig.budget = 1 + rig.below(4)
                for _ in 0..<1 + rig.below(2) { drive(rig) }
                // What is followed is read again, and loops over streams go on, in later turns.
                for _ in 0..<rig.below(4) { await endOfTurn() }
                await rig.settle()
                let problems = rig.problems
                expectEqual(problems, [], "\(Kit.self), seed \(seed): \(rig.trail.joined(separator: ", "))")
                guard problems.isEmpty else { return }
            }
            // Every use that has begun ends once, when all managers have left at the latest.
            await rig.end()
            expectEqual(rig.begun, rig.ended, "\(Kit.self), seed \(seed): \(rig.trail.joined(separator: ", "))")
            guard rig.begun == rig.ended else { return }
        }
    }

    /// What a person, an app or the end of a turn does, in which the closures are called.
    private func drive<Kit>(_ rig: ActingRig<Kit>) {
        let acts: [Act] = [
            .scroll, .layOut, .reload, .change, .applyChange, .replace, .flush, .refresh, .tap, .changeModel, .retitle,
            .emit, .callSlot, .send, .send, .gesture, .gesture, .edit,
        ]
        let act = acts[rig.below(acts.count)]
        rig.trail.append("\(act)")
        rig.perform(act)
        if rig.below(2) == 0 { rig.current?.flush() }
    }
}
