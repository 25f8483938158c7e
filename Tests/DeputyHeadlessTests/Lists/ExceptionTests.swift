import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a table view raises exceptions for.
@MainActor
@Suite("The headless table notes what a table view would raise for (F83)")
struct ExceptionTests {
    private func table(
        rows: Int = 1, _ make: @escaping @MainActor (HeadlessTable, IndexPath) -> HeadlessCell
    ) -> (HeadlessTable, Cells) {
        let (table, delegate) = (HeadlessTable(height: 100), Cells(rows, make))
        (table.delegate, table.dataSource) = (delegate, delegate)
        table.reloadData()
        table.layoutIfNeeded()
        return (table, delegate)
    }

    @Test("Further cells for one row: all but the last go back without a notice (F83)", arguments: [2, 3])
    func severalCellsForARow(_ count: Int) {
        let (table, delegate) = table { table, _ in (0..<count).map { _ in table.dequeue(BookCell.self) }.last! }
        expectEqual(table.exceptions.map(\.place), Array(repeating: .row([0, 0]), count: count - 1))
        expectEqual(
            table.exceptions.first?.reason.hasPrefix("Attempted to dequeue multiple cells for the same index path"),
            true)
        expectEqual(table.exceptions.first?.facts, ["A BookCell was dequeued after a BookCell."])
        expectEqual(table.visibleItems, [[0, 0]])
        expectEqual(delegate.heard, ["willDisplay [0, 0]"])
        // Those that were not shown are used again.
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(table.viewsMade, count)
    }

    @Test("For an unregistered identifier a placeholder is shown (F83)")
    func unregistered() {
        let shelf = Shelf(1)
        // A table that is handed over to another, as its manager's cells are registered with the first.
        let other = HeadlessTable()
        other.dataSource = shelf.table.dataSource
        other.reloadData()
        other.layoutIfNeeded()
        expectEqual(
            other.exceptions,
            [
                HeadlessException(
                    "unable to dequeue a cell with identifier BookCell - must register a nib or a class for the identifier "
                        + "or connect a prototype cell in a storyboard", at: .row([0, 0]))
            ])
        expectEqual(other.visibleItems, [[0, 0]])
        expectEqual(shelf.table.exceptions, [])
    }

    @Test("Another cell for a row that is reconfigured: it is shown instead (F83)")
    func otherCellWhileReconfiguring() {
        let (table, delegate) = table { _, _ in HeadlessCell() }
        let cell = table.cell(at: [0, 0])
        table.reconfigureItems(at: [[0, 0]])
        expectEqual(table.exceptions.map(\.place), [.row([0, 0])])
        expectNotSame(table.cell(at: [0, 0]), cell)
        expectEqual(delegate.heard, ["willDisplay [0, 0]", "didEndDisplaying [0, 0]", "willDisplay [0, 0]"])
    }

    @Test("A cell that is dequeued without an index path is not the one of the row that is reconfigured (F83)")
    func withoutIndexPath() {
        let (table, delegate) = table { table, _ in table.dequeue(BookCell.self) }
        let cell = table.cell(at: [0, 0])
        table.reconfigureItems(at: [[0, 0]])
        expectEqual(
            table.exceptions.map(\.reason), ["The cell returned for a row that is reconfigured must be the one it has."]
        )
        expectNotSame(table.cell(at: [0, 0]), cell)
        withExtendedLifetime(delegate) {}
    }

    @Test("A reconfigured cell that the data source did not take is another row's only after it has left (F83)")
    func reconfiguredCellIsNotTaken() {
        let (table, delegate) = table(rows: 3) { table, path in
            let isReconfigured = path == [0, 0] && !table.updates.reconfigured.isEmpty
            return isReconfigured ? HeadlessCell() : table.dequeue(BookCell.self, for: path)
        }
        table.reconfigureItems(at: [[0, 0], [0, 1]])
        let cells = table.visibleItems.compactMap { table.cell(at: $0) }
        expectEqual(cells.count, 3)
        expectEqual(Set(cells.map(ObjectIdentifier.init)).count, 3)
        expectEqual(cells.map { $0 is BookCell }, [false, true, true])
        expectEqual(table.exceptions.map(\.place), [.row([0, 0])])
        expectEqual(delegate.heard.suffix(2), ["didEndDisplaying [0, 0]", "willDisplay [0, 0]"])
    }

