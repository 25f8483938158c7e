#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// The same shopping list, whose rules are shared with a test.
final class SharedGroceriesController: UITableViewController {
    private lazy var list = GroceryList<GroceryCell>(TableManager(tableView))

    override func viewDidLoad() {
        super.viewDidLoad()
        list.show([Grocery(id: 1, name: "Tea"), Grocery(id: 2, name: "Jam"), Grocery(id: 3, name: "Milk")])
    }
}
#endif
