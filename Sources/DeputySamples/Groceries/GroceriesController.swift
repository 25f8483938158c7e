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
    private lazy var manager = TableManager(tableView)
    private lazy var list = GroceryList(
        [Grocery(id: 1, name: "Tea"), Grocery(id: 2, name: "Jam"), Grocery(id: 3, name: "Milk")],
        manager, GroceryCell.self)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.list.undo() })
        _ = list
    }
}
#endif
