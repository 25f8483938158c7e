import DeputyLists
import Foundation

struct Grocery: Identifiable, Equatable {
    let id: Int
    var name: String
    var isBought = false
}

/// A shopping list for cells of any kit. A tap buys a grocery, a deletion can be undone.
@MainActor
final class GroceryList<Kit: TableKit> {
    private let manager: TableManager<Kit>
    private var groceries: [Grocery]
    private var deletions: [(grocery: Grocery, index: Int)] = []

    init<Cell: TableCell & Configurable>(_ groceries: [Grocery], _ manager: TableManager<Kit>, _ cell: Cell.Type)
    where Cell.Kit == Kit, Cell.Model == Grocery {
        (self.groceries, self.manager) = (groceries, manager)
        manager.register(cell) { mapping in
            mapping.didSelect.withoutCell(weak: self) { list, grocery, indexPath in list.toggle(grocery) }
            mapping.canEditCell { grocery, indexPath in !grocery.isBought }
            mapping.commitEditingStyle.withoutCell(weak: self) { list, style, grocery, indexPath in
                list.delete(grocery)
            }
        }
        manager.items.showsHeadersOfEmptySections = false
        show()
    }
}

extension GroceryList {
    private func toggle(_ grocery: Grocery) {
        guard let index = groceries.firstIndex(where: { $0.id == grocery.id }) else { return }
        groceries[index].isBought.toggle()
        show()
    }
}

extension GroceryList {
    private func delete(_ grocery: Grocery) {
        guard let index = groceries.firstIndex(where: { $0.id == grocery.id }) else { return }
        deletions.append((groceries.remove(at: index), index))
        show()
    }

    /// Brings the grocery back that was deleted last.
    func undo() {
        guard let (grocery, index) = deletions.popLast() else { return }
        groceries.insert(grocery, at: index)
        show()
    }
}

extension GroceryList {
    private func show() {
        manager.items.apply(sections: [
            ItemSection(groceries.filter { !$0.isBought }, id: "to buy", header: "To buy"),
            ItemSection(groceries.filter(\.isBought), id: "bought", header: "Bought"),
        ])
    }
}
