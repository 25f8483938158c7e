import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Cells over a source that cannot tell its items apart (R18, F41)")
struct UnidentifiedItemsTests {
    final class Fields: ItemSource {
        var names = ["a"]
        let numberOfSections = 1
        func numberOfItems(inSection section: Int) -> Int { names.count }
        func item(at indexPath: IndexPath) -> Any? { Field(name: names[indexPath[1]]) }
    }

    @Test("What a cell emits after a reload that it has left is about the item it showed, which is all that is known")
    func afterAReload() throws {
        let source = Fields()
        let table = HeadlessTable()
        let manager = TableManager(table, source: source, anomalyLog: quietLog())
        var heard: [String] = []
        manager.register(FieldCell.self) { mapping in
            mapping.onEvent { _, _, field, _ in heard.append(field.name) }
        }
        table.layoutIfNeeded()
        let cell = try #require(table.cell(at: [0, 0]) as? FieldCell)
        source.names = []
        manager.setNeedsUpdate()
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [0])
        cell.emit(event: .cleared)
        expectEqual(heard, ["a"])
    }
}
