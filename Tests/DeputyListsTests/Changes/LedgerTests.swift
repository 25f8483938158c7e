import DeputyHeadless
import Foundation
import Testing

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
        Case("row [0, 0] is moved, and something else happens to it too", [2], [1]) {
            $0.deletedItems = [[0, 0]]
            $0.movedItems = [Move(from: [0, 0], to: [0, 0])]
        },
        Case("row [0, 1] is deleted, and something else happens to it too", [3], [1]) {
            $0.deletedItems = [[0, 1], [0, 1]]
        },
        Case("row [0, 0] is reloaded, and something else happens to it too", [2], [2]) {
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
        Case("row [0, 9] is deleted, and of its section before there are only 3 rows", [3], [2]) {
            $0.deletedItems = [[0, 9]]
        },
        Case("row [4, 0] is inserted, and there are only 1 section", [3], [4]) { $0.insertedItems = [[4, 0]] },
        Case("row [] is inserted, and there are only 1 section", [3], [3]) { $0.insertedItems = [[]] },
        Case("section 5 is deleted, and of the list before there are only 1 section", [3], []) {
            $0.deletedSections = [5]
        },
        Case("section 1, before it 0: 2 rows = 2, but the data has 3", [2, 1], [1, 3]) {
            $0.movedSections = [Move(from: 0, to: 1)]
        },
    ]

    @Test("A batch that a table view would not take is told of with the numbers", arguments: cases)
    func problems(_ wrong: Case) {
        let ledger = Ledger(wrong.stage, from: wrong.before, to: wrong.after)
        #expect(!ledger.isBalanced)
        #expect(ledger.description.split(separator: "\n").contains { wrong.testDescription.contains($0) }, "\(ledger)")
        #expect(ledger.description.contains(wrong.testDescription), "\(ledger)")
    }

    @MainActor
    @Test("The headless table refuses the same batches with the same numbers, and shows the data", arguments: cases)
    func refusals(_ wrong: Case) {
        let delegate = Counting(wrong.before)
        let table = HeadlessTable()
        table.dataSource = delegate
        table.reloadData()
        #expect(!table.performBatch(wrong.stage) { delegate.counts = wrong.after })
        #expect(table.updates.refusals == [Ledger(wrong.stage, from: wrong.before, to: wrong.after)])
        #expect(table.updates.batches == [])
        #expect(table.rowCounts == wrong.after)
    }

    @Test("What adds up is taken")
    func balanced() {
        var stage = ChangeSet.Stage()
        stage.deletedSections = [0]
        stage.insertedSections = [1]
        stage.deletedItems = [[1, 0]]
        stage.insertedItems = [[0, 0], [0, 1]]
        stage.reloadedItems = [[1, 1]]
        let ledger = Ledger(stage, from: [5, 3], to: [4, 7])
        #expect(ledger.isBalanced, "\(ledger)")
        #expect(ledger.description == "adds up")
        // What comes with a section may be told of row by row too, as a fetched results controller does.
        stage.deletedItems.append([0, 4])
        stage.insertedItems.append([1, 6])
        #expect(Ledger(stage, from: [5, 3], to: [4, 7]).isBalanced)
    }
}

/// Says how many rows there are, and shows empty cells.
@MainActor
private final class Counting: HeadlessTableDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func responds(to event: Event) -> Bool { false }
    func numberOfSections(in table: HeadlessTable) -> Int { counts.count }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        table.dequeue(HeadlessCell.self)
    }
    func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer { event.fallback(Situation(host: nil, argument: argument, position: position)) }
    func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {}
}
