#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Folder: Identifiable, Hashable, Sendable {
    let id: String
    var folders: [Folder] = []

    static let all = [
        Folder(id: "Letters", folders: [Folder(id: "Sent", folders: [Folder(id: "2025")]), Folder(id: "Received")]),
        Folder(id: "Photos"),
    ]
}

final class FolderCell: UITableViewCell, Configurable {
    func configure(_ row: Tree<Folder>.Row) {
        var content = defaultContentConfiguration()
        content.text = row.item.id
        content.image = row.isExpanded.flatMap { UIImage(systemName: $0 ? "chevron.down" : "chevron.right") }
        content.directionalLayoutMargins.leading += CGFloat(row.depth) * 20
        contentConfiguration = content
    }
}

/// Folders in folders, in a table: a tap expands a folder or collapses it.
final class FoldersController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private var tree = Tree(roots: Folder.all) { $0.folders }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(FolderCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { $0.toggle($1, at: $2) }
        }
        show()
    }

    private func toggle(_ row: Tree<Folder>.Row, at indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tree.expanded.formSymmetricDifference([row.id])
        show()
    }

    private func show() { manager.items.apply(items: tree.flattened().rows) }
}
#endif
