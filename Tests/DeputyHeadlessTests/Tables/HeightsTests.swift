import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Heights of rows in the headless table (F83)")
struct HeightsTests {
    @Test("Estimating is the default: heights are asked as rows come on screen (F83)")
    func estimatingIsTheDefault() {
        let shelf = Shelf(100_000) { mapping in mapping.heightForCell { _, path in path[1] % 2 == 0 ? 40 : 60 } }
        shelf.table.reloadData()
        expectEqual(shelf.table.journal["heightForCell"], [])
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.journal["heightForCell"].map(\.place), (0..<9).map { .row([0, $0]) })
        shelf.table.journal = HeadlessJournal()
        shelf.table.scroll(to: [0, 99_999])
        expectEqual(shelf.table.visibleItems.last, [0, 99_999])
        #expect(shelf.table.journal["heightForCell"].count < 30)
    }

    @Test("The table's estimate is what rows count for until then (F83)")
    func ownEstimate() {
        let shelf = Shelf(100) { mapping in mapping.heightForCell { _, _ in 44 } }
        shelf.table.estimatedRowHeight = 100
        shelf.table.reloadData()
        shelf.table.scroll(to: [0, 50])
        // Ten rows were on screen before, so their 44 are known; the forty after them count for 100 each.
        expectEqual(shelf.table.contentOffset, 4_440)
        // Without a height to ask for, nothing is estimated.
        let plain = Shelf(100)
        plain.table.estimatedRowHeight = 100
        plain.table.reloadData()
        plain.table.scroll(to: [0, 50])
        expectEqual(plain.table.contentOffset, 2_200)
    }

    /// As an answer of the delegate 0 is no room (tableView(_:estimatedHeightForRowAt:)).
    @Test(
        "Where the table itself estimates nothing, a row without an answer counts for the table's own height (R6)",
        arguments: [0, 30])
    func unansweredEstimates(own: CGFloat) {
        let shelf = Shelf(100) { mapping in
            mapping.estimatedHeightForCell.orPass { _, path in path[1] == 0 ? .answer(200) : .pass }
        }
        (shelf.table.estimatedRowHeight, shelf.table.rowHeight) = (own, 60)
        shelf.table.reloadData()
        expectEqual(shelf.table.contentHeight, 200 + 99 * (own == 0 ? 60 : 30))
    }

    @Test(
        "A window is full whatever the estimates were, and shows nothing that is not in it (F83)",
        arguments: [5, 44, 300])
    func windowIsFull(_ height: Int) {
        let shelf = Shelf(400) { mapping in mapping.heightForCell { _, _ in CGFloat(height) } }
        shelf.table.reloadData()
        shelf.table.layoutIfNeeded()
        let count = (440 + height - 1) / height
        expectEqual(shelf.table.visibleItems, (0..<count).map { [0, $0] })
        shelf.table.scroll(to: [0, 200])
        expectEqual(shelf.table.visibleItems.first, [0, 200])
        expectEqual(shelf.table.visibleItems.count, count)
    }

    @Test("A delegate that begins or ends estimating has the rows measured again, and no other does (F83)")
    func estimatesLater() {
        let shelf = Shelf(3) { mapping in mapping.heightForCell { _, _ in 60 } }
        shelf.table.estimatedRowHeight = 0
        shelf.table.reloadData()
        shelf.table.layoutIfNeeded()
        let asked = { (body: () -> Void) -> Int in
            shelf.table.journal = HeadlessJournal()
            body()
            shelf.table.layoutIfNeeded()
            return shelf.table.journal["estimatedHeightForCell"].count + shelf.table.journal["heightForCell"].count
        }
        expectEqual(asked { shelf.manager.on(BookCell.self).didHighlight.withoutCell { _, _ in } }, 0)
        var estimates: EventRegistration?
        expectEqual(asked { estimates = shelf.manager.on(BookCell.self).estimatedHeightForCell { _, _ in 50 } }, 6)
        expectEqual(asked { estimates?.cancel() }, 3)
    }

    /// Of a table view it is only known that it keeps its rows where it estimates heights; without, apps add the difference themselves
    /// (stackoverflow.com/questions/4279730).
    @Test(
        "A row that comes above moves what is on screen, unless heights are estimated (F83)", arguments: [true, false])
    func insertingAbove(estimates: Bool) {
        let (table, source) = (HeadlessTable(height: 440), Numbers())
        if !estimates { table.estimatedRowHeight = 0 }
        table.dataSource = source
        table.layoutIfNeeded()
        table.scroll(to: [0, 20])
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, 0]]
        table.performBatch(stage) { source.count += 1 }
        expectEqual(table.contentOffset, (estimates ? 21 : 20) * 44)
    }

    @Test("What is on screen stays there while rows above it turn out to be higher (F83)")
    func scrollingUp() {
        let shelf = Shelf(100) { mapping in mapping.heightForCell { _, path in path[1] < 50 ? 100 : 44 } }
        shelf.table.scroll(to: [0, 50])
        shelf.table.scroll(by: -10)
        // A row of 100 came in above, of which ten are seen, as of one of 44.
        expectEqual(shelf.table.visibleItems.first, [0, 49])
        let offset = shelf.table.contentOffset
        shelf.table.scroll(to: [0, 50])
        expectEqual(shelf.table.contentOffset - offset, 10)
    }

    @Test("Rows of any heights add up, whether all are asked at once or one by one")
    func sums() {
        // A row is scrolled to twice, once for each way.
        for seed in Cases.seeds(ofSteps: 50) {
            var random = SeededRandom(seed)
            let heights = (0..<Int.random(in: 1...70, using: &random)).map { _ in
                CGFloat(Int.random(in: 1...90, using: &random))
            }
            let shelf = Shelf(heights.count) { mapping in mapping.heightForCell { _, path in heights[path[1]] } }
            let total = heights.reduce(0, +)
            for row in heights.indices { shelf.table.scroll(to: [0, row]) }
            shelf.table.scroll(by: .infinity)
            expectEqual(shelf.table.contentOffset, max(0, total - 440), "seed \(seed)")

            shelf.table.estimatedRowHeight = 0
            shelf.table.reloadData()
            for row in heights.indices {
                shelf.table.scroll(to: [0, row])
                expectEqual(
                    shelf.table.contentOffset, max(0, min(total - 440, heights[..<row].reduce(0, +))), "seed \(seed)")
                let top = shelf.table.contentOffset
                var end: CGFloat = 0
                let shown = heights.indices.filter { row in
                    defer { end += heights[row] }
                    return end < top + 440 && end + heights[row] > top
                }
                expectEqual(shelf.table.visibleItems, shown.map { [0, $0] }, "seed \(seed)")
            }
        }
    }
}

/// Rows without a manager.
@MainActor
private final class Numbers: HeadlessTableDataSource {
    var count = 60
    func responds(to event: DelegateEvent) -> Bool { false }
    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { count }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        table.dequeue(HeadlessCell.self)
    }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer { event.fallback(EventSituation(host: nil, argument: argument, position: position)) }
}
