import DeputyLists
import Foundation

struct Grocery: Identifiable, Equatable {
    let id: Int
    var name: String
    var isBought = false
}

/// A shopping list for cells of any kit. A tap buys a grocery, and one that is not bought can be deleted.
@MainActor
final class GroceryList<Cell: TableCell & Configurable> where Cell.Model == Grocery {
    private let manager: TableManager<Cell.DeputyKit>
    private var groceries: [Grocery] = []

    init(_ manager: TableManager<Cell.DeputyKit>) {
        self.manager = manager
        manager.register(Cell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { list, grocery, indexPath in list.toggle(grocery) }
            mapping.canEditCell { grocery, indexPath in !grocery.isBought }
            mapping.commitEditingStyle.withoutCell(weak: self) { list, style, grocery, indexPath in
                list.show(list.groceries.filter { $0.id != grocery.id })
            }
        }
    }

    func show(_ groceries: [Grocery]) {
        self.groceries = groceries
        manager.items.showsHeadersOfEmptySections = false
        manager.items.apply(sections: [
            ItemSection(groceries.filter { !$0.isBought }, id: "to buy", header: "To buy"),
            ItemSection(groceries.filter(\.isBought), id: "bought", header: "Bought"),
        ])
    }

    private func toggle(_ grocery: Grocery) {
        guard let index = groceries.firstIndex(where: { $0.id == grocery.id }) else { return }
        groceries[index].isBought.toggle()
        show(groceries)
    }
}
