import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Recordings of long sessions (F89)")
struct LongRecordingTests {
    @Test("Of twenty thousand events only the last are kept, and the numbers of twice as many items at most")
    func isBounded() throws {
        let (limit, rounds, taps) = (50, 100, 200)
        let shelf = Shelf(10) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        shelf.table.keepsJournal = false
        shelf.manager.startRecording(last: limit)
        let recorder = try #require(shelf.manager.dispatcher.recorder)
        var entries = 0
        for round in 0..<rounds {
            // Other books, each of which is another item.
            shelf.manager.items.setSections([])
            shelf.manager.items.setItems((0..<10).map { Book(title: "\(round), \($0)") })
            shelf.table.layoutIfNeeded()
            for tap in 0..<taps { shelf.table.send(\.didSelect, at: [0, tap % 10]) }
            entries = max(entries, shelf.manager.recording?.entries.count ?? 0)
        }
        let recording = try #require(shelf.manager.recording)
        expectEqual(entries, limit)
        expectEqual(recording.entries.count, limit)
        #expect(recording.dropped + limit >= rounds * taps)
        expectEqual(recording.lines.last?.hasPrefix(#"tell didSelect [0, 9] of #1000 Book(title: "99, 9")"#), true)
        let numbers = try #require(Mirror(reflecting: recorder).descendant("numbers") as? [UInt64: Int])
        #expect(numbers.count <= 2 * limit + 2)
    }
}
