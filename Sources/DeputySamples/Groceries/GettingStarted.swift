#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import SwiftUI
import UIKit

/// The first steps of Getting started, each a whole controller; the step after these is `GroceriesController.swift`.
enum GettingStarted {
    enum AList {
        final class GroceriesController: UITableViewController {
            private lazy var manager = TableManager(tableView)
            private var groceries = [
                Grocery(id: 1, name: "Tea"), Grocery(id: 2, name: "Jam"), Grocery(id: 3, name: "Milk"),
            ]

            override func viewDidLoad() {
                super.viewDidLoad()
                manager.register(GroceryCell.self)
                manager.items.apply(items: groceries)
            }
        }

        struct GroceriesScreen: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UINavigationController {
                UINavigationController(rootViewController: GroceriesController())
            }

            func updateUIViewController(_ controller: UINavigationController, context: Context) {}
        }
    }

    enum TapAndDelete {
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

            private func show() { manager.items.apply(items: groceries) }
        }
    }
}
#endif
