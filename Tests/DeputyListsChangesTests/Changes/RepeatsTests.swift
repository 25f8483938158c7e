import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@Suite("Which of several equal items is which (F62, F64)")
struct RepeatsTests {
    private func moves(_ old: [String], _ new: [String]) -> Int { moves(ChangeSet(from: old, to: new)) }

    private func moves(_ changes: ChangeSet) -> Int { changes.stages.reduce(0) { $0 + $1.movedItems.count } }

    @Test("What both lists have in the same order stays, whichever of the equal items that is (F62, F64)")
    func alongTheOrder() {
        expectEqual(moves(["x", "y", "x"], ["y", "x", "z"]), 0)
        expectEqual(moves(["x", "a", "x", "b"], ["a", "x", "c"]), 0)
        expectEqual(moves(["a", "x", "c"], ["x", "b", "a", "x"]), 0)
        expectEqual(moves(["x", "x", "y"], ["y", "x", "x", "y"]), 0)
        expectEqual(moves(["a", "b", "a", "b"], ["b", "b", "a", "a"]), 2)
    }

    @Test("In lists with few values no more items move than the longest run that both have leaves over (F62, F64)")
    func fewestMoves() {
        var moved = 0
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            let values = Int.random(in: 1...6, using: &random)
            func list() -> [Int] {
                (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0..<values, using: &random) }
            }
            let (old, new) = (list(), list())
            let changes = ChangeSet(from: old, to: new)
            let kept = (0..<values).reduce(0) { sum, value in
                sum + min(old.count { $0 == value }, new.count { $0 == value })
            }
            let stage = changes.stages.first ?? ChangeSet.Stage()
            moved += stage.movedItems.count
            expectEqual(stage.deletedItems.count, old.count - kept, "seed \(seed): \(old), \(new)")
            expectEqual(stage.insertedItems.count, new.count - kept, "seed \(seed): \(old), \(new)")
            expectEqual(
                stage.movedItems.count, kept - longestCommonRun(old, new), "seed \(seed): \(old), \(new)\n\(changes)")
        }
        expectTrue(moved > 0 || !Cases.areMany)
    }

    @Test("In sections with few values no more items move within a section than have to (F62, F64)")
    func fewestMovesWithinSections() {
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            func list() -> [ListSection<Int, Int>] {
                (0..<3).map { section in
                    ListSection(
                        section,
                        (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) })
                }
            }
            let (old, new) = (list(), list())
            let stage = ChangeSet(fromSections: old, toSections: new).stages.first ?? ChangeSet.Stage()
            for (section, (before, after)) in zip(old, new).enumerated() {
                let kept = (0..<4).reduce(0) { sum, value in
                    sum + min(before.items.count { $0 == value }, after.items.count { $0 == value })
                }
                let moved = stage.movedItems.count { $0.from[0] == section && $0.to[0] == section }
                expectEqual(moved, kept - longestCommonRun(before.items, after.items), "seed \(seed): \(old), \(new)")
            }
        }
    }

    @Test("In a log of few texts one line moves only where the text that goes is the one that comes (F62, F64)")
    func log() {
        for seed in Cases.seeds(ofSteps: 100) {
            var random = SeededRandom(seed)
            func line() -> String { "text \(Int.random(in: 0..<5, using: &random))" }
            var lines = (0..<20).map { _ in line() }
            for _ in 0..<100 {
                let next = lines.dropFirst() + [line()]
                let needed = next.last == lines.first ? 1 : 0
                #expect(moves(lines, Array(next)) <= needed, "seed \(seed): \(lines), \(next)")
                lines = Array(next)
            }
        }
    }

    @Test("A shown list moves no more rows than a comparison does (F62, F64)")
    @MainActor func shownLog() {
        let (table, manager) = textTable()
        manager.items.setItems(["x", "y", "x"])
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        manager.items.apply(items: ["y", "x", "z"])
        table.layoutIfNeeded()
        expectEqual(table.updates.batches.map(\.stage.movedItems), [[]])
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["y", "x", "z"])
    }

    /// The length of a longest list that both are made into by leaving items out, by the plain quadratic method.
    private func longestCommonRun(_ old: [Int], _ new: [Int]) -> Int {
        var lengths = Array(repeating: 0, count: new.count + 1)
        for item in old {
            var before = 0
            for (place, other) in new.enumerated() {
                let length = item == other ? before + 1 : max(lengths[place], lengths[place + 1])
                before = lengths[place + 1]
                lengths[place + 1] = length
            }
        }
        return lengths[new.count]
    }
}
