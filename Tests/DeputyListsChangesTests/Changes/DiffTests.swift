import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@Suite("The diff by example (F62, F63, F64)")
struct DiffTests {
    typealias Move = ChangeSet.Move<IndexPath>

    @Test("Inserts, deletes, moves and updates are in the index spaces of a batch (F62)")
    func indexSpaces() {
        let changes = ChangeSet(
            from: [thing(1), thing(2), thing(3), thing(4)], to: [thing(9), thing(4), thing(1), thing(3, 1)])
        expectEqual(
            changes.description,
            """
            − [0, 1]
            + [0, 0]
            [0, 3] → [0, 1]
            ~ [0, 2] → [0, 3]
            """)
        expectTrue(ChangeSet(from: things(1, 2), to: things(1, 2)).isEmpty)
        expectEqual(ChangeSet(from: things(1, 2), to: things(1, 2)).description, "nothing")
    }

    @Test("An item that moves and changes does both (F62)")
    func moveAndUpdate() {
        let changes = ChangeSet(from: things(1, 2, 3), to: [thing(3, 7), thing(1), thing(2)])
        expectEqual(changes.stages.map(\.movedItems), [[Move(from: [0, 2], to: [0, 0])]])
        expectEqual(changes.updates, [Move(from: [0, 2], to: [0, 0])])
    }

    @Test("Items move across sections, and back into an order of their own (F62)")
    func acrossSections() {
        let changes = ChangeSet(
            fromSections: [ListSection("A", things(1, 2)), ListSection("B", things(3))],
            toSections: [ListSection("A", things(2)), ListSection("B", things(3, 1))])
        expectEqual(changes.stages.map(\.movedItems), [[Move(from: [0, 0], to: [1, 1])]])
        expectEmpty(changes.stages[0].deletedItems)
        expectEmpty(changes.stages[0].insertedItems)
        expectEqual(changes.updates, [])
        // One that changes on its way does both.
        let changed = ChangeSet(
            fromSections: [ListSection("A", things(1, 2)), ListSection("B", things(3))],
            toSections: [ListSection("A", things(2)), ListSection("B", [thing(3), thing(1, 1)])])
        expectEqual(changed.stages, changes.stages)
        expectEqual(changed.updates, [Move(from: [0, 0], to: [1, 1])])
    }

    @Test("Sections move in a batch that does nothing else; beside other changes one is deleted and inserted (F62)")
    func sections() {
        let old = [ListSection("A", things(1)), ListSection("B", things(2)), ListSection("C", things(3, 4))]
        func batches(_ new: [ListSection<String, Thing>]) -> [String] {
            ChangeSet(fromSections: old, toSections: new).stages.map(\.description)
        }
        expectEqual(batches([old[2], old[0], old[1]]), ["section 2 → 0"])
        // Other content is filled in after the batch.
        let moved = ChangeSet(fromSections: old, toSections: [old[2], ListSection("A", [thing(1, 1)]), old[1]])
        expectEqual(moved.stages.map(\.description), ["section 2 → 0"])
        expectEqual(moved.updates, [Move(from: [0, 0], to: [1, 0])])
        // With a row of any section, or with another section.
        expectEqual(
            batches([old[2], old[0], ListSection("B", things(2, 5))]), ["− section 2\n+ section 0\n+ [2, 1]"])
        expectEqual(
            batches([ListSection("C", things(4)), ListSection("N", things(8)), old[0]]),
            ["− section 1\n− section 2\n+ section 0\n+ section 1"])
    }

    @Test("Of a thousand items of which a hundred moved, about a hundred are reported to move (F62)")
    func fewMoves() {
        let old = Array(0..<1_000)
        for seed in Cases.seeds(ofSteps: 100) {
            var random = SeededRandom(seed)
            var new = old
            for _ in 0..<100 {
                new.insert(
                    new.remove(at: Int.random(in: 0..<1_000, using: &random)),
                    at: Int.random(in: 0..<1_000, using: &random))
            }
            let moves = ChangeSet(from: old, to: new).stages[0].movedItems.count
            // Some go back, or where others make room for them.
            expectContains((75...100), moves, "seed \(seed): \(moves) moves")
        }
    }

    @Test("What is known decides what is found: nothing, equality, identity, or both (F63)")
    func levels() {
        let (old, new) = ([thing(1), thing(2), thing(3)], [thing(2), thing(3, 1)])
        func text(_ changes: ChangeSet) -> String { changes.description.replacingOccurrences(of: "\n", with: ", ") }
        expectEqual(text(ChangeSet(from: old, to: new, comparing: .byPlace)), "− [0, 2], ~ [0, 0], ~ [0, 1]")
        expectEqual(text(ChangeSet(from: old, to: new, comparing: .equatable)), "− [0, 2], ~ [0, 0], ~ [0, 1]")
        expectEqual(text(ChangeSet(from: old, to: [thing(2), thing(3)], comparing: .equatable)), "− [0, 0]")
        expectEqual(
            text(ChangeSet(from: old, to: new, comparing: .identifiable)),
            "− [0, 0], ~ [0, 1] → [0, 0], ~ [0, 2] → [0, 1]")
        expectEqual(
            text(ChangeSet(from: old, to: new, comparing: .identifiableAndEquatable)), "− [0, 0], ~ [0, 2] → [0, 1]")
        expectEqual(text(ChangeSet(from: old, to: new, comparing: .hashable)), "− [0, 0], − [0, 2], + [0, 1]")
        expectEqual(
            text(ChangeSet(from: old, to: new, comparing: .by(\.id, isSame: { $0.content == $1.content }))),
            "− [0, 0], ~ [0, 2] → [0, 1]")
    }

