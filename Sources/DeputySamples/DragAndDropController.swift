#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Song: Hashable {
    var title: String
}

final class SongCell: UITableViewCell, Configurable {
    func configure(_ song: Song) { textLabel?.text = song.title }
}

/// A list of songs that are dragged to another place, out of the app as text, and into it as text.
final class DragAndDropController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragInteractionEnabled = true

        manager.register(SongCell.self) { mapping in
            mapping.itemsForBeginningDragSession { session, song, indexPath in
                [UIDragItem(itemProvider: NSItemProvider(object: song.title as NSString))]
            }
        }
        manager.canHandleDropSession { session in session.canLoadObjects(ofClass: String.self) }
        manager.dropSessionDidUpdate(weak: self) { controller, session, destination in
            let operation: UIDropOperation = controller.tableView.hasActiveDrag ? .move : .copy
            return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        }
        manager.performDropWithCoordinator(weak: self, DragAndDropController.drop)
        manager.items.setItems(["Overture", "Aria", "Finale"].map { Song(title: $0) })
    }

    private func drop(_ coordinator: any UITableViewDropCoordinator) {
        let count = manager.items.numberOfItems(inSection: 0)
        let row = coordinator.destinationIndexPath?.row ?? count

        if let item = coordinator.items.first, let source = item.sourceIndexPath {
            let destination = IndexPath(row: min(row, count - 1), section: 0)
            manager.items.move(source, to: destination)
            // The data first, then the table; then the row is there that the item drops on.
            manager.flush()
            coordinator.drop(item.dragItem, toRowAt: destination)
        } else {
            _ = coordinator.session.loadObjects(ofClass: String.self) { [weak self] titles in
                self?.insert(titles, at: row)
            }
        }
    }

    /// Songs from elsewhere arrive later, when there may be fewer rows.
    private func insert(_ titles: [String], at row: Int) {
        let destination = IndexPath(row: min(row, manager.items.numberOfItems(inSection: 0)), section: 0)
        for title in titles.reversed() { manager.items.insert(Song(title: title), at: destination) }
    }
}
#endif
