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
    func configure(_ row: Outline<Folder>.Row) {
        var content = defaultContentConfiguration()
        content.text = row.item.id
        content.image = row.isOpen.flatMap { UIImage(systemName: $0 ? "chevron.down" : "chevron.right") }
        content.directionalLayoutMargins.leading += CGFloat(row.depth) * 20
        contentConfiguration = content
    }
}

/// Folders in folders, in a table: a tap opens a folder or closes it.
final class FoldersController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private var outline = Outline(roots: Folder.all) { $0.folders }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(FolderCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { $0.toggle($1, at: $2) }
        }
        show()
    }

    private func toggle(_ row: Outline<Folder>.Row, at indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        outline.toggle(row.id)
        show()
    }

    private func show() { manager.items.apply(items: outline.flattened().rows) }
}
#endif
