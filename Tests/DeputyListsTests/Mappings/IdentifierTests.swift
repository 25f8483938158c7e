import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import Deputy
@testable import ListTestSupport

@MainActor
@Suite("Identifiers that cells are reused under (F4)")
struct IdentifierTests {
    @Test("Two mappings of one cell class keep their own identifiers, so a reused cell is never the other's (F4)")
    func identifiersAreUnique() {
        let table = HeadlessTable(height: 440)
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        var fillers: [ObjectIdentifier: Set<String>] = [:]
        manager.register(AnyCell.self, for: Number.self) { cell, number, _ in
            fillers[ObjectIdentifier(cell), default: []].insert("number")
            cell.text = "\(number)"
        }
        manager.register(AnyCell.self, for: Plant.self) { cell, plant, _ in
            fillers[ObjectIdentifier(cell), default: []].insert("plant")
            cell.text = plant.name
        }
        // Three numbers, four plants, and so on: the cells that the ones let go of would do for the others.
        let items: [Any] = (0..<100).map { number -> Any in
            number % 7 < 3 ? Number(number) as Any : Plant(name: "\(number)")
        }
        manager.items.setItems(items)
        for row in stride(from: 0, to: 100, by: 5) {
            table.scroll(to: at(0, row))
            expectTrue(table.visibleItems.allSatisfy { table.cell(at: $0)?.text == "\($0[1])" })
        }
        #expect(table.viewsMade < 40)
        expectTrue(fillers.values.allSatisfy { $0.count == 1 })
    }

    @Test("An identifier the host has already is given to no other mapping (F4)")
    func givenIdentifier() {
        let (_, manager) = numberTable()
        let d = manager.dispatcher
        _ = d.register(
            CellScope.self, NumberCell.self, Number.self, prototype: "NumberCell", at: CallSite(#fileID, #line),
            fill: { _, _, _ in }, { _ in }, didRegister: { _ in })
        for _ in 0..<2 { manager.register(NumberCell.self) }
        expectEqual(
            d.registry.allMappings.map(\.reuseIdentifier),
            [
                "NumberCell", "NumberCell#2", "NumberCell#3",
            ])
        expectEqual(d.checkInvariants(), [])
    }
}
