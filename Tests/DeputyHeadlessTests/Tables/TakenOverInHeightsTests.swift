import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A table that is taken over while it asks for heights (R16)")
struct TakenOverInHeightsTests {
    @Test("It shows the data of the manager that took it over, though the heights were of the former one")
    func takenOver() {
        let shelf = Shelf(4)
        shelf.table.estimatedRowHeight = 0
        var second: TableManager<HeadlessTables>?
        var isDue = false
        shelf.manager.on(BookCell.self).heightForCell { [unowned table = shelf.table] _, path in
            if isDue, path == [0, 1] {
                isDue = false
                let other = TableManager(table)
                other.anomalyLog.sink = { _ in }
                other.register(BookCell.self)
                other.items.setItems([Book(title: "New")])
                second = other
                table.layoutIfNeeded()
            }
            return 44
        }
        shelf.showAndForget()
        isDue = true
        shelf.table.askSizes()
        shelf.table.layoutIfNeeded()
        expectNotNil(second)
        expectEqual(shelf.table.numberOfItems(inSection: 0), 1)
        expectEqual(shelf.table.visibleItems, [[0, 0]])
        expectEqual(shelf.table.cell(at: [0, 0])?.text, "New")
    }
}
