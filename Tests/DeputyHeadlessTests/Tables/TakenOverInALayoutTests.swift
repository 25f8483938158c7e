import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("A table that is taken over in the middle of its layout (R16, F65)")
struct TakenOverInALayoutTests {
    @Test("The manager that took it over applies its changes when the layout is over, whatever the table does before")
    func takenOver() {
        let shelf = Shelf(30)
        var second: TableManager<HeadlessTables>?
        var isDue = false
        shelf.manager.on(BookCell.self).willDisplay { [unowned table = shelf.table] _, _, _ in
            guard isDue else { return }
            isDue = false
            let other = TableManager(table)
            other.anomalyLog.sink = { _ in }
            other.register(BookCell.self)
            other.items.setItems((0..<30).map { Book(title: "New \($0)") })
            second = other
            table.layoutIfNeeded()
            other.items.append(Book(title: "New 30"))
            table.layoutIfNeeded()
        }
        shelf.showAndForget()
        isDue = true
        shelf.table.scroll(by: 44)
        shelf.table.layoutIfNeeded()
        #expect(second != nil && shelf.table.exceptions == [])
        #expect(shelf.table.numberOfItems(inSection: 0) == 31)
        #expect(shelf.table.visibleItems.allSatisfy { shelf.table.cell(at: $0)?.text == "New \($0[1])" })
    }
}
