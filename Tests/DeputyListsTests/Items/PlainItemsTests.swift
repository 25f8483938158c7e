import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

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
        expectEqual(table.updates.batches.map(\.stage.insertedItems), [[[0, 2]], []])
        expectEqual(table.updates.batches.map(\.stage.deletedItems), [[], [[0, 2]]])
    }

    @Test("In a section that goes they leave with it, and are not taken for new ones of another section")
    func ofASectionThatGoes() {
        let table = HeadlessTable(height: 1_000)
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(PlainCell.self)
        manager.items.setSections([ItemSection([], id: "a"), ItemSection([Plain(name: "b")], id: "b")])
        table.tap([1, 0])
        table.updates = HeadlessUpdates()
        manager.items.apply(sections: [ItemSection([Plain(name: "a")], id: "a")])
        table.layoutIfNeeded()
        let stages = table.updates.batches.map(\.stage)
        expectEqual(stages.flatMap(\.movedItems), [])
        expectEqual(stages.flatMap(\.insertedItems), [[0, 0]])
        expectEqual(stages.flatMap(\.deletedSections), [1])
        expectEqual(table.cell(at: [0, 0])?.text, "a")
        // What was selected has gone, so nothing is.
        expectEqual(table.selectedItems, [])
    }
}
