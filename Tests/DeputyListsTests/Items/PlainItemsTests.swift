import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Equal items without an identifier (F63)")
struct PlainItemsTests {
    struct Plain: Equatable { var name: String }
    final class PlainCell: HeadlessCell, Configurable { func configure(_ plain: Plain) { text = plain.name } }

    @Test("One more at the end is inserted at the end, and one less leaves from the end")
    func atTheEnd() {
        let table = HeadlessTable(height: 1_000)
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(PlainCell.self)
        func apply(_ names: String...) {
            manager.items.apply(items: names.map(Plain.init))
            manager.flush()
        }
        apply("a", "a")
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        apply("a", "a", "a")
        apply("a", "a")
        #expect(table.updates.batches.map(\.stage.insertedItems) == [[[0, 2]], []])
        #expect(table.updates.batches.map(\.stage.deletedItems) == [[], [[0, 2]]])
    }
}
