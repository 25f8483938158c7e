import DeputyHeadless
import Foundation

#if TOUR
/// An order in a kitchen's list.
struct Order: Identifiable, Equatable {
    var id: Int
    var dish: String
    var isReady = false
}

final class OrderCell: HeadlessCell, Configurable {
    func configure(_ order: Order) { text = (order.isReady ? "✓ " : "  ") + order.dish }
}

/// A list of orders that changes: rows move, are inserted and deleted, and one cell shows its new content where it moved to.
@MainActor
func orderPart(_ width: Int) -> Part {
    let table = HeadlessTable(height: 4)
    table.rowHeight = 1
    let manager = TableManager(table)
    manager.register(OrderCell.self)
    manager.items.setItems(["soup", "bread", "olives", "fish"].enumerated().map { Order(id: $0, dish: $1) })
    table.layoutIfNeeded()
    table.tap([0, 3])
    let before = table.drawing(width: 12)
    let fish = table.cell(at: [0, 3])

    var changes = ""
    manager.willUpdate = { changes = $0?.description ?? "" }
    manager.items.apply(
        items: [
            Order(id: 3, dish: "fish", isReady: true), Order(id: 0, dish: "soup"), Order(id: 7, dish: "tea"),
            Order(id: 2, dish: "olives"),
        ])
    manager.flush()
    let stayed = table.cell(at: [0, 0]) === fish && table.selectedItems == [[0, 0]]
    let drawings = [before, changes, table.drawing(width: 12)]
    return Part(
        title: "A list that changes",
        sentence:
            "The new items are compared with the old; the table gets one batch: − deleted, + inserted, → moved, ~ changed.",
        code: "manager.items.apply(items: [fish, soup, tea, olives])  // the fish is ready",
        // Three of them take 60 columns with the margin.
        result: (width < 60 ? drawings : beside(drawings, columns: 20)).joined(separator: "\n")
            + "\nThe fish has \(stayed ? "kept its cell and its selection" : "another cell").")
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
