import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What is remembered of mappings for some sections only, and when it must not be.
@MainActor
@Suite("Conditions about sections, asked again and again (R1, R11)")
struct SectionConditionTests {
    final class OtherCell: HeadlessCell {}

    @Test("A mapping for a section that dies with an object gives way at the very next event (R11)")
    func dyingMapping() {
        let (table, manager) = numberTable()
        var object: Counter? = Counter()
        manager.register(NumberCell.self) { mapping in
            mapping.condition = .section(0)
            mapping.heightForCell { _, _ in 10 }
        }
        .live(with: object!)
        manager.register(OtherCell.self, for: Number.self) { mapping in
            mapping.heightForCell { _, _ in 20 }
        } configure: { _, _, _ in
        }
        table.layoutIfNeeded()
        expectEqual([0, 1].map { table.send(\.heightForCell, at: [0, $0]) }, [10, 10])
        object = nil
        expectEqual([0, 1].map { table.send(\.heightForCell, at: [0, $0]) }, [20, 20])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("In the very event in which the object dies, the next event is the next mapping's (R11)")
    func dyingInsideAnEvent() {
        let (table, manager) = numberTable()
        var object: Counter? = Counter()
        var endsObject = false
        var told: [String] = []
        manager.register(NumberCell.self) { mapping in
            mapping.condition = .section(0)
            mapping.shouldHighlight.withoutCell { _, _ in
                if endsObject { object = nil }
                return true
            }
            mapping.didHighlight.withoutCell { _, _ in told.append("first") }
        }
        .live(with: object!)
        manager.register(OtherCell.self, for: Number.self) { mapping in
            mapping.didHighlight.withoutCell { _, _ in told.append("second") }
        } configure: { _, _, _ in
        }
        table.layoutIfNeeded()
        table.tap(at(0, 0))
        endsObject = true
        table.tap(at(0, 0))
        expectNil(object)
        expectEqual(told, ["first", "second"])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("A row that no mapping was for where it was gets its cell as soon as it is where one is (R8, R12)")
    func movedPlaceholder() {
        let board = Board()
        board.mapping.condition = .section(0)
        board.items.setSections([things(1), things(2, 3)])
        board.endTurn()
        expectEqual(board.shown, "[1] [? ?]")
        let placeholder = board.table.cell(at: [1, 0])
        board.items.move([1, 0], to: [0, 1])
        board.endTurn()
        expectEqual(board.shown, "[1 2] [?]")
        expectNotSame(board.table.cell(at: [0, 1]), placeholder)
        expectEmpty(board.table.exceptions)
    }
}
