import DeputyHeadless
import XCTest

private struct Reminder: Equatable {
    var text: String
}

private final class ReminderCell: HeadlessCell, Configurable {
    func configure(_ reminder: Reminder) { text = reminder.text }
}

/// A list tested with XCTest, as the page Testing with DeputyTesting says.
final class RemindersTests: XCTestCase {
    // `async`, because XCTest on Linux cannot call a test that is on the main actor otherwise.
    @MainActor func testDeletingTakesTheRowAway() async {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.register(ReminderCell.self) { mapping in
            mapping.commitEditingStyle.withoutCell(weak: manager) { manager, style, reminder, indexPath in
                manager.items.remove(at: indexPath)
            }
        }
        manager.items.setItems([Reminder(text: "Breathe"), Reminder(text: "Call Ada")])
        table.layoutIfNeeded()
        table.journal = HeadlessJournal()

        XCTAssertTrue(table.delete([0, 0]))

        XCTAssertEqual(manager.items.items(of: Reminder.self), [Reminder(text: "Call Ada")])
        XCTAssertEqual(table.journal.lines.last, "tell commitEditingStyle [0, 0]")
        XCTAssertEqual(table.exceptions, [])
        XCTAssertEqual(manager.anomalies, [])
    }

    @MainActor func testTheManagerIsReleased() async {
        weak var released: TableManager<HeadlessTables>?
        do {
            let table = HeadlessTable()
            let manager = TableManager(table)
            manager.register(ReminderCell.self)
            manager.items.setItems([Reminder(text: "Breathe")])
            table.layoutIfNeeded()
            released = manager
        }
        await Task.yield()
        XCTAssertNil(released)
    }
}
