import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What reads like a mistake and is none.
@MainActor
@Suite("Answers and passes side by side (F25)")
struct LegalShortcutsTests {
    let rig = Rig()

    /// The heights of a short-named and of a long-named apple, in this order.
    private func heights(_ register: (ViewMapping<E, CellScope, AppleCell, Apple>) -> Void) -> [CGFloat?] {
        rig.manager.items.setItems([Apple(name: "a"), Apple(name: "long")])
        register(rig.apples)
        return [rig.table.send(\.heightForCell, at: at(0, 0)), rig.table.send(\.heightForCell, at: at(0, 1))]
    }

    @Test("A number that answers may be beside .pass, with a fraction or without")
    func numbers() {
        expectEqual(
            heights { $0.heightForCell.orPass { apple, _ in apple.name == "long" ? .answer(88) : .pass } }, [44, 88])
        let half = Rig()
        half.apples.heightForCell.orPass { apple, _ in apple.name == "apple" ? .answer(88.5) : .pass }
        expectEqual(half.table.send(\.heightForCell, at: at(0, 0)), 88.5)
    }

    @Test("Answers and .pass are returned from several places")
    func returns() {
        let answered = heights {
            $0.heightForCell.orPass { apple, _ in
                if apple.name == "long" { return .answer(10) }
                return .pass
            }
        }
        expectEqual(answered, [44, 10])
    }

    @Test("So are yes, no and nil")
    func otherLiterals() {
        rig.apples.shouldHighlight.withoutCell.orPass { apple, indexPath in indexPath[1] == 0 ? .answer(false) : .pass }
        expectEqual(rig.table.send(\.shouldHighlight, at: at(0, 0)), false)
        expectEqual(rig.table.send(\.shouldHighlight, at: at(0, 2)), true)
        rig.apples.willSelect.withoutCell.orPass { apple, indexPath in indexPath[1] == 0 ? .answer(nil) : .pass }
        expectEqual(rig.table.send(\.willSelect, at: at(0, 0)), .some(nil))
        expectEqual(rig.table.send(\.willSelect, at: at(0, 2)), at(0, 2))
    }

    @Test("A closure that only answers is not one that may pass, so explain is certain")
    func answersAreNoDecisions() {
        rig.apples.heightForCell { _, _ in 80 }
        let steps = rig.manager.explain(\.heightForCell, at: at(0, 0)).steps
        expectTrue(steps.contains { $0.outcome == .answers })
        expectFalse(steps.contains { $0.outcome == .mayPass })
    }

    @Test("An event without a cell takes the type of the cell on the manager too")
    func heightsByCellType() {
        rig.manager.on(AppleCell.self).heightForCell { apple, _ in 99 }
        expectEqual(rig.table.send(\.heightForCell, at: at(0, 0)), 99)
        expectEqual(rig.table.send(\.heightForCell, at: at(0, 1)), 44)
    }

    @Test("Two arguments come as one, by their names, also without the cell")
    func pairs() {
        var heard: [String] = []
        rig.apples.performAction.withoutCell { event, apple, indexPath in
            heard.append("\(event.action.name) \(apple.name)")
        }
        rig.table.send(\.performAction, with: (HeadlessAction("copy"), nil), at: at(0, 0))
        expectEqual(heard, ["copy apple"])
    }

    @Test("Code for any kit compares editing styles by their names")
    func editingStyles() {
        var deleted: [String] = []
        func register<Kit: TableKit, Cell: TableCell & Configurable>(
            _ cell: Cell.Type, on manager: TableManager<Kit>
        ) where Cell.DeputyKit == Kit {
            manager.on(cell).commitEditingStyle.withoutCell { style, model, indexPath in
                if style == .delete { deleted.append("\(indexPath)") }
            }
        }
        register(AppleCell.self, on: rig.manager)
        rig.table.send(\.commitEditingStyle, with: .insert, at: at(0, 0))
        rig.table.send(\.commitEditingStyle, with: .delete, at: at(0, 2))
        expectEqual(deleted, ["\(at(0, 2))"])
    }
}
