#if canImport(UIKit) && !os(watchOS)
import DeputySwiftUI
import DeputyUIKit
import DeputyDiffable
import SwiftUI
import UIKit

enum Day: Hashable, Sendable {
    case today, tomorrow
}

struct Visit: Hashable, Sendable {
    var name: String
}

/// A list over a diffable data source, which keeps the items and updates the table; its rows are SwiftUI views.
@available(iOS 16.0, tvOS 16.0, *)
final class DiffableListController: UITableViewController {
    private var manager: TableManager<UIKitTables>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let dataSource = UITableViewDiffableDataSource<Day, Visit>(tableView: tableView) {
            [weak self] table, indexPath, visit in
            self?.manager?.cell(in: table, at: indexPath)
        }
        let manager = TableManager(tableView, source: DiffableItems(dataSource))
        self.manager = manager

        manager.registerHostingConfiguration(for: Visit.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { controller, visit, indexPath in controller.title = visit.name }
        } content: { visit, indexPath in
            Label(visit.name, systemImage: "person")
        }

        var snapshot = NSDiffableDataSourceSnapshot<Day, Visit>()
        snapshot.appendSections([.today, .tomorrow])
        snapshot.appendItems([Visit(name: "Ada"), Visit(name: "Grace")], toSection: .today)
        snapshot.appendItems([Visit(name: "Alan")], toSection: .tomorrow)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
#endif
