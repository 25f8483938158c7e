#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import DeputyDiffable
import UIKit

enum Leg: String, Hashable, Sendable {
    case outbound = "There"
    case inbound = "And back"
}

struct Stop: Hashable, Sendable {
    var name: String
    var isBooked = false
}

final class StopCell: UITableViewCell, Configurable {
    func configure(_ stop: Stop) { textLabel?.text = stop.name }
}

/// The stops of a journey, over a diffable data source: they are deleted, moved and swiped, and each leg has a title.
final class ItineraryController: UITableViewController {
    private lazy var dataSource = DiffableTableSource<Leg, Stop>(tableView)
    private lazy var manager = TableManager(tableView, source: DiffableItems(dataSource, header: { $0.rawValue }))

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem

        manager.register(StopCell.self) { mapping in
            mapping.canEditCell { stop, indexPath in !stop.isBooked }
            mapping.commitEditingStyle.withoutCell(weak: self) { controller, style, stop, indexPath in
                controller.change { $0.deleteItems([stop]) }
            }
            mapping.moveRowTo.withoutCell(weak: self) { $0.move(to: $1, $2, from: $3) }
            mapping.leadingSwipeActionsConfiguration.withoutCell(weak: self) { $0.actions($1, at: $2) }
        }
        change { snapshot in
            snapshot.appendSections([.outbound, .inbound])
            snapshot.appendItems([Stop(name: "Basel", isBooked: true), Stop(name: "Milan")], toSection: .outbound)
            snapshot.appendItems([Stop(name: "Genoa"), Stop(name: "Turin")], toSection: .inbound)
        }
    }

    private func change(_ edit: (inout NSDiffableDataSourceSnapshot<Leg, Stop>) -> Void) {
        var snapshot = dataSource.snapshot()
        edit(&snapshot)
        dataSource.apply(snapshot)
    }

    /// The table shows the move already, and only the snapshot has to follow.
    private func move(to destination: IndexPath, _ stop: Stop, from source: IndexPath) {
        var snapshot = dataSource.snapshot()
        let leg = snapshot.sectionIdentifiers[destination.section]
        snapshot.deleteItems([stop])
        let others = snapshot.itemIdentifiers(inSection: leg)
        if others.indices.contains(destination.row) {
            snapshot.insertItems([stop], beforeItem: others[destination.row])
        } else {
            snapshot.appendItems([stop], toSection: leg)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func actions(_ stop: Stop, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Again") { [weak self] _, _, done in
            self?.change { $0.insertItems([Stop(name: stop.name + " again")], afterItem: stop) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
#endif
