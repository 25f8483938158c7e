import DeputyHeadless
import Foundation

#if TOUR
/// A dish, and how many of it are ordered.
struct Dish: Hashable {
    var name: String
    var count = 0
}

/// A row with a stepper: it sends an event for each step, and does not know its own position.
final class StepperCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case stepped(by: Int) }

    func configure(_ dish: Dish) { text = "\(dish.count) × \(dish.name)" }

    /// What the stepper's buttons call.
    func step(_ number: Int) { emit(event: .stepped(by: number)) }
}

/// Steps in a cell, before and after a row is inserted above it: the event is about its dish, at the current position.
@MainActor
func stepperPart() -> Part {
    let table = HeadlessTable(height: 3)
    table.rowHeight = 1
    let manager = TableManager(table)
    var lines: [String] = []
    manager.register(StepperCell.self) { [unowned manager] mapping in
        mapping.onEvent { event, _, dish, indexPath in
            guard case .stepped(let number) = event else { return }
            lines.append("\(dish.name), now at \(indexPath), stepped by \(number)")
            manager.items.replace(at: indexPath, with: Dish(name: dish.name, count: dish.count + number))
        }
    }
    manager.items.setItems(["soup", "bread"].map { Dish(name: $0) })
    table.layoutIfNeeded()
    let bread = table.cell(at: [0, 1]) as? StepperCell
    bread?.step(1)
    manager.items.insert(Dish(name: "olives"), at: [0, 0])
    bread?.step(1)
    table.layoutIfNeeded()
    return Part(
        title: "A cell that sends events",
        sentence:
            "A stepper in a cell is used before and after a row is inserted above it: the closure gets the current place.",
        code: """
            mapping.onEvent { event, cell, dish, indexPath in … }
            emit(event: .stepped(by: 1))  // in the cell, twice
            """, result: (lines + [table.drawing(width: 20)]).joined(separator: "\n"))
}
#endif
