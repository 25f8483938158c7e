#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

final class GroceryCell: UITableViewCell, Configurable {
    func configure(_ grocery: Grocery) {
        textLabel?.text = grocery.name
        accessoryType = grocery.isBought ? .checkmark : .none
        selectionStyle = .none
    }
}

/// A shopping list. A tap buys a grocery, and a swipe deletes one that is not bought.
final class GroceriesController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private var groceries = [
        Grocery(id: 1, name: "Tea"), Grocery(id: 2, name: "Jam"), Grocery(id: 3, name: "Milk"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(GroceryCell.self) { mapping in
            mapping.didSelect(weak: self) { controller, cell, grocery, indexPath in controller.toggle(grocery) }
            mapping.canEditCell { grocery, indexPath in !grocery.isBought }
            mapping.commitEditingStyle.withoutCell(weak: self) { controller, style, grocery, indexPath in
                controller.groceries.removeAll { $0.id == grocery.id }
                controller.show()
            }
        }
        show()
    }

    private func toggle(_ grocery: Grocery) {
        guard let index = groceries.firstIndex(where: { $0.id == grocery.id }) else { return }
        groceries[index].isBought.toggle()
        show()
    }

    private func show() {
        manager.items.showsHeadersOfEmptySections = false
        manager.items.apply(sections: [
            ItemSection(groceries.filter { !$0.isBought }, id: "to buy", header: "To buy"),
            ItemSection(groceries.filter(\.isBought), id: "bought", header: "Bought"),
        ])
    }
}
#endif