    @Test("Duplicates come back as data: which, and where (F64)")
    func duplicatesAreData() {
        let changes = ChangeSet(
            fromSections: [ListSection(0, things(5))],
            toSections: [ListSection(0, things(5, 6, 5)), ListSection(1, things(5, 7, 7, 7))])
        expectEqual(
            changes.duplicates,
            [
                DuplicateIdentifier("5", at: [[0, 0], [0, 2]]),
                DuplicateIdentifier("7", at: [[1, 1], [1, 2], [1, 3]]),
            ])
        expectEqual(ChangeSet(from: things(1, 1), to: things(1, 1)).duplicates.map(\.places), [[[0, 0], [0, 1]]])
        expectEqual(ChangeSet(from: things(1, 1), to: things(1)).duplicates, [])
    }

    @Test("What is twice in a list that has not changed is found, whether its numbers lie close together or not (F64)")
    func duplicatesOfUnchangedNumbers() {
        func places(_ numbers: [Int]) -> [[IndexPath]] {
            ChangeSet(from: numbers, to: numbers).duplicates.map(\.places)
        }
        expectEqual(places([3, 1, 2, 1]), [[[0, 1], [0, 3]]])
        expectEqual(places([-5, 70, -5]), [[[0, 0], [0, 2]]])
        expectEqual(places([.min, 0, .max, .min]), [[[0, 0], [0, 3]]])
        expectTrue([[], [7], [.min, .max], [0, 8, 16], [4, -4, 0]].allSatisfy { places($0).isEmpty })
    }

    @Test("The changes of one section can be shifted to any section (F62, F69)")
    func anySection() {
        let (old, new) = (["a", "b", "c", "d"], ["d", "b", "e", "e"])
        let (first, third) = (ChangeSet(from: old, to: new), ChangeSet(from: old, to: new, inSection: 2))
        expectEqual(first.description.replacingOccurrences(of: "[0,", with: "[2,"), third.description)
        expectNotEqual(first.description, third.description)
        expectEqual(third.duplicates.map(\.places), [[[2, 2], [2, 3]]])
        let counts = [1, 5, 4]
        expectTrue(BatchLedger(third.stages[0], from: counts, to: counts).isBalanced)
        let updated = ChangeSet(from: [thing(1), thing(2)], to: [thing(2, 1), thing(1)], inSection: 1)
        expectEqual(updated.updates, [ChangeSet.Move(from: [1, 1], to: [1, 0])])
        expectEqual(
            ChangeSet(from: [1, 2], to: [1, 3], inSection: 4, comparing: .equatable).updates.map(\.to), [[4, 1]])
        expectEqual(
            ChangeSet(from: old, to: ["d"], inSection: 0, comparing: .hashable), ChangeSet(from: old, to: ["d"]))
    }

    @Test("Items that share an identifier are matched in order, before the change as after it (F64)")
    func occurrences() {
        func stage(_ old: [Thing], _ new: [Thing]) -> String { ChangeSet(from: old, to: new).stages[0].description }
        expectEqual(stage(things(1, 2, 2, 3), things(2, 2, 3, 1)), "[0, 0] → [0, 3]")
        expectEqual(stage(things(9, 2), things(2, 9, 2)), "+ [0, 0]")
        expectEqual(stage(things(2, 9, 2), things(9, 2)), "− [0, 0]")
        expectEqual(stage(things(1, 1), things(1)), "− [0, 1]")
    }

    @Test("An item that occurs in several sections is followed within its own first (F62)")
    func ownSectionFirst() {
        // Too far from where they were to be found without their hashes.
        let (a, b) = ([1] + Array(2...20), [1] + Array(31...50))
        func section(_ id: String, _ numbers: [Int]) -> ListSection<String, Thing> {
            ListSection(id, numbers.map { thing($0) })
        }
        let changes = ChangeSet(
            fromSections: [section("A", a), section("B", b)],
            toSections: [section("A", a.reversed()), section("B", b.reversed())])
        let stage = changes.stages[0]
        // Of each section that is turned round one item stays.
        expectEqual(stage.movedItems.count, a.count - 1 + b.count - 1)
        expectTrue(stage.movedItems.allSatisfy { $0.from[0] == $0.to[0] })
        expectEmpty(stage.insertedItems)
        expectEmpty(stage.deletedItems)
    }

