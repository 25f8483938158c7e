import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Wrapped items, and mappings for what wraps (R1)")
struct UnwrappingTests {
    @Test("A type-erased nil says nothing of other type-erased values (R1)")
    func anyHashableNil() {
        let (table, manager) = numberTable([AnyHashable(Optional<Number>.none), AnyHashable(Number(2))])
        manager.register(NumberCell.self) { m in m.heightForCell { _, _ in 70 } }
        table.layoutIfNeeded()
        expectEqual(table.send(\.heightForCell, at: [0, 1]), 70)
        expectEqual(table.cell(at: [0, 1])?.text, "2")
    }

    @Test("A mapping for AnyObject takes objects (R1)")
    func anyObjectMapping() {
        final class AnyCell: HeadlessCell {}
        let (table, manager) = numberTable([NumberedItem(1)])
        manager.register(AnyCell.self, for: AnyObject.self, configure: { _, _, _ in })
        manager.on(model: NumberedItem.self).heightForCell { _, _ in 33 }
        table.layoutIfNeeded()
        expectEqual(table.send(\.heightForCell, at: [0, 0]), 33)
    }

    @Test("Optionals of protocols are unwrapped (R1)")
    func protocolOptional() {
        final class OptCell: HeadlessCell {}
        let (table, manager) = numberTable([Number(5), Number?(6) as Any, Number??(7) as Any])
        manager.register(
            OptCell.self, for: (any CustomStringConvertible)?.self,
            { m in
                m.heightForCell { model, _ in model == nil ? 1 : 2 }
            }, configure: { c, m, _ in c.text = m.map { $0.description } ?? "nil" })
        table.layoutIfNeeded()
        expectEqual((0..<3).map { table.cell(at: [0, $0])?.text }, ["5", "6", "7"])
        expectEqual(table.send(\.heightForCell, at: [0, 2]), 2)
    }

    @Test("An item in an optional comes out of it for a closure that takes anything, the second time too (R1)")
    func wrappedItems() {
        let (table, manager) = numberTable([Number?(7) as Any])
        var seen: [String] = []
        manager.register(OtherCell.self, for: Any.self) { mapping in
            mapping.didSelect.withoutCell { model, _ in seen.append("\(type(of: model))") }
        } configure: { _, _, _ in
        }
        for _ in 0...2 { table.tap([0, 0]) }
        expectEqual(seen, ["Number", "Number", "Number"])
    }

    @Test(
        "Of items in optionals of a protocol each has the events of its own type, whichever came first, each time (R1)",
        arguments: [[0, 1], [1, 0]])
    func optionalsOfAProtocol(order: [Int]) {
        let list = HeadlessTables.makeList()
        let manager = TableManager(list, anomalyLog: quietLog())
        var heard: [String] = []
        manager.register(ThingCell.self, for: Dog.self) { mapping in
            mapping.canFocus.withoutCell { _, _ in true }
            mapping.didHighlight.withoutCell { dog, _ in heard.append("dog \(dog.name)") }
        } configure: { _, _, _ in
        }
        manager.register(OddCell.self, for: Plant.self) { mapping in
            mapping.canFocus.withoutCell { _, _ in false }
            mapping.didHighlight.withoutCell { plant, _ in heard.append("plant \(plant.name)") }
        } configure: { _, _, _ in
        }
        let named: [(any Named)?] = [Dog("a"), Plant(name: "b")]
        manager.items.setItems(named.map { $0 as Any })
        list.layoutIfNeeded()
        for _ in 0..<3 {
            heard = []
            for row in order {
                expectEqual(list.send(\.canFocus, at: at(0, row)), (row == 0))
                list.send(\.didHighlight, at: at(0, row))
            }
            expectEqual(heard, order.map { ["dog a", "plant b"][$0] })
        }
    }
}
