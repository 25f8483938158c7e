import DeputyHeadless
import Foundation

#if TOUR
/// A dish, and how many of it are ordered.
private struct Order: Identifiable, Equatable {
    var dish: String
    var count = 0
    var id: String { dish }
}

/// A row with a stepper: it sends an event for each step, and does not know its own position.
private final class OrderCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case stepped(by: Int) }

    func configure(_ order: Order) { text = "\(order.count) × \(order.dish)" }

    /// What the stepper's buttons call.
    func step(_ number: Int) { emit(event: .stepped(by: number)) }
}

/// Orders in a kitchen's list.
@MainActor
final class Kitchen {
    private let table = HeadlessTable(height: 3)
    private let manager: TableManager<HeadlessTables>
    private var steps: [String] = []

    init() {
        table.rowHeight = 1
        manager = TableManager(table)
        manager.register(OrderCell.self) { mapping in
            mapping.onEvent(weak: self) { kitchen, event, _, order, indexPath in
                guard case .stepped(let number) = event else { return }
                kitchen.steps.append("\(order.dish), now at \(indexPath), stepped by \(number)")
                kitchen.manager.items.replace(Order(dish: order.dish, count: order.count + number))
            }
        }
        manager.items.setItems([Order(dish: "soup"), Order(dish: "bread")])
        table.layoutIfNeeded()
    }

    /// Steps in a cell, before and after a row is inserted above it: the event is about its dish, at the current position.
    func steppedPart() -> Part {
        let bread = table.cell(at: [0, 1]) as? OrderCell
        bread?.step(1)
        manager.items.insert(Order(dish: "olives"), at: [0, 0])
        bread?.step(1)
        table.layoutIfNeeded()
        return Part(
            title: "A cell that sends events",
            sentence:
                "A stepper in a cell is used before and after a row is inserted above it. The closure gets the place that the row then has.",
            code: """
                mapping.onEvent { event, cell, order, indexPath in … items.replace(…) }
                emit(event: .stepped(by: 1))  // in the cell, twice
                """, result: (steps + [table.drawing(width: 12)]).joined(separator: "\n"))
    }

    /// Rows that move, are inserted and deleted; one cell shows its new content where it moved to.
    func changedPart(_ width: Int) -> Part {
        table.tap([0, 2])
        let (before, bread) = (table.drawing(width: 12), table.cell(at: [0, 2]))
        var changes = ""
        manager.willUpdate = { changes = $0?.description ?? "" }
        manager.items.apply(items: [Order(dish: "bread", count: 3), Order(dish: "soup"), Order(dish: "tea", count: 1)])
        manager.flush()
        let stayed = table.cell(at: [0, 0]) === bread && table.selectedItems == [[0, 0]]
        let drawings = [before, changes, table.drawing(width: 12)]
        return Part(
            title: "A list that changes",
            sentence:
                "The new items are compared with the old; the table gets one batch: − deleted, + inserted, → moved, ~ changed.",
            code: "manager.items.apply(items: [bread, soup, tea])  // one more bread",
            // Three of them take 60 columns with the margin.
            result: (width < 60 ? drawings : beside(drawings, columns: 20)).joined(separator: "\n")
                + "\nThe bread has \(stayed ? "kept its cell and its selection" : "another cell").")
    }
}

/// Texts side by side, as lines; each in columns of this width.
private func beside(_ texts: [String], columns width: Int) -> [String] {
    let columns = texts.map { $0.split(separator: "\n").map(String.init) }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
        let texts = columns.map { column in (row < column.count ? column[row] : "").padded(to: width) }
        return texts.joined().replacingOccurrences(of: " +$", with: "", options: .regularExpression)
    }
}
#endif
