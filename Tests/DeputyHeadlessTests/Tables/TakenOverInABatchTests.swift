import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("A table that is taken over while it begins a batch (R16)")
struct TakenOverInABatchTests {
    @Test("The manager that took it over applies its changes when the batch is over")
    func takenOver() {
        let shelf = Shelf(30)
        var second: TableManager<HeadlessTables>?
        let mapping = shelf.manager.on(BookCell.self)
        mapping.prefetch { _, _ in }
        // A batch cancels what is on its way before it changes anything.
        mapping.cancelPrefetch { [unowned table = shelf.table] _, _ in
            guard second == nil else { return }
            let other = TableManager(table)
            other.anomalyLog.sink = { _ in }
            other.register(BookCell.self)
            // As many as the table has, so that the changes would add up.
            other.items.setItems((0..<30).map { Book(title: "New \($0)") })
            second = other
            table.layoutIfNeeded()
            other.items.append(Book(title: "New 30"))
            table.layoutIfNeeded()
        }
        shelf.showAndForget()
        shelf.manager.items.append(Book(title: "Late"))
        shelf.table.layoutIfNeeded()
        #expect(second != nil && shelf.table.exceptions.isEmpty)
        #expect(shelf.table.numberOfItems(inSection: 0) == 31 && shelf.table.cell(at: [0, 0])?.text == "New 0")
    }
}
