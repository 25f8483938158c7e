#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Chore: Hashable {
    var name: String
    var isPermanent = false
}

/// The last row of the list, which adds a chore.
struct AddRow: Hashable {}

final class ChoreCell: UITableViewCell, Configurable {
    func configure(_ chore: Chore) { textLabel?.text = chore.name }
}

final class AddCell: UITableViewCell, Configurable {
    func configure(_ row: AddRow) { textLabel?.text = "Add a chore" }
}

/// A list whose rows are deleted, inserted and moved; permanent chores cannot be deleted, and the last row stays last.
final class EditableListController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem

        manager.register(ChoreCell.self) { mapping in
            mapping.canEditCell { chore, indexPath in !chore.isPermanent }
            mapping.commitEditingStyle.withoutCell(weak: self) { controller, style, chore, indexPath in
                controller.manager.items.remove(at: indexPath)
            }
            mapping.moveRowTo.withoutCell(weak: self) { controller, destination, chore, source in
                controller.manager.items.move(source, to: destination)
            }
            mapping.targetIndexPathForMove.withoutCell(weak: self) { $0.place($1, for: $2, from: $3) }
        }
        manager.register(AddCell.self) { mapping in
            mapping.canMove.withoutCell { row, indexPath in false }
            mapping.editingStyle { row, indexPath in .insert }
            mapping.commitEditingStyle.withoutCell(weak: self) { controller, style, row, indexPath in
                controller.manager.items.insert(Chore(name: "Something new"), at: indexPath)
            }
        }
        manager.items.setItems([Chore(name: "Breathe", isPermanent: true), Chore(name: "Water the plants"), AddRow()])
    }

    /// A row is dropped where it was proposed, but not below the row that adds one.
    private func place(_ proposed: IndexPath, for chore: Chore, from source: IndexPath) -> IndexPath {
        let last = manager.items.numberOfItems(inSection: proposed.section) - 2
        return IndexPath(row: min(proposed.row, last), section: proposed.section)
    }
}
#endif