    @Test("Duplicates harm only their own section (F64)")
    func duplicatesStayAtHome() {
        let old = [ListSection("A", things(1, 1)), ListSection("B", things(2, 3))]
        let new = [ListSection("A", things(1, 1, 1)), ListSection("B", things(3, 2))]
        let changes = ChangeSet(
            fromSections: old, toSections: new, comparing: .identifiableAndEquatable)
        expectEqual(changes.stages.count, 1)
        expectEqual(changes.stages[0].insertedItems, [[0, 2]])
        expectEqual(changes.stages[0].deletedItems, [])
        expectEqual(changes.stages[0].movedItems.count, 1)
    }

    @Test("Updates come in the order of the new list, also where sections move (F62)")
    func orderOfUpdates() {
        let old = [1, 2, 3].map { ListSection($0, [thing($0)]) }
        let new = [3, 1, 2].map { ListSection($0, [thing($0, 1)]) }
        let changes = ChangeSet(fromSections: old, toSections: new)
        expectEqual(changes.stages.last?.movedSections.isEmpty, false)
        expectEqual(changes.updates.map(\.to), [[0, 0], [1, 0], [2, 0]])
        expectEqual(changes.updates.map(\.from), [[2, 0], [0, 0], [1, 0]])
    }

    @Test("What is twice in each of two sections is two duplicates, each with its own places (F64)")
    func duplicatesOfTwoSections() {
        let lists = [ListSection("A", things(1, 1)), ListSection("B", things(1, 2, 1))]
        let changes = ChangeSet(fromSections: [ListSection("A", things(1))], toSections: lists)
        expectEqual(changes.duplicates.map(\.places), [[[0, 0], [0, 1]], [[1, 0], [1, 2]]])
    }

    @Test("Thousands of equal items, or with one hash, are each compared with a bounded number of others (F62, F64)")
    func hostileIdentifiers() {
        let count = 4_000
        let equal = Comparisons()
        let same = (0..<count).map { _ in Careless(number: 1, comparisons: equal) }
        let fewer = ChangeSet(from: same, to: Array(same.dropLast(3)))
        expectEqual(fewer.stages[0].deletedItems.count, 3)
        expectEqual(fewer.duplicates.map(\.places.count), [count - 3])
        #expect(equal.count < 10 * count)

        let colliding = Comparisons()
        let old = (0..<count).map { Careless(number: $0, comparisons: colliding) }
        let changes = ChangeSet(from: old, to: old.reversed())
        expectTrue(changes.hasCollisions)
        let stage = changes.stages[0]
        expectEqual(stage.insertedItems.count, stage.deletedItems.count)
        expectTrue(BatchLedger(stage, from: [count], to: [count]).isBalanced)
        // A search for each of them would be thousands at a time.
        #expect(colliding.count < 300 * count)
    }

    @Test("Identifiers that are not equal to themselves, or equal with other hashes, come out right (F62)")
    func liars() {
        let numbers = [1.0, .nan, 2.0, .nan]
        let changes = ChangeSet(from: numbers, to: [.nan, 2.0, 1.0])
        expectTrue(BatchLedger(changes.stages[0], from: [4], to: [3]).isBalanced)
        expectEqual(changes.stages[0].deletedItems, [[0, 1], [0, 3]])
        expectEqual(changes.stages[0].insertedItems, [[0, 0]])
        for seed in Cases.seeds(ofSteps: 3) {
            var random = SeededRandom(seed)
            let old = (0..<20).map { _ in Liar(number: Int.random(in: 0..<8, using: &random)) }
            let new = (0..<20).map { _ in Liar(number: Int.random(in: 0..<8, using: &random)) }
            let changes = ChangeSet(from: old, to: new, comparing: .hashable)
            var list = [old.map(\.number)]
            for stage in changes.stages {
                expectTrue(BatchLedger(stage, from: list.map(\.count), to: [20]).isBalanced, "seed \(seed)")
                list = BatchSimulator.apply(stage, to: list, aiming: [new.map(\.number)])
            }
            expectEqual(list[0].map { $0 / 2 }, new.map { $0.number / 2 }, "seed \(seed)")
        }
    }

    @Test("The diff runs anywhere, and its result travels (F62)")
    func anywhere() async {
        let changes = await Task.detached { ChangeSet(from: things(1), to: things(2)) }.value
        expectEqual(changes, ChangeSet(from: things(1), to: things(2)))
    }
}

/// Equal by its number, and hashes nothing.
private struct Careless: Hashable {
    let number: Int
    let comparisons: Comparisons

    static func == (a: Self, b: Self) -> Bool {
        a.comparisons.count += 1
        return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {}
}

private final class Comparisons { var count = 0 }

/// Two of these are equal by half their number, and hash it whole.
private struct Liar: Hashable {
    var number: Int
    static func == (a: Self, b: Self) -> Bool { a.number / 2 == b.number / 2 }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
