#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// A cart: products are added by a button above the list, and counted by buttons in its cells.
///
/// From iOS 17 on `FollowedCart` can take the place of `StreamedCart`; everything else stays as it is.
final class CartController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private var screen: (any CartScreen)?

    /// What the add button takes from.
    var products = [
        Product(name: "Tea", price: 1_000), Product(name: "Jam", price: 550), Product(name: "Milk", price: 200),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        screen = StreamedCart(manager, CartLineCell.self, CartSummaryCell.self) { [weak self] in self?.checkOut($0) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                if let product = self?.products.randomElement() { self?.screen?.send(.add(product)) }
            })
    }

    private func checkOut(_ total: Int) {
        if let row = tableView.indexPathForSelectedRow { tableView.deselectRow(at: row, animated: true) }
        let alert = UIAlertController(title: "Pay \(total.asPrice)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Check out", style: .default) { [weak self] _ in self?.screen?.send(.checkOut) })
        present(alert, animated: true)
    }
}
#endif
