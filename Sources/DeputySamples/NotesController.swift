#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

final class NoteCell: UITableViewCell, Configurable {
    func configure(_ note: Note) { textLabel?.text = note.title }
}

/// The first list of the README: pinned notes cannot be deleted.
final class NotesController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.registerNotes(NoteCell.self)
        manager.on(NoteCell.self).didSelect(NotesController.open, weak: self)
        manager.items.setItems([Note(title: "Keys", isPinned: true), Note(title: "Milk")])
    }

    private func open(_ cell: NoteCell, _ note: Note, at indexPath: IndexPath) { title = note.title }
}

struct Note {
    var title: String
    var isPinned = false
}

extension TableManager {
    /// Registers what the list does, for a cell of any kit: the app's, or a test's.
    func registerNotes<Cell: TableCell & Configurable>(_ cell: Cell.Type) where Cell.Kit == Kit, Cell.Model == Note {
        register(cell) { mapping in
            mapping.canEditCell { note, indexPath in !note.isPinned }
            mapping.commitEditingStyle.withoutCell(weak: self) { manager, style, note, indexPath in
                manager.items.remove(at: indexPath)
            }
        }
    }
}
#endif
