import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A table that is taken over in the middle of its layout (R16, F65)")
final class TakenOverInALayoutTests {
    private let shelf = Shelf(30)
    private var second: TableManager<HeadlessTables>?
    private var isDue = false

    /// Takes the table over, once, and lets it lay itself out before and after a change.
    private func takeOver() {
        guard second == nil else { return }
        let table = shelf.table
        let other = TableManager(table)
        other.anomalyLog.sink = { _ in }
        other.register(BookCell.self)
        // As many as the table has, so that the change would add up.
        other.items.setItems((0..<30).map { Book(title: "New \($0)") })
        second = other
        table.layoutIfNeeded()
        other.items.append(Book(title: "New 30"))
        table.layoutIfNeeded()
    }

    private func expectNewBooks() {
        expectNotNil(second)
        expectEqual(shelf.table.exceptions, [])
        expectEqual(shelf.table.numberOfItems(inSection: 0), 31)
        expectTrue(shelf.table.visibleItems.allSatisfy { shelf.table.cell(at: $0)?.text == "New \($0[1])" })
    }

    @Test("The manager that took it over applies its changes when the layout is over, whatever the table does before")
    func whileItShowsARow() {
        shelf.manager.on(BookCell.self).willDisplay { [unowned self] _, _, _ in
            if isDue { takeOver() }
        }
        shelf.showAndForget()
        isDue = true
        shelf.table.scroll(by: 44)
        shelf.table.layoutIfNeeded()
        expectNewBooks()
    }

    @Test("So it does if that happens as a batch cancels what is on its way, before anything changes")
    func whileItBeginsABatch() {
        let mapping = shelf.manager.on(BookCell.self)
        mapping.prefetch { _, _ in }
        mapping.cancelPrefetch { [unowned self] _, _ in takeOver() }
        shelf.showAndForget()
        shelf.manager.items.append(Book(title: "Late"))
        shelf.table.layoutIfNeeded()
        expectNewBooks()
    }
}
