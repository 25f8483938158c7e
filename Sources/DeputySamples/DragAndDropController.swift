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
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "arriving")

        manager.register(SongCell.self) { mapping in
            mapping.itemsForBeginningDragSession.withoutCell { session, song, indexPath in
                [UIDragItem(itemProvider: NSItemProvider(object: song.title as NSString))]
            }
            // A tap on another row adds it to the drag.
            mapping.itemsForAddingToDragSession.withoutCell { event, song, indexPath in
                [UIDragItem(itemProvider: NSItemProvider(object: song.title as NSString))]
            }
        }
        manager.onHost.canHandleDropSession { session in session.canLoadObjects(ofClass: String.self) }
        manager.onHost.dropSessionDidUpdate(weak: self) { $0.proposal($1) }
        manager.onHost.performDropWithCoordinator(weak: self) { $0.drop($1) }
        manager.items.setItems(["Overture", "Aria", "Finale"].map { Song(title: $0) })
    }

    /// What a drop would do where the finger is now: an event with two arguments has them as one tuple.
    private func proposal(_ event: (session: any UIDropSession, indexPath: IndexPath?)) -> UITableViewDropProposal {
        let operation: UIDropOperation = tableView.hasActiveDrag ? .move : .copy
        return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    private func drop(_ coordinator: any UITableViewDropCoordinator) {
        let count = manager.items.numberOfItems(inSection: 0)
        let row = coordinator.destinationIndexPath?.row ?? count

        let sources = coordinator.items.compactMap(\.sourceIndexPath)
        if !sources.isEmpty {
            let first = min(row, count - sources.count)
            manager.items.move(sources, to: IndexPath(row: first, section: 0))
            // The data first, then the table: the rows that the items drop on have to exist.
            manager.flush()
            for (number, item) in coordinator.items.enumerated() {
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: first + number, section: 0))
            }
        } else {
            for item in coordinator.items { insert(item.dragItem, at: IndexPath(row: row, section: 0), coordinator) }
        }
    }

    /// A song from elsewhere arrives later: until then the table shows a placeholder.
    private func insert(
        _ item: UIDragItem, at destination: IndexPath, _ coordinator: any UITableViewDropCoordinator
    ) {
        let placeholder = coordinator.drop(
            item,
            to: UITableViewDropPlaceholder(
                insertionIndexPath: destination, reuseIdentifier: "arriving", rowHeight: UITableView.automaticDimension)
        )
        _ = item.itemProvider.loadObject(ofClass: String.self) { [weak self] title, _ in
            Task { @MainActor in
                guard let self, let title else {
                    placeholder.deletePlaceholder()
                    return
                }
                // The table counts its rows as soon as the block returns, so the song has to be there before.
                let isInserted = placeholder.commitInsertion { indexPath in
                    self.manager.commitInsertion(at: indexPath) { items, place in
                        items.insert(Song(title: title), at: place)
                    }
                }
                // A reload has taken the placeholder away.
                if !isInserted { self.manager.items.append(Song(title: title)) }
            }
        }
    }
}
#endif
