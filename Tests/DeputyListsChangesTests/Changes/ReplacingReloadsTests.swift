import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@Suite("A batch for a collection view, which takes no reloads among other changes (F65)")
struct ReplacingReloadsTests {
    typealias Move = ChangeSet.Move

    private func stage(_ make: (inout ChangeSet.Stage) -> Void) -> ChangeSet.Stage {
        var stage = ChangeSet.Stage()
        make(&stage)
        return stage
    }

    @Test("A batch that only reloads stays as it is")
    func onlyReloads() {
        let reloads = stage {
            $0.reloadedSections = [1]
            $0.reloadedItems = [[0, 2]]
        }
        expectEqual(reloads.replacingReloads, reloads)
        expectEqual(stage { _ in }.replacingReloads, stage { _ in })
    }

    @Test("Among other changes, what is reloaded is deleted where it was and inserted where it goes")
    func amongOtherChanges() {
        let batch = stage {
            $0.insertedSections = [0]
            $0.deletedItems = [[0, 0]]
            $0.reloadedSections = [1]
            $0.reloadedItems = [[0, 2]]
        }
        expectEqual(
            batch.replacingReloads,
            stage {
                $0.deletedSections = [1]
                $0.insertedSections = [0, 2]
                $0.deletedItems = [[0, 0], [0, 2]]
                $0.insertedItems = [[1, 1]]
            })
    }

    @Test("What is reloaded and deleted is deleted once; what is reloaded and moved is inserted where it was moved to")
    func overlaps() {
        let batch = stage {
            $0.deletedSections = [0]
            $0.reloadedSections = [0, 2]
            $0.movedSections = [Move(from: 2, to: 0)]
            $0.deletedItems = [[1, 0]]
            $0.reloadedItems = [[1, 0], [1, 3], [2, 1]]
            $0.movedItems = [Move(from: [1, 3], to: [1, 0])]
        }
        expectEqual(
            batch.replacingReloads,
            stage {
                $0.deletedSections = [0, 2]
                $0.insertedSections = [0]
                $0.deletedItems = [[1, 0], [1, 3]]
                $0.insertedItems = [[1, 0]]
            })
    }

    @Test("Any batch that adds up does so without its reloads, and gives the same list (F62)")
    func addsUp() {
        var replaced = 0
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            let world = ListWorld(&random)
            let changes = ChangeSet(fromSections: world.old, toSections: world.new)
            // Between two batches, where sections move in the second, the list is not yet the new one.
            guard changes.stages.count == 1, var batch = changes.stages.first, batch.movedSections.isEmpty else {
                continue
            }
            let (old, new) = (world.old.map(\.items), world.new.map(\.items))
            addReloads(to: &batch, old, &random)
            let (before, after) = (old.map(\.count), new.map(\.count))
            expectTrue(BatchLedger(batch, from: before, to: after).isBalanced, "seed \(seed)")
            let result = batch.replacingReloads
            if result != batch { replaced += 1 }
            let ledger = BatchLedger(result, from: before, to: after)
            expectTrue(ledger.isBalanced, "seed \(seed): \(ledger)")
            expectTrue(
                result == batch || result.reloadedItems.isEmpty && result.reloadedSections.isEmpty, "seed \(seed)")
            expectEqual(
                BatchSimulator.apply(result, to: old, aiming: new).map { $0.map(\.id) },
                BatchSimulator.apply(batch, to: old, aiming: new).map { $0.map(\.id) }, "seed \(seed)")
        }
        // A few cases may all be without reloads.
        expectTrue(replaced > 0 || !Cases.areMany)
    }

    /// Reloads some rows to which nothing else happens.
    private func addReloads(to batch: inout ChangeSet.Stage, _ old: [[Thing]], _ random: inout SeededRandom) {
        let places = PlaceMap(batch)
        for (section, items) in old.enumerated() {
            for item in items.indices where Int.random(in: 0..<4, using: &random) == 0 {
                let path: IndexPath = [section, item]
                if places.destination(of: path) != nil, !places.isMoved(path) { batch.reloadedItems.append(path) }
            }
        }
    }
}
