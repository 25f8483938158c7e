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

/// A shopping list with a button that undoes deletions.
final class GroceriesController: UITableViewController {
    private var list: GroceryList<UIKitTables>?

    override func viewDidLoad() {
        super.viewDidLoad()
        list = GroceryList(
            [Grocery(id: 1, name: "Tea"), Grocery(id: 2, name: "Jam"), Grocery(id: 3, name: "Milk")],
            TableManager(tableView), GroceryCell.self)
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.list?.undo() })
    }
}
#endif
