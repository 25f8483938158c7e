import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Numbers of cells that a list cannot have (R12, F52).
@MainActor
@Suite("Numbers of cells", .releasesRigs)
struct NumberOfCellsTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("R12, F52: a negative number of cells is taken for 0, and reported")
    func negativeCells() throws {
        let count = Changing(-2)
        let provider: @MainActor (HeadlessTable, Int) -> HeadlessCell = { table, _ in table.dequeue(PlainNoteCell.self)
        }
        let bound = line() + 1
        binder.onSection(.first).bind(cellProvider: provider, numberOfCells: { count.value })
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.table.numberOfItems(inSection: 0), 0)
        let anomaly = try list.onlyAnomaly(.invalidCount)
        expectEqual(anomaly.site?.line, bound)
        expectEqual(anomaly.headline, "numberOfCells of onSection(.first) returned -2.")
        expectEqual(anomaly.reason, "A list cannot have a negative number of rows, so 0 is used.")
        expectEqual(anomaly.remedy, "To fix, return 0 or more.")
        count.value = 0
        list.refresh()
        count.value = 2
        list.refresh()
        expectEqual(list.table.numberOfItems(inSection: 0), 2)
        expectEqual(list.anomalies.count, 1)
    }

    @Test("R12, F52: of numbers of cells for several sections only the negative one is taken for 0")
    func negativeCellsOfOne() {
        binder.onSections(.first, .second).bind(
            cellProvider: { table, _, _ in table.dequeue(PlainNoteCell.self) },
            numberOfCells: { [.first: -1, .second: 1] })
        binder.displayedSections = [.first, .second]
        list.show()
        expectEqual((0...1).map(list.table.numberOfItems), [0, 1])
        expectEqual(list.anomalies, [.invalidCount])
    }
}
