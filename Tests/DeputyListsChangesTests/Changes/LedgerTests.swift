import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@Suite("The ledger (F65)")
struct LedgerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let stage: ChangeSet.Stage
        let before: [Int]
        let after: [Int]

        init(_ problem: String, _ before: [Int], _ after: [Int], _ make: (inout ChangeSet.Stage) -> Void) {
            testDescription = problem
            var stage = ChangeSet.Stage()
            make(&stage)
            self.stage = stage
            self.before = before
            self.after = after
        }
    }

    typealias Move = ChangeSet.Move

    static let cases = [
        Case("section 0: 3 rows + 1 inserted = 4, but the data has 5", [3], [5]) { $0.insertedItems = [[0, 0]] },
        Case("section 0: 3 rows = 3, but the data has 2", [3], [2]) { _ in },
        Case("section 0: 3 rows − 1 deleted = 2, but the data has 3", [3], [3]) { $0.deletedItems = [[0, 2]] },
        Case("1 section + 1 inserted = 2, but the data has 1", [0], [0]) { $0.insertedSections = [0] },
        Case("2 sections = 2, but the data has 3", [0, 0], [0, 0, 0]) { _ in },
        Case(
            "section 0: 2 rows − 1 moved out = 1, but the data has 2\nsection 1: 2 rows + 1 moved in = 3, but the data has 2",
            [2, 2], [2, 2]
        ) { $0.movedItems = [Move(from: [0, 0], to: [1, 0])] },
        Case("row [0, 0] is moved, and changed in another way too", [2], [1]) {
            $0.deletedItems = [[0, 0]]
            $0.movedItems = [Move(from: [0, 0], to: [0, 0])]
        },
        Case("row [0, 1] is deleted, and changed in another way too", [3], [1]) {
            $0.deletedItems = [[0, 1], [0, 1]]
        },
        Case("row [0, 1] is inserted, and changed in another way too", [2], [4]) {
            $0.insertedItems = [[0, 1], [0, 1]]
        },
        Case("row [0, 0] is reloaded, and changed in another way too", [2], [2]) {
            $0.reloadedItems = [[0, 0]]
            $0.movedItems = []
            $0.deletedItems = [[0, 0]]
            $0.insertedItems = [[0, 0]]
        },
        Case("row [1, 0] is moved, and its section is deleted", [1, 1], [2]) {
            $0.deletedSections = [1]
            $0.movedItems = [Move(from: [1, 0], to: [0, 1])]
        },
        Case("row [0, 0] is moved to, and its section is inserted", [1], [1, 0]) {
            $0.insertedSections = [0]
            $0.movedItems = [Move(from: [0, 0], to: [0, 0])]
        },
        Case("row [1, 0] is inserted, and its section is moved or reloaded in the same batch", [1, 1], [1, 2]) {
            $0.movedSections = [Move(from: 0, to: 1)]
            $0.insertedItems = [[1, 0]]
        },
        Case("row [0, 0] is deleted, and its section is moved or reloaded in the same batch", [2], [1]) {
            $0.reloadedSections = [0]
            $0.deletedItems = [[0, 0]]
        },
        Case("row [0, 9] is deleted, but before the batch its section has only 3 rows", [3], [2]) {
            $0.deletedItems = [[0, 9]]
        },
        Case("row [0, 3] is deleted, but before the batch its section has only 3 rows", [3], [2]) {
            $0.deletedItems = [[0, 3]]
        },
        Case("row [0, 2] is inserted, but after the batch its section has only 1 row", [3], [1]) {
            $0.deletedItems = [[0, 0], [0, 1], [0, 2]]
            $0.insertedItems = [[0, 2]]
        },
        Case("row [1, 0] is reloaded, and its section is deleted", [1, 1], [1]) {
            $0.deletedSections = [1]
            $0.reloadedItems = [[1, 0]]
        },
        Case("row [4, 0] is inserted, but the list has only 1 section", [3], [4]) { $0.insertedItems = [[4, 0]] },
        Case("row [] is inserted, but the list has only 1 section", [3], [3]) { $0.insertedItems = [[]] },
        Case("section 5 is deleted, but before the batch the list has only 1 section", [3], []) {
            $0.deletedSections = [5]
        },
        Case("section 1, before it 0: 2 rows = 2, but the data has 3", [2, 1], [1, 3]) {
            $0.movedSections = [Move(from: 0, to: 1)]
        },
    ]

    @Test("A row that is among many twice is found, also where a source has said that a section has less than no rows")
    func twiceAmongMany() {
        var stage = ChangeSet.Stage()
        stage.deletedItems = ((0..<20) + [3]).map { [1, $0] }
        let ledger = BatchLedger(stage, from: [-1, 40], to: [-1, 19])
        expectEqual(ledger.problems, ["row [1, 3] is deleted, and changed in another way too"])
    }

    @Test("A batch that a table view would not take is reported with the numbers", arguments: cases)
    func problems(_ wrong: Case) {
        let ledger = BatchLedger(wrong.stage, from: wrong.before, to: wrong.after)
        expectFalse(ledger.isBalanced)
        expectTrue(
            ledger.description.split(separator: "\n").contains { wrong.testDescription.contains($0) }, "\(ledger)")
        expectContains(ledger.description, wrong.testDescription, "\(ledger)")
    }

    @Test("Whether a batch adds up does not depend on the order of its changes, nor on whether it has others (F65)")
    func anyOrder() {
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            func rows() -> [IndexPath] {
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    [Int.random(in: 0...2, using: &random), Int.random(in: -1...3, using: &random)]
                }
            }
            let before = [3, 2]
            var stage = ChangeSet.Stage()
            (stage.deletedItems, stage.insertedItems) = (rows(), rows())
            let sum = before.enumerated().map { section, count in
                count - stage.deletedItems.count { $0[0] == section } + stage.insertedItems.count { $0[0] == section }
            }
            let after = Bool.random(using: &random) ? sum : [Int.random(in: 2...4, using: &random), 2]
            // A section that is reloaded beside them changes nothing in these.
            var longer = stage
            longer.reloadedSections = [2]
            var inOrder = stage
            (inOrder.deletedItems, inOrder.insertedItems) = (stage.deletedItems.sorted(), stage.insertedItems.sorted())
            let isBalanced = BatchLedger(inOrder, from: before, to: after).isBalanced
            expectEqual(BatchLedger(stage, from: before, to: after).isBalanced, isBalanced, "seed \(seed): \(stage)")
            guard (stage.deletedItems + stage.insertedItems).allSatisfy({ $0[0] < 2 }) else { continue }
            expectEqual(
                BatchLedger(longer, from: before + [1], to: after + [1]).isBalanced, isBalanced,
                "seed \(seed): \(stage)")
        }
    }

    @Test("A batch that is wrong everywhere has twenty problems told, and no more")
    func manyProblems() {
        var stage = ChangeSet.Stage()
        stage.deletedItems = (0..<100).map { [0, 10 + $0] }
        let ledger = BatchLedger(stage, from: [3], to: [3])
        expectEqual(ledger.problems.count, 20)
        expectEqual(ledger.problems.first, "row [0, 10] is deleted, but before the batch its section has only 3 rows")
    }

    @MainActor
    @Test(
        "The headless table refuses the same batches with the same numbers, and shows the data",
        arguments: cases.filter { !kinder.contains($0.testDescription) })
    func refusals(_ wrong: Case) {
        let (table, delegate) = shown(wrong.before)
        expectFalse(table.performBatch(wrong.stage) { delegate.counts = wrong.after })
        let ledger = BatchLedger(wrong.stage, from: wrong.before, to: wrong.after)
        expectEqual(table.updates.refusals, [ledger])
        expectEqual(
            table.exceptions, [HeadlessException("Invalid update: \(ledger.problems[0])", facts: ledger.problems)])
        expectEqual(table.updates.batches, [])
        expectEqual(table.itemCounts, wrong.after)
    }

    /// What a table view is kinder to than a ledger: see the tests below.
    static let kinder = [
        "row [0, 1] is deleted, and changed in another way too",
        "row [0, 1] is inserted, and changed in another way too",
        "row [1, 0] is moved, and its section is deleted",
        "row [0, 0] is moved to, and its section is inserted",
        "row [0, 0] is deleted, and its section is moved or reloaded in the same batch",
    ]

    @MainActor
    @Test("What a batch contains twice counts once for the headless table, as for a table view (F65)")
    func duplicates() {
        var stage = ChangeSet.Stage()
        stage.deletedItems = [[0, 0], [0, 0]]
        stage.insertedItems = [[0, 1], [0, 2], [0, 1]]
        stage.reloadedItems = [[0, 1], [0, 1]]
        stage.movedItems = [Move(from: [0, 2], to: [0, 0]), Move(from: [0, 2], to: [0, 0])]
        stage.deletedSections = [1, 1]
        stage.insertedSections = [1, 1]
        let (table, delegate) = shown([3, 1])
        expectTrue(table.performBatch(stage) { delegate.counts = [4, 5] })
        expectEqual((table.updates.batches.count, table.updates.reloads), (1, 0))
        expectEqual((table.itemCounts, table.exceptions), ([4, 5], []))
    }

    @MainActor
    @Test("Changes of rows in a section that is shown again are dropped (F65)")
    func changesInReloadedSections() {
        var stage = ChangeSet.Stage()
        stage.reloadedSections = [1]
        stage.insertedSections = [0]
        stage.deletedItems = [[1, 0]]
        stage.reloadedItems = [[1, 1]]
        stage.insertedItems = [[2, 0]]
        let (table, delegate) = shown([1, 2])
        expectTrue(table.performBatch(stage) { delegate.counts = [3, 1, 7] })
        expectEqual((table.updates.batches.count, table.updates.reloads), (1, 0))
        expectEqual(table.exceptions, [])
    }

    @MainActor
    @Test("A row that is moved out of a section that goes, or into one that comes, reloads everything (F65)")
    func movesOfWholeSections() {
        let moves: [(inout ChangeSet.Stage) -> Void] = [
            { $0.deletedSections = [0] }, { $0.reloadedSections = [0] }, { $0.insertedSections = [1] },
            { $0.reloadedSections = [1] },
        ]
        for change in moves {
            var stage = ChangeSet.Stage()
            stage.movedItems = [Move(from: [0, 0], to: [1, 0])]
            change(&stage)
            let (table, delegate) = shown([2, 2])
            expectTrue(table.performBatch(stage) { delegate.counts = [1, 1, 3] })
            expectEqual((table.updates.batches.count, table.updates.reloads), (0, 1))
            expectEqual((table.itemCounts, table.exceptions), ([1, 1, 3], []))
        }
    }

    @MainActor
    private func shown(_ counts: [Int]) -> (HeadlessTable, Counting) {
        let delegate = Counting(counts)
        let table = HeadlessTable()
        table.dataSource = delegate
        table.reloadData()
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        return (table, delegate)
    }

    @Test("What adds up is taken")
    func balanced() {
        var stage = ChangeSet.Stage()
        stage.deletedSections = [0]
        stage.insertedSections = [1]
        stage.deletedItems = [[1, 0]]
        stage.insertedItems = [[0, 0], [0, 1]]
        stage.reloadedItems = [[1, 1]]
        let ledger = BatchLedger(stage, from: [5, 3], to: [4, 7])
        expectTrue(ledger.isBalanced, "\(ledger)")
        expectEqual(ledger.description, "adds up")
        // What comes with a section may be told of row by row too, as a fetched results controller does.
        stage.deletedItems.append([0, 4])
        stage.insertedItems.append([1, 6])
        expectTrue(BatchLedger(stage, from: [5, 3], to: [4, 7]).isBalanced)
    }
}

/// Says how many rows there are, and shows empty cells.
@MainActor
private final class Counting: HeadlessTableDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func responds(to event: DelegateEvent) -> Bool { false }
    func numberOfSections(in table: HeadlessTable) -> Int { counts.count }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        table.dequeue(HeadlessCell.self)
    }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer { event.fallback(EventSituation(host: nil, argument: argument, position: position)) }
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {}
}