    @Test("A reconfigured cell that the data source did not take is made ready before another row gets it (F83)")
    func reconfiguredCellIsMadeReady() {
        let (table, delegate) = table(rows: 3) { table, path in
            let isReconfigured = path == [0, 0] && !table.updates.reconfigured.isEmpty
            return isReconfigured ? HeadlessCell() : table.dequeue(BookCell.self, for: path)
        }
        // Nothing is reconfigured after it, so only the next reload could take it for the cell that is filled again.
        table.reconfigureItems(at: [[0, 0]])
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual([1, 2].map { (table.cell(at: [0, $0]) as? BookCell)?.reuses }, [1, 1])
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "A height that is no height: it counts as none (F83)",
        arguments: [-10, -0.5, -.infinity, .infinity, .nan] as [CGFloat])
    func invalidHeights(_ height: CGFloat) {
        for estimate in [0, HeadlessTable.automaticDimension] {
            let shelf = Shelf(3) { mapping in
                mapping.heightForCell { _, path in path == [0, 1] ? height : 44 }
            }
            shelf.manager.registerHeader(TitleHeader.self) { $0.heightForHeader { _, _ in height } }
            shelf.manager.registerFooter(TitleHeader.self) { $0.heightForFooter { _, _ in height } }
            shelf.manager.items.setHeader("Books")
            shelf.manager.items.setFooter("End")
            shelf.table.layoutIfNeeded()
            shelf.table.exceptions = []
            shelf.table.estimatedRowHeight = estimate
            shelf.table.reloadData()
            shelf.table.layoutIfNeeded()
            expectEqual(Set(shelf.table.exceptions.map(\.place)), [.row([0, 1]), .section(0)])
            expectEqual(
                Set(shelf.table.exceptions.map { $0.reason.prefix(20) }),
                ["Invalid row height p", "Invalid header heigh", "Invalid footer heigh"])
            expectTrue(shelf.table.exceptions.allSatisfy { $0.reason.hasSuffix("but was \(height).") })
            shelf.table.scroll(by: 1_000)
            expectEqual(shelf.table.contentOffset, 0)
            expectNil(shelf.table.header(inSection: 0))
        }
    }

    @Test("Automatic is no exception: such a row has the table's own height")
    func automaticHeights() {
        let shelf = Shelf(100) { mapping in
            mapping.heightForCell { _, path in path[1] == 0 ? 20 : HeadlessTable.automaticDimension }
        }
        shelf.table.rowHeight = 30
        shelf.table.estimatedRowHeight = 0
        shelf.table.reloadData()
        shelf.table.scroll(to: [0, 3])
        expectEqual(shelf.table.contentOffset, 80)
        expectEqual(shelf.table.exceptions, [])
    }

    @Test("An exception is a value, and reads as the reason with the facts below it")
    func exceptionsAreValues() {
        let exception = HeadlessException("Bad", at: .row([0, 1]), facts: ["one", "two"])
        expectEqual(exception, HeadlessException("Bad", at: .row([0, 1]), facts: ["one", "two"]))
        expectEqual("\(exception)", "Bad\n  one\n  two")
    }
}

/// Rows whose cells a closure makes; notes what it is told.
@MainActor
private final class Cells: HeadlessTableDelegate, HeadlessTableDataSource {
    private let make: @MainActor (HeadlessTable, IndexPath) -> HeadlessCell
    private(set) var heard: [String] = []
    private let count: Int
    init(_ count: Int, _ make: @escaping @MainActor (HeadlessTable, IndexPath) -> HeadlessCell) {
        self.count = count
        self.make = make
    }
    func responds(to event: DelegateEvent) -> Bool { ["willDisplay", "didEndDisplaying"].contains(event.name) }
    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { count }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { make(table, indexPath) }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer { event.fallback(EventSituation(host: nil, argument: argument, position: position)) }
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) { heard.append("\(event) \(position.place)") }
}
